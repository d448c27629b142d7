import type { Variant } from '../../variant.js';
import { row } from '../../shared/row.js';
import { words } from './words.js';

/** Black Hole: all cards go onto the ace of spades, one rank up or down, in any suit; king and ace follow each other. */
export const blackHole: Variant = {
  api: 1,
  id: 'black-hole-in-short',
  rules: 1,
  options: {},
  deck: () => ({ first: ['AS'] }),
  table: () => [
    { id: 'hole', role: 'foundation', at: [11, 0], accept: { on: { step: 'either', suit: 'any', wrap: true }, max: 1 } },
    ...row('t', 17, (i) => ({ role: 'tableau', at: [(i % 6) * 2, 1 + Math.floor(i / 6)], fan: 'right', take: 'top' })),
  ],
  deal(table) {
    table.move('pack', 'hole', { face: 'up' });
    for (const fan of table.piles('tableau')) table.move('pack', fan, { count: Math.min(3, table.count('pack')), face: 'up', turn: true });
  },
  strings: words('Black Hole'),
};
