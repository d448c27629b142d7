import type { Entry } from '@patience/atlas/count';

/** Results divided at the first seed without a result. */
export interface Gapless {
  readonly counted: readonly Entry[];
  /** Results of higher seeds, which are counted when the missing one has come. */
  readonly waiting: readonly Entry[];
  /** The first seed without a result; undefined when nothing waits. */
  readonly missing: number | undefined;
}

/**
 * Divides results at the first seed without one. Whoever has the server's password can write results, and could choose deals of which the
 * result suits. A count that takes every seed in order, and none after a missing one, leaves no choice but to end it early.
 * @param fresh results that passed the checks
 * @param known seeds that have a result already
 * @param from the first seed of the count
 */
export function gapless(fresh: readonly Entry[], known: ReadonlySet<number>, from: number): Gapless {
  const seeds = new Set([...known, ...fresh.map(({ seed }) => seed)]);
  let missing = from;
  while (seeds.has(missing)) missing++;
  const counted = fresh.filter(({ seed }) => seed >= from && seed < missing);
  const waiting = fresh.filter(({ seed }) => seed < from || seed > missing);
  return { counted, waiting, missing: waiting.length === 0 ? undefined : missing };
}
