import { beforeEach, expect, test } from 'vitest';
import { DEFAULTS, type Settings } from '../settings/settings.js';
import { MemoryBackend } from './memory-backend.js';
import type { GameRecord } from './records.js';
import { Store } from './store.js';
import { exportAll, merge, type PlayerFile } from './transfer.js';
import { canUndo, noteAdded, undoImport } from './undo.js';
import { recordOf } from '../testing/record.js';

const DAY = 86_400_000;
/** When the file is imported. */
const NOW = 10 * DAY;

/** The game, played on. */
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

test('a game that was played after the import stays; the others are as they were', async () => {
  const won = on(recordOf('new', 2), NOW + 1);
  await put(won, recordOf('own', NOW + 2));
  await undoImport(store, worn);
  expect(await games()).toEqual([won, recordOf('old', 1), recordOf('own', NOW + 2)]);
});

test('the earlier version of a game does not come back over one that was played on', async () => {
  const won = on(recordOf('old', 2), NOW + 1);
  await put(won);
  await undoImport(store, worn);
  expect(await games()).toEqual([won]);
});

test('a game played after an import has the time of the import if a clock was set back, and stays', async () => {
  const won = on(recordOf('new', 2), 2);
  await put(won);
  await undoImport(store, worn);
  expect(await games()).toEqual([won, recordOf('old', 1)]);
});

test('a game that was only looked at goes, though its clock went on', async () => {
  const { save, ...rest } = recordOf('new', NOW + 1, { outcome: 'left' });
  await put({ ...rest, save: { ...save, elapsedMs: 60_000 } });
  await undoImport(store, worn);
  expect(await games()).toEqual([recordOf('old', 1)]);
});

test('a game of as many moves, but others, was played on, and so was one with moves taken back', async () => {
  const { save } = recordOf('new', 2);
  const others = recordOf('new', NOW + 1, { save: { ...save, gestures: [['a>c']] } });
  const fewer = recordOf('more', NOW + 1, { save: { ...save, cursor: 0 } });
  await put(others, fewer);
  await undoImport(store, worn);
  expect(await games()).toEqual([fewer, others, recordOf('old', 1)]);
});

test('a game that was deleted after the import does not come back', async () => {
  await store.write([{ store: 'games', remove: 'old' }]);
  await undoImport(store, worn);
  expect(await games()).toEqual([]);
});

test('just the favourites and known deals go that came with the import', async () => {
  await store.write([
    { store: 'kept', put: { id: 'favourites', value: ['brought', 'since'] } }, // one of before is loved no longer
    { store: 'kept', put: { id: 'winnable', value: { here: [4, 1, 2], there: [3, 5], since: [6] } } },
  ]);
  await undoImport(store, worn);
  expect(await store.kept('favourites')).toEqual(['since']);
  expect(await store.kept('winnable')).toEqual({ here: [4, 1], there: [5], since: [6] });
});

test('settings go back where they are as the import set them', async () => {
  const back = await undoImport(store, { ...worn, theme: 'light', sound: true, last: 'any' });
  expect(back).toMatchObject({ table: 'green' });
  for (const name of ['theme', 'sound', 'last', 'recent', 'language']) expect(back).not.toHaveProperty(name);
});

test('a variant that came with the import stays where it was played since', async () => {
  for (const id of ['played', 'not-played']) {
    await store.write([{ store: 'added', put: { id, from: id, source: '', facts: {} as never, picture: '', added: 1 } }]);
    await noteAdded(store, id);
  }
  await put(recordOf('a', NOW + 1, { variant: 'played' }), recordOf('b', 1, { variant: 'not-played' }));
  await undoImport(store, worn);
  expect((await store.all('added')).map(({ id }) => id)).toEqual(['played']);
});

test('it is offered for a day, and no longer when it was done', async () => {
  expect(await canUndo(store, NOW)).toBe(true);
  expect(await canUndo(store, NOW + DAY - 1)).toBe(true);
  expect(await canUndo(store, NOW + DAY)).toBe(false);
  expect(await canUndo(store, NOW - DAY)).toBe(false); // the clock was set back
  await undoImport(store, worn);
  expect(await canUndo(store, NOW)).toBe(false);
});

test.each([undefined, null, 'x', {}, { at: 'now', taken: [] }, { at: 1, taken: 7 }])('a stored undo record %j is ignored', async (kept) => {
  await store.keep('undo-import', kept);
  expect(await canUndo(store, 1)).toBe(false);
  expect(await undoImport(store, worn)).toBeUndefined();
});
