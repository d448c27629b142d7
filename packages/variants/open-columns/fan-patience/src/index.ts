import { columns, foundations, KING, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'same' };

/** Fan. Rules: PySolFC and Solvitaire; cards may come back from their families, as in Solvitaire. */
export const fan: Variant = {
  api: 1,
  id: 'fan-patience',
  rules: 1,
  options: {},
  deck: () => ({}),

  table: () => [
    ...foundations(4, (i) => ({ at: [i + 1, 0], wide: [9.25, i] }), { from: ['tableau'], take: 'top' }),
    ...columns(18, (i) => ({ at: [i % 6, 1 + Math.floor(i / 6) * 1.9], wide: [i % 9, Math.floor(i / 9) * 2] }), {
      accept: { empty: KING, on: down, max: 1 },
      take: 'top',
    }),
  ],

  deal(table) {
    for (let i = 0; i < 52; i++) table.move('pack', `t${Math.floor(i / 3) + 1}`, { face: 'up' });
  },

  /** Home first; a card comes back only when nothing else is left. */
  rank(_view, move) {
    if (move.kind !== 'cards' || move.from.startsWith('f')) return 0;
    return move.to.startsWith('f') ? 2 : 1;
  },

  about: { skill: 0.6, minutes: 6 },
  strings: { de, en },
};

export default fan;
