import { columns, dealRows, foundations, homeFirst, redeal, turn, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** What the player chooses before the deal. */
export type ThumbAndPouchOptions = { redeals: 0 | 2 };

const down: Link = { step: -1, suit: 'other' };

/** Thumb and Pouch. Rules: PySolFC, rule page “Thumb and Pouch”; two redeals: GNOME AisleRiot. */
export const thumbAndPouch: Variant<ThumbAndPouchOptions> = {
  api: 1,
  id: 'thumb-and-pouch',
  rules: 1,
  options: { redeals: [0, 2] },
  deck: () => ({}),

  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], wide: [0, 1], take: 'top' },
    ...foundations(4, (i) => ({ at: [i + 3, 0], wide: [8.5 + (i % 2), Math.floor(i / 2)] }), { from: ['waste', 'tableau'], take: 'top' }),
    ...columns(7, (i) => ({ at: [i, 1], wide: [i + 1.25, 0] }), { accept: { empty: 'any', on: down }, take: { run: down }, reveal: true }),
  ],

  deal(table) {
    dealRows(table, table.piles('tableau'), [1, 2, 3, 4, 5, 6, 7], 'down');
    table.move('pack', 'stock', { count: 24 });
  },

  actions: { turn, redeal: redeal(({ redeals }) => redeals) },
  rank: homeFirst,

  about: { skill: 0.2, minutes: 9 },
  strings: { de, en },
};

export default thumbAndPouch;
