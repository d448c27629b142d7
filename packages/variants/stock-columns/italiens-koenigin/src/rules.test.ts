import { deal } from '@patience/core/internals';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { italiensKoenigin, type ItaliensKoeniginOptions } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(italiensKoenigin, { describe, test, games: 3, moves: 40, model, tests });

const dealt = (gaps: ItaliensKoeniginOptions['gaps']): ReturnType<typeof laid> => {
  const made = deal(italiensKoenigin, { seed: 5, options: { gaps } });
  if (!made.ok) throw new Error(made.error.message);
  return laid(made.value.table);
};
const counts = ({ table }: ReturnType<typeof laid>): number[] => table.view.piles('tableau').map((pile) => table.view.count(pile));

test.each(['auto', 'any'] as const)('one of four cards is played up as the base, and then there are nine columns (%s)', (gaps) => {
  const table = dealt(gaps);
  const { view } = table.table;
  expect([view.count('r1'), view.count('o1'), view.count('o4'), view.count('stock')]).toEqual([11, 1, 1, 89]);
  const others = ['o1', 'o3', 'o4'].map((pile) => table.cards(pile));
  const after = table.play('o2>f1');
  expect([counts(after), view.count('stock')]).toEqual([[1, 1, 1, 1, 1, 1, 1, 1, 1], 83]);
  expect(['t1', 't3', 't4'].map((pile) => after.cards(pile))).toEqual(others);
});

test('nothing else is done before the base is chosen', () => {
  const table = layOut(italiensKoenigin, { stock: '<2C> '.repeat(89).trim(), r1: '7H', o1: '8S', o2: '7D', o3: '4C', o4: '9S' });
  expect(table.why('turn')).toBe('choose-first');
  expect(['r1>f1', 'o2>o1', 'o2>t1', 'o2>t5', 'o2>f1'].map((move) => table.may(move))).toEqual([false, false, false, false, true]);
});

test('all bases have the rank that was chosen; families go up in alternating colours, and round', () => {
  const table = layOut(italiensKoenigin, { f1: 'QS KH', t1: 'QD', t2: 'AC', t3: 'AD', t4: '5C' });
  expect(['t1>f2', 't4>f2', 't2>f1', 't3>f1'].map((move) => table.may(move))).toEqual([true, false, true, false]);
  const full = { f1: 'QS KH AS 2H 3S 4H 5S 6H 7S 8H 9S TH JS', t1: 'QD' };
  expect(layOut(italiensKoenigin, full).may('t1>f1')).toBe(false);
});

test('columns go down in alternating colours, and round, one card at a time', () => {
  const table = layOut(italiensKoenigin, { f1: '9S', t1: 'AS', t2: 'KH', t3: 'KC', t4: '6D', t5: '5S', t6: '2D AC' });
  expect(['t2>t1', 't3>t1', 't5>t4', 't4>t5', 't2>t6', 't1>t6'].map((move) => table.may(move))).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
});

test('the last card of the terrace goes home and nowhere else', () => {
  const table = layOut(italiensKoenigin, { f1: '9S', r1: '4C TH', t1: 'JS' });
  expect([table.may('r1>f1'), table.may('r1>t1')]).toEqual([true, false]);
});

test('a gap is filled from the waste, or from the stock, or when both are used up by any card of a column', () => {
  const full = { f1: '9S', t1: 'TH', t2: '2S', t3: '2C', t4: '2S', t5: '2C', t6: '2H', t7: '2H', t8: '2D', t9: '4C 3H' };
  expect(
    layOut(italiensKoenigin, { ...full, waste: '7C 7D', stock: '<8C>' })
      .play('t1>f1')
      .cards('t1'),
  ).toBe('7D');
  expect(
    layOut(italiensKoenigin, { ...full, stock: '<8C>' })
      .play('t1>f1')
      .cards('t1'),
  ).toBe('8C');
  const bare = layOut(italiensKoenigin, full).play('t1>f1');
  expect([bare.cards('t1'), bare.may('t9>t1'), bare.may('t9>t1*2')]).toEqual(['', true, false]);
});

test('as Queen of Italy any card of a column or the waste fills a gap, when the player likes', () => {
  const table = layOut(italiensKoenigin, { f1: '9S', t1: '4C 3H', waste: '7D', r1: '5D' }, { gaps: 'any' });
  expect([table.cards('t2'), table.may('waste>t2'), table.may('t1>t2'), table.may('r1>t2')]).toEqual(['', true, true, false]);
});

test('the stock is gone through once', () => {
  expect(layOut(italiensKoenigin, { f1: '9S', waste: '7D' }).why('turn')).toBe('stock-empty');
});
