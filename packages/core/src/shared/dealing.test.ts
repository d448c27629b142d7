import { describe, expect, test } from 'vitest';
import { dealRow, dealRowOn, dealRows, upOrDownFrom, fillGaps } from './dealing.js';
import { row } from './row.js';
import { mini } from '../testing/mini.js';
import { laid, layOut } from '../testing/lay-out.js';
import { deal } from '../game/deal.js';
import type { Card } from '../cards/card.js';
import type { Pile } from '../contract.js';
import type { Variant } from '../variant.js';

const piles: Pile[] = [
  { id: 'stock', role: 'stock', at: [0, 0] },
  { id: 'waste', role: 'waste', at: [1, 0], take: 'top' },
  { id: 'f1', role: 'foundation', at: [2, 0], accept: { empty: 'any' }, take: 'top' },
  ...row('t', 3, (i) => ({ role: 'tableau', at: [i, 1], accept: { empty: 'any', on: { step: -1, suit: 'any' } }, take: 'top' })),
];
const variant: Variant = {
  ...mini(piles, {}),
  deal(table) {
    dealRows(table, table.piles('tableau'), 1, 'down');
    dealRows(table, table.piles('tableau'), 1);
    table.move('pack', 'stock', { count: table.count('pack') });
  },
  actions: { deal: dealRow('allowed') },
};

test('dealRows deals row by row, with the wanted side up', () => {
  const dealt = deal(variant, { seed: 1 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const table = laid(dealt.value.table);
  expect(table.cards('t1')).toMatch(/^<..> ..$/);
  expect(table.table.view.card('t1')).toBe(table.table.cards[3]);
});

test('dealRows gives each pile its own number of cards', () => {
  const dealt = deal({ ...variant, deal: (table) => dealRows(table, ['t1', 't2', 't3'], [1, 3, 4]) }, { seed: 1 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { view, cards } = dealt.value.table;
  expect(['t1', 't2', 't3'].map((pile) => view.count(pile))).toEqual([1, 3, 4]);
  expect([view.card('t2', 1), view.card('t3')]).toEqual([cards[3], cards[7]]);
});

test('dealRow deals a shorter row when the stock has too few cards', () => {
  const table = layOut(variant, { stock: '<2C> <3C> <4C> <5C>' }).play('deal');
  expect([table.cards('t1'), table.cards('t2'), table.cards('t3'), table.cards('stock')]).toEqual(['5C', '4C', '3C', '<2C>']);
  expect([table.play('deal').cards('t1'), table.cards('t2'), table.why('deal')]).toEqual(['5C 2C', '4C', 'stock-empty']);
});

test('dealRowOn gives each pile of the role one card until the stock is empty', () => {
  const reserves = ['r1', 'r2', 'r3'].map((id, i) => ({ id, role: 'reserve' as const, at: [i, 3] as const }));
  const onReserves = { ...mini([...piles, ...reserves], {}), actions: { row: dealRowOn('reserve') } };
  const table = layOut(onReserves, { stock: '<2C> <3C>', r2: '9H' }).play('row');
  expect(['r1', 'r2', 'r3', 'stock'].map((id) => table.cards(id))).toEqual(['3C', '9H 2C', '', '']);
  expect(table.why('row')).toBe('stock-empty');
});

test('fillGaps fills an empty pile face up from the first source that has a card', () => {
  const filling: Variant = { ...variant, after: (table) => fillGaps(table, table.piles('tableau'), 'waste', 'stock') };
  const table = layOut(filling, { stock: '<2C> <3C>', waste: '9H', t1: 'AC', t2: '5D', t3: '6D' }).play('t1>f1');
  expect([table.cards('t1'), table.cards('waste')]).toEqual(['9H', '']);
  expect(table.play('t2>t3').cards('t2')).toBe('3C');
  expect(layOut(filling, { t1: 'AC' }).play('t1>f1').cards('t1')).toBe('');
});

describe('foundations that accept cards by upOrDownFrom', () => {
  const rounds = mini(
    [
      ...row('f', 2, (i) => ({ role: 'foundation', at: [i, 0], accept: upOrDownFrom(12) })),
      ...row('t', 3, (i) => ({ role: 'tableau', at: [i, 1], take: 'top' })),
    ],
    {},
  );

  test('foundations by upOrDownFrom begin with a card of the base rank only', () => {
    const table = layOut(rounds, { f1: 'QS', t1: 'KS', t2: 'QH' });
    expect([table.may('t1>f2'), table.may('t2>f2')]).toEqual([false, true]);
  });

  test('foundations by upOrDownFrom all follow the direction of the first card that is laid on a base card', () => {
    const open = layOut(rounds, { f1: 'QS', t1: 'KS', t2: 'JS', t3: 'KH' });
    expect(['t1>f1', 't2>f1', 't3>f1'].map((move) => open.may(move))).toEqual([true, true, false]);
    const chosen = layOut(rounds, { f1: 'QS JS', f2: 'QH', t1: 'KH', t2: 'JH' });
    expect([chosen.may('t1>f2'), chosen.may('t2>f2')]).toEqual([false, true]);
  });

  test('foundations by upOrDownFrom accept one card at a time', () => {
    const accept = upOrDownFrom(5);
    const { cards, view } = layOut(variant, { t1: '5C', t2: '6C' }).table;
    const [five, six] = cards as [Card, Card];
    expect([accept([five], null, view, 'f1', 't1'), accept([five, six], null, view, 'f1', 't1')]).toEqual([true, false]);
  });

  test('foundations by upOrDownFrom accept an ace on a king, and nothing after thirteen cards', () => {
    expect(layOut(rounds, { f1: 'QS KS', t1: 'AS' }).may('t1>f1')).toBe(true);
    expect(layOut(rounds, { f1: 'QS KS AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS', t1: 'QS' }).may('t1>f1')).toBe(false);
  });
});
