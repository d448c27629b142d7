import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { linesOf } from './lines.js';

const folder = mkdtempSync(join(tmpdir(), 'lines-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MEGABYTE = 2 ** 20;

function lines(text: string): { text: string; end: number; whole: boolean }[] {
  const file = join(folder, 'file');
  writeFileSync(file, text);
  return [...linesOf(file)];
}

/** Returns the lines of a text, found by a simple split of the whole text. The tests compare `linesOf` with it. */
function divided(text: string): { text: string; end: number; whole: boolean }[] {
  const parts = text.split('\n');
  let end = 0;
  return parts.flatMap((part, i) => {
    const whole = i < parts.length - 1;
    end += Buffer.byteLength(part) + Number(whole);
    return whole || part !== '' ? [{ text: part, end, whole }] : [];
  });
}

test.each(['', '\n', 'a', 'a\n', 'a\nb', '\n\na\n', '♠\n♥'])(
  'linesOf yields the lines of a file and the byte at which each ends: %j',
  (text) => {
    expect(lines(text)).toEqual(divided(text));
  },
);

test('linesOf loses no line and splits no character where one chunk ends and the next begins', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 0, max: 400_000 }), fc.boolean(), (off, first, ends) => {
      const text = `${'x'.repeat(first)}\n${'♠'.repeat(200_000)}\n${'y'.repeat(MEGABYTE - first - 600_000 + off)}♥♥♥\nlast${ends ? '\n' : ''}`;
      expect(lines(text).map(({ end, whole, text }) => [end, whole, text.length, text.slice(-9)])).toEqual(
        divided(text).map(({ end, whole, text }) => [end, whole, text.length, text.slice(-9)]),
      );
    }),
    { numRuns: 60 },
  );
});

test('linesOf yields a line of several megabytes in parts', () => {
  const found = lines('x'.repeat(3 * MEGABYTE + 5));
  expect(found.map(({ text }) => text).join('')).toHaveLength(3 * MEGABYTE + 5);
  expect(found.length).toBeGreaterThan(1);
  expect(found[0]!.whole).toBe(true);
  expect(found.at(-1)!.end).toBe(3 * MEGABYTE + 5);
});

test('linesOf closes the file when its caller stops early, and throws for a file that does not exist', () => {
  const file = join(folder, 'file');
  writeFileSync(file, 'a\nb\n');
  for (const { text } of linesOf(file)) {
    expect(text).toBe('a');
    break;
  }
  rmSync(file);
  expect(() => [...linesOf(file)]).toThrow(/ENOENT/);
});
