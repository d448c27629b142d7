import type { Variant } from '../../variant.js';
import { row } from '../../shared/row.js';
import { words } from './words.js';

const BASES = ['AC', '2D', '3H', '4S'];

/** Hopscotch: four foundations begin with given cards and are built up in steps of one, two, three and four ranks, in any suit. */
export const hopscotch: Variant = {
  api: 1,
  id: 'hopscotch-in-short',
  rules: 1,
  options: {},
  deck: () => ({ first: BASES }),
  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0], take: 'top', reveal: true },
    ...row('f', 4, (i) => ({
      role: 'foundation',
      at: [1 + i, 0],
      accept: { on: { step: i + 1, suit: 'any', wrap: true }, max: 1 },
      limit: 13,
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
  deal(table) {
    for (const family of table.piles('foundation')) table.move('pack', family, { face: 'up' });
    table.move('pack', 'stock', { count: table.count('pack') });
  },
  strings: words('Hopscotch'),
};
