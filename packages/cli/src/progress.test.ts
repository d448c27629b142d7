import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Progress } from './progress.js';
import { wordsOf } from './words/index.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function listening(isTTY: boolean): { readonly written: string[]; readonly progress: Progress } {
  const written: string[] = [];
  return { written, progress: new Progress({ write: (text) => written.push(text), isTTY, columns: 60 }, wordsOf('en')) };
}

test('Progress shows a bar with the time left on one line of a terminal, and removes it at the end', () => {
  const { written, progress } = listening(true);
  progress.show(0, 200, 'nothing yet');
  vi.advanceTimersByTime(1000);
  progress.show(50, 200, '50 of 200');
  expect(written).toEqual(['\r██████░░░░░░░░░░░░░░░░░░ 25 % · 3 s left · 50 of 200\x1b[K']);
  vi.advanceTimersByTime(50);
  progress.show(60, 200, 'too soon to be seen');
  vi.advanceTimersByTime(950);
  progress.show(100, 200, 'a label that is longer than the terminal is wide');
  progress.end();
  progress.end();
  expect(written.slice(1)).toEqual(['\r████████████░░░░░░░░░░░░ 50 % · 2 s left · a label that is \x1b[K', '\r\x1b[K']);
});

test('Progress prints a line from time to time where there is no terminal', () => {
  const { written, progress } = listening(false);
  for (let second = 0; second <= 25; second++) {
    progress.show(second, 50, `${second} of 50`);
    vi.advanceTimersByTime(1000);
  }
  progress.end();
  expect(written).toEqual(['patience: 20 % · 40 s left · 10 of 50\n', 'patience: 40 % · 30 s left · 20 of 50\n']);
});

test('Progress computes the time left without the work of an earlier run', () => {
  const { written, progress } = listening(true);
  progress.show(100, 200, 'resumed');
  vi.advanceTimersByTime(1000);
  progress.show(110, 200, 'on');
  expect(written[0]).toContain('55 % · 9 s left');
});
