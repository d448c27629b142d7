import { columns, dealRows, foundations, homeFirst, turn, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'colour' };
/** What moves together. */
const run: Link = { step: -1, suit: 'same' };

/** Whitehead. Rules: PySolFC, rule page “Whitehead”, and GNOME AisleRiot, which agree. */
export const whitehead: Variant = {
  api: 1,
  id: 'whitehead',
  rules: 1,
  options: {},
  deck: () => ({}),

  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], wide: [0, 1], take: 'top' },
    ...foundations(4, (i) => ({ at: [i + 3, 0], wide: [8.5 + (i % 2), Math.floor(i / 2)] }), { from: ['waste', 'tableau'], take: 'top' }),
    ...columns(7, (i) => ({ at: [i, 1], wide: [i + 1.25, 0] }), { accept: { empty: 'any', on: down }, take: { run } }),
  ],

  deal(table) {
    dealRows(table, table.piles('tableau'), [1, 2, 3, 4, 5, 6, 7]);
    table.move('pack', 'stock', { count: 24 });
  },

  actions: { turn },
  rank: homeFirst,

  about: { skill: 0.8, minutes: 8 },
  strings: { de, en },
};

export default whitehead;
