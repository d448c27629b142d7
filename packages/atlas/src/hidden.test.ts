import { expect, test } from 'vitest';
import { hiddenOf, skillUnseeing } from './hidden.js';

test('hiddenShare is the share of the cards that are face down', () => {
  expect(hiddenOf({ up: Uint8Array.of(1, 0, 1, 1) })).toBe(0.25);
  expect(hiddenOf({ up: Uint8Array.of(1, 1) })).toBe(0);
});

test('half of the influence of hidden cards counts as luck', () => {
  expect(skillUnseeing(0.8, 0)).toBe(0.8);
  expect(skillUnseeing(0.8, 0.5)).toBeCloseTo(0.6);
  expect(skillUnseeing(1, 1)).toBe(0.5);
});
