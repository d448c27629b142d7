import { row, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. The first value of each is the default. */
export type Options = { cells: 2 | 4 };

const PACKS = 1;
const COLUMNS = 8;

/** My Patience. */
export const myPatience: Variant<Options> = {
  api: 1,
  id: 'my-patience',
  rules: 1, // raise it when an old game would replay differently
  options: { cells: [2, 4] },
  deck: () => ({ copies: PACKS }),

  // Places in card widths and heights, from the left upper corner.
  table: ({ cells }) => [
    ...row('c', cells, (i) => ({
      role: 'cell',
      at: [i, 0],
      accept: { empty: 'any', max: 1, from: ['tableau'] },
      take: 'top',
    })),
    { id: 'discard', role: 'discard', at: [COLUMNS - 1, 0] },
    ...row('t', COLUMNS, (i) => ({ role: 'tableau', at: [i, 1], fan: 'down', take: 'top' })),
  ],

  deal(table) {
    for (let i = 0; table.count('pack') > 0; i++) table.move('pack', `t${(i % COLUMNS) + 1}`, { face: 'up' });
  },

  /** Two exposed cards leave together when their ranks are equal. */
  pair: { cards: (a, b) => a.rank === b.rank },

  about: { skill: 0.6, minutes: 5 },
  strings: { de, en },
};

export default myPatience;
