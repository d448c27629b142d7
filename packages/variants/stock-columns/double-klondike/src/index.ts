import { columns, dealRows, foundations, homeFirst, KING, redeal, turnSome, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** What the player chooses before the deal. */
export type DoubleKlondikeOptions = {
  /** Cards turned at once. */
  draw: 1 | 3;
  /** Once: the form that is called Gargantua. */
  redeals: 'unlimited' | 1;
};

const down: Link = { step: -1, suit: 'alternate' };

/** Double Klondike. Rules: PySolFC, rule pages “Double Klondike” and “Gargantua”. */
export const doubleKlondike: Variant<DoubleKlondikeOptions> = {
  api: 1,
  id: 'double-klondike',
  rules: 1,
  options: { draw: [1, 3], redeals: ['unlimited', 1] },
  deck: () => ({ copies: 2 }),

  table: ({ draw }) => [
    { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], wide: [0, 1], take: 'top', ...(draw > 1 && { fan: 'right', fanned: draw }) },
    ...foundations(8, (i) => ({ at: [(i % 4) + 5, Math.floor(i / 4)], wide: [11.25 + (i % 2), Math.floor(i / 2)] }), {
      from: ['waste', 'tableau'],
      take: 'top',
    }),
    ...columns(9, (i) => ({ at: [i, 2], wide: [i + 2, 0] }), { accept: { empty: KING, on: down }, take: { run: down }, reveal: true }),
  ],

  deal(table) {
    dealRows(table, table.piles('tableau'), [1, 2, 3, 4, 5, 6, 7, 8, 9], 'down');
    table.move('pack', 'stock', { count: 59 });
  },

  actions: {
    turn: turnSome(({ draw }) => draw),
    redeal: redeal(({ redeals }) => (redeals === 'unlimited' ? Infinity : redeals)),
  },
  rank: homeFirst,

  about: { skill: 0.5, minutes: 17 },
  strings: { de, en },
};

export default doubleKlondike;
