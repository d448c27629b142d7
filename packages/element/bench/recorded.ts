/** What benches of whole games share. */
import { sample } from '@patience/tooling/sample';
import { wonGames, type WonGame } from '../e2e/site.js';

/**
 * The recorded games of the patiences that the command names; without a name at most so many, or all with `PATIENCE_EVERY=1`.
 * @throws {Error} when a name has none
 */
export function recordedGames(count: number): readonly WonGame[] {
  const named = process.argv.slice(2);
  if (named.length === 0) return sample(wonGames(), count);
  const games = wonGames().filter(({ variant }) => named.includes(variant));
  if (games.length < named.length) throw new Error(`Not all have a recorded game: ${named.join(', ')}.`);
  return games;
}
