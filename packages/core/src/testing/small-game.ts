/** Games of small patiences for the tests of a game, its clock and its saves. */
import type { CompleteVariant as Variant } from '../contract.js';
import { Game } from '../game/game.js';
import { mini } from './mini.js';
import { sample } from './sample.js';
import { pile } from './small-table.js';

/** Returns a clock that shows the time a test writes into it, in milliseconds. */
export function clock(): { now: () => number; at: number } {
  const c = { at: 0, now: () => c.at };
  return c;
}

/** Starts a game of deal 5. @throws Error when it cannot be started */
export function started(variant: Variant = sample, request = {}): Game {
  const game = Game.start(variant, { seed: 5, ...request });
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

/** Plays moves, always the first listed. */
export function some(game: Game, n: number): void {
  for (let i = 0; i < n; i++) game.play(game.legalMoves()[0]!);
}

/** Returns a variant in which one card can move between two piles forever. */
export const shuttle = (more: Partial<Variant> = {}): Variant =>
  mini(
    [pile('a', 0, { take: 'top', accept: { empty: 'any' } }), pile('b', 1, { take: 'top', accept: { empty: 'any' } }), pile('rest', 2)],
    { a: 1 },
    more,
  );
