import type { SearchOptions } from '@patience/solver';

/** Limits of one search of a deal: milliseconds, and bytes of memory that a phone has free. */
export const SEARCH = { memory: 48e6, time: 1500, polish: 0 } as const satisfies SearchOptions;

/** By how many positions one deal of several is searched where all machines must agree: a clock would tell them apart. */
export const SURE = { budget: 60_000, memory: 32 * 2 ** 20, time: Infinity, polish: 0 } as const satisfies SearchOptions;
