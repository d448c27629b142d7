import type { Variant } from '@patience/core';

const words = {
  summary: 'Cards are turned over, for tests.',
  rules: 'Turn.',
  actions: { turn: 'Turn a card' },
  reasons: { over: 'The mill stands still.' },
};

/**
 * A patience in which cards are turned from a stock, in two passes and with points. It is for tests of actions, score, clock and autoplay.
 */
export const mill: Variant<{ pace: 'one' | 'two' }> = {
  api: 1,
  id: 'test-mill',
  rules: 1,
  options: { pace: ['one', 'two'] },
  deck: () => ({ suits: ['S'], ranks: [1, 2, 3, 4, 5] }),
  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], fan: 'right', take: 'top' },
    { id: 'f1', role: 'foundation', at: [4, 0], accept: { empty: 'any', on: { step: 'either', suit: 'any' }, max: 1 } },
  ],
  deal: (table) => table.move('pack', 'stock', { count: 5 }),
  actions: {
    turn: {
      on: 'stock',
      when: (view) => view.count('stock') > 0 || (view.count('waste') > 0 && view.counter('passes') === 0) || 'over',
      run(table, { pace }) {
        if (table.count('stock') === 0) {
          table.move('waste', 'stock', { count: table.count('waste'), face: 'down', turn: true });
          table.set('passes', 1);
        } else table.move('stock', 'waste', { count: Math.min(pace === 'two' ? 2 : 1, table.count('stock')), face: 'up', turn: true });
      },
    },
  },
  score: (view, _options, { mistakes }) => view.count('f1') * 10 - mistakes,
  auto: ['turn'],
  strings: { de: { ...words, name: 'Mühle' }, en: { ...words, name: 'Mill' } },
};
