import type { Variant } from '@patience/core';

const words = { name: 'Two', summary: '', rules: '' };

/** A variant with one card and two places; the game is won with the card on the right. */
export const two: Variant = {
  api: 1,
  id: 'two',
  rules: 1,
  options: {},
  deck: () => ({ suits: ['S'], ranks: [1] }),
  table: () => [
    { id: 'l', role: 'tableau', at: [0, 0], take: 'top', accept: { empty: 'any' } },
    { id: 'm', role: 'cell', at: [1, 0], take: 'top', accept: { empty: 'any' } },
    { id: 'r', role: 'foundation', at: [2, 0], accept: { empty: 'any' } },
  ],
  deal: (table) => table.move('pack', 'l', { face: 'up' }),
  strings: { de: words, en: words },
};
