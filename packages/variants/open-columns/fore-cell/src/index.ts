import { cells, cellsLast, columns, foundations, KING, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** What the player chooses before the deal. */
export type ForeCellOptions = { build: 'alternate' | 'same' };

/** ForeCell. Rules: PySolFC and Solvitaire, which has the form in suit, too. */
export const foreCell: Variant<ForeCellOptions> = {
  api: 1,
  id: 'fore-cell',
  rules: 1,
  options: { build: ['alternate', 'same'] },
  deck: () => ({}),

  table: ({ build }) => [
    ...cells(4, (i) => ({ at: [i, 0], wide: [0, i] })),
    ...foundations(4, (i) => ({ at: [i + 4, 0], wide: [9.5, i] })),
    ...columns(8, (i) => ({ at: [i, 1], wide: [i + 1.25, 0] }), {
      accept: { empty: KING, on: { step: -1, suit: build }, max: 1 },
      take: 'top',
    }),
  ],

  deal(table) {
    for (let i = 0; i < 48; i++) table.move('pack', `t${(i % 8) + 1}`, { face: 'up' });
    for (const cell of table.piles('cell')) table.move('pack', cell, { face: 'up' });
  },

  rank: cellsLast,

  about: { skill: 0.7, minutes: 9 },
  strings: { de, en },
};

export default foreCell;
