import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.js';
import { DEFAULTS } from '../settings/settings.js';
import { portableSettings } from '../settings/portable-settings.js';
import { draftRecord, draftRecords, putDraft, removeDraft, type DraftRecord } from './draft-records.js';
import type { GameRecord } from './records.js';
import { MemoryBackend } from '../testing/memory-backend.js';
import type { Write } from './backend.js';
import { Store } from './store.js';
import { checkFile, deleteAll, exportAll, LARGEST_FILE, merge, readPlayerFile, replaceAll } from './transfer.js';
import { noteAdded, undoImport } from './undo.js';
import { recordOf } from '../testing/record.js';

const open = (): Promise<Store> =>
  Store.open(
    () => undefined,
    () => Promise.resolve(new MemoryBackend()),
  );

const game = (id: string, updated: number, moves = 1, gestures = [['a>b']]): GameRecord => {
  const one = recordOf(id, updated, { moves });
  return { ...one, save: { ...one.save, gestures } };
};

test('an exported file can be imported', async () => {
  const store = await open();
  await store.write([
    { store: 'games', put: game('a', 1) },
    { store: 'kept', put: { id: 'favourites', value: ['x'] } },
  ]);
  const file = await exportAll(store, DEFAULTS);
  expect(checkFile(JSON.stringify(file))).toEqual({ ok: true, file });
});

test('a file that is too large is not read, and one that cannot be read gives a reason', async () => {
  const text = vi.fn(() => Promise.reject<string>(new DOMException('gone', 'NotFoundError')));
  expect(await readPlayerFile({ size: LARGEST_FILE + 1, text })).toEqual({ ok: false, reason: 'large', count: 0 });
  expect(text).not.toHaveBeenCalled();
  expect(await readPlayerFile({ size: 1, text })).toEqual({ ok: false, reason: 'failed', count: 0 });
  expect(await readPlayerFile(new Blob(['words']))).toEqual({ ok: false, reason: 'unreadable', count: 0 });
});

test('an import keeps the later version of each game, and can be undone', async () => {
  const store = await open();
  await store.write([
    { store: 'games', put: game('old', 1) },
    { store: 'games', put: game('newer', 9, 9) },
    { store: 'kept', put: { id: 'favourites', value: ['x'] } },
  ]);
  const before = await exportAll(store, DEFAULTS, new Date(0));
  const file = {
    ...before,
    favourites: ['y'],
    winnable: { rules: [3, 'x'] },
    games: [game('old', 5, 5), game('newer', 2), game('new', 3)],
  };
  expect(await merge(store, file, DEFAULTS)).toEqual({ games: 2, others: true, missing: [] });
  expect((await store.all('games')).map(({ id, moves }) => [id, moves]).sort()).toEqual([
    ['new', 1],
    ['newer', 9],
    ['old', 5],
  ]);
  expect(await store.kept('favourites')).toEqual(['x', 'y']);
  expect(await store.kept('winnable')).toEqual({ rules: [3, 'x'] });
  expect(await merge(store, file, DEFAULTS)).toEqual({ games: 0, others: false, missing: [] }); // A second import changes nothing, and the first one can still be undone.
  expect(await undoImport(store, DEFAULTS)).toEqual(portableSettings(DEFAULTS));
  expect(await exportAll(store, DEFAULTS, new Date(0))).toEqual(before);
  expect(await undoImport(store, DEFAULTS)).toBeUndefined();
});

test('the longer of two versions of a game with the same time stays, in the store and within a file', async () => {
  const store = await open();
  const [short, long] = [game('a', 5, 1), game('a', 5, 2, [['a>b'], ['b>c']])];
  await store.write([{ store: 'games', put: short }]);
  const before = await exportAll(store, DEFAULTS);
  expect(await merge(store, { ...before, games: [long] }, DEFAULTS)).toMatchObject({ games: 1 });
  expect(await merge(store, { ...before, games: [short] }, DEFAULTS)).toMatchObject({ games: 0 });
  expect(await store.all('games')).toEqual([long]);
  const [early, late] = [game('b', 1), game('b', 2)];
  expect(await merge(store, { ...before, games: [late, early] }, DEFAULTS)).toMatchObject({ games: 1 });
  expect(await store.get('games', 'b')).toEqual(late);
});

test.each([
  ['settings', { settings: { ...DEFAULTS, table: 'wine' as const } }],
  ['favourites', { favourites: ['y'] }],
  ['known deals', { winnable: { rules: [3] } }],
])('an import that changes only %s reports it, and can be undone', async (_name, part) => {
  const store = await open();
  const before = await exportAll(store, DEFAULTS, new Date(0));
  const file = { ...before, ...part };
  expect(await merge(store, file, DEFAULTS)).toEqual({ games: 0, others: true, missing: [] });
  expect(await undoImport(store, file.settings)).toEqual(portableSettings(DEFAULTS));
  expect(await exportAll(store, DEFAULTS, new Date(0))).toEqual(before);
});

test('an import does not change the current page and language', async () => {
  const store = await open();
  const file = { ...(await exportAll(store, DEFAULTS)), settings: { ...DEFAULTS, last: 'x', language: 'de' as const } };
  expect(await merge(store, file, DEFAULTS)).toEqual({ games: 0, others: false, missing: [] });
});

test('variants that the file names and that are missing are reported; added ones are undone with the import', async () => {
  const store = await open();
  const added = (id: string, from: string): Write => ({
    store: 'added',
    put: { id, from, source: '', facts: {} as never, picture: '', added: 1 },
  });
  await store.write([added('here', 'https://a.example/here.js')]);
  const file = { ...(await exportAll(store, DEFAULTS)), added: ['https://a.example/here.js', 'https://b.example/gone.js'] };
  expect(await merge(store, file, DEFAULTS)).toEqual({ games: 0, others: false, missing: ['https://b.example/gone.js'] });
  await store.write([added('gone', 'https://b.example/gone.js')]);
  await noteAdded(store, 'gone');
  await undoImport(store, DEFAULTS);
  expect((await store.all('added')).map(({ id }) => id)).toEqual(['here']);
});

test.each([
  ['not JSON', '{', 'unreadable', 0],
  ['something else', '{"a":1}', 'unreadable', 0],
  ['null', 'null', 'unreadable', 0],
  ['newer', '{"patience":"player","version":2}', 'newer', 0],
  ['no games', '{"patience":"player","version":1}', 'damaged', 1],
  [
    'broken games',
    JSON.stringify({ patience: 'player', version: 1, games: [game('a', 1), { ...game('b', 1), save: {} }, 7] }),
    'damaged',
    2,
  ],
])('a file that is %s is refused before anything is imported', (_name, text, reason, count) => {
  expect(checkFile(text)).toEqual({ ok: false, reason, count });
});

test('deleting all data leaves nothing', async () => {
  const store = await open();
  await store.write([
    { store: 'games', put: game('a', 1) },
    { store: 'kept', put: { id: 'favourites', value: ['x'] } },
  ]);
  await deleteAll(store);
  expect(await store.all('games')).toEqual([]);
  expect(await store.kept('favourites')).toBeUndefined();
});

test('an import of many games writes them in parts, so that other tabs are not kept waiting, and reports its progress', async () => {
  const backend = new MemoryBackend();
  const written: string[][] = [];
  const write = backend.write.bind(backend);
  backend.write = (writes) => (written.push(writes.map(({ store }) => store)), write(writes));
  const store = await Store.open(
    () => undefined,
    () => Promise.resolve(backend),
  );
  const before = await exportAll(store, DEFAULTS);
  const games = Array.from({ length: 2500 }, (_, i) => game(`g${i}`, i));
  const progress: [number, number][] = [];
  const taken = await merge(store, { ...before, games }, DEFAULTS, 1, (...now) => progress.push(now));
  expect(taken.games).toBe(2500);
  expect(await store.results()).toHaveLength(2500);
  expect(written.length).toBeGreaterThan(2);
  expect(Math.max(...written.map((stores) => stores.length))).toBeLessThanOrEqual(1000);
  expect(written[0]!.slice(0, 3)).toEqual(['kept', 'kept', 'kept']); // The way back comes before the games.
  expect(progress.at(-1)).toEqual([2500, 2500]);
  await undoImport(store, DEFAULTS);
  expect(await store.results()).toHaveLength(0);
});

test('an import that replaces everything leaves only the games and settings of the file, and returns the addresses of its modules', async () => {
  const store = await open();
  await store.write([
    { store: 'games', put: game('here', 9) },
    { store: 'kept', put: { id: 'favourites', value: ['x'] } },
    { store: 'kept', put: { id: 'dealt', value: { rules: [1] } } },
  ]);
  const file = {
    ...(await exportAll(store, DEFAULTS, new Date(0))),
    games: [game('a', 1), game('a', 2)],
    favourites: ['y'],
    winnable: { rules: [3] },
    added: ['https://a.example/one.js'],
  };
  expect(await replaceAll(store, file)).toEqual({ games: 1, others: true, missing: ['https://a.example/one.js'] });
  const after = await exportAll(store, DEFAULTS, new Date(0));
  expect(after).toEqual({ ...file, games: [game('a', 2)], added: [] });
  expect(await store.kept('dealt')).toBeUndefined();
});

test('the addresses of modules in a file are normalized, and those that cannot be added are left out', async () => {
  const file = await exportAll(await open(), DEFAULTS);
  const added = ['https://a.example/\u202esj.txt', 'javascript:alert(1)', 'https://user:pass@evil.example/', 'https://a.example/x.js'];
  expect(checkFile(JSON.stringify({ ...file, added }))).toMatchObject({
    file: { added: ['https://a.example/%E2%80%AEsj.txt', 'https://a.example/x.js'] },
  });
});

test('a time of a file that is not in the format of an export is left out', async () => {
  const file = await exportAll(await open(), DEFAULTS, new Date(0));
  for (const written of ['<img src=x onerror=1>', '1', '2026', '\u202e1970-01-01T00:00:00.000Z'])
    expect(checkFile(JSON.stringify({ ...file, written }))).toMatchObject({ file: { written: '' } });
  expect(checkFile(JSON.stringify(file))).toMatchObject({ file: { written: '1970-01-01T00:00:00.000Z' } });
});

test('an import leaves room in the storage, however long the drafts of the file are', async () => {
  vi.stubGlobal('localStorage', memoryStorage());
  const file = await exportAll(await open(), DEFAULTS);
  const drafts = Array.from({ length: 50 }, (_, i): DraftRecord => {
    const text = `${i}`.padEnd(199_000, 'x');
    return { version: 1, id: `d${i}`, text, past: [], future: [], playable: '', origin: '', changed: 1, token: 't' };
  });
  for (const take of [merge, replaceAll])
    expect((await take(await open(), { ...file, drafts }, DEFAULTS)).drafts).toEqual({ taken: 20, refused: 30 });
  expect(draftRecords()).toHaveLength(20);
  vi.unstubAllGlobals();
});

test('drafts are exported and imported; one that was changed on both sides stays in both versions, and undoing keeps later changes', async () => {
  const storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  const draft = (id: string, text: string): DraftRecord => ({
    version: 1,
    id,
    text,
    past: [],
    future: [],
    playable: text,
    origin: 'link',
    changed: 1,
    token: `${id} ${text}`,
  });
  putDraft(draft('a', 'one'));
  putDraft(draft('b', 'two'));
  const store = await open();
  const file = await exportAll(store, DEFAULTS);
  expect(file.drafts?.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(checkFile(JSON.stringify({ ...file, drafts: [...file.drafts!, { id: 'x' }] }))).toMatchObject({
    ok: true,
    file: { drafts: file.drafts },
  });
  putDraft(draft('a', 'other'));
  removeDraft('b');
  expect(await merge(store, file, DEFAULTS)).toEqual({ games: 0, others: false, missing: [], drafts: { taken: 2, refused: 0 } });
  const texts = (): string[] =>
    draftRecords()
      .map(({ text }) => text)
      .sort();
  expect(texts()).toEqual(['one', 'other', 'two']);
  const two = draftRecord('b')!;
  putDraft({ ...two, text: 'two, changed', token: 'later' });
  await undoImport(store, DEFAULTS);
  expect(texts()).toEqual(['other', 'two, changed']);
  vi.unstubAllGlobals();
});
