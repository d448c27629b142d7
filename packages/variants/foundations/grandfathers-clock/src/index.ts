import { columns, dealRows, homeFirst, inCircle, row, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** The bases of the hours from one to twelve. */
const BASES = ['TH', 'JS', 'QD', 'KC', '2H', '3S', '4D', '5C', '6H', '7S', '8D', '9C'];
/** The hours from one to four go round the corner and have a card more. */
const LONG = 4;

/** Grandfather's Clock. Rules: PySolFC, rule page “Grandfather's Clock”, whose dial has the same ranks in other suits. */
export const grandfathersClock: Variant = {
  api: 1,
  id: 'grandfathers-clock',
  rules: 1,
  options: {},
  deck: () => ({ first: BASES }),

  table: () => [
    ...row('f', 12, (i) => {
      const [x, y] = inCircle((i + 1) / 12, 3, 2.1);
      return {
        role: 'foundation',
        at: [x + 0.5, y],
        wide: [x + 8.75, y],
        accept: { on: { step: 1, suit: 'same', wrap: true }, max: 1 },
        limit: i < LONG ? 5 : 4,
      };
    }),
    ...columns(8, (i) => ({ at: [i, 5.4], wide: [i, 0] }), {
      accept: { empty: 'any', on: { step: -1, suit: 'any' }, max: 1 },
      take: 'top',
    }),
  ],

  deal(table) {
    for (const hour of table.piles('foundation')) table.move('pack', hour, { face: 'up' });
    dealRows(table, table.piles('tableau'), 5);
  },

  rank: homeFirst,

  about: { skill: 0.4, minutes: 4 },
  strings: { de, en },
};

export default grandfathersClock;
