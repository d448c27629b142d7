import { expect, test, vi } from 'vitest';
import type { Shell } from '../../app-shell/start.js';
import { MemoryBackend } from '../../testing/memory-backend.js';
import type { AddedRecord } from '../../store/records.js';
import { Store } from '../../store/store.js';
import { recordOf } from '../../testing/record.js';
import { en as shared } from '../../testing/words.js';
import { en, type Words } from './words.js';
import { AddModel } from './model.js';

// The build of the site writes these modules.
vi.mock('virtual:patience-catalogue', () => ({ installed: [] }));
vi.mock('virtual:patience-sandbox', () => ({}));

const RECORD: AddedRecord = {
  id: 'mine',
  from: '',
  source: '{}',
  recipe: true,
  facts: { id: 'mine', from: '', names: { en: 'Mine' }, summaries: { en: '' }, packs: 1, added: true },
  picture: '',
  added: 0,
};

/** Returns a model of a store with one added patience and this many games of it. */
async function modelOf(games: number) {
  const store = await Store.open(
    () => undefined,
    () => Promise.resolve(new MemoryBackend()),
  );
  await store.write([
    { store: 'added', put: RECORD },
    ...Array.from({ length: games }, (_, i) => ({ store: 'games' as const, put: recordOf(`g${i}`, i, { variant: 'mine' }) })),
  ]);
  const shell = { root: new URL('https://site.test/'), lang: 'en', words: { ...shared, ...en } } as unknown as Shell<Words>;
  const page = { query: () => new URLSearchParams(), loadTable: () => Promise.resolve() };
  return new AddModel(shell, store, [RECORD], page, () => undefined);
}

test('a removed patience leaves the list, and its games are offered for deletion', async () => {
  const model = await modelOf(2);
  await model.remove(RECORD);
  expect([model.records, model.leftOver]).toEqual([[], { id: 'mine', games: 2 }]);
  await model.removeGames();
  expect(model.leftOver).toBeUndefined();
});

test('a removed patience without games leaves nothing to delete', async () => {
  const model = await modelOf(0);
  await model.remove(RECORD);
  expect(model.leftOver).toBeUndefined();
});

test('a file that is too large is refused with its limit, and shows no preview', async () => {
  const model = await modelOf(0);
  await model.readFile(new File([new Uint8Array(400_001)], 'large.json'));
  expect(model.mistakes).toEqual([shared.adding.bad.large.replace('{n}', '400')]);
  expect(model.shown).toBeUndefined();
});

test('an address that is no address of a module is refused, and the form can be used again', async () => {
  const model = await modelOf(0);
  expect(await model.addModule('ftp://x')).toBe(false);
  expect([model.wrong, model.busy]).toEqual([true, false]);
});
