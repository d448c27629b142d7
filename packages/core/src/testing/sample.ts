/** A small complete patience for core's own tests: stock and waste, runs, cells, hidden cards, points, options. */
import { ACE } from '../cards/card.js';
import type { CompleteVariant, Link, Words } from '../contract.js';
import { row } from '../shared/row.js';
import { redeal, turn } from '../shared/stock.js';

/** Options of {@link sample}. */
export type SampleOptions = { redeals: 0 | 2; cells: 'two' | 'none' };

const down: Link = { step: -1, suit: 'alternate' };
const up: Link = { step: 1, suit: 'same' };

const words = (no: string): Words => ({
  name: 'Sample',
  summary: 'A sample.',
  rules: '## Goal\nWin.',
  actions: { turn: 'Turn', redeal: 'Redeal' },
  options: {
    redeals: { name: 'Redeals', values: { 0: 'none', 2: 'two' } },
    cells: { name: 'Cells', values: { two: 'two', none: 'none' } },
  },
  reasons: { 'too-easy': no },
});

/** A patience with six ranks that uses most fields of the contract. */
export const sample: CompleteVariant<SampleOptions> = {
  api: 1,
  id: 'sample',
  rules: 2,
  options: { redeals: [0, 2], cells: ['two', 'none'] },
  valid: ({ redeals, cells }) => redeals === 0 || cells === 'two' || 'too-easy',
  deck: () => ({ ranks: [1, 2, 3, 4, 5, 6] }),
  table: ({ cells }) => [
    { id: 'stock', role: 'stock', at: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], take: 'top' },
    ...row('f', 4, (i) => ({ role: 'foundation', at: [i + 2, 0], accept: { empty: ACE, on: up, max: 1 }, group: 'foundations' })),
    ...row('c', cells === 'two' ? 2 : 0, (i) => ({
      role: 'cell',
      at: [i + 6, 0],
      accept: { empty: 'any', max: 1 },
      take: 'top',
      group: 'cells',
    })),
    ...row('t', 4, (i) => ({
      role: 'tableau',
      at: [i, 1],
      fan: 'down',
      accept: { empty: 'any', on: down },
      take: { run: down },
      reveal: true,
    })),
  ],
  deal(table) {
    for (const column of table.piles('tableau')) {
      table.move('pack', column);
      table.move('pack', column, { face: 'up' });
    }
    table.move('pack', 'stock', { count: table.count('pack') });
  },
  actions: { turn, redeal: redeal(({ redeals }) => redeals) },
  after(table, _options, move) {
    if (move?.kind === 'cards' && move.to.startsWith('f')) table.set('points', table.counter('points') + 10);
  },
  records: ['points'],
  score: (view, _options, { mistakes, elapsedMs }) => view.counter('points') - mistakes - Math.floor(elapsedMs / 1000),
  strings: { de: words('Zu leicht.'), en: words('Too easy.') },
};
