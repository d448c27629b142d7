/** Functions shared by the benchmarks of whole games. */
import { sample } from '@patience/tooling/sample';
import { wonGames, type WonGame } from '../e2e/site.js';

/**
 * Returns the recorded games of the patiences that the command names; without a name at most `count`, or all with `PATIENCE_EVERY=1`.
 * @throws {Error} when a named patience has no recorded game
 */
export function recordedGames(count: number): readonly WonGame[] {
  const named = process.argv.slice(2);
  if (named.length === 0) return sample(wonGames(), count);
  const games = wonGames().filter(({ variant }) => named.includes(variant));
  if (games.length < named.length) throw new Error(`Not all have a recorded game: ${named.join(', ')}.`);
  return games;
}
