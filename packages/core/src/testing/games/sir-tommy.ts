import type { Variant } from '../../variant.js';
import { row } from '../../shared/row.js';
import { words } from './words.js';

/** Sir Tommy: cards come one by one and go to foundations, in any suit, or onto one of four piles, which accept any card. */
export const sirTommy: Variant = {
  api: 1,
  id: 'sir-tommy-in-short',
  rules: 1,
  options: {},
  deck: () => ({}),
  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0], take: 'top', reveal: true },
    ...row('f', 4, (i) => ({
      role: 'foundation',
      at: [1 + i, 0],
      accept: { empty: 1, on: { step: 1, suit: 'any' }, max: 1 },
      group: 'foundations',
    })),
    ...row('t', 4, (i) => ({
      role: 'tableau',
      at: [1 + i, 1],
      fan: 'down',
      accept: { empty: 'any', on: 'any', from: ['stock'] },
      take: 'top',
      group: 'piles',
    })),
  ],
  deal: (table) => table.move('pack', 'stock', { count: table.count('pack') }),
  strings: words('Sir Tommy'),
};
