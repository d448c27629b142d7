import { row, turn, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. The first value of each is the default. */
export type Options = { corner: 'open' | 'closed' };

const PACKS = 1;
const COLUMNS = 7;
const DEALT = 3 * PACKS;

/** My Patience. */
export const myPatience: Variant<Options> = {
  api: 1,
  id: 'my-patience',
  rules: 1, // raise it when an old game would replay differently
  options: { corner: ['open', 'closed'] },
  deck: () => ({ copies: PACKS }),

  // Places in card widths and heights, from the left upper corner.
  table: ({ corner }) => [
    { id: 'stock', role: 'stock', at: [0, 0] },
    { id: 'f1', role: 'foundation', at: [1, 0], fan: 'right', accept: { on: { step: 'either', suit: 'any', wrap: corner === 'open' } } },
    ...row('t', COLUMNS, (i) => ({ role: 'tableau', group: 'columns', at: [i, 1], fan: 'down', take: 'top' })),
  ],

  deal(table) {
    for (let i = 0; i < DEALT * COLUMNS; i++) table.move('pack', `t${(i % COLUMNS) + 1}`, { face: 'up' });
    table.move('pack', 'f1', { face: 'up' });
    table.move('pack', 'stock', { count: table.count('pack') });
  },

  actions: {
    turn: {
      ...turn,
      run(table) {
        table.move('stock', 'f1', { face: 'up' });
      },
    },
  },

  status: (view) => (view.piles('tableau').every((column) => view.count(column) === 0) ? 'won' : 'playing'),

  /** Ranks moves for hints: those from the longest column come first. */
  rank: (view, move) => (move.kind === 'cards' ? view.count(move.from) : 0),

  about: { skill: 0.5, minutes: 3 },
  strings: { de, en },
};

export default myPatience;
