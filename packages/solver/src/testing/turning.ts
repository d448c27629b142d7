import { ACE, redeal, row, turnSome, type Variant } from '@patience/core';

/** Options of {@link turning}: cards turned at once, number of redeals, and which function reads stock and waste, or shuffles the waste. */
export type TurningOptions = { draw: 1 | 2 | 3; redeals: 0 | 1 | 'unlimited'; looks: 'nobody' | 'action' | 'after' | 'shuffle' };

const down = { step: -1, suit: 'alternate' } as const;

/** A small patience with a stock and a waste, in which cards may return from foundations. */
export const turning: Variant<TurningOptions> = {
  api: 1,
  id: 'test-turning',
  rules: 1,
  options: { draw: [1, 2, 3], redeals: [0, 1, 'unlimited'], looks: ['nobody', 'action', 'after', 'shuffle'] },
  deck: () => ({ ranks: [1, 2, 3, 4], suits: ['C', 'H', 'S'] }),
  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], take: 'top' },
    ...row('f', 3, (i) => ({
      role: 'foundation',
      group: 'f',
      at: [i + 2, 0],
      accept: { empty: ACE, on: { step: 1, suit: 'same' }, max: 1 },
      take: 'top',
    })),
    ...row('t', 3, (i) => ({
      role: 'tableau',
      group: 't',
      at: [i, 1],
      fan: 'down',
      reveal: true,
      accept: { empty: 4, on: down },
      take: { run: down },
    })),
  ],
  deal(table) {
    for (let i = 0; i < 5; i++) table.move('pack', `t${(i % 3) + 1}`, i < 2 ? {} : { face: 'up' });
    table.move('pack', 'stock', { count: 7 });
  },
  actions: {
    turn: {
      ...turnSome<TurningOptions>(({ draw }) => draw),
      when: (view, { looks }) =>
        view.count('stock') === 0 ? 'stock-empty' : looks === 'action' && view.card('waste')?.rank === 4 ? 'four' : true,
    },
    redeal: {
      on: 'stock',
      when: (view, options, pile) =>
        redeal<TurningOptions>(({ redeals }) => (redeals === 'unlimited' ? Infinity : redeals)).when(view, options, pile),
      run(table, options, pile) {
        const order = options.looks === 'shuffle' ? 'shuffled' : 'kept';
        redeal<TurningOptions>(({ redeals }) => (redeals === 'unlimited' ? Infinity : redeals), order).run(table, options, pile);
      },
    },
  },
  after(table, { looks }) {
    if (looks === 'after' && table.count('waste') > 4) table.set('many', 1);
  },
  strings: { de: { name: 'Drehen', summary: '', rules: '' }, en: { name: 'Turning', summary: '', rules: '' } },
};
