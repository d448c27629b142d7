import type { Options } from '@patience/core';
import { formatMove, list, MAX_MOVES, type Move, playAndSeeShuffle, Table } from '@patience/core/internals';
import type { Hint } from './hint.js';
import { guessesFrom, hidesCards, upToTurned } from './hidden-cards.js';
import type { SeenCards } from './seen-cards.js';
import type { VisitedPositions } from './visited-positions.js';

/** Largest number of positions to visit. A pass through the stock of Klondike with every use of the waste has about a thousand. */
const MOST = 5_000;
/** Default time limit, in milliseconds: about that of a hint. */
const TIME = 90;

/**
 * Returns a hint for a position in which {@link hint} has none, because all moves lead to earlier positions or the game has made no progress
 * for long: the first move of a shortest way to a position that makes progress (see {@link VisitedPositions.makesProgress}), or else to a
 * shuffle, through earlier positions too. Cards that the player has not seen are guessed once. Who follows these hints does not go in circles: the way gets shorter with each
 * move, or a card is seen for the first time.
 * @param mode `thoughtful` knows the hidden cards
 * @returns undefined when no such position was found in time
 * @throws ContractError when the variant breaks the contract
 */
export function wayToProgress(
  source: Table<Options>,
  past: VisitedPositions,
  { seen }: SeenCards,
  { mode, seed = 1, time = TIME }: { readonly mode?: 'fair' | 'thoughtful'; readonly seed?: number; readonly time?: number } = {},
): Hint | undefined {
  if (source.status() !== 'playing') return undefined;
  const end = performance.now() + time;
  const knows = mode === 'thoughtful' || !hidesCards(source);
  const table = knows ? new Table(source.variant, source.options, source) : source.imagine(guessesFrom(seed), seen);
  const met = new Set([table.key.join()]);
  const ways: (readonly Move[])[] = [[]];
  const moves = new Int32Array(MAX_MOVES);
  let toShuffle: readonly Move[] | undefined;
  const hintTo = (way: readonly Move[]): Hint => {
    const plan = upToTurned(source, way);
    return { move: plan[0]!, text: formatMove(source, plan[0]!), from: 'look', plan, positions: met.size };
  };
  for (let at = 0; at < ways.length && met.size <= MOST && performance.now() < end; at++) {
    const way = ways[at]!;
    for (const move of way) table.play(move);
    for (const move of moves.slice(0, list(table, moves))) {
      const shuffled = playAndSeeShuffle(table, move);
      const status = table.status();
      const reached = status === 'won' || past.makesProgress(table);
      const key = table.key.join();
      table.undo();
      if (reached) return hintTo([...way, move]);
      // A player does not know the result of a shuffle, so do not search behind it. It is taken where nothing else makes progress.
      if (shuffled) toShuffle ??= [...way, move];
      if (shuffled || status !== 'playing' || met.has(key)) continue;
      met.add(key);
      ways.push([...way, move]);
    }
    for (const _ of way) table.undo();
  }
  return toShuffle && hintTo(toShuffle);
}
