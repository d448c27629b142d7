import { ACE, columns, KING, row, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const either: Link = { step: 'either', suit: 'same' };
const up: Link = { step: 1, suit: 'same' };
const down: Link = { step: -1, suit: 'same' };

/** Bisley. Rules: PySolFC; its layout of thirteen columns, the aces at the head of the first four, is that of the books. */
export const bisley: Variant = {
  api: 1,
  id: 'bisley',
  rules: 1,
  options: {},
  deck: () => ({ first: [ACE] }),

  table: () => [
    ...row('f', 8, (i) => ({
      role: 'foundation',
      group: i < 4 ? 'aces' : 'kings',
      at: [i, 0],
      wide: [i + 2.5, 0],
      accept: i < 4 ? { on: up, max: 1 } : { empty: KING, on: down, max: 1 },
    })),
    ...columns(13, (i) => ({ at: i < 7 ? [i + 0.5, 1] : [i - 6, 3.2], wide: [i, 1] }), { accept: { on: either, max: 1 }, take: 'top' }),
  ],

  /** The aces are the head of the first four columns: those get one card fewer. */
  deal(table) {
    for (let family = 1; family <= 4; family++) table.move('pack', `f${family}`, { face: 'up' });
    for (let i = 4; i < 52; i++) table.move('pack', `t${(i % 13) + 1}`, { face: 'up' });
  },

  about: { skill: 1, minutes: 8 },
  strings: { de, en },
};

export default bisley;
