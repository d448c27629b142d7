import { Game, type SavedGame } from '@patience/core';
import { expect, test } from 'vitest';
import { two } from '../testing/two.js';
import { upTo } from './up-to.js';
import { dropRedo } from './drop-redo.js';
import { decodeGame, encodeGame } from './code.js';

/** Returns a game with two moves in a minute, the second of which is undone. */
function played(): Game {
  let now = 0;
  const started = Game.start(two, { seed: 1, now: () => now });
  if (!started.ok) throw new Error(started.error.message);
  const game = started.value;
  for (let i = 0; i < 2; i++) game.play(game.legalMoves()[0]!);
  now = 60_000;
  game.undo();
  return game;
}

const through = async (save: SavedGame): Promise<SavedGame> => {
  const decoded = await decodeGame(await encodeGame(save));
  if (!decoded.ok) throw new Error(decoded.reason);
  return decoded.save;
};

test('a shared game ends with the present position, and keeps its time', async () => {
  const game = played();
  const shared = await through(dropRedo(game.save()));
  expect(shared).toMatchObject({ gestures: game.gestures.slice(0, 1), cursor: 1, elapsedMs: 60_000 });
  // A game that is continued from its end keeps its play time.
  expect(upTo(shared, { ...shared, elapsedMs: 0 }).elapsedMs).toBe(60_000);
});

test('a link of an earlier version, which contains undone moves, opens the same table', async () => {
  const game = played();
  expect(dropRedo(await through(game.save()))).toEqual(await through(dropRedo(game.save())));
});

test('a restarted game is shared without moves', () => {
  const game = played();
  game.restart();
  expect(game.save().held).toBeDefined();
  const { gestures, held } = dropRedo(game.save());
  expect([gestures, held]).toEqual([[], undefined]);
});
