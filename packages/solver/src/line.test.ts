import type { Variant } from '@patience/core';
import { deal, formatMove, parseMove } from '@patience/core/internals';
import { expect, test } from 'vitest';
import { shorten } from './line.js';

const words = { name: 'Three', summary: 'Three cards.', rules: 'Home.' };

/** A patience whose columns accept any card, with three cards for each foundation. */
const three: Variant = {
  api: 1,
  id: 'test-three',
  rules: 1,
  options: {},
  deck: () => ({ suits: ['S'], ranks: [1, 2, 3] }),
  table: () => [
    ...[1, 2, 3].map((n) => ({
      id: `t${n}`,
      role: 'tableau' as const,
      at: [n - 1, 1] as const,
      fan: 'down' as const,
      take: 'top' as const,
      accept: { empty: 'any' as const, on: 'any' as const },
    })),
    { id: 'f1', role: 'foundation', at: [0, 0], accept: { empty: 1, on: { step: 1, suit: 'same' } } },
  ],
  deal: (table) => table.move('pack', 't1', { count: 3, face: 'up' }),
  strings: { de: words, en: words },
};

/** A patience with a stock that is turned onto a waste, and a column with a face-down card. */
const stocked: Variant = {
  ...three,
  id: 'test-stocked',
  deck: () => ({ suits: ['S'], ranks: [1, 2, 3, 4] }),
  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0], face: 'down' },
    { id: 'waste', role: 'waste', at: [1, 0], take: 'top' },
    ...['t1', 't2'].map((id, i) => ({
      ...{ id, role: 'tableau' as const, at: [i, 1] as const, fan: 'down' as const, take: 'top' as const, reveal: true },
      accept: { empty: 'any' as const },
    })),
    { id: 'f1', role: 'foundation', at: [3, 0], accept: { empty: 1, on: { step: 1, suit: 'same' } } },
  ],
  deal: (table) => {
    table.move('pack', 't1', { count: 1, face: 'down' });
    table.move('pack', 't1', { count: 1, face: 'up' });
    table.move('pack', 'stock', { count: 2, face: 'down' });
  },
  actions: {
    turn: {
      on: 'stock',
      when: (view) => view.count('stock') > 0 || 'empty',
      run: (table) => table.move('stock', 'waste', { face: 'up' }),
    },
  },
};

test('a shortened line uncovers a card before the stock is turned, where the same moves still win', () => {
  const dealt = deal(stocked, { deck: '2S 4S 3S AS' });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { table } = dealt.value;
  const line = ['turn', 'turn', 't1>t2', 'waste>f1', 't1>f1', 'waste>f1', 't2>f1'].map((text) => {
    const move = parseMove(table, text);
    if (!move.ok) throw new Error(text);
    return move.value;
  });
  expect(shorten(table, line).map((move) => formatMove(table, move))[0]).toBe('t1>t2');
});

test('a shortened line brings cards to foundations as early as it still wins', () => {
  const dealt = deal(three, { deck: 'AS 3S 2S' });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { table } = dealt.value;
  const line = ['t1>t2', 't1>t3', 't2>f1', 't1>f1', 't3>f1'].map((text) => {
    const move = parseMove(table, text);
    if (!move.ok) throw new Error(text);
    return move.value;
  });
  expect(shorten(table, line).map((move) => formatMove(table, move))).toEqual(['t1>f1', 't1>t3', 't1>f1', 't3>f1']);
});
