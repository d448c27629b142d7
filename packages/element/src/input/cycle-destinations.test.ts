/** Tests the "one click" mode on installed patiences: a click plays a card with a single destination. */
import { Game } from '@patience/core';
import { installedVariants, loadInstalled } from '@patience/core/installed';
import { formatMove, Random } from '@patience/core/internals';
import { sample } from '@patience/tooling/sample';
import { expect, test } from 'vitest';
import { Selection } from '../table/selection.js';
import { DestinationCycle } from './tap-interpreter.js';
import type { Spot } from '../table/spot.js';

/** Moves played in each game. Few by default, since every card is clicked after every move. */
const MOVES = process.env['PATIENCE_EVERY'] ? 40 : 10;

const variants = await Promise.all(
  sample(installedVariants(import.meta.dirname), 10).map(async (installed) => [installed.id, await loadInstalled(installed)] as const),
);

/** Returns the cards on which a click lifts instead of doing an action. Foundations are left out. */
const spotsOf = (game: Game, selection: Selection): Spot[] =>
  game.piles.flatMap(({ id, fan, role }) =>
    role === 'foundation' || selection.actionAt(id) !== undefined
      ? []
      : Array.from({ length: fan ? game.view.count(id) : 1 }, (_, depth) => ({ pile: id, depth })).filter(
          ({ depth }) => game.view.card(id, depth) !== null,
        ),
  );

test.each(variants)('%s: a click plays a card with a single destination and chooses a card with several', (_id, variant) => {
  const random = new Random(1);
  const cycle = new DestinationCycle();
  const started = Game.start(variant, { seed: 5 });
  if (!started.ok) throw new Error(started.error.message);
  const game = started.value;
  const selection = new Selection(game, (moves) => game.play(moves.map((move) => formatMove(game.table, move))).ok);
  for (let move = 0; move < MOVES && game.status === 'playing'; move++) {
    for (const spot of spotsOf(game, selection)) {
      const places = selection.targetsOf(spot).size;
      const { cursor } = game;
      const { kind } = cycle.send(selection, spot, 0, true);
      const what = `${String(places)} places of ${spot.pile} at depth ${String(spot.depth)} after ${game.gestures.join(' ')}`;
      if (places === 0) expect(kind, what).toBe('refused');
      if (places === 1) expect(kind, what).toBe('played');
      // Several interchangeable empty piles count as one destination.
      if (places > 1) expect(['played', 'chosen'], what).toContain(kind);
      if (kind === 'chosen') expect(selection.bestTarget, what).toBe([...selection.targets][0]);
      selection.release();
      if (game.cursor > cursor) game.undo();
    }
    const moves = game.legalMoves();
    if (moves.length === 0) break;
    game.play(moves[random.below(moves.length)]!);
  }
});
