import { cells, columns, foundations, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. The first value of each is the default. */
export type Options = { cells: 4 | 3 };

const PACKS = 1;
const COLUMNS = 6 + 2 * PACKS;

/** The relation of a card to the one that it lies on, in the columns. */
const down: Link = { step: -1, suit: 'alternate' };

/** My Patience. */
export const myPatience: Variant<Options> = {
  api: 1,
  id: 'my-patience',
  rules: 1, // raise it when an old game would replay differently
  options: { cells: [4, 3] },
  deck: () => ({ copies: PACKS }),

  // Places in card widths and heights, from the left upper corner.
  table: (options) => [
    ...cells(options.cells, (i) => ({ at: [i, 0] })),
    ...foundations(4 * PACKS, (i) => ({ at: [4 + (i % 4), Math.floor(i / 4)] })),
    ...columns(COLUMNS, (i) => ({ at: [i, PACKS] }), { accept: { empty: 'any', on: down, max: 1 }, take: 'top' }),
  ],

  deal(table) {
    for (let i = 0; table.count('pack') > 0; i++) table.move('pack', `t${(i % COLUMNS) + 1}`, { face: 'up' });
  },

  about: { skill: 0.9, minutes: 10 },
  strings: { de, en },
};

export default myPatience;
