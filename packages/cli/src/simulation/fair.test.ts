import type { Action, Options, Variant } from '@patience/core';
import { expect, test } from 'vitest';
import { playFair } from './fair.js';
import { playSolver } from './solver.js';

const words = { name: 'x', summary: 'x', rules: 'x', reasons: { done: 'x' } };
const pick = (pile: string): Action<Options> => ({
  on: pile,
  when: (view) => view.count('home') === 0 || 'done',
  run: (table) => table.move(pile, 'home', { face: 'up' }),
});

/** Returns a patience of an ace and a two in which the player wins by picking the ace. With the cards face down the player has to guess. */
const guessing = (face: 'up' | 'down'): Variant => ({
  api: 1,
  id: 'guessing',
  rules: 1,
  options: {},
  deck: () => ({ suits: ['C'], ranks: [1, 2] }),
  table: () => [
    { id: 'left', role: 'reserve', at: [0, 0] },
    { id: 'right', role: 'reserve', at: [1, 0] },
    { id: 'home', role: 'foundation', at: [2, 0] },
  ],
  deal(table) {
    table.move('pack', 'left', { face });
    table.move('pack', 'right', { face });
  },
  actions: { left: pick('left'), right: pick('right') },
  status: (view) => (view.count('home') === 0 ? 'playing' : view.card('home')?.rank === 1 ? 'won' : 'lost'),
  strings: { de: words, en: words },
});

const SEEDS = Array.from({ length: 100 }, (_, seed) => seed);
const won = (variant: Variant): number => SEEDS.filter((seed) => playFair(variant, {}, seed, 100).result === 'won').length;

test('the fair player wins about half the deals of a guess between two face-down cards', async () => {
  expect(won(guessing('down'))).toBeGreaterThan(30);
  expect(won(guessing('down'))).toBeLessThan(70);
  expect((await playSolver(guessing('down'), {}, 1, { time: 1000 })).result).toBe('solved');
});

test('the fair player wins every deal when all cards are face up', () => {
  expect(won(guessing('up'))).toBe(SEEDS.length);
});

test('the fair player plays the same deal the same way each time', () => {
  expect(SEEDS.map((seed) => playFair(guessing('down'), {}, seed, 100))).toEqual(
    SEEDS.map((seed) => playFair(guessing('down'), {}, seed, 100)),
  );
});
