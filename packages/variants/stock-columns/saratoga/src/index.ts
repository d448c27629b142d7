import { columns, dealRows, foundations, homeFirst, KING, redeal, turnSome, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** What the player chooses before the deal. */
export type SaratogaOptions = {
  /** Cards turned at once. */
  draw: 3 | 1;
};

const down: Link = { step: -1, suit: 'alternate' };

/** Saratoga. Rules: PySolFC, rule page “Saratoga”; single cards: GNOME AisleRiot, which has them as an option too. */
export const saratoga: Variant<SaratogaOptions> = {
  api: 1,
  id: 'saratoga',
  rules: 1,
  options: { draw: [3, 1] },
  deck: () => ({}),

  table: ({ draw }) => [
    { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], wide: [0, 1], take: 'top', ...(draw > 1 && { fan: 'right', fanned: draw }) },
    ...foundations(4, (i) => ({ at: [i + 3, 0], wide: [9.25 + (i % 2), Math.floor(i / 2)] }), { from: ['waste', 'tableau'], take: 'top' }),
    ...columns(7, (i) => ({ at: [i, 1], wide: [i + 2, 0] }), { accept: { empty: KING, on: down }, take: { run: down } }),
  ],

  deal(table) {
    dealRows(table, table.piles('tableau'), [1, 2, 3, 4, 5, 6, 7]);
    table.move('pack', 'stock', { count: 24 });
  },

  actions: { turn: turnSome(({ draw }) => draw), redeal: redeal(() => Infinity) },
  rank: homeFirst,

  about: { skill: 0.7, minutes: 8 },
  strings: { de, en },
};

export default saratoga;
