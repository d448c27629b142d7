import type { Variant } from '@patience/core';
import { expect, test } from 'vitest';
import { ring } from '../../../solver/src/testing/ring.js';
import { playFirst } from './first.js';
import { LONGEST_GAME } from './play-on.js';
import { playRandom } from './random.js';

test('playOn ends a game as unfinished when every move leads back to a position that it has seen', () => {
  expect(playFirst(ring(4), {}, 9)).toEqual({ seed: 9, result: 'unfinished', moves: 3 });
});

test('playOn ends a game as unfinished after the maximum number of moves', () => {
  const count: Variant = ring(1, {
    actions: { on: { on: 'cell', when: () => true, run: (table) => table.set('n', table.counter('n') + 1) } },
  });
  expect(playFirst(count, {}, 0)).toEqual({ seed: 0, result: 'unfinished', moves: LONGEST_GAME });
});

test('playOn ends a game without a legal move as stuck, with the status and score of the patience', () => {
  expect(playFirst(ring(1), {}, 0)).toEqual({ seed: 0, result: 'stuck', moves: 0 });
  expect(playFirst(ring(3, { status: (view) => (view.count('c2') > 0 ? 'won' : 'playing'), score: () => 7 }), {}, 0)).toMatchObject({
    result: 'won',
    score: 7,
  });
});

test('the first player takes the first move by rank, or the first listed move where there is no rank', () => {
  const status: Variant['status'] = (view) => (view.count('c2') > 0 ? 'won' : view.count('c1') > 0 ? 'lost' : 'playing');
  expect(playFirst(ring(3, { status }), {}, 0).result).toBe('lost');
  expect(playFirst(ring(3, { status, rank: (_view, move) => (move.kind === 'cards' && move.to === 'c2' ? 1 : 0) }), {}, 0).result).toBe(
    'won',
  );
});

test('the random player takes different ways in different deals, and the same way in the same deal', () => {
  const ways: Partial<Variant> = { status: (view) => (view.count('c2') > 0 ? 'won' : view.count('c1') > 0 ? 'lost' : 'playing') };
  const results = Array.from({ length: 40 }, (_, seed) => playRandom(ring(3, ways), {}, seed).result);
  expect(new Set(results)).toEqual(new Set(['won', 'lost']));
  expect(Array.from({ length: 40 }, (_, seed) => playRandom(ring(3, ways), {}, seed).result)).toEqual(results);
});
