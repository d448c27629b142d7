import type { Facts } from './entry.js';

/** The hundredths of a share from 0 to 1: 0.29 has 29 of them, although binary fractions make it a little less. */
const hundredths = (share: number): number => Number((share * 100).toFixed(6));

/** How many hundredths a share has at least: what is known as a lower bound is never rounded up. */
export const atLeast = (share: number): number => Math.floor(hundredths(share));

/** How many hundredths a share has at most. */
export const atMost = (share: number): number => Math.ceil(hundredths(share));

/** How many of a hundred deals come out; of a game with deals that nobody could decide, at least so many. Undefined: nobody knows. */
export const winnableOf = ({ winnable, undecided }: Pick<Facts, 'winnable' | 'undecided'>): number | undefined =>
  winnable === undefined ? undefined : undecided ? atLeast(winnable) : Math.round(hundredths(winnable));
