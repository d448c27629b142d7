import { columns, removeCompleteSequences, row, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'any' };
const run: Link = { step: -1, suit: 'same' };

/** Mrs. Mop. Rules: PySolFC and Solvitaire, which agree. */
export const mrsMop: Variant = {
  api: 1,
  id: 'mrs-mop',
  rules: 1,
  options: {},
  deck: () => ({ copies: 2 }),

  table: () => [
    ...row('f', 8, (i) => ({ role: 'foundation', group: 'foundations', at: [i, 0], wide: [13.25 + (i % 2), Math.floor(i / 2)] })),
    ...columns(13, (i) => ({ at: i < 7 ? [i + 0.5, 1] : [i - 6, 3.6], wide: [i, 0] }), {
      accept: { empty: 'any', on: down },
      take: { run },
    }),
  ],

  deal(table) {
    for (let i = 0; i < 104; i++) table.move('pack', `t${(i % 13) + 1}`, { face: 'up' });
  },

  after: removeCompleteSequences,

  /** In suit first; runs that lie in order stay together. */
  rank(view, move) {
    if (move.kind !== 'cards' || move.count < view.run(move.from)) return 0;
    const onto = view.card(move.to);
    return onto ? (onto.suit === view.card(move.from)!.suit ? 3 : 2) : 1;
  },

  about: { minutes: 10 },
  strings: { de, en },
};

export default mrsMop;
