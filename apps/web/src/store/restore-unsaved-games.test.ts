import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordOf } from '../testing/record.js';
import { restoreUnsavedGames } from './restore-unsaved-games.js';
import { NOTES } from './unsaved-games.js';
import type { GameRecord } from './records.js';
import type { Write } from './backend.js';

const game = recordOf('g1', 2);
const KEY = `${NOTES}.of-another-page`;

beforeEach(() => {
  const notes: Record<string, string> = { [KEY]: JSON.stringify([game]) };
  const methods = {
    getItem: (key: string) => notes[key] ?? null,
    removeItem: (key: string) => Reflect.deleteProperty(notes, key),
    setItem: (key: string, text: string) => void (notes[key] = text),
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(notes, name, { value });
  vi.stubGlobal('localStorage', notes);
});
afterEach(() => vi.unstubAllGlobals());

/** Returns a store whose writes end when the test says so. */
function slowStore(known?: GameRecord) {
  const written: Write[] = [];
  let done = (): void => undefined;
  const write = (writes: readonly Write[]): Promise<void> => {
    written.push(...writes);
    return new Promise((resolve) => (done = resolve));
  };
  return { written, finish: () => done(), get: () => Promise.resolve(known as never), write };
}

test('another page’s note stays until its game is written, since this page may be left earlier', async () => {
  const store = slowStore();
  const taken = restoreUnsavedGames(store);
  await vi.waitFor(() => expect(store.written).toHaveLength(1));
  expect(localStorage.getItem(KEY)).not.toBeNull();
  store.finish();
  await taken;
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('a note that another tab has rewritten meanwhile stays', async () => {
  const store = slowStore();
  const taken = restoreUnsavedGames(store);
  await vi.waitFor(() => expect(store.written).toHaveLength(1));
  localStorage.setItem(KEY, '[]');
  store.finish();
  await taken;
  expect(localStorage.getItem(KEY)).toBe('[]');
});

test('the longer of two versions with the same time is the later one', async () => {
  const store = slowStore({ ...game, save: { ...game.save, gestures: [] } });
  const taken = restoreUnsavedGames(store);
  await vi.waitFor(() => expect(store.written).toHaveLength(1));
  store.finish();
  await taken;
});

test('a note is older than a game that another tab continued, even if moves were undone there', async () => {
  const store = slowStore({ ...game, save: { ...game.save, gestures: [] }, updated: 3 });
  await restoreUnsavedGames(store);
  expect([store.written, localStorage.getItem(KEY)]).toEqual([[], null]);
});

test('an unsaved game that the store already has is not written again, and its note is removed', async () => {
  const store = slowStore({ ...game, updated: 3 });
  await restoreUnsavedGames(store);
  expect([store.written, localStorage.getItem(KEY)]).toEqual([[], null]);
});
