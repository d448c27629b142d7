import type { Pile } from '../contract.js';

/**
 * Like piles in a row, `t1` … `tn`.
 * @param prefix of the ids @param make the rest of pile i, counted from 0
 */
export const row = (prefix: string, count: number, make: (i: number) => Omit<Pile, 'id'>): Pile[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${prefix}${i + 1}`, ...make(i) }));
