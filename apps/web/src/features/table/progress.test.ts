import type { PatienceGame } from '@patience/element';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { en } from '../../testing/words.js';
import { showProgress } from './progress.js';

// The next file may load modules that take another way where there is a document.
afterAll(() => void vi.unstubAllGlobals());

test('a paused clock is announced at once, and the notice disappears when it runs again', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let count = '';
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
    },
  );
  const game = { gestures: [['l>m']], moves: 1, elapsedMs: 61_000, paused: false };
  const table = new EventTarget();
  showProgress(
    Object.assign(table, { inert: true, snapshot: game }) as unknown as PatienceGame,
    { words: en, lang: 'en' },
    (text) => (count = text),
  );
  expect(count).toBe('1 move · 1:01');
  game.paused = true;
  table.dispatchEvent(new Event('patience-pause'));
  expect(count).toBe(`1 move · ${en.table.paused}`);
  game.paused = false;
  table.dispatchEvent(new Event('patience-resume'));
  expect(count).toBe('1 move · 1:01');
});
