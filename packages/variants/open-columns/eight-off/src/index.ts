import { cells, cellsLast, columns, foundations, KING, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** What the player chooses before the deal. */
export type EightOffOptions = {
  /** What fills an empty column. */
  gaps: 'kings' | 'any';
};

const down: Link = { step: -1, suit: 'same' };

/** Eight Off. Rules: AisleRiot's help, PySolFC and Solvitaire, which has the looser gaps, too. */
export const eightOff: Variant<EightOffOptions> = {
  api: 1,
  id: 'eight-off',
  rules: 1,
  options: { gaps: ['kings', 'any'] },
  deck: () => ({}),

  table: ({ gaps }) => [
    ...foundations(4, (i) => ({ at: [i + 2, 0], wide: [11, i] })),
    ...cells(8, (i) => ({ at: [i, 1], wide: [i % 2, Math.floor(i / 2)] })),
    ...columns(8, (i) => ({ at: [i, 2], wide: [i + 2.5, 0] }), {
      accept: { empty: gaps === 'any' ? 'any' : KING, on: down, max: 1 },
      take: 'top',
    }),
  ],

  deal(table) {
    for (let i = 0; i < 48; i++) table.move('pack', `t${(i % 8) + 1}`, { face: 'up' });
    for (let cell = 1; cell <= 4; cell++) table.move('pack', `c${cell}`, { face: 'up' });
  },

  rank: cellsLast,

  about: { skill: 1, minutes: 8 },
  strings: { de, en },
};

export default eightOff;
