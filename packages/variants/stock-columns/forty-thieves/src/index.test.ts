import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { fortyThieves } from './index.js';
import { model } from './testing/model.js';

const perft = [{ seed: 1, layers: [1, 6, 16, 28, 46, 72, 98] }];
conformance(fortyThieves, { describe, test, games: 6, moves: 120, model, fixtures: { won: [won], perft } });

test('columns build down in suit, one card at a time; any card fills a gap', () => {
  const table = layOut(fortyThieves, { t1: '9H 8H', t2: 'TH', t3: '9C', t4: '9H', waste: '8H' });
  expect([
    table.why('t1>t2*2'),
    table.why('t1>t3'),
    table.may('t1>t4'),
    table.may('waste>t4'),
    table.may('t1>t5'),
    table.may('waste>t5'),
  ]).toEqual(['only-top', 'needs', true, true, true, true]);
});

test('both cards of a kind have a family', () => {
  const table = layOut(fortyThieves, { t1: '2C AC', t2: '2C AC' }).play('t1>f1', 't2>f2', 't1>f1', 't2>f2');
  expect([table.cards('f1'), table.cards('f2')]).toEqual(['AC 2C', 'AC 2C']);
});

test('the stock is turned card by card, once', () => {
  const table = layOut(fortyThieves, { stock: '<4C> <3C>', t1: '9H' }).play('turn', 'turn');
  expect([table.cards('waste'), table.why('turn'), table.may('waste>t2')]).toEqual(['3C 4C', 'stock-empty', true]);
});
