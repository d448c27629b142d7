import { dealRow, dealRows, foundations, homeFirst, row, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'alternate' };

/** Gypsy. Rules: PySolFC, rule page “Gypsy”, and GNOME AisleRiot, which agree. */
export const gypsy: Variant = {
  api: 1,
  id: 'gypsy',
  rules: 1,
  options: {},
  deck: () => ({ copies: 2 }),

  // A row is dealt from left to right, so no column is like another: no group.
  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
    ...foundations(8, (i) => ({ at: [(i % 4) + 4, Math.floor(i / 4)], wide: [9.5 + (i % 2), Math.floor(i / 2)] }), {
      from: ['tableau'],
      take: 'top',
    }),
    ...row('t', 8, (i) => ({
      role: 'tableau',
      at: [i, 2],
      wide: [i + 1.25, 0],
      fan: 'down',
      reveal: true,
      accept: { empty: 'any', on: down },
      take: { run: down },
    })),
  ],

  deal(table) {
    dealRows(table, table.piles('tableau'), 2, 'down');
    dealRows(table, table.piles('tableau'), 1);
    table.move('pack', 'stock', { count: 80 });
  },

  actions: { deal: dealRow('allowed') },
  rank: homeFirst,

  about: { minutes: 16 },
  strings: { de, en },
};

export default gypsy;
