import type { Variant } from '@patience/core';

const words = { summary: 'Cards go round, for tests.', rules: 'Turn.', actions: { turn: 'Turn a card' } };

/**
 * A patience of four spades: the ace is on column 1, the others are in a stock with unlimited passes. Auto-move wins as long as the ace
 * stays there. On column 2 it can never be lifted again, which is a dead end.
 */
export const wheel: Variant = {
  api: 1,
  id: 'test-wheel',
  rules: 1,
  options: {},
  deck: () => ({ suits: ['S'], ranks: [1, 2, 3, 4] }),
  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], take: 'top' },
    { id: 'f1', role: 'foundation', at: [3, 0], accept: { empty: 1, on: { step: 1, suit: 'same' }, max: 1 } },
    { id: 't1', role: 'tableau', at: [0, 1], fan: 'down', take: 'top' },
    { id: 't2', role: 'tableau', at: [1, 1], fan: 'down', accept: { empty: 1 } },
  ],
  deal(table) {
    table.move('pack', 't1', { face: 'up' });
    table.move('pack', 'stock', { count: 3 });
  },
  actions: {
    turn: {
      on: 'stock',
      when: (view) => view.count('stock') + view.count('waste') > 0 || 'none',
      run: (table) =>
        table.count('stock') > 0
          ? table.move('stock', 'waste', { face: 'up' })
          : table.move('waste', 'stock', { count: table.count('waste'), face: 'down', turn: true }),
    },
  },
  strings: { de: { ...words, name: 'Rad' }, en: { ...words, name: 'Wheel' } },
};

/** Deck of a deal of {@link wheel}. */
export const WHEEL_DECK = 'AS 2S 3S 4S';
