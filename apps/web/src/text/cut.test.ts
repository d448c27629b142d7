import { fail } from '@patience/core/search';
import { expect, test } from 'vitest';
import { cut, sayCut } from './cut.js';

test('a long text is cut, a short one stays as it is', () => {
  expect(cut('x'.repeat(40))).toBe('x'.repeat(40));
  expect(cut('x'.repeat(41))).toBe(`${'x'.repeat(39)}…`);
});

test('a sentence quotes no more of an address than can be read', () => {
  const { error } = fail('option-value', {
    option: 'suits',
    value: 'y'.repeat(300),
    known: Array.from({ length: 30 }, (_, i) => i).join(', '),
  });
  expect(sayCut(error, 'en')).toContain(`“${'y'.repeat(39)}…”`);
  expect(sayCut(error, 'en')).toContain('28, 29');
});
