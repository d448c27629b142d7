import type { Seed } from '@patience/core';
import type { SearchOptions } from '@patience/solver';

/**
 * The knowledge about the deal of a day: a search won it, no search decided it, all candidates are proved lost, or its game is scored, so that
 * it is neither won nor lost.
 */
export type DailyProof = 'proved' | 'unproved' | 'impossible' | 'scored';

/** The deal of a day, and what the searches found about it. */
export interface DailyDeal {
  readonly seed: Seed;
  readonly proof: DailyProof;
  /** Moves of the line that won it; present if it is proved. */
  readonly moves?: number;
}

/**
 * Limits of the searches for the deal of a day. Every device must find the same deal, so a search counts positions and has no limit that
 * depends on the device: no time, and a memory that a phone can spare.
 */
const SURE = { memory: 32 * 2 ** 20, time: Infinity, polish: 0 } as const satisfies SearchOptions;

/**
 * Positions that one search visits at most, round by round. In most patiences one of the candidates is won within the first round, in a
 * fraction of a second; the later rounds are for those that are hard to search.
 */
const ROUNDS = [2_000, 12_000, 40_000] as const;

/** Candidates of the last rounds, whose searches are long: a phone visits some 50,000 positions in a second. */
const LONG = 6;

/**
 * Finds the deal of a day, the same on every device: each round searches the candidates in their order, and the first one that is won is
 * the deal. Without a win it is the first candidate that is not proved lost, or the first of all.
 * @param isWinnable searches one candidate; undefined: not decided within these limits
 * @param onSearch receives the number of searches that have ended, and of all searches at most, before each search
 * @throws Error when `isWinnable` throws, for example because the solver cannot be loaded
 */
export async function findDailyDeal(
  seeds: readonly Seed[],
  isWinnable: (seed: Seed, limits: SearchOptions) => Promise<boolean | undefined>,
  onSearch: (ended: number, all: number) => void = () => undefined,
): Promise<DailyDeal> {
  const lost = new Set<Seed>();
  const searches = ROUNDS.flatMap((budget, round) =>
    seeds.slice(0, round === 0 ? undefined : LONG).map((seed) => ({ seed, limits: { ...SURE, budget } })),
  );
  for (const [ended, { seed, limits }] of searches.entries()) {
    if (lost.has(seed)) continue;
    onSearch(ended, searches.length);
    const winnable = await isWinnable(seed, limits);
    if (winnable) return { seed, proof: 'proved' };
    if (winnable === false) lost.add(seed);
  }
  const undecided = seeds.find((seed) => !lost.has(seed));
  return undecided === undefined ? { seed: seeds[0]!, proof: 'impossible' } : { seed: undecided, proof: 'unproved' };
}
