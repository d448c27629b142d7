import type { Facts } from './entry.js';

/** Returns the hundredths of a share from 0 to 1, corrected for binary fractions: 0.29 gives 29. */
const hundredths = (share: number): number => Number((share * 100).toFixed(6));

/** Returns a share in whole hundredths, rounded down: a lower bound is never rounded up. */
export const atLeast = (share: number): number => Math.floor(hundredths(share));

/** Returns a share in whole hundredths, rounded up. */
export const atMost = (share: number): number => Math.ceil(hundredths(share));

/** Returns how many of a hundred deals can be won, a lower bound for a game with undecided deals; undefined if unknown. */
export const winnableOf = ({ winnable, undecided }: Pick<Facts, 'winnable' | 'undecided'>): number | undefined =>
  winnable === undefined ? undefined : undecided ? atLeast(winnable) : Math.round(hundredths(winnable));
