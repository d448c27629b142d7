import { ACE, homeFirst, inCircle, KING, redeal, row, turn, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Rays of the star: in turn one that begins with an ace and one that begins with a two. */
const RAYS = 16;

/** Königsstern. Rules: patiencen.org, in German and English. */
export const koenigsstern: Variant = {
  api: 1,
  id: 'koenigsstern',
  rules: 1,
  options: {},
  deck: () => ({ copies: 2 }),

  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [7, 0], wide: [10, 0], take: 'top' },
    ...row('f', RAYS, (i) => ({
      role: 'foundation',
      group: i % 2 === 0 ? 'jacks' : 'queens',
      at: inCircle(i / RAYS, 3.5, 3.1),
      wide: inCircle(i / RAYS, 5, 2.65),
      accept: { empty: i % 2 === 0 ? ACE : ACE + 1, on: { step: 2, suit: 'same' }, max: 1 },
      limit: 6,
    })),
    ...row('k', 8, (i) => ({
      role: 'foundation',
      group: 'kings',
      at: [2 + (i % 4), i < 4 ? 2.6 : 3.6],
      wide: [3.5 + (i % 4), i < 4 ? 2.15 : 3.15],
      accept: { empty: KING },
    })),
  ],

  deal(table) {
    table.move('pack', 'stock', { count: table.count('pack') });
  },

  actions: { turn, redeal: redeal(() => 2) },
  rank: homeFirst,

  about: { skill: 0.3, minutes: 12 },
  strings: { de, en },
};

export default koenigsstern;
