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
