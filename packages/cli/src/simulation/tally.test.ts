import { wilsonInterval } from '@patience/solver';
import { expect, test } from 'vitest';
import type { Result } from './result.js';
import { summarize, Tally } from './tally.js';

function tally(counts: Partial<Record<Result, number>>): Tally {
  const tally = new Tally();
  for (const [result, n] of Object.entries(counts)) for (let i = 0; i < n; i++) tally.add(result as Result);
  return tally;
}

test('summarize gives the share and the interval of wins, losses and stuck games', () => {
  const summary = summarize(tally({ won: 3, lost: 5, stuck: 2 }), 'first');
  expect(summary).toMatchObject({ wins: 3, losses: 5, stuck: 2, unfinished: 0, share: 0.3 });
  expect(summary).not.toHaveProperty('unknown');
  expect(summary.interval).toEqual(wilsonInterval(3, 0, 10));
});

test('summarize gives the same fields when no deal was played', () => {
  for (const [player, one] of [
    ['first', 'won'],
    ['solver', 'solved'],
  ] as const)
    expect(Object.keys(summarize(tally({}), player))).toEqual(Object.keys(summarize(tally({ [one]: 1 }), player)));
});

test('summarize widens the interval upwards by the deals that the solver left open', () => {
  const summary = summarize(tally({ solved: 3, impossible: 5, unknown: 2 }), 'solver');
  expect(summary).toMatchObject({ wins: 3, losses: 5, unknown: 2, share: 0.3 });
  expect(summary.interval).toEqual(wilsonInterval(3, 2, 10));
});

test('summarize gives the mean and the most points of the games that ended with a score', () => {
  const scored = new Tally();
  for (const points of [10, 40, 16]) scored.add('over', points);
  scored.add('stuck');
  expect(summarize(scored, 'random')).toMatchObject({ wins: 0, over: 3, points: { mean: 22, most: 40 }, stuck: 1 });
  expect(summarize(tally({ won: 1 }), 'random')).not.toHaveProperty('points');
});
