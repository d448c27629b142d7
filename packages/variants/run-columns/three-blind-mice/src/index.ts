import { columns, sequencesComplete, KING, row, type Link, uncoveringFirst, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'same' };

/** Three Blind Mice. Rules: PySolFC; families stay in the columns, as in Scorpion. */
export const threeBlindMice: Variant = {
  api: 1,
  id: 'three-blind-mice',
  rules: 1,
  options: {},
  deck: () => ({}),

  table: () => [
    ...row('r', 2, (i) => ({ role: 'reserve', group: 'reserve', at: [i + 4, 0], wide: [10.25, i], take: 'top' })),
    ...columns(10, (i) => ({ at: [i, 1], wide: [i, 0] }), { accept: { empty: KING, on: down }, take: 'any', reveal: true }),
  ],

  /** Five rows; in the first three rows the last three columns get hidden cards, the mice. */
  deal(table) {
    for (let i = 0; i < 50; i++) table.move('pack', `t${(i % 10) + 1}`, { face: i < 30 && i % 10 > 6 ? 'down' : 'up' });
    for (const place of table.piles('reserve')) table.move('pack', place, { face: 'up' });
  },

  status: (view) => (sequencesComplete(view) ? 'won' : 'playing'),

  /** Prefers moves that turn a card up, then any other card, then the reserve. */
  rank: (view, move) => (move.kind === 'cards' && move.from.startsWith('r') ? 0 : uncoveringFirst(view, move)),

  about: { skill: 0.9, minutes: 8 },
  strings: { de, en },
};

export default threeBlindMice;
