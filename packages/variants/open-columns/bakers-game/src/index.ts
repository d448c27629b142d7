import { ACE, cellsLast, KING, row, type Link, type Variant } from '@patience/core';
import { de } from './locales/de.js';
import { en } from './locales/en.js';

/** What the player chooses before the deal. */
export type BakersGameOptions = {
  /** What fills an empty column. */
  gaps: 'any' | 'kings';
};

const down: Link = { step: -1, suit: 'same' };
const up: Link = { step: 1, suit: 'same' };

/** Baker's Game. Rules: PySolFC, Solvitaire and AisleRiot; Gardner's column of June 1968 fills gaps with any card. */
export const bakersGame: Variant<BakersGameOptions> = {
  api: 1,
  id: 'bakers-game',
  rules: 1,
  options: { gaps: ['any', 'kings'] },
  deck: () => ({}),

  table: ({ gaps }) => [
    ...row('c', 4, (i) => ({
      role: 'cell',
      group: 'cells',
      at: [i, 0],
      wide: [0, i],
      accept: { empty: 'any', max: 1 },
      take: 'top',
    })),
    ...row('f', 4, (i) => ({
      role: 'foundation',
      group: 'foundations',
      at: [i + 4, 0],
      wide: [9.5, i],
      accept: { empty: ACE, on: up, max: 1 },
    })),
    ...row('t', 8, (i) => ({
      role: 'tableau',
      group: 'columns',
      at: [i, 1],
      wide: [i + 1.25, 0],
      fan: 'down',
      accept: { empty: gaps === 'any' ? 'any' : KING, on: down, max: 1 },
      take: 'top',
    })),
  ],

  deal(table) {
    for (let i = 0; i < 52; i++) table.move('pack', `t${(i % 8) + 1}`, { face: 'up' });
  },

  rank: cellsLast,

  about: { skill: 0.7, minutes: 8 },
  strings: { de, en },
};

export default bakersGame;
