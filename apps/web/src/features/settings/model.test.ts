import { expect, test, vi } from 'vitest';
import type { Importer } from '../../components/importer.js';
import { WorkQueue } from '../../components/work-queue.js';
import { change, settings } from '../../settings/settings.js';
import { MemoryBackend } from '../../testing/memory-backend.js';
import { Store } from '../../store/store.js';
import { en as shared } from '../../testing/words.js';
import { en } from './words.js';
import { SettingsModel, type SettingsSources } from './model.js';

/** Returns a model of an empty store, and the calls that change the page. */
async function modelOf() {
  const focus = vi.fn<(id: string) => void>();
  const apply = vi.fn<SettingsSources['apply']>();
  const erase = vi.fn(() => Promise.resolve());
  const store = await Store.open(
    () => undefined,
    () => Promise.resolve(new MemoryBackend()),
  );
  const queue = new WorkQueue(() => undefined, shared.importing.failed, focus);
  const importer = { reset: vi.fn() } as unknown as Importer;
  const model = new SettingsModel(
    { store, queue, words: { ...shared, ...en }, importer: () => importer, apply, erase },
    true,
    () => undefined,
  );
  return { model, focus, apply, erase };
}

test('a changed setting is kept and applied to the page', async () => {
  const { model, apply } = await modelOf();
  model.set({ theme: 'dark' });
  expect([settings().theme, apply.mock.lastCall?.[0].theme]).toEqual(['dark', 'dark']);
  change({ theme: 'auto' });
});

test('nothing is deleted before the player has confirmed it, and the focus is on the way back', async () => {
  const { model, focus, erase } = await modelOf();
  model.ask(true);
  expect([model.asking, focus.mock.lastCall]).toEqual([true, ['delete-no']]);
  model.ask(false);
  expect([model.asking, focus.mock.lastCall]).toEqual([false, ['delete']]);
  expect(erase).not.toHaveBeenCalled();
});

test('deleting everything sets the defaults again and offers no undo of an import', async () => {
  const { model, focus, erase } = await modelOf();
  change({ theme: 'dark' });
  model.ask(true);
  model.deleteAll();
  await expect.poll(() => model.queue.message).toBe(en.settings.deleted);
  expect([erase.mock.calls.length, settings().theme, model.asking, model.undoable]).toEqual([1, 'auto', false, false]);
  expect(focus).toHaveBeenLastCalledWith('delete');
});

test('the player’s data are exported as a file with the day in its name', async () => {
  const { model } = await modelOf();
  const { name, text } = await model.exported();
  expect(name).toMatch(/^patience-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(text)).toMatchObject({ patience: 'player', games: [] });
});
