import { ACE, dealRows, homeFirst, row, turn, type Link, type Variant } from '@patience/core';
import { de } from './locales/de.js';
import { en } from './locales/en.js';

const down: Link = { step: -1, suit: 'colour' };
/** What moves together. */
const run: Link = { step: -1, suit: 'same' };
const up: Link = { step: 1, suit: 'same' };

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
    ...row('f', 4, (i) => ({
      role: 'foundation',
      group: 'foundations',
      at: [i + 3, 0],
      wide: [8.5 + (i % 2), Math.floor(i / 2)],
      accept: { empty: ACE, on: up, max: 1, from: ['waste', 'tableau'] },
      take: 'top',
    })),
    ...row('t', 7, (i) => ({
      role: 'tableau',
      group: 'columns',
      at: [i, 1],
      wide: [i + 1.25, 0],
      fan: 'down',
      accept: { empty: 'any', on: down },
      take: { run },
    })),
  ],

  deal(table) {
    dealRows(table, table.piles('tableau'), [1, 2, 3, 4, 5, 6, 7]);
    table.move('pack', 'stock', { count: 24 });
  },

  actions: { turn },
  rank: homeFirst,

  strings: { de, en },
};

export default whitehead;
