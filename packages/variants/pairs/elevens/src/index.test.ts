import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { elevens } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 2, 3, 4, 4, 0] },
  { seed: 2, layers: [1, 2, 2, 3, 5, 12, 18] },
  { seed: 3, layers: [1, 2, 0] },
];
conformance(elevens, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('two cards that make eleven leave, and the stock fills their places', () => {
  const table = layOut(elevens, {
    t1: 'AS',
    t2: 'TS',
    t3: 'KS',
    t4: '9D',
    t5: '3D',
    t6: '4D',
    t7: '5D',
    t8: 'QD',
    t9: 'QC',
    stock: '<2C> <JC>',
  });
  expect([table.may('t1+t2'), table.may('t4+t5'), table.why('court')]).toEqual([true, false, 'no-court']);
  table.play('t1+t2');
  expect([table.cards('t1'), table.cards('t2')]).toEqual(['JC', '2C']);
  expect(table.play('court').cards('discard')).toBe('AS TS JC QD KS');
});
