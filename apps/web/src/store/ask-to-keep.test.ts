import { expect, test, vi } from 'vitest';
import { askToKeep } from './ask-to-keep.js';

const storage = (persisted: boolean) => ({
  persisted: vi.fn(() => Promise.resolve(persisted)),
  persist: vi.fn(() => Promise.resolve(true)),
});

test('the browser is asked to keep the data after a win or ten games, and never before', async () => {
  const one = storage(false);
  expect(await askToKeep(false, 9, one)).toBeUndefined();
  expect(one.persist).not.toHaveBeenCalled();
  expect(await askToKeep(true, 1, one)).toBe(true);
  expect(await askToKeep(false, 10, one)).toBe(true);
  expect(one.persist).toHaveBeenCalledTimes(2);
});

test('a browser that keeps the data already is not asked again, and one that refuses is no failure', async () => {
  const kept = storage(true);
  expect(await askToKeep(true, 1, kept)).toBe(true);
  expect(kept.persist).not.toHaveBeenCalled();
  expect(await askToKeep(true, 1, { ...kept, persisted: () => Promise.reject(new TypeError('no')) })).toBeUndefined();
  expect(await askToKeep(true, 1, null)).toBeUndefined();
});
