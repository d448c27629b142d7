import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Game, type SavedGame, type Variant } from '@patience/core';
import { firstByRank, formatMove, list, MAX_MOVES } from '@patience/core/internals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ran } from '../testing/fake-io.js';
import { installToy } from '../testing/toy.js';

const toy = installToy();
const cwd = toy.folder;
afterAll(() => toy.remove());

let won: SavedGame;

/** Returns a game in which the first move by rank was played each time. */
function played(variant: Variant, seed: number): Game {
  const started = Game.start(variant, { seed });
  if (!started.ok) throw new Error(started.error.message);
  const game = started.value;
  const moves = new Int32Array(MAX_MOVES);
  for (let i = 0; i < 60 && game.status === 'playing'; i++) {
    const n = list(game.table, moves);
    if (n > 0) game.play(formatMove(game.table, firstByRank(game.table, moves, n)));
  }
  return game;
}

beforeAll(async () => {
  const { default: variant } = (await import(pathToFileURL(toy.module).href)) as { default: Variant };
  for (let seed = 0; won === undefined; seed++) {
    const game = played(variant, seed);
    if (game.status === 'won') won = game.save();
  }
});

const replayed = (save: object, more = '--json'): ReturnType<typeof ran> => ran(`replay - ${more}`, { cwd, stdin: JSON.stringify(save) });

test('replay of a won game prints won, with its points, moves and gestures', async () => {
  const { code, out, err } = await replayed(won);
  const count = won.gestures.length;
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toEqual({ variant: 'toy', status: 'won', score: 80, moves: count, gestures: count, stuck: false });
  expect((await replayed(won, '--lang de')).out).toContain(`aufgegangen · ${count} Züge · ${count} Eingaben · 80 Punkte\n`);
});

test('replay counts each move of a gesture, and no undone gesture', async () => {
  const [a, b, ...rest] = won.gestures;
  const { out } = await replayed({ ...won, gestures: [[...a!, ...b!], ...rest], cursor: 1 });
  expect(JSON.parse(out)).toMatchObject({ status: 'playing', moves: 2, gestures: 1 });
});

test('replay reads a saved game from a file', async () => {
  const file = join(cwd, 'won.json');
  writeFileSync(file, JSON.stringify(won));
  expect((await ran(['replay', file], { cwd })).out).toMatch(/^Toy .*\nwon /);
});

test('replay refuses an illegal move with its number and the reason', async () => {
  const gestures = [...won.gestures.slice(0, 2), ['t1>nowhere'], ...won.gestures.slice(2)];
  const { code, out, err } = await replayed({ ...won, gestures, cursor: gestures.length });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toBe('patience: Move 3, “t1>nowhere”, is not possible. There is no pile “nowhere” here.\n');
});

test.each([
  ['not JSON', 'oops', /not a saved game/],
  ['no object', '[]', /not a saved game/],
  ['of a newer format', '{"format":99}', /saved by a newer version/],
  ['of unknown patience', '{"format":1,"variant":"none","rules":1,"options":{},"seed":1,"gestures":[]}', /no patience “none” here/],
  [
    'of a module',
    '{"format":1,"variant":"./node_modules/patience-toy/index.js","rules":1,"options":{},"seed":1,"gestures":[]}',
    /no patience/,
  ],
  ['of newer rules', '{"format":1,"variant":"toy","rules":4,"options":{},"seed":1,"gestures":[]}', /newer rules/],
  ['with a wrong field', '{"format":1,"variant":"toy","rules":1,"options":{},"seed":1,"gestures":5}', /“gestures” is missing or wrong/],
  ['with an unknown option', '{"format":1,"variant":"toy","rules":1,"options":{"x":1},"seed":1,"gestures":[]}', /no option “x”/],
])('replay refuses a file that is %s', async (_, stdin, message) => {
  const { code, out, err } = await ran('replay -', { cwd, stdin });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(message);
  expect(err).toMatch(/^patience: [^\n]+\n$/);
});
