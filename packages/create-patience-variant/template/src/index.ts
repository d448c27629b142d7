import { columns, foundations, redeal, turn, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. The first value of each is the default. */
export type Options = { redeals: 1 | 0 };

const PACKS = 1;
const COLUMNS = 6 + 2 * PACKS;
const DEALT = 3;

/** The relation of a card to the one that it lies on, in the columns. */
const down: Link = { step: -1, suit: 'alternate' };

/** My Patience. */
export const myPatience: Variant<Options> = {
  api: 1,
  id: 'my-patience',
  rules: 1, // raise it when an old game would replay differently
  options: { redeals: [1, 0] },
  deck: () => ({ copies: PACKS }),

  // Places in card widths and heights, from the left upper corner.
  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], take: 'top' },
    ...foundations(4 * PACKS, (i) => ({ at: [COLUMNS - 4 * PACKS + i, 0] })),
    ...columns(COLUMNS, (i) => ({ at: [i, 1] }), { accept: { empty: 'any', on: down }, take: { run: down } }),
  ],

  deal(table) {
    for (let i = 0; i < DEALT * COLUMNS && table.count('pack') > 0; i++) table.move('pack', `t${(i % COLUMNS) + 1}`, { face: 'up' });
    table.move('pack', 'stock', { count: table.count('pack') });
  },

  actions: { turn, redeal: redeal(({ redeals }) => redeals) },

  about: { skill: 0.6, minutes: 8 },
  strings: { de, en },
};

export default myPatience;
