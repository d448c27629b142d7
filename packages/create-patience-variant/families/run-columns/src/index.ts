import { foundations, row, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. The first value of each is the default. */
export type Options = { gaps: 'stay' | 'filled' };

const PACKS = 1;
const COLUMNS = 6 + 2 * PACKS;
const DEALT = 3;

/** The relation of a card to the one that it lies on, in the columns. */
const down: Link = { step: -1, suit: 'any' };

/** My Patience. */
export const myPatience: Variant<Options> = {
  api: 1,
  id: 'my-patience',
  rules: 1, // raise it when an old game would replay differently
  options: { gaps: ['stay', 'filled'] },
  deck: () => ({ copies: PACKS }),

  // Places in card widths and heights, from the left upper corner.
  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0] },
    ...foundations(4 * PACKS, (i) => ({ at: [COLUMNS - 4 + (i % 4), Math.floor(i / 4)] })),
    ...row('t', COLUMNS, (i) => ({
      role: 'tableau',
      at: [i, PACKS],
      fan: 'down',
      accept: { empty: 'any', on: down },
      take: { run: down },
    })),
  ],

  deal(table) {
    for (let i = 0; i < DEALT * COLUMNS; i++) table.move('pack', `t${(i % COLUMNS) + 1}`, { face: 'up' });
    table.move('pack', 'stock', { count: table.count('pack') });
  },

  actions: {
    deal: {
      on: 'stock',
      when(view, { gaps }) {
        if (view.count('stock') === 0) return 'stock-empty';
        const empty = view.piles('tableau').filter((column) => view.count(column) === 0);
        return gaps === 'stay' || empty.length === 0 || `gaps ${empty.join(' ')}`;
      },
      run(table) {
        for (const column of table.piles('tableau')) if (table.count('stock') > 0) table.move('stock', column, { face: 'up' });
      },
    },
  },

  /** Ranks moves for hints: first those to the foundations, then those that empty a column; dealing a row comes last. */
  rank(view, move) {
    if (move.kind !== 'cards') return -1;
    if (move.to.startsWith('f')) return 2;
    return view.count(move.from) === move.count && view.count(move.to) > 0 ? 1 : 0;
  },

  about: { skill: 0.8, minutes: 10 },
  strings: { de, en },
};

export default myPatience;
