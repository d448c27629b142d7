import type { Link } from '../../contract.js';
import type { Variant } from '../../variant.js';
import { row } from '../../shared/row.js';
import { turn } from '../../shared/stock.js';
import { words } from './words.js';

const down: Link = { step: -1, suit: 'other' };

/** Thumb and Pouch: Klondike in which a card lies on any next higher one that is not of its suit. */
export const thumbAndPouch: Variant = {
  api: 1,
  id: 'thumb-and-pouch-in-short',
  rules: 1,
  options: {},
  deck: () => ({}),
  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], take: 'top' },
    ...row('f', 4, (i) => ({
      role: 'foundation',
      at: [3 + i, 0],
      accept: { empty: 1, on: { step: 1, suit: 'same' }, max: 1 },
      group: 'foundations',
    })),
    ...row('t', 7, (i) => ({
      role: 'tableau',
      at: [i, 1],
      fan: 'down',
      accept: { empty: 'any', on: down },
      take: { run: down },
      reveal: true,
    })),
  ],
  deal(table) {
    const columns = table.piles('tableau');
    for (const [i, column] of columns.entries()) {
      table.move('pack', column, { count: i });
      table.move('pack', column, { face: 'up' });
    }
    table.move('pack', 'stock', { count: table.count('pack') });
  },
  actions: { turn },
  strings: words('Thumb and Pouch', { turn: ['Umdrehen', 'Turn'] }),
};
