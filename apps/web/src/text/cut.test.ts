import { fail } from '@patience/core/internals';
import { expect, test } from 'vitest';
import { cut, problemText } from './cut.js';

test('a long text is shortened, and a short one is unchanged', () => {
  expect(cut('x'.repeat(40))).toBe('x'.repeat(40));
  expect(cut('x'.repeat(41))).toBe(`${'x'.repeat(39)}…`);
});

test('a quoted text cannot turn the text after it', () => {
  expect(cut('\u202eabc\u2066d\u200f\n')).toBe('abcd');
});

test('a sentence that quotes an address is shortened to a readable length', () => {
  const { error } = fail('option-value', {
    option: 'suits',
    value: 'y'.repeat(300),
    known: Array.from({ length: 30 }, (_, i) => i).join(', '),
  });
  expect(problemText(error, 'en')).toContain(`“${'y'.repeat(39)}…”`);
  expect(problemText(error, 'en')).toContain('28, 29');
});
