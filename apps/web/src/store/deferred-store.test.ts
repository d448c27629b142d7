import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryBackend } from '../testing/memory-backend.js';
import { memoryStorage } from '../testing/memory-storage.js';
import { recordOf } from '../testing/record.js';
import { DeferredStore } from './deferred-store.js';
import { Store } from './store.js';
import { OWN } from './unsaved-games.js';

const game = recordOf('g1', 2);

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test('a game is noted for the next page while the database is being opened, and no longer once it is written', async () => {
  const backend = new MemoryBackend();
  let openDatabase = (): void => undefined;
  const opened = new Promise<void>((done) => (openDatabase = done));
  const deferred = new DeferredStore(async () => {
    await opened;
    return Store.open(
      () => undefined,
      () => Promise.resolve(backend),
    );
  });
  const write = deferred.write([{ store: 'games', put: game }]);
  expect(JSON.parse(localStorage.getItem(OWN) ?? '')).toEqual([game]);
  openDatabase();
  await write;
  expect(await backend.all('games')).toEqual([game]);
  expect(localStorage.getItem(OWN)).toBeNull();
});
