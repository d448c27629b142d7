import { cells, cellsLast, columns, foundations, KING, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** What the player chooses before the deal. */
export type BakersGameOptions = {
  /** What fills an empty column. */
  gaps: 'any' | 'kings';
};

const down: Link = { step: -1, suit: 'same' };

/** Baker's Game. Rules: PySolFC, Solvitaire and AisleRiot; Gardner's column of June 1968 fills gaps with any card. */
export const bakersGame: Variant<BakersGameOptions> = {
  api: 1,
  id: 'bakers-game',
  rules: 1,
  options: { gaps: ['any', 'kings'] },
  deck: () => ({}),

  table: ({ gaps }) => [
    ...cells(4, (i) => ({ at: [i, 0], wide: [0, i] })),
    ...foundations(4, (i) => ({ at: [i + 4, 0], wide: [9.5, i] })),
    ...columns(8, (i) => ({ at: [i, 1], wide: [i + 1.25, 0] }), {
      accept: { empty: gaps === 'any' ? 'any' : KING, on: down, max: 1 },
      take: 'top',
    }),
  ],

  deal(table) {
    for (let i = 0; i < 52; i++) table.move('pack', `t${(i % 8) + 1}`, { face: 'up' });
  },

  rank: cellsLast,

  about: { skill: 0.7, minutes: 8 },
  strings: { de, en },
};

export default bakersGame;
