import { deal, formatDeck, newDeck } from '@patience/core/internals';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { dubletten } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(dubletten, { describe, test, games: 3, moves: 60, model, tests });

const ORDER = 'A 2 4 8 3 6 Q J 9 5 T 7'.split(' ');
const arch = { r2: '9H', r3: '9C', r4: '9D', r5: '9S', r6: 'TH', r7: 'TC' };

test('kings among the first eight cards go under the pack', () => {
  const first = ['KC', '2C', 'KD', '3C', '4C', '5C', '6C', '7C', '8C', 'KH', '9C'];
  const others = formatDeck(newDeck({}))
    .split(' ')
    .filter((card) => !first.includes(card));
  const dealt = deal(dubletten, { deck: [...first, ...others].join(' ') });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const table = laid(dealt.value.table);
  expect([1, 2, 3, 4, 5, 6, 7].map((i) => table.cards(`r${i}`)).join(' ')).toBe('2C 3C 4C 5C 6C 7C 9C');
  expect(table.cards('f1')).toBe('8C');
  expect(table.cards('stock')).toMatch(/^KH KD KC <\w\w> /);
});

test('doubles follow one another whatever the suit: A 2 4 8 3 6 Q J 9 5 T 7 and A again', () => {
  const order = [...ORDER, 'A'];
  for (const [i, next] of order.slice(1).entries())
    for (const waste of 'A23456789TJQK')
      expect(layOut(dubletten, { ...arch, r1: '9C', f1: `${order[i]}C`, waste: `${waste}H` }).may('waste>f1')).toBe(waste === next);
});

test('kings stay where they are', () => {
  const table = layOut(dubletten, { ...arch, f1: '7C', r1: 'KC', r2: '3C', waste: 'KD' });
  expect(['r1>f1', 'waste>f1', 'r2>f1', 'r2>r1'].map((move) => table.why(move))).toEqual(['king', 'king', 'not-double', 'pile-refuses']);
});

test('the waste fills a gap at once, or the stock', () => {
  const filled = (waste: string): string =>
    layOut(dubletten, { ...arch, f1: 'AC', r1: '2H', waste, stock: '<8C>' })
      .play('r1>f1')
      .cards('r1');
  expect([filled('7C KD'), filled('')]).toEqual(['KD', '8C']);
});

test('the stock is gone through three times', () => {
  let table = layOut(dubletten, { ...arch, f1: 'AC', r1: '9C', waste: '5C' });
  for (let i = 0; i < 2; i++) table = table.play('redeal').play('turn');
  expect(table.why('redeal')).toBe('no-redeal');
});

test('it is won when all but the kings lie on the foundation', () => {
  const deck = ['C', 'D', 'H', 'S'].flatMap((suit) => ORDER.map((rank) => rank + suit));
  const table = layOut(dubletten, { f1: deck.slice(0, 47).join(' '), r1: deck[47]!, r2: 'KC', r3: 'KD', r4: 'KH', r5: 'KS' });
  expect([table.status(), table.play('r1>f1').status()]).toEqual(['playing', 'won']);
});
