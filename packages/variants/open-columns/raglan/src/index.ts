import { ACE, columns, foundations, reserveLast, row, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'alternate' };

/** Raglan. Rules: PySolFC and Solvitaire, which agree. */
export const raglan: Variant = {
  api: 1,
  id: 'raglan',
  rules: 1,
  options: {},
  deck: () => ({ first: [ACE] }),

  table: () => [
    ...foundations(4, (i) => ({ at: [i + 2.5, 0], wide: [9.25, i] }), { from: ['reserve', 'tableau'], take: 'top' }),
    ...row('r', 6, (i) => ({
      role: 'reserve',
      group: 'reserve',
      at: [i + 1.5, 1],
      wide: [10.5 + (i % 2), Math.floor(i / 2)],
      take: 'top',
    })),
    ...columns(9, (i) => ({ at: [i, 2], wide: [i, 0] }), { accept: { empty: 'any', on: down, max: 1 }, take: 'top' }),
  ],

  /** Columns of one to six cards, then three of seven. */
  deal(table) {
    for (const family of table.piles('foundation')) table.move('pack', family, { face: 'up' });
    for (let first = 1; first <= 7; first++)
      for (let column = first; column <= 9; column++) table.move('pack', `t${column}`, { face: 'up' });
    for (const place of table.piles('reserve')) table.move('pack', place, { face: 'up' });
  },

  rank: reserveLast,

  about: { skill: 1, minutes: 8 },
  strings: { de, en },
};

export default raglan;
