import { deal } from '@patience/core/internals';
import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { duchess } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(duchess, { describe, test, games: 3, moves: 60, model, tests });

test('the deal has four fans of three cards, four columns of one card, and empty foundations', () => {
  const dealt = deal(duchess, { seed: 1 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { view } = dealt.value.table;
  const counts = (['reserve', 'tableau', 'foundation', 'stock'] as const).map((role) => view.piles(role).map((pile) => view.count(pile)));
  expect(counts).toEqual([[3, 3, 3, 3], [1, 1, 1, 1], [0, 0, 0, 0], [36]]);
});

test('before the base card is chosen, only a card of the reserve goes to a foundation', () => {
  const table = layOut(duchess, { r1: '5C 9S', r2: '4D', t1: 'TH', t2: '9C', stock: '<2C>' });
  expect(table.moves()).toEqual(['r1>f1', 'r2>f1']);
  expect(['t1>f1', 'r1>t1', 't2>t1', 'turn'].map((move) => table.why(move))).toEqual([
    'empty-not-from',
    'choose-first',
    'choose-first',
    'choose-first',
  ]);
});

test('before the base card is chosen, a card that does not fit a column is refused for that reason', () => {
  expect(layOut(duchess, { r1: '5C 8S', t1: 'TH' }).why('r1>t1')).toBe('does-not-fit');
});

test('the rank of the base card opens all foundations, and an ace follows a king', () => {
  const table = layOut(duchess, { r1: '5C QH', r2: 'KH', t1: 'QS', t2: 'AH', t3: '7C' }).play('r1>f1');
  expect([table.may('t1>f2'), table.why('t3>f2'), table.why('r1>f2')]).toEqual([true, 'empty-needs', 'empty-needs']);
  expect(table.play('r2>f1').may('t2>f1')).toBe(true);
});

test('a part of a column may be moved, but not into an empty column', () => {
  const table = layOut(duchess, { f1: '2C', t1: '9S 8H 7C', t2: '8D', t3: 'TH', t4: '', r1: '4D' });
  expect(['t1>t2', 't1>t3*3', 'r1>t4'].map((move) => table.may(move))).toEqual([true, true, true]);
  expect([table.why('t1>t4'), table.why('t1>t2*2')]).toEqual(['gap-from-reserve', 'does-not-fit']);
});

test('the waste fills an empty column only when the reserve is used up', () => {
  const rest = { f1: '2C', t1: '9S', t2: '8D', t3: 'TH', t4: '', waste: '4S' };
  expect(layOut(duchess, { ...rest, r4: '6D' }).why('waste>t4')).toBe('reserve-first');
  expect(layOut(duchess, rest).may('waste>t4')).toBe(true);
});

test('a king may be laid on an ace in a column, and the waste is turned over once', () => {
  const table = layOut(duchess, { f1: '2C', t1: 'AS', t2: 'KH', stock: '<4S>' });
  expect(table.may('t2>t1')).toBe(true);
  for (const action of ['turn', 'redeal', 'turn']) table.play(action);
  expect(table.why('redeal')).toBe('no-redeal');
});
