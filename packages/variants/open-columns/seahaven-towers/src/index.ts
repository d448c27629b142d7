import { cells, cellsLast, columns, foundations, KING, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** What the player chooses before the deal. */
export type SeahavenTowersOptions = {
  /** What fills an empty column. */
  gaps: 'kings' | 'any';
};

const down: Link = { step: -1, suit: 'same' };

/** Seahaven Towers. Rules: AisleRiot's help, PySolFC and Solvitaire; gaps for any card: Wikipedia, “Seahaven Towers”. */
export const seahavenTowers: Variant<SeahavenTowersOptions> = {
  api: 1,
  id: 'seahaven-towers',
  rules: 1,
  options: { gaps: ['kings', 'any'] },
  deck: () => ({}),

  table: ({ gaps }) => [
    ...foundations(4, (i) => ({ at: [i < 2 ? i : i + 6, 0], wide: [11.5, i] })),
    ...cells(4, (i) => ({ at: [i + 3, 0], wide: [0, i] })),
    ...columns(10, (i) => ({ at: [i, 1], wide: [i + 1.25, 0] }), {
      accept: { empty: gaps === 'any' ? 'any' : KING, on: down, max: 1 },
      take: 'top',
    }),
  ],

  deal(table) {
    for (let i = 0; i < 50; i++) table.move('pack', `t${(i % 10) + 1}`, { face: 'up' });
    for (const cell of ['c2', 'c3']) table.move('pack', cell, { face: 'up' });
  },

  rank: cellsLast,

  about: { skill: 1, minutes: 8 },
  strings: { de, en },
};

export default seahavenTowers;
