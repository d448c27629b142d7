import { expect, test, vi } from 'vitest';
import { MemoryBackend } from '../../testing/memory-backend.js';
import type { GameRecord } from '../../store/records.js';
import { Store } from '../../store/store.js';
import { recordOf } from '../../testing/record.js';
import { QUOTA, QuotaStore } from './quota.js';

async function begin(kept: readonly GameRecord[] = []) {
  const store = await Store.open(
    () => undefined,
    () => Promise.resolve(new MemoryBackend()),
  );
  await store.write(kept.map((put) => ({ store: 'games', put })));
  const full = vi.fn();
  let now = 0;
  const quota = new QuotaStore(store, 'any', full, () => now);
  const put = async (game: GameRecord, wait = 10_000): Promise<boolean> => {
    now += wait;
    await quota.write([{ store: 'games', put: game }]);
    return (await store.get('games', game.id))?.updated === game.updated;
  };
  return { put, full };
}

/** Returns a game whose moves have this many characters. */
const large = (id: string, size: number): GameRecord => {
  const one = recordOf(id, 1);
  return { ...one, save: { ...one.save, gestures: Array.from({ length: Math.ceil(size / 100) }, () => ['x'.repeat(97)]), cursor: 0 } };
};

test('games of a patience are stored until its limit of characters is reached', async () => {
  const { put, full } = await begin();
  const whole = Math.floor(QUOTA.size / (QUOTA.one * 0.9));
  for (let i = 0; i < whole - 1; i++) expect(await put(large(`g${i}`, QUOTA.one * 0.9)), `game ${i}`).toBe(true);
  expect(full).not.toHaveBeenCalled();
  const more = [await put(large('more', QUOTA.one * 0.9)), await put(large('even more', QUOTA.one * 0.9))];
  expect(more.at(-1)).toBe(false);
  expect(full).toHaveBeenCalled();
  expect(await put({ ...recordOf('g0', 9) })).toBe(true); // A game that is stored already can continue, and became smaller.
});

test('a game that alone exceeds the limit is not stored', async () => {
  const { put, full } = await begin();
  expect(await put(large('a', QUOTA.one + 1))).toBe(false);
  expect(full).toHaveBeenCalledOnce();
});

test('the number of stored games has a limit that includes earlier games', async () => {
  const { put, full } = await begin(Array.from({ length: QUOTA.games }, (_, i) => recordOf(`g${i}`, 1)));
  expect(await put(recordOf('new', 2))).toBe(false);
  expect(full).toHaveBeenCalledOnce();
  expect(await put(recordOf('g7', 2))).toBe(true);
});

test('games that begin faster than a player could begin them are not stored, while moves in a game may follow at any speed', async () => {
  const { put, full } = await begin();
  expect(await put(recordOf('a', 1))).toBe(true);
  expect(await put(recordOf('b', 1), 100)).toBe(false);
  expect(await put(recordOf('a', 2), 1)).toBe(true);
  expect(await put(recordOf('c', 1), 2000)).toBe(true);
  expect(full).not.toHaveBeenCalled();
});

test('games of other patiences have no limit', async () => {
  const { put } = await begin();
  const other = recordOf('o', 1, { variant: 'other' });
  expect(await put({ ...other, save: { ...large('o', QUOTA.one * 2).save, variant: 'other' } })).toBe(true);
});
