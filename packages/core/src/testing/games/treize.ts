import type { Variant } from '../../variant.js';
import { row } from '../../shared/row.js';
import { words } from './words.js';

const ROWS = 7;
const lineOf = (i: number): number => Math.floor((Math.sqrt(8 * i + 1) - 1) / 2);

/**
 * Treize: a pyramid and a stock, of whose turned cards the first and the last are exposed. Two cards whose ranks add up to thirteen leave.
 */
export const treize: Variant = {
  api: 1,
  id: 'treize-in-short',
  rules: 1,
  options: {},
  deck: () => ({}),
  table: () => [
    { id: 'stock', role: 'stock', at: [8, 0] },
    { id: 'first', role: 'reserve', at: [8, 1], take: 'top' },
    { id: 'waste', role: 'waste', at: [9, 1], fan: 'right', take: 'top' },
    ...row('t', 28, (i) => {
      const line = lineOf(i);
      const x = i - (line * (line + 1)) / 2 + (ROWS - 1 - line) / 2;
      const below = i + line + 2;
      return {
        role: 'tableau',
        at: [x, line / 3],
        take: 'top',
        ...(line < ROWS - 1 && { coveredBy: [`t${below}`, `t${below + 1}`] }),
      };
    }),
    { id: 'discard', role: 'discard', at: [10, 0], accept: { cards: ([card]) => card!.rank === 13 || 'no-king' } },
  ],
  deal(table) {
    for (const place of table.piles('tableau')) table.move('pack', place, { face: 'up' });
    table.move('pack', 'stock', { count: table.count('pack') });
  },
  pair: { cards: (a, b) => a.rank + b.rank === 13 },
  actions: {
    turn: {
      on: 'stock',
      when: (view) => view.count('stock') > 0 || 'stock-empty',
      run: (table) => table.move('stock', 'waste', { face: 'up' }),
    },
  },
  after(table) {
    if (table.count('first') === 0 && table.count('waste') > 0) table.move('waste', 'first', { take: 'bottom' });
  },
  strings: words(
    'Treize',
    { turn: ['Umdrehen', 'Turn'] },
    { 'no-king': ['Nur ein König geht allein ab.', 'Only a king is discarded alone.'] },
  ),
};
