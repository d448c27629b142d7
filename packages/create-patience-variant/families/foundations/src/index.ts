import { ACE, row, turn, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. The first value of each is the default. */
export type Options = { columns: 4 | 5 };

const PACKS = 1;
const FOUNDATIONS = 4 * PACKS;

/** My Patience. */
export const myPatience: Variant<Options> = {
  api: 1,
  id: 'my-patience',
  rules: 1, // raise it when an old game would replay differently
  options: { columns: [4, 5] },
  deck: () => ({ copies: PACKS }),

  // Places in card widths and heights, from the left upper corner.
  table: ({ columns }) => [
    { id: 'stock', role: 'stock', at: [0, 0] },
    { id: 'waste', role: 'waste', at: [0, 1], take: 'top' },
    ...row('f', FOUNDATIONS, (i) => ({
      role: 'foundation',
      group: 'foundations',
      at: [1 + i, 0],
      accept: { empty: ACE, on: { step: 1, suit: 'any' }, max: 1 },
    })),
    ...row('t', columns, (i) => ({
      role: 'tableau',
      group: 'columns',
      at: [1 + i, 1],
      fan: 'down',
      accept: { empty: 'any', on: 'any', max: 1, from: ['waste'] },
      take: 'top',
    })),
  ],

  deal(table) {
    table.move('pack', 'stock', { count: table.count('pack') });
  },

  actions: { turn },

  about: { skill: 0.7, minutes: 5 },
  strings: { de, en },
};

export default myPatience;
