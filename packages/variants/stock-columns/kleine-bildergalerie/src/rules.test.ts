import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { kleineBildergalerie } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(kleineBildergalerie, { describe, test, games: 3, moves: 40, model, tests });

test('each row has its base, and builds in suit by leaps of three', () => {
  const table = layOut(kleineBildergalerie, { f1: '4C', t1: '7C', t2: '7D', t3: '3H', f9: '4S' });
  expect(['t1>f1', 't2>f1', 't3>f2', 't3>f5', 'f9>f2', 'f9>f10'].map((move) => table.may(move))).toEqual([
    true,
    false,
    false,
    true,
    true,
    false,
  ]);
});

test('a card that lies wrong bears nothing, and a picture that is begun stays', () => {
  const table = layOut(kleineBildergalerie, { f1: '7C', t1: 'TC', f5: '3D 6D', f6: '9S' });
  expect([table.may('t1>f1'), table.may('f5>c1'), table.may('f6>c1')]).toEqual([false, false, true]);
});

test('aces leave by themselves', () => {
  const table = layOut(kleineBildergalerie, { t1: '5C', stock: '<2D> <2H> <2S> <AC>' }).play('deal');
  expect([table.cards('t1'), table.cards('discard')]).toEqual(['5C', 'AC']);
});

test('the cellar takes one card of each suit', () => {
  const table = layOut(kleineBildergalerie, { c1: '9S', t1: '8S', t2: '8D' });
  expect([table.why('t1>c2'), table.may('t2>c2')]).toEqual(['suit-taken', true]);
});
