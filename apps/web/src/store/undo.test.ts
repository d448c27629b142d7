import { beforeEach, expect, test } from 'vitest';
import { DEFAULTS, type Settings } from '../settings/settings.js';
import { MemoryBackend } from '../testing/memory-backend.js';
import type { GameRecord } from './records.js';
import { Store } from './store.js';
import { exportAll, merge, type PlayerFile } from './transfer.js';
import { canUndo, noteAdded, undoImport } from './undo.js';
import { recordOf } from '../testing/record.js';

const DAY = 86_400_000;
/** Time of the import. */
const NOW = 10 * DAY;

/** Returns a game with one more move. */
const on = (from: GameRecord, updated: number): GameRecord => ({
  ...from,
  updated,
  outcome: 'won',
  save: { ...from.save, gestures: [...from.save.gestures, ['b>c']], cursor: 2 },
});
const worn: Settings = { ...DEFAULTS, table: 'wine', theme: 'dark' };

let store: Store;
let file: PlayerFile;
beforeEach(async () => {
  store = await Store.open(
    () => undefined,
    () => Promise.resolve(new MemoryBackend()),
  );
  await store.write([
    { store: 'games', put: recordOf('old', 1) },
    { store: 'kept', put: { id: 'favourites', value: ['mine'] } },
    { store: 'kept', put: { id: 'winnable', value: { here: [1] } } },
  ]);
  file = {
    ...(await exportAll(store, worn)),
    games: [recordOf('old', 2), recordOf('new', 2), recordOf('more', 2)],
    favourites: ['mine', 'brought'],
    winnable: { here: [1, 2], there: [3] },
  };
  await merge(store, file, DEFAULTS, NOW);
});

const put = (...games: readonly GameRecord[]): Promise<void> => store.write(games.map((put) => ({ store: 'games', put })));
const games = async (): Promise<readonly GameRecord[]> => [...(await store.all('games'))].sort((a, b) => (a.id < b.id ? -1 : 1));

test('undoing an import keeps a game that was continued since, and restores the others', async () => {
  const won = on(recordOf('new', 2), NOW + 1);
  await put(won, recordOf('own', NOW + 2));
  await undoImport(store, worn);
  expect(await games()).toEqual([won, recordOf('old', 1), recordOf('own', NOW + 2)]);
});

test('undoing an import does not restore the earlier version of a game that was continued', async () => {
  const won = on(recordOf('old', 2), NOW + 1);
  await put(won);
  await undoImport(store, worn);
  expect(await games()).toEqual([won]);
});

test('a game that was continued after the import stays, even if the clock was set back', async () => {
  const won = on(recordOf('new', 2), 2);
  await put(won);
  await undoImport(store, worn);
  expect(await games()).toEqual([won, recordOf('old', 1)]);
});

test('undoing an import removes a game that was only opened, although its play time changed', async () => {
  const { save, ...rest } = recordOf('new', NOW + 1, { outcome: 'left' });
  await put({ ...rest, save: { ...save, elapsedMs: 60_000 } });
  await undoImport(store, worn);
  expect(await games()).toEqual([recordOf('old', 1)]);
});

test('a game with other or undone moves counts as continued', async () => {
  const { save } = recordOf('new', 2);
  const others = recordOf('new', NOW + 1, { save: { ...save, gestures: [['a>c']] } });
  const fewer = recordOf('more', NOW + 1, { save: { ...save, cursor: 0 } });
  await put(others, fewer);
  await undoImport(store, worn);
  expect(await games()).toEqual([fewer, others, recordOf('old', 1)]);
});

test('undoing an import does not restore a game that was deleted since', async () => {
  await store.write([{ store: 'games', remove: 'old' }]);
  await undoImport(store, worn);
  expect(await games()).toEqual([]);
});

test('undoing an import removes only its own favourites and known deals', async () => {
  await store.write([
    { store: 'kept', put: { id: 'favourites', value: ['brought', 'since'] } }, // Remove an older favourite.
    { store: 'kept', put: { id: 'winnable', value: { here: [4, 1, 2], there: [3, 5], since: [6] } } },
  ]);
  await undoImport(store, worn);
  expect(await store.kept('favourites')).toEqual(['since']);
  expect(await store.kept('winnable')).toEqual({ here: [4, 1], there: [5], since: [6] });
});

test('undoing an import restores the settings that the player has not changed since', async () => {
  const back = await undoImport(store, { ...worn, theme: 'light', sound: true, last: 'any' });
  expect(back).toMatchObject({ table: 'green' });
  for (const name of ['theme', 'sound', 'last', 'recent', 'language']) expect(back).not.toHaveProperty(name);
});

test('an imported variant that was played since stays', async () => {
  for (const id of ['played', 'not-played']) {
    await store.write([{ store: 'added', put: { id, from: id, source: '', facts: {} as never, picture: '', added: 1 } }]);
    await noteAdded(store, id);
  }
  await put(recordOf('a', NOW + 1, { variant: 'played' }), recordOf('b', 1, { variant: 'not-played' }));
  await undoImport(store, worn);
  expect((await store.all('added')).map(({ id }) => id)).toEqual(['played']);
});

test('undo is offered for a day after an import, and only once', async () => {
  expect(await canUndo(store, NOW)).toBe(true);
  expect(await canUndo(store, NOW + DAY - 1)).toBe(true);
  expect(await canUndo(store, NOW + DAY)).toBe(false);
  expect(await canUndo(store, NOW - DAY)).toBe(false); // The clock was set back.
  await undoImport(store, worn);
  expect(await canUndo(store, NOW)).toBe(false);
});

test.each([undefined, null, 'x', {}, { at: 'now', taken: [] }, { at: 1, taken: 7 }])('a stored undo record %j is ignored', async (kept) => {
  await store.keep('undo-import', kept);
  expect(await canUndo(store, 1)).toBe(false);
  expect(await undoImport(store, worn)).toBeUndefined();
});
