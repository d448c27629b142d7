import { columns, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Black Hole. Rules: its author David Parlett, as in PySolFC and Solvitaire. */
export const blackHole: Variant = {
  api: 1,
  id: 'black-hole',
  rules: 1,
  options: {},
  deck: () => ({ first: ['AS'] }),

  table: () => [
    {
      id: 'f1',
      role: 'foundation',
      at: [0, 0],
      wide: [9.25, 0],
      accept: { on: { step: 'either', suit: 'any', wrap: true } },
    },
    ...columns(17, (i) => ({ at: [i % 6, 1.1 + Math.floor(i / 6) * 1.9], wide: [i % 9, Math.floor(i / 9) * 2] }), { take: 'top' }),
  ],

  deal(table) {
    table.move('pack', 'f1', { face: 'up' });
    for (const fan of table.piles('tableau')) table.move('pack', fan, { count: 3, face: 'up', turn: true });
  },

  /** The fans that are still whole first: their lowest cards wait longest. */
  rank: (view, move) => (move.kind === 'cards' ? view.count(move.from) : 0),

  about: { skill: 1, minutes: 6 },
  strings: { de, en },
};

export default blackHole;
