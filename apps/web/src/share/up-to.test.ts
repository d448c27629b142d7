import type { SavedGame } from '@patience/core';
import { expect, test } from 'vitest';
import { upTo } from './up-to.js';

const game = (gestures: readonly string[], cursor = gestures.length, elapsedMs = 60_000): SavedGame =>
  ({ gestures: gestures.map((one) => [one]), cursor, elapsedMs }) as unknown as SavedGame;

test.each([
  ['at its end', game(['a', 'b'], 2, 61_000), game(['a', 'b'], 2, 60_000)],
  ['beyond its end', game(['a', 'b', 'c'], 3, 61_000), game(['a', 'b', 'c'], 3, 60_000)],
  ['in its middle', game(['a', 'b'], 1), game(['a'], 1, 0)],
  ['by another last move', game(['a', 'c'], 2), game(['a', 'c'], 2, 0)],
  ['at its beginning', game(['a', 'b'], 0), game([], 0, 0)],
])('a watched game that is continued %s keeps the moves up to there', (_where, now, expected) => {
  expect(upTo(game(['a', 'b']), now)).toEqual(expected);
});
