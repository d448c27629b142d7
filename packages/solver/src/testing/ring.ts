import type { Variant } from '@patience/core';

const words = { name: 'x', summary: 'x', rules: 'x' };

/**
 * Returns a patience of one card that moves round a ring of cells.
 * @param cells number of cells, `c0` and so on; with one cell there is no legal move
 * @param more fields that replace those of the patience
 */
export const ring = (cells: number, more: Partial<Variant> = {}): Variant => ({
  api: 1,
  id: 'ring',
  rules: 1,
  options: {},
  deck: () => ({ suits: ['C'], ranks: [1] }),
  table: () =>
    Array.from({ length: cells }, (_, i) => ({ id: `c${i}`, role: 'cell', at: [i, 0], accept: { empty: 'any' }, take: 'top' }) as const),
  deal: (table) => table.move('pack', 'c0', { face: 'up' }),
  strings: { de: words, en: words },
  ...more,
});
