import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { thumbAndPouch } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 4, 9, 22, 46, 76, 115, 159] },
  { seed: 2, layers: [1, 5, 12, 26, 59, 128] },
  { seed: 3, layers: [1, 4, 14, 44, 110, 257] },
];
conformance(thumbAndPouch, { describe, test, games: 3, moves: 40, model, fixtures: { won: [won], perft } });

test('any suit fits but the card’s own, and any run fills a gap', () => {
  const table = layOut(thumbAndPouch, { t1: '9H 8D', t2: 'TD', t3: 'TH', t4: 'TS' });
  expect(['t1>t2*2', 't1>t3*2', 't1>t4*2', 't1>t5*2'].map((move) => table.may(move))).toEqual([true, false, true, true]);
});

test('the waste is turned over twice if so chosen', () => {
  const table = layOut(thumbAndPouch, { stock: '<2C>' }, { redeals: 2 }).play('turn', 'redeal', 'turn', 'redeal', 'turn');
  expect([table.why('redeal'), layOut(thumbAndPouch, { waste: '2C' }).why('redeal')]).toEqual(['no-redeal', 'no-redeal']);
});
