import { expect, test } from 'vitest';
import { fits, NO_WISH, type Candidate } from './filter.js';

const game: Candidate = { text: 'Die Fähre Neun Karten warten am Ufer der Fähre', packs: 1, minutes: 10, skill: 0.6, favourite: false };

test('without a wish everything fits', () => {
  expect(fits(NO_WISH, game)).toBe(true);
});

test.each([
  [{ text: 'fahre neun' }, true],
  [{ text: 'FÄHRE' }, true],
  [{ text: 'fähre zehn' }, false],
  [{ packs: '2' }, false],
  [{ packs: '1' }, true],
  [{ length: 'short' }, true],
  [{ length: 'long' }, false],
  [{ kind: 'skill' }, true],
  [{ kind: 'luck' }, false],
  [{ favourites: true }, false],
] as const)('%o: %s', (wish, expected) => {
  expect(fits({ ...NO_WISH, ...wish }, game)).toBe(expected);
});

test('what a game does not tell excludes it from nothing', () => {
  const quiet = { ...game, minutes: undefined, skill: undefined };
  expect(fits({ ...NO_WISH, length: 'long', kind: 'luck' }, quiet)).toBe(true);
});
