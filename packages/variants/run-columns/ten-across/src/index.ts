import { cells, columns, sequencesComplete, KING, type Link, uncoveringFirst, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'same' };

/** Ten Across. Rules: PySolFC and AisleRiot's help; families stay in the columns, as in AisleRiot. */
export const tenAcross: Variant = {
  api: 1,
  id: 'ten-across',
  rules: 1,
  options: {},
  deck: () => ({}),

  table: () => [
    ...cells(2, (i) => ({ at: [i + 4, 0], wide: [10.25, i] })),
    ...columns(10, (i) => ({ at: [i, 1], wide: [i, 0] }), { accept: { empty: KING, on: down }, take: 'any', reveal: true }),
  ],

  /** Five rows; towards the middle each column hides a card more, none at the edges and four in the middle. */
  deal(table) {
    for (let i = 0; i < 50; i++) {
      const column = i % 10;
      const hidden = Math.min(column, 9 - column);
      table.move('pack', `t${column + 1}`, { face: i < 10 * hidden ? 'down' : 'up' });
    }
    for (const cell of table.piles('cell')) table.move('pack', cell, { face: 'up' });
  },

  status: (view) => (sequencesComplete(view) ? 'won' : 'playing'),

  /** Prefers moves that turn a card up, then any other card; a cell is used last. */
  rank(view, move) {
    if (move.kind !== 'cards' || move.to.startsWith('c')) return 0;
    return move.from.startsWith('c') ? 2 : uncoveringFirst(view, move);
  },

  about: { skill: 0.5, minutes: 5 },
  strings: { de, en },
};

export default tenAcross;
