import type { Variant } from '@patience/core';
import { expect, test } from 'vitest';
import { playFirst } from './first.js';
import { MOST_MOVES } from './play-on.js';
import { playRandom } from './random.js';

const words = { name: 'x', summary: 'x', rules: 'x' };

/** One card in a ring of cells; `steps` are the actions, each of which moves it or counts. */
const ring = (cells: number, more: Partial<Variant> = {}): Variant => ({
  api: 1,
  id: 'ring',
  rules: 1,
  options: {},
  deck: () => ({ suits: ['C'], ranks: [1] }),
  table: () =>
    Array.from({ length: cells }, (_, i) => ({ id: `c${i}`, role: 'cell', at: [i, 0], accept: { empty: 'any' }, take: 'top' }) as const),
  deal: (table) => table.move('pack', 'c0', { face: 'up' }),
  strings: { de: words, en: words },
  ...more,
});

test('a game that can only go in circles is unfinished, after all that is new', () => {
  expect(playFirst(ring(4), {}, 9)).toEqual({ seed: 9, result: 'unfinished', moves: 3 });
});

test('a game without end is unfinished', () => {
  const count: Variant = ring(1, {
    actions: { on: { on: 'cell', when: () => true, run: (table) => table.set('n', table.counter('n') + 1) } },
  });
  expect(playFirst(count, {}, 0)).toEqual({ seed: 0, result: 'unfinished', moves: MOST_MOVES });
});

test('no legal move is stuck; status and score are the variant’s', () => {
  expect(playFirst(ring(1), {}, 0)).toEqual({ seed: 0, result: 'stuck', moves: 0 });
  expect(playFirst(ring(3, { status: (view) => (view.count('c2') > 0 ? 'won' : 'playing'), score: () => 7 }), {}, 0)).toMatchObject({
    result: 'won',
    score: 7,
  });
});

test('the rank chooses; without one the first listed move', () => {
  const status: Variant['status'] = (view) => (view.count('c2') > 0 ? 'won' : view.count('c1') > 0 ? 'lost' : 'playing');
  expect(playFirst(ring(3, { status }), {}, 0).result).toBe('lost');
  expect(playFirst(ring(3, { status, rank: (_view, move) => (move.kind === 'cards' && move.to === 'c2' ? 1 : 0) }), {}, 0).result).toBe(
    'won',
  );
});

test('the random player goes any way, the same way for the same deal', () => {
  const ways: Partial<Variant> = { status: (view) => (view.count('c2') > 0 ? 'won' : view.count('c1') > 0 ? 'lost' : 'playing') };
  const results = Array.from({ length: 40 }, (_, seed) => playRandom(ring(3, ways), {}, seed).result);
  expect(new Set(results)).toEqual(new Set(['won', 'lost']));
  expect(Array.from({ length: 40 }, (_, seed) => playRandom(ring(3, ways), {}, seed).result)).toEqual(results);
});
