import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { agnesBernauer } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 6, 22, 62, 149] },
  { seed: 2, layers: [1, 5, 13, 30, 62, 127] },
  { seed: 3, layers: [1, 2, 6, 14, 37, 85, 159] },
];
conformance(agnesBernauer, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

/** Cards that are dealt before the base card. */
const before = { t7: '2H '.repeat(28), r7: '2H '.repeat(7), f1: '5C' };

test('the base opens all families, and ranks go round', () => {
  const table = layOut(agnesBernauer, { ...before, f2: '5D QD KD', t1: 'AD', t2: '5H', t3: 'KC' });
  expect([table.may('t1>f2'), table.may('t2>f3'), table.why('t3>f3'), table.may('t3>t1')]).toEqual([true, true, 'empty-needs', true]);
});

test('the rank below the base fills gaps, alone or with its run', () => {
  const table = layOut(agnesBernauer, { ...before, t1: '4S 3D', t2: 'KC' });
  expect([table.may('t1>t3*2'), table.why('t2>t3')]).toEqual([true, 'empty-needs']);
});

test('the stock fills the reserves; the last two cards go to the first two', () => {
  const table = layOut(agnesBernauer, { ...before, stock: '<3C> <2C>' }).play('deal');
  expect([table.cards('r1'), table.cards('r2'), table.cards('r3'), table.why('deal')]).toEqual(['2C', '3C', '', 'stock-empty']);
});
