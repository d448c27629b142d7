import { expect, test } from 'vitest';
import { printable, shown } from './printable.js';

test('printable writes control characters as escapes and leaves other characters', () => {
  expect(printable('a\x1b[31mb\0\n\r\t\x7f\x9b')).toBe('a\\x1b[31mb\\x00\\n\\r\\t\\x7f\\x9b');
  expect(printable('\u2028\u202e\ud800')).toBe('\\u2028\\u202e\\ud800');
  expect(printable('Fächer „7♥“ 🂡 \\n')).toBe('Fächer „7♥“ 🂡 \\n');
});

test('shown cuts a value after 80 characters, but never within an escape', () => {
  expect(shown('x'.repeat(80))).toBe('x'.repeat(80));
  expect(shown('x'.repeat(81))).toBe(`${'x'.repeat(80)}…`);
  expect(shown('🂡'.repeat(81))).toBe(`${'🂡'.repeat(80)}…`);
  expect(shown('🂡'.repeat(80))).toBe('🂡'.repeat(80));
  expect(shown('\0'.repeat(2 ** 20))).toBe(`${'\\x00'.repeat(20)}…`);
});
