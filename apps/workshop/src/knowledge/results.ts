import { wilsonInterval } from '@patience/solver';

/** Number of the first deal that is searched; the following numbers come next. Every patience gets the same deals. */
export const FIRST_DEAL = 1;

/** The result of searching one deal. */
export type DealResult =
  | { readonly verdict: 'won'; /** Moves that win, in text notation. */ readonly line: readonly string[]; readonly carried: boolean }
  | { readonly verdict: 'lost'; readonly carried: boolean }
  /** The search found no result within this number of positions. */
  | { readonly verdict: 'unknown'; readonly budget: number };

/** Results by the number of the deal. */
export type Results = ReadonlyMap<number, DealResult>;

/** Numbers of won, lost and undecided deals. */
export interface Tally {
  readonly won: number;
  readonly lost: number;
  readonly unknown: number;
  readonly carried: number;
  /** The 95 % interval of the share of deals that can be won; undecided ones count as lost for its lower end and as won for its upper end. */
  readonly interval: readonly [low: number, high: number];
}

/** Counts won, lost and undecided deals. */
export function tally(results: Results): Tally {
  let [won, lost, unknown, carried] = [0, 0, 0, 0];
  for (const result of results.values()) {
    if (result.verdict === 'won') won++;
    else if (result.verdict === 'lost') lost++;
    else unknown++;
    if (result.verdict !== 'unknown' && result.carried) carried++;
  }
  return { won, lost, unknown, carried, interval: wilsonInterval(won, unknown, won + lost + unknown) };
}

/** Returns the typical number of moves of a win: the median of the lines that were found; 0 where there is none. */
export function typicalLength(results: Results): number {
  const lengths = [...results.values()].flatMap((result) => (result.verdict === 'won' ? [result.line.length] : []));
  return lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0;
}
