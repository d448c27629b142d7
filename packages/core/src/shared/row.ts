import type { Pile } from '../contract.js';

/**
 * Returns piles with the ids `t1` … `tn`.
 * @param prefix of the ids, such as `t`
 * @param count number of piles
 * @param make returns the other fields of the pile with index i, from 0
 */
export const row = (prefix: string, count: number, make: (i: number) => Omit<Pile, 'id'>): Pile[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${prefix}${i + 1}`, ...make(i) }));
