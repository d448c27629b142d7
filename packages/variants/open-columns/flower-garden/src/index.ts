import { columns, foundations, reserveLast, row, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'any' };

/** Flower Garden. Rules: PySolFC and Solvitaire; cards may come back from their families, as in Solvitaire. */
export const flowerGarden: Variant = {
  api: 1,
  id: 'flower-garden',
  rules: 1,
  options: {},
  deck: () => ({}),

  table: () => [
    ...foundations(4, (i) => ({ at: [i + 2, 0], wide: [6.25, i] }), { from: ['reserve', 'tableau'], take: 'top' }),
    ...row('r', 16, (i) => ({
      role: 'reserve',
      group: 'bouquet',
      at: [i % 8, 1 + Math.floor(i / 8)],
      wide: [7.5 + (i % 4), Math.floor(i / 4)],
      take: 'top',
    })),
    ...columns(6, (i) => ({ at: [i + 1, 3], wide: [i, 0] }), { accept: { empty: 'any', on: down, max: 1 }, take: 'top' }),
  ],

  deal(table) {
    for (let i = 0; i < 36; i++) table.move('pack', `t${(i % 6) + 1}`, { face: 'up' });
    for (const place of table.piles('reserve')) table.move('pack', place, { face: 'up' });
  },

  rank: reserveLast,

  about: { skill: 1, minutes: 10 },
  strings: { de, en },
};

export default flowerGarden;
