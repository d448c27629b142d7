import { Game, type SavedGame } from '@patience/core';
import type { PatienceGame } from '@patience/element';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { TableShell } from '../../app-shell/start.js';
import type { AddedSource, Source } from '../../catalogue/entry.js';
import { notice } from '../../components/notices.js';
import { change, settings } from '../../settings/settings.js';
import { MemoryBackend } from '../../testing/memory-backend.js';
import { Store } from '../../store/store.js';
import type { GameOpener } from '../../table/opener.js';
import { channels, Locks } from '../../testing/locks.js';
import { memoryStorage } from '../../testing/memory-storage.js';
import { recordOf } from '../../testing/record.js';
import { two } from '../../testing/two.js';
import { en } from '../../testing/words.js';
import { en as ownWords, type Words } from './first-words.js';
import { TableModel } from './model.js';

// The next file may load modules that take another way where there is a document.
afterAll(() => void vi.unstubAllGlobals());

vi.mock('../../components/notices.js', () => ({ notice: vi.fn(() => () => undefined) }));
vi.mock('../../words/load.js', () => ({ loadWords: () => Promise.resolve({ gameLink: { damaged: 'damaged' } }) }));

/** A history of the browser that changes a location. */
class Entries {
  readonly pushed: string[] = [];
  state: unknown = null;

  constructor(readonly location: URL) {}

  pushState(state: unknown, _: string, address: string): void {
    this.pushed.push(address);
    this.replaceState(state, _, address);
  }

  replaceState(state: unknown, _: string, address: string): void {
    this.state = state;
    this.location.href = new URL(address, this.location).href;
  }
}

/** A table with an opener that deals at once. */
class Table extends EventTarget {
  readonly variant = two;
  inert = false;
  snapshot: Game | undefined;

  start = ({ seed = '1' }: { readonly seed?: string }) => Promise.resolve(Game.start(two, { seed: Number(seed) }));
  load = (save: SavedGame) => Promise.resolve(Game.load(two, save));

  async lay(save: SavedGame): Promise<void> {
    const loaded = await this.load(save);
    if (loaded.ok) this.snapshot = loaded.value;
  }
}

const saved = (seed: number): SavedGame => {
  const game = Game.start(two, { seed });
  if (!game.ok) throw new Error(game.error.message);
  return game.value.save();
};

beforeEach(() => {
  vi.mocked(notice).mockClear();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined, hidden: false });
  vi.stubGlobal('navigator', { locks: new Locks() });
  vi.stubGlobal('BroadcastChannel', channels());
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});

/** Opens the model of a page at an address. */
async function open(address: string, page: 'home' | 'play' = 'play', more: Partial<AddedSource> = {}) {
  const place = new URL(address, 'https://a.example/');
  const entries = new Entries(place);
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', entries);
  const data = await Store.open(
    () => undefined,
    () => Promise.resolve(new MemoryBackend()),
  );
  const table = new Table();
  const events = { changed: vi.fn(), laid: vi.fn(), left: vi.fn() };
  const shell = { root: new URL('https://a.example/'), words: { ...en, ...ownWords }, lang: 'en', page } as unknown as TableShell<Words>;
  const entry = { id: two.id, ...more } as unknown as Source | AddedSource;
  const parts = { shell, entry, table: table as unknown as PatienceGame, opener: table as unknown as GameOpener, data };
  const model = new TableModel(parts, events);
  return { model, table, data, events, place, entries };
}

test('the deal of the address is dealt and named, and the address gets it without a new history entry', async () => {
  const { model, events, place, entries } = await open('en/play/two/?seed=5');
  await model.start(undefined, false);
  expect(model.deal).toBe('Deal 5');
  expect(place.href).toBe('https://a.example/en/play/two/?seed=5');
  expect(entries.pushed).toEqual([]);
  expect(events.laid).toHaveBeenCalledOnce();
});

test('each further deal gets a history entry, and going back deals the one before again', async () => {
  const { model, place, entries } = await open('en/play/two/?seed=5');
  await model.start(undefined, false);
  await model.controller.lay(saved(7));
  expect(entries.pushed.at(-1)).toBe('https://a.example/en/play/two/?seed=7');
  place.href = 'https://a.example/en/play/two/?seed=5';
  await model.follow();
  expect(model.deal).toBe('Deal 5');
});

test('a deal of the address that is refused without a reason is answered by a whole sentence', async () => {
  const { model, table } = await open('en/play/two/?seed=5');
  const { start } = table;
  change({ winnable: false });
  onTestFinished(() => void change({ winnable: true }));
  table.start = ({ seed = '1' }) => (seed === '5' ? (Promise.resolve({ ok: false, why: '' }) as never) : start({ seed }));
  await model.start(undefined, false);
  expect(vi.mocked(notice).mock.calls.map(([text]) => text)).toEqual([en.table.badDeal.replace('{why}', en.table.noReason)]);
});

test('the start page keeps its path and names the patience in the query', async () => {
  const { model, place } = await open('en/', 'home');
  await model.start(undefined, false);
  expect([place.pathname, place.searchParams.get('variant')]).toEqual(['/en/', 'two']);
});

test('deals of an added module never add history entries', async () => {
  const { model, entries } = await open('en/play/?variant=two', 'play', { added: true, source: '' });
  await model.start(undefined, false);
  await model.controller.lay(saved(7));
  expect(entries.pushed).toEqual([]);
});

test('a deal that is winnable is called so, and a daily one by its day', async () => {
  const { model, table } = await open('en/play/two/?seed=5');
  await model.start(undefined, false);
  model.nameDeal(table.snapshot!, { isWinnable: true });
  expect(model.deal).toBe(`Deal 5 · ${en.table.isWinnable}`);
  model.nameDeal(table.snapshot!, { isWinnable: false, day: 'Sunday' });
  expect([model.deal, model.isWinnable]).toEqual(['Sunday', true]);
  model.nameDeal(table.snapshot!);
  expect(model.isWinnable, 'another deal is not known to be winnable').toBe(false);
});

test('the page is drawn again only when moves or time differ', async () => {
  const { model, events } = await open('en/play/two/?seed=5');
  model.showCount('1 move');
  model.showCount('1 move');
  expect([model.count, events.changed.mock.calls.length]).toEqual(['1 move', 1]);
});

test('opening a patience keeps a running game of another one on the start page', async () => {
  const { model, data } = await open('en/play/two/?seed=5');
  await model.noteOpened();
  expect(settings()).toMatchObject({ last: 'two', recent: ['two'] });
  await data.write([{ store: 'games', put: recordOf('a', 1, { variant: 'other', outcome: 'open' }) }]);
  change({ last: 'other', recent: ['other'] });
  await model.noteOpened();
  expect(settings()).toMatchObject({ last: 'other', recent: ['two', 'other'] });
});

test('a damaged link to a shared game is reported, and another game is dealt', async () => {
  const { model } = await open('en/play/two/#game=damaged');
  await model.start('damaged', false);
  expect(vi.mocked(notice).mock.calls.map(([text]) => text)).toEqual(['damaged']);
  expect(model.deal).toMatch(/^Deal /);
});

test('an impossible deal of the address is reported, and another one is dealt', async () => {
  const { model, table } = await open('en/play/two/?seed=5');
  vi.spyOn(table, 'start').mockResolvedValueOnce({ ok: false, why: 'no such deal' } as never);
  await model.start(undefined, false);
  expect(vi.mocked(notice).mock.calls[0]![0]).toContain('no such deal');
  expect(model.deal).toMatch(/^Deal /);
});
