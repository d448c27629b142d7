import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryBackend } from '../testing/memory-backend.js';
import type { StoreBackend } from './backend.js';
import { Store, type Trouble } from './store.js';
import { recordOf } from '../testing/record.js';

/** A backend whose writes fail as long as `error` is set. */
class Failing extends MemoryBackend {
  error: Error | undefined;
  override write(...args: Parameters<StoreBackend['write']>): Promise<void> {
    return this.error ? Promise.reject(this.error) : super.write(...args);
  }
}

const named = (name: string): Error => Object.assign(new Error(name), { name });

test.each([
  ['SecurityError', 'blocked'],
  ['VersionError', 'newer'],
  ['UnknownError', 'damaged'],
] as const)('a database that fails with %s is reported as %s, and the game continues', async (name, trouble) => {
  const reported: Trouble[] = [];
  const store = await Store.open(
    (t) => reported.push(t),
    () => Promise.reject(named(name)),
  );
  await store.write([{ store: 'games', put: recordOf('a', 1) }]);
  expect((await store.get('games', 'a'))?.id).toBe('a');
  expect(store.inMemoryOnly).toBe(true);
  expect(reported).toEqual([trouble]);
});

test('a full storage is reported once, stored games stay readable, and later ones are held in memory', async () => {
  const reported: Trouble[] = [];
  const backend = new Failing();
  const store = await Store.open(
    (t) => reported.push(t),
    () => Promise.resolve(backend),
  );
  await store.write([{ store: 'games', put: recordOf('a', 1) }]);
  backend.error = named('QuotaExceededError');
  await store.write([{ store: 'games', put: recordOf('a', 2) }]);
  await store.write([{ store: 'games', put: recordOf('b', 3) }]);
  expect(reported).toEqual(['full']);
  expect((await store.games({ variant: 'any' })).map(({ id, updated }) => [id, updated])).toEqual([
    ['b', 3],
    ['a', 2],
  ]);
  // There is space again: the next write is stored, and no older version in memory hides it.
  backend.error = undefined;
  await store.write([{ store: 'games', put: recordOf('a', 4) }]);
  expect((await store.get('games', 'a'))?.updated).toBe(4);
  expect((await backend.get('games', 'a'))?.updated).toBe(4);
});

describe('a database that was open and fails', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A backend that can fail and recover. */
  class Losable extends Failing {
    silent = false;
    override games(...args: Parameters<StoreBackend['games']>): ReturnType<StoreBackend['games']> {
      return this.silent ? new Promise(() => undefined) : super.games(...args);
    }
    override write(...args: Parameters<StoreBackend['write']>): Promise<void> {
      return this.silent ? new Promise(() => undefined) : super.write(...args);
    }
  }

  const setUp = async (backend: Losable, opener = (): Promise<StoreBackend> => Promise.resolve(backend)) => {
    const reported: Trouble[] = [];
    let close = (): void => undefined;
    const store = await Store.open(
      (t) => reported.push(t),
      (closing) => {
        close = closing;
        return opener();
      },
    );
    return { reported, store, close: () => close() };
  };

  test('a broken database is replaced by memory, and everything is written when it works again', async () => {
    const backend = new Losable();
    const { reported, store } = await setUp(backend);
    await store.write([{ store: 'games', put: recordOf('before', 1) }]);
    backend.error = named('InvalidStateError');
    await store.write([{ store: 'games', put: recordOf('a', 1) }]);
    await store.write([{ store: 'games', put: recordOf('a', 2) }]);
    expect(reported).toEqual(['away']);
    expect(await store.all('games')).toEqual([recordOf('a', 2)]);
    backend.error = undefined;
    await vi.advanceTimersByTimeAsync(5000);
    expect(reported).toEqual(['away', 'back']);
    expect((await backend.all('games')).map(({ id, updated }) => [id, updated])).toEqual([
      ['before', 1],
      ['a', 2],
    ]);
    expect(store.inMemoryOnly).toBe(false);
  });

  test('a hanging transaction is given up after two seconds, and later reads answer at once', async () => {
    const backend = new Losable();
    const { reported, store } = await setUp(backend);
    backend.silent = true;
    const asked = store.games({ variant: 'any' }, 1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await asked).toEqual([]);
    expect(reported).toEqual([]);
    await store.write([{ store: 'games', put: recordOf('a', 1) }]);
    expect((await store.games({ variant: 'any' })).map(({ id }) => id)).toEqual(['a']);
    backend.silent = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect((await backend.get('games', 'a'))?.updated).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reported).toEqual([]);
  });

  test('a database that stays silent is reported as slow after fourteen seconds, and that it is back when it answers', async () => {
    const backend = new Losable();
    const { reported, store } = await setUp(backend);
    backend.silent = true;
    const writing = store.write([{ store: 'games', put: recordOf('a', 1) }]);
    await vi.advanceTimersByTimeAsync(13_999);
    await writing;
    expect(reported).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(reported).toEqual(['slow']);
    backend.silent = false;
    await vi.advanceTimersByTimeAsync(7000);
    expect(reported).toEqual(['slow', 'back']);
    expect((await backend.get('games', 'a'))?.updated).toBe(1);
  });

  test('a silent database that then fails is reported as away, and not as slow afterwards', async () => {
    const backend = new Losable();
    let opening: Promise<StoreBackend> = Promise.resolve(backend);
    const { reported, store } = await setUp(backend, () => opening);
    backend.silent = true;
    opening = Promise.reject(named('AbortError'));
    opening.catch(() => undefined);
    void store.games({ variant: 'any' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reported).toEqual(['away']);
  });

  test('a write of very many records gets more time, and they are stored in the end', async () => {
    const backend = new Losable();
    const { reported, store } = await setUp(backend);
    const write = backend.write.bind(backend);
    backend.write = (writes) => new Promise((done) => setTimeout(done, writes.length)).then(() => write(writes));
    const puts = Array.from({ length: 5000 }, (_, i) => ({ store: 'games', put: recordOf(`many-${i}`, i + 1) }) as const);
    const writing = store.write(puts);
    await vi.advanceTimersByTimeAsync(5000);
    await writing;
    expect([reported, (await backend.all('games')).length]).toEqual([[], 5000]);
  });

  test('a database whose creation was interrupted by leaving the page is created when the page is back', async () => {
    const backend = new Losable();
    let opening = Promise.reject<StoreBackend>(named('AbortError'));
    const { reported, store } = await setUp(backend, () => opening);
    expect(reported).toEqual(['away']);
    await store.write([{ store: 'games', put: recordOf('a', 1) }]);
    opening = Promise.resolve(backend);
    await vi.advanceTimersByTimeAsync(5000);
    expect(reported).toEqual(['away', 'back']);
    expect(await backend.all('games')).toEqual([recordOf('a', 1)]);
  });

  test('writes after another tab closed the database are repeated when it is open again', async () => {
    const backend = new Losable();
    const { reported, store, close } = await setUp(backend);
    close();
    expect(reported).toEqual(['away']);
    await store.write([{ store: 'games', put: recordOf('a', 1) }]);
    expect(await backend.all('games')).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await backend.all('games')).toEqual([recordOf('a', 1)]);
    expect(reported).toEqual(['away', 'back']);
  });

  test('a database that a newer version closed is reported, and not opened again', async () => {
    const backend = new Losable();
    let newer = false;
    let opened = 0;
    const { reported, close } = await setUp(backend, () => {
      opened++;
      return newer ? Promise.reject(named('VersionError')) : Promise.resolve(backend);
    });
    newer = true;
    close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reported).toEqual(['away', 'newer']);
    expect(opened).toBe(2);
  });

  test('a database that opens late is used as soon as it is open, without a notice', async () => {
    const backend = new Losable();
    let open: (backend: StoreBackend) => void = () => undefined;
    const setting = setUp(backend, () => new Promise((done) => (open = done)));
    await vi.advanceTimersByTimeAsync(2000);
    const { reported, store } = await setting;
    await store.write([{ store: 'games', put: recordOf('a', 1) }]);
    open(backend);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reported).toEqual([]);
    expect(await backend.all('games')).toEqual([recordOf('a', 1)]);
  });

  test('a database that opens late notifies those who had asked for games', async () => {
    const backend = new Losable();
    await backend.write([{ store: 'games', put: recordOf('a', 1) }]);
    let open = (_: StoreBackend): void => undefined;
    const opening = Store.open(
      () => undefined,
      () => new Promise((done) => (open = done)),
    );
    await vi.advanceTimersByTimeAsync(2000);
    const store = await opening;
    const counts = [(await store.results()).length];
    store.subscribe(() => void store.results().then(({ length }) => counts.push(length)));
    expect(store.away).toBe(true);
    open(backend);
    await vi.advanceTimersByTimeAsync(0);
    expect([store.away, ...counts]).toEqual([false, 0, 1]);
  });

  test('a record that was deleted meanwhile is not written again', async () => {
    const backend = new Losable();
    const { store, close } = await setUp(backend);
    await store.write([
      { store: 'games', put: recordOf('a', 1) },
      { store: 'games', put: recordOf('b', 1) },
    ]);
    close();
    await store.write([{ store: 'games', clear: true }]);
    await store.write([{ store: 'games', put: recordOf('c', 1) }]);
    await vi.advanceTimersByTimeAsync(5000);
    expect((await store.all('games')).map(({ id }) => id)).toEqual(['c']);
    expect((await backend.all('games')).map(({ id }) => id)).toEqual(['c']);
  });
});
