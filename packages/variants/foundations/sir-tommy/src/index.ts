import { ACE, columns, row, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Sir Tommy. Rules: Wikipedia, “Sir Tommy”. */
export const sirTommy: Variant = {
  api: 1,
  id: 'sir-tommy',
  rules: 1,
  options: {},
  deck: () => ({}),

  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0], take: 'top', reveal: true },
    ...row('f', 4, (i) => ({
      role: 'foundation',
      group: 'foundations',
      at: [i + 1.25, 0],
      accept: { empty: ACE, on: { step: 1, suit: 'any' } },
    })),
    ...columns(4, (i) => ({ at: [i + 1.25, 1.1] }), { accept: { empty: 'any', on: 'any', from: ['stock'] }, take: 'top' }),
  ],

  deal(table) {
    table.move('pack', 'stock', { count: table.count('pack') });
  },

  rank: (_view, move) => (move.kind === 'cards' && move.to.startsWith('f') ? 1 : 0),

  about: { skill: 0.5, minutes: 8 },
  strings: { de, en },
};

export default sirTommy;
