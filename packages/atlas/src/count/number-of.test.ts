import { expect, test } from 'vitest';
import { BadInput } from './bad-input.js';
import { numberOf } from './number-of.js';

test('numberOf reads digits as a whole number, and a fraction where one is allowed', () => {
  expect(numberOf('deals', '0012', 1, 100)).toBe(12);
  expect(numberOf('budget', String(Number.MAX_SAFE_INTEGER), 1, Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
  expect(numberOf('within', '0.5', 0.01, 50, false)).toBe(0.5);
});

test.each(['', ' ', '1e3', '0x10', '-1', '+1', '1.0', '1_000', ' 7', '101', '0', 'Infinity'])(
  'numberOf rejects “%s” as a whole number from 1 to 100',
  (text) => {
    expect(() => numberOf('deals', text, 1, 100)).toThrow(new BadInput(`--deals must be a whole number from 1 to 100, not “${text}”.`));
  },
);

test.each(['.5', '5.', '1.2.3', '1e1'])('numberOf rejects “%s” as a number with a fraction', (text) => {
  expect(() => numberOf('within', text, 0, 10_000, false)).toThrow('--within must be a number from 0 to 10,000, not');
});

test('numberOf reports a missing number', () => {
  expect(() => numberOf('deals', undefined, 1, 100)).toThrow('--deals is missing; give a whole number from 1 to 100.');
});
