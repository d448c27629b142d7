import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DamagedError, Database } from './database.js';
import { MIGRATIONS, SCHEMA_VERSION } from './migrations.js';
import type { GameRecord } from './records.js';
import { resultOf } from './results.js';
import { recordOf } from '../testing/record.js';

const NAME = 'patience-test';
let open: Database | undefined;

afterEach(async () => {
  vi.restoreAllMocks();
  open?.close();
  open = undefined;
  await deleteDB(NAME);
});

const game = (id: string, updated: number, variant = 'any'): GameRecord => {
  const one = recordOf(id, updated, { variant });
  return { ...one, save: { ...one.save, variant } };
};

/** Reads everything in the database, without the code under test. */
const stores = async (): Promise<string[]> => {
  const db = await openDB(NAME);
  const names = [...db.objectStoreNames];
  db.close();
  return names;
};

test.each(MIGRATIONS.map((_, i) => i + 1))('a migration from version %i of the schema loses nothing', async (version) => {
  (await Database.open(NAME, version)).close();
  const old = await openDB(NAME);
  await old.put('games', game('a', 1));
  await old.put('kept', { id: 'favourites', value: ['x'] });
  old.close();
  open = await Database.open(NAME);
  expect(await open.all('games')).toEqual([game('a', 1)]);
  expect((await open.get('kept', 'favourites'))?.value).toEqual(['x']);
  expect(await open.all('added')).toEqual([]);
  expect(await open.results()).toEqual([resultOf(game('a', 1))]);
  expect(await stores()).toEqual(['added', 'columns', 'games', 'kept', 'results']);
});

test('each version of the schema has the stores of its migration step', async () => {
  (await Database.open(NAME, 1)).close();
  expect(await stores()).toEqual(['games', 'kept']);
  expect(SCHEMA_VERSION).toBe(4);
});

test('a database of a newer version is neither opened nor changed', async () => {
  (await openDB(NAME, SCHEMA_VERSION + 1, { upgrade: (db) => void db.createObjectStore('future') })).close();
  await expect(Database.open(NAME)).rejects.toMatchObject({ name: 'VersionError' });
  expect(await stores()).toEqual(['future']);
});

test('a database without its stores is reported as damaged', async () => {
  (await openDB(NAME, SCHEMA_VERSION)).close();
  await expect(Database.open(NAME)).rejects.toThrow(DamagedError);
});

test('games are found by variant and by deal, last played first', async () => {
  open = await Database.open(NAME);
  await open.write([game('a', 1), game('c', 3), game('b', 2), game('x', 9, 'other')].map((put) => ({ store: 'games', put }) as const));
  expect((await open.games({ variant: 'any' })).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect((await open.games({ variant: 'any' }, 1)).map(({ id }) => id)).toEqual(['c']);
  expect((await open.games({ deal: 'd' })).map(({ id }) => id)).toEqual(['x', 'c', 'b', 'a']);
});

test('a write is stored as a whole or not at all', async () => {
  open = await Database.open(NAME);
  const broken = { ...game('b', 2), save: { run: () => undefined } } as unknown as GameRecord; // A function cannot be stored.
  await expect(
    open.write([
      { store: 'games', put: game('a', 1) },
      { store: 'games', put: broken },
    ]),
  ).rejects.toThrow();
  expect(await open.all('games')).toEqual([]);
});

test('damaged records are skipped, counted, and not deleted', async () => {
  open = await Database.open(NAME);
  await open.write([
    { store: 'games', put: game('a', 1) },
    { store: 'games', put: { ...game('b', 2), moves: 'many' } as unknown as GameRecord },
  ]);
  expect((await open.all('games')).map(({ id }) => id)).toEqual(['a']);
  expect(await open.get('games', 'b')).toBeUndefined();
  expect([...open.damaged]).toEqual(['games b']);
});

test('every transaction is committed in the step that began it', async () => {
  open = await Database.open(NAME);
  const began = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const committed = vi.spyOn(IDBTransaction.prototype, 'commit');
  const asks: readonly ((open: Database) => Promise<unknown>)[] = [
    (db) => db.write([{ store: 'games', put: game('a', 1) }]),
    (db) => db.get('games', 'a'),
    (db) => db.all('games'),
    (db) => db.games({ variant: 'any' }, 1),
    (db) => db.games({ deal: 'd' }),
  ];
  for (const ask of asks) {
    const answer = ask(open);
    expect(committed.mock.contexts).toEqual(began.mock.results.map(({ value }) => value as unknown));
    await answer;
    expect(committed.mock.contexts).toEqual(began.mock.results.map(({ value }) => value as unknown));
  }
  expect(began.mock.calls.length).toBeGreaterThan(asks.length);
});

test('a page that is left while it creates the database closes it, so that the next page can create it', async () => {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is applied to the database that it was called on
  const { createObjectStore } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'createObjectStore').mockImplementationOnce(function (this: IDBDatabase, ...given) {
    queueMicrotask(() => dispatchEvent(new Event('pagehide')));
    return createObjectStore.apply(this, given);
  });
  await expect(Database.open(NAME)).rejects.toMatchObject({ name: 'AbortError' });
  open = await Database.open(NAME);
  dispatchEvent(new Event('pagehide')); // The database exists now, so leaving the page closes nothing.
  expect(await open.all('games')).toEqual([]);
});

test('the result of a game follows its changes, is found by variant, and counts a damaged game', async () => {
  open = await Database.open(NAME);
  await open.write([game('a', 1), game('b', 2), game('c', 3, 'other')].map((put) => ({ store: 'games', put }) as const));
  await open.write([
    { store: 'games', put: { ...game('a', 4), outcome: 'won', watched: true } },
    { store: 'games', remove: 'b' },
  ]);
  const results = await open.results();
  expect(results.map(({ id, outcome, watched }) => [id, outcome, watched])).toEqual([
    ['a', 'won', true],
    ['c', 'open', false],
  ]);
  expect((await open.results('other')).map(({ id }) => id)).toEqual(['c']);
  await open.write([{ store: 'games', clear: true }]);
  expect(await open.results()).toEqual([]);
});

test('missing results are created, and those of deleted games removed', async () => {
  (await Database.open(NAME)).close();
  const db = await openDB(NAME);
  await db.put('games', game('a', 1));
  await db.put('games', game('b', 2));
  await db.put('games', { id: 'junk', updated: 3 });
  await db.put('results', { v: 'any', r: [] }, 'gone');
  db.close();
  open = await Database.open(NAME);
  expect(await open.results()).toEqual([game('a', 1), game('b', 2)].map(resultOf));
  expect([...open.damaged]).toEqual(['games junk']);
});

describe('the results of all games in one record', () => {
  /** Reads all results, sorted by id. */
  const all = async (from: Database) => (await from.results()).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const put = (...games: readonly GameRecord[]) => games.map((one) => ({ store: 'games', put: one }) as const);
  /** Counts the reads of all single results. */
  const readsOfAll = () => vi.spyOn(IDBObjectStore.prototype, 'getAll');

  test('gathered results equal the single ones, and are read without them', async () => {
    open = await Database.open(NAME);
    const deck = { ...game('d', 4), save: { ...game('d', 4).save, seed: undefined, deck: 'AS 2S' } } as unknown as GameRecord;
    const won = { ...game('b', 2, 'other'), outcome: 'won', stuck: true, watched: true, noUndo: true, hints: 3 } as const;
    const scored = { ...game('c', 3), outcome: 'over', score: 70 } as const;
    const junk = { ...game('junk', 5), moves: 'many' } as unknown as GameRecord;
    await open.write(put(game('a', 1), won, scored, deck, junk));
    const single = await all(open);
    await open.gather();
    const reads = readsOfAll();
    open.damaged.clear();
    expect(await all(open)).toEqual(single);
    expect(reads).not.toHaveBeenCalled();
    expect([...open.damaged]).toEqual(['games junk']);
  });

  test('changes after gathering are read, also by and from another tab', async () => {
    open = await Database.open(NAME);
    await open.write(put(game('a', 1), game('b', 2), game('c', 3)));
    await open.gather();
    const other = await Database.open(NAME);
    await other.write([...put({ ...game('a', 4), outcome: 'won' }, game('e', 5)), { store: 'games', remove: 'b' }]);
    const expected = [resultOf({ ...game('a', 4), outcome: 'won' }), resultOf(game('c', 3)), resultOf(game('e', 5))];
    expect(await all(open)).toEqual(expected);
    expect(await all(other)).toEqual(expected);
    await Promise.all([open.gather(), other.write(put(game('f', 6))), other.gather()]);
    expect(await all(open)).toEqual([...expected, resultOf(game('f', 6))]);
    other.close();
  });

  test('gathering that is interrupted loses nothing, and leaves the earlier record', async () => {
    open = await Database.open(NAME);
    await open.write(put(game('a', 1)));
    await open.gather();
    await open.write(put(game('b', 2)));
    const gathering = open.gather();
    dispatchEvent(new Event('pagehide'));
    await expect(gathering).rejects.toThrow();
    expect((await all(open)).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('no gathered result is left when all games are deleted', async () => {
    open = await Database.open(NAME);
    await open.write(put(game('a', 1)));
    await open.gather();
    await open.write([{ store: 'games', clear: true }]);
    expect(await open.results()).toEqual([]);
  });

  test.each([
    ['of an earlier version', { ids: 'x', damaged: [], variants: [], rules: [], texts: new Map(), numbers: new Float64Array(3) }],
    ['that was cut off', '[{"v":"x"'],
  ])('a record %s is ignored', async (_kind, record) => {
    open = await Database.open(NAME);
    await open.write(put(game('a', 1)));
    await open.gather();
    const db = await openDB(NAME);
    await db.put('columns', record, '');
    db.close();
    expect((await open.results()).map(({ id }) => id)).toEqual(['a']);
  });

  test('a game that changed while nothing was gathered yet is read once', async () => {
    open = await Database.open(NAME);
    await open.write(put(game('a', 1)));
    await open.write(put(game('a', 2)));
    expect(await open.results()).toEqual([resultOf(game('a', 2))]);
  });
});
