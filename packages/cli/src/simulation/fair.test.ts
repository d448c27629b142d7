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

/** An ace and a two lie face down; whoever picks the ace has won. With the cards face up there is nothing to guess. */
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

test('who sees only backs guesses right about half the time, where the solver always would', async () => {
  expect(won(guessing('down'))).toBeGreaterThan(30);
  expect(won(guessing('down'))).toBeLessThan(70);
  expect((await playSolver(guessing('down'), {}, 1, { time: 1000 })).result).toBe('solved');
});

test('who sees all cards plays the line that wins', () => {
  expect(won(guessing('up'))).toBe(SEEDS.length);
});

test('a deal goes alike each time', () => {
  expect(SEEDS.map((seed) => playFair(guessing('down'), {}, seed, 100))).toEqual(
    SEEDS.map((seed) => playFair(guessing('down'), {}, seed, 100)),
  );
});
