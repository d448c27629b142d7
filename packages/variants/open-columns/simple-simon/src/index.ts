import { columns, removeCompleteSequences, row, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'any' };
const run: Link = { step: -1, suit: 'same' };

/** Simple Simon. Rules: PySolFC and Solvitaire, which agree. */
export const simpleSimon: Variant = {
  api: 1,
  id: 'simple-simon',
  rules: 1,
  options: {},
  deck: () => ({}),

  table: () => [
    ...row('f', 4, (i) => ({ role: 'foundation', group: 'foundations', at: [i + 3, 0], wide: [10.25, i] })),
    ...columns(10, (i) => ({ at: [i, 1], wide: [i, 0] }), { accept: { empty: 'any', on: down }, take: { run } }),
  ],

  /** Three columns of eight cards, then seven, six … one. */
  deal(table) {
    for (const last of [10, 9, 8, 7, 6, 5, 4, 3])
      for (let column = 1; column <= last; column++) table.move('pack', `t${column}`, { face: 'up' });
  },

  after: removeCompleteSequences,

  /** In suit first; runs that lie in order stay together. */
  rank(view, move) {
    if (move.kind !== 'cards' || move.count < view.run(move.from)) return 0;
    const onto = view.card(move.to);
    return onto ? (onto.suit === view.card(move.from)!.suit ? 3 : 2) : 1;
  },

  about: { skill: 1, minutes: 5 },
  strings: { de, en },
};

export default simpleSimon;
