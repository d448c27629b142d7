import { columns, foundations, reserveLast, row, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'alternate' };

/** King Albert. Rules: PySolFC, Solvitaire and AisleRiot's help; all cards lie face up, as in the first two. */
export const kingAlbert: Variant = {
  api: 1,
  id: 'king-albert',
  rules: 1,
  options: {},
  deck: () => ({}),

  table: () => [
    ...foundations(4, (i) => ({ at: [i + 2.5, 0], wide: [9.25, i] }), { from: ['reserve', 'tableau'], take: 'top' }),
    ...row('r', 7, (i) => ({
      role: 'reserve',
      group: 'reserve',
      at: [i + 1, 1],
      wide: [10.5 + (i % 2), Math.floor(i / 2)],
      take: 'top',
    })),
    ...columns(9, (i) => ({ at: [i, 2], wide: [i, 0] }), { accept: { empty: 'any', on: down, max: 1 }, take: 'top' }),
  ],

  deal(table) {
    for (let first = 1; first <= 9; first++)
      for (let column = first; column <= 9; column++) table.move('pack', `t${column}`, { face: 'up' });
    for (const place of table.piles('reserve')) table.move('pack', place, { face: 'up' });
  },

  rank: reserveLast,

  about: { skill: 0.6, minutes: 9 },
  strings: { de, en },
};

export default kingAlbert;
