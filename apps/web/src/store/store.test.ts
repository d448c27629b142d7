import { expect, test } from 'vitest';
import type { GameRecord } from './records.js';
import { MemoryShelf, type Shelf } from './shelf.js';
import { Store, type Trouble } from './store.js';

const game = (id: string, updated: number): GameRecord => ({
  id,
  variant: 'any',
  deal: 'd',
  outcome: 'open',
  moves: 1,
  hints: 0,
  started: 1,
  updated,
  save: { format: 1, variant: 'any', rules: 1, options: {}, seed: 5, gestures: [['a>b']], cursor: 1, elapsedMs: 0, mistakes: 0 },
});

/** A shelf whose writes fail as long as `error` is set. */
class Failing extends MemoryShelf {
  error: Error | undefined;
  override write(...args: Parameters<Shelf['write']>): Promise<void> {
    return this.error ? Promise.reject(this.error) : super.write(...args);
  }
}

const named = (name: string): Error => Object.assign(new Error(name), { name });

test.each([
  ['SecurityError', 'blocked'],
  ['VersionError', 'newer'],
  ['UnknownError', 'damaged'],
] as const)('a database that fails with %s is %s, and play goes on', async (name, trouble) => {
  const told: Trouble[] = [];
  const store = await Store.open(
    (t) => told.push(t),
    () => Promise.reject(named(name)),
  );
  await store.write([{ store: 'games', put: game('a', 1) }]);
  expect((await store.get('games', 'a'))?.id).toBe('a');
  expect(store.forgetful).toBe(true);
  expect(told).toEqual([trouble]);
});

test('a full storage is told once, what was stored stays readable, and later games are held in memory', async () => {
  const told: Trouble[] = [];
  const shelf = new Failing();
  const store = await Store.open(
    (t) => told.push(t),
    () => Promise.resolve(shelf),
  );
  await store.write([{ store: 'games', put: game('a', 1) }]);
  shelf.error = named('QuotaExceededError');
  await store.write([{ store: 'games', put: game('a', 2) }]);
  await store.write([{ store: 'games', put: game('b', 3) }]);
  expect(told).toEqual(['full']);
  expect((await store.games({ variant: 'any' })).map(({ id, updated }) => [id, updated])).toEqual([
    ['b', 3],
    ['a', 2],
  ]);
  // Space was made: the next write is kept for good again, and nothing old covers it.
  shelf.error = undefined;
  await store.write([{ store: 'games', put: game('a', 4) }]);
  expect((await store.get('games', 'a'))?.updated).toBe(4);
  expect((await shelf.get('games', 'a'))?.updated).toBe(4);
});

test('a database that breaks while it is used makes way for memory', async () => {
  const told: Trouble[] = [];
  const shelf = new Failing();
  const store = await Store.open(
    (t) => told.push(t),
    () => Promise.resolve(shelf),
  );
  shelf.error = named('InvalidStateError');
  await store.write([{ store: 'games', put: game('a', 1) }]);
  expect(told).toEqual(['blocked']);
  expect(await store.all('games')).toHaveLength(1);
});
