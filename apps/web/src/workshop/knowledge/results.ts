import { wilsonInterval } from '@patience/solver';

/** The number of the first deal that is searched; the others follow it. They are the same for every patience. */
export const FIRST_DEAL = 1;

/** Knowledge about one deal. */
export type DealResult =
  | { readonly verdict: 'won'; /** Moves that win, in text notation. */ readonly line: readonly string[]; readonly carried: boolean }
  | { readonly verdict: 'lost'; readonly carried: boolean }
  /** Not decided within so many positions. */
  | { readonly verdict: 'unknown'; readonly budget: number };

/** Results by the number of the deal. */
export type Results = ReadonlyMap<number, DealResult>;

/** Results, counted. */
export interface Tally {
  readonly won: number;
  readonly lost: number;
  readonly unknown: number;
  readonly carried: number;
  /** The 95 % interval of the share of deals that can be won; undecided ones count as lost for its lower end and as won for its upper end. */
  readonly interval: readonly [low: number, high: number];
}

/** Counts results. */
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
