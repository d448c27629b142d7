import { expect, test } from 'vitest';
import { DEFAULTS } from '../settings/settings.js';
import { recordOf } from '../testing/record.js';
import { MemoryBackend } from '../testing/memory-backend.js';
import { previewOf } from './preview.js';
import { Store } from './store.js';
import { exportAll } from './transfer.js';

test('a preview counts what a file contains and what of it is new here', async () => {
  const store = await Store.open(
    () => undefined,
    () => Promise.resolve(new MemoryBackend()),
  );
  await store.write([
    { store: 'games', put: recordOf('same', 5) },
    { store: 'games', put: recordOf('older', 5) },
    { store: 'kept', put: { id: 'favourites', value: ['x'] } },
  ]);
  const file = {
    ...(await exportAll(store, DEFAULTS, new Date(0))),
    settings: { ...DEFAULTS, table: 'wine' as const, sound: true, last: 'z' },
    favourites: ['x', 'y'],
    games: [recordOf('same', 5), recordOf('older', 6), recordOf('new', 1, { outcome: 'won' })],
    added: ['https://a.example/one.js'],
    recipes: ['{}'],
  };
  expect(await previewOf(store, file, DEFAULTS)).toEqual({
    written: new Date(0),
    games: 3,
    won: 1,
    variants: 1,
    fresh: 1,
    later: 1,
    settings: 2,
    favourites: 2,
    freshFavourites: 1,
    added: 2,
    drafts: 0,
    freshDrafts: 0,
    here: 2,
  });
  expect((await previewOf(store, { ...file, written: 'some day' }, DEFAULTS)).written).toBeUndefined();
});
