import { expect, test } from 'vitest';
import type { AcceptRule, Pile, Role } from '../contract.js';
import { parseMove } from '../moves/notation.js';
import { refuse } from '../moves/refusal.js';
import { layOut, type LaidOut } from '../testing/lay-out.js';
import { mini } from '../testing/mini.js';

const at = [0, 0] as const;

/** Two foundations, whose base card comes from a pile of one of these roles, and three piles from which cards can be taken. */
const table = (first: readonly Role[], cards: Readonly<Record<string, string>>, rule: AcceptRule = {}): LaidOut => {
  const accept: AcceptRule = { empty: { like: 'homes', first }, on: { step: 1, suit: 'same', wrap: true }, max: 1, ...rule };
  const piles: Pile[] = [
    ...['f1', 'f2'].map((id): Pile => ({ id, role: 'foundation', at, group: 'homes', accept })),
    { id: 'r1', role: 'reserve', at, take: 'top' },
    { id: 'w1', role: 'waste', at, take: 'top' },
    { id: 't1', role: 'tableau', at, take: 'any' },
  ];
  return layOut(mini(piles, {}), cards);
};

test('a base card comes only from a pile of a named role', () => {
  const dealt = table(['reserve'], { r1: '9C 2S', w1: '3H', t1: '2H' });
  expect(dealt.moves()).toEqual(['r1>f1']);
  expect([dealt.why('w1>f1'), dealt.why('t1>f2')]).toEqual(['empty-not-from', 'empty-not-from']);
});

test('an empty foundation accepts the base rank from every pile after the base card was laid', () => {
  const dealt = table(['reserve'], { r1: '9C 2S', w1: '3H', t1: '2H' }).play('r1>f1');
  expect(dealt.moves()).toEqual(['t1>f2']);
  expect([dealt.why('w1>f2'), dealt.why('r1>f2')]).toEqual(['empty-needs', 'empty-needs']);
});

test('after undoing the first card, the foundations again accept a base card from the named piles only', () => {
  const dealt = table(['reserve'], { r1: '9C 2S', t1: '2H' }).play('r1>f1');
  dealt.table.undo();
  expect(dealt.moves()).toEqual(['r1>f1']);
});

test('the refusal names the piles from which the base card comes', () => {
  const dealt = table(['reserve', 'waste'], { t1: '2H' });
  const move = parseMove(dealt.table, 't1>f1');
  expect(move.ok && refuse(dealt.table, move.value)).toMatchObject({ params: { wanted: 'reserve waste' } });
});

test('foundations that name no pile for the base card accept no first card until an action or the deal lays one', () => {
  expect(table([], { r1: '2S', t1: '2H' }).moves()).toEqual([]);
  expect(table([], { f1: '2C', r1: '3S', t1: '2H' }).moves()).toEqual(['t1>f2']);
});

test('cards from a pile that the foundation’s rule excludes are refused before and after the base card is laid', () => {
  const dealt = table(['reserve'], { r1: '2S', w1: '3H', t1: '2H' }, { from: ['reserve', 'tableau'] });
  expect([dealt.moves(), dealt.why('w1>f1')]).toEqual([['r1>f1'], 'empty-not-from']);
  expect(dealt.play('r1>f1').why('w1>f2')).toBe('empty-not-from');
});
