import { expect, test } from 'vitest';
import { plainFill, plainRedeal, plainRow, plainStock, plainTurn } from './plain-stock.js';
import type { PlainState } from './plain.js';

const state = (stock: string[], waste: string[] = []): PlainState => ({
  piles: { stock: [stock], waste: [waste], tableau: [['KC'], []] },
  redeals: 0,
  notes: {},
});

test('the plain stock has the first card to deal on top, and its cards are turned one by one', () => {
  const table = state(plainStock(['AC', '2C', '3C'])[0]!);
  expect([plainTurn(2)(table), table.piles.waste]).toEqual([true, [['AC', '2C']]]);
  expect([plainTurn(2)(table), plainTurn(2)(table), table.piles.waste]).toEqual([true, false, [['AC', '2C', '3C']]]);
});

test('the plain stock turns the waste over when it is empty, up to a number of times', () => {
  const table = state([], ['AC', '2C']);
  expect([plainRedeal(1)(table), table.piles.stock, table.redeals]).toEqual([true, [['<2C>', '<AC>']], 1]);
  expect([plainRedeal(2)(table), plainRedeal(1)(state([], []))]).toEqual([false, false]);
});

test('the plain stock deals a shorter row when its cards run out', () => {
  const table = state(['<AC>']);
  expect([plainRow('tableau')(table), plainRow('tableau')(table), table.piles.tableau]).toEqual([true, false, [['KC', 'AC'], []]]);
});

test('the plain model fills empty piles and changes nothing else', () => {
  const piles = [['KC'], []];
  plainFill(piles, [], ['<AC>']);
  expect(piles).toEqual([['KC'], ['AC']]);
});
