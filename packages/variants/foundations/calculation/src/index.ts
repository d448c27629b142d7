import { columns, KING, row, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Suits mean nothing here; the bases are four certain cards, so that a deal is always the same. */
const BASES = ['AC', '2D', '3H', '4S'];

/** Calculation. Rules: PySolFC, rule page “Calculation”; its four bases lie out from the beginning. */
export const calculation: Variant = {
  api: 1,
  id: 'calculation',
  rules: 1,
  options: {},
  deck: () => ({ first: BASES }),

  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0], take: 'top', reveal: true },
    ...row('f', 4, (i) => ({
      role: 'foundation',
      at: [i + 1.25, 0],
      accept: { on: { step: i + 1, suit: 'any', wrap: true } },
      limit: KING,
    })),
    ...columns(4, (i) => ({ at: [i + 1.25, 1.1] }), { accept: { empty: 'any', on: 'any', from: ['stock'] }, take: 'top' }),
  ],

  deal(table) {
    for (const family of table.piles('foundation')) table.move('pack', family, { face: 'up' });
    table.move('pack', 'stock', { count: table.count('pack') });
  },

  rank: (_view, move) => (move.kind === 'cards' && move.to.startsWith('f') ? 1 : 0),

  about: { skill: 0.5, minutes: 7 },
  strings: { de, en },
};

export default calculation;
