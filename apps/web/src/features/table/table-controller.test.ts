import { Game, type SavedGame } from '@patience/core';
import type { GameSnapshot, PatienceGame } from '@patience/element';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { MemoryBackend } from '../../testing/memory-backend.js';
import type { Write } from '../../store/backend.js';
import { Store } from '../../store/store.js';
import { channels, Locks } from '../../testing/locks.js';
import { two } from '../../testing/two.js';
import type { GameOpener, OpenResult } from '../../table/opener.js';
import type { Dealer } from './dealer.js';
import { TableController, type TableHost } from './table-controller.js';

// The next file may load modules that take another way where there is a document.
afterAll(() => void vi.unstubAllGlobals());

const resultOf = (opened: ReturnType<typeof Game.start>): OpenResult =>
  opened.ok ? { ok: true, value: opened.value } : { ok: false, why: opened.error.message };

/** A table like one in a sandbox, with its opener: it returns another game object at each call. */
class SandboxedTable extends EventTarget implements Pick<GameOpener, 'lay' | 'load' | 'start'> {
  readonly variant = two;
  inert = false;
  readonly resume = vi.fn();
  readonly pause = vi.fn();
  lying: Game | undefined;
  /** The error to report when a game is opened. */
  fault: Error | undefined;

  get snapshot(): GameSnapshot | undefined {
    return this.lying && this.#opened(this.lying.save());
  }

  start = ({ seed }: { readonly seed?: string }): Promise<OpenResult> =>
    Promise.resolve(resultOf(Game.start(two, { seed: Number(seed ?? 1) })));
  load = (save: SavedGame): Promise<OpenResult> => Promise.resolve(resultOf(Game.load(two, save)));

  lay(save: SavedGame): Promise<void> {
    if (this.fault) return Promise.reject(this.fault);
    this.lying = this.#opened(save);
    return Promise.resolve();
  }

  play(move: string): void {
    this.lying!.play(move);
    this.dispatchEvent(new Event('patience-move'));
  }

  /** Simulates that the player opens another game with the table's own buttons. */
  bring(save: SavedGame): void {
    this.lying = this.#opened(save);
    this.dispatchEvent(new Event('patience-ready'));
  }

  newGame({ seed }: { readonly seed: number }): void {
    this.bring(dealOf(seed));
  }

  #opened(save: SavedGame): Game {
    const loaded = Game.load(two, save);
    if (!loaded.ok) throw new Error(loaded.error.message);
    return loaded.value;
  }
}

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined, hidden: false });
  vi.stubGlobal('navigator', { locks: new Locks() });
  vi.stubGlobal('BroadcastChannel', channels());
});

async function begin(opened?: Store) {
  const store =
    opened ??
    (await Store.open(
      () => undefined,
      () => Promise.resolve(new MemoryBackend()),
    ));
  const element = new SandboxedTable();
  const host = {
    dealt: vi.fn(),
    unusual: vi.fn(),
    refused: vi.fn(),
    notResumed: vi.fn(),
    left: vi.fn(),
    elsewhere: vi.fn(),
    touched: vi.fn(() => true),
  } satisfies TableHost;
  const dealer = {
    chosen: vi.fn<Dealer['chosen']>(),
    fresh: vi.fn<Dealer['fresh']>((options) => Promise.resolve({ options })),
  };
  const table = new TableController(element as unknown as PatienceGame, element as unknown as GameOpener, store, dealer, host);
  return { store, element, dealer, host, table };
}

const dealOf = (seed: number): SavedGame => {
  const started = Game.start(two, { seed });
  if (!started.ok) throw new Error(started.error.message);
  return started.value.save();
};

test('returning to an earlier game continues that game, also in a sandbox', async () => {
  const { element, host, table } = await begin();
  await table.lay(dealOf(1));
  element.play('l>m');
  const [first, { id }] = [element.snapshot!.save(), table.saver.record!];
  element.bring(dealOf(2));
  expect(table.saver.record).toBeUndefined();
  expect(host.left).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ id })]);
  element.bring(first);
  expect(table.saver.record).toMatchObject({ id, outcome: 'open' });
  expect(host.dealt).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ id }));
});

/** Returns a store that is slow to return a game of the deal 2: it is away until it is called back. */
async function slowStore() {
  const { store, element, table } = await begin();
  await table.lay(dealOf(2));
  element.play('l>m');
  await table.saver.settled();
  const slow = { away: true };
  const nothing = <T>(value: T, answer: () => Promise<T>): Promise<T> => (slow.away ? Promise.resolve(value) : answer());
  return {
    id: table.saver.record!.id,
    slow,
    opened: {
      get away() {
        return slow.away;
      },
      get: (of: 'games', id: string) => nothing(undefined, () => store.get(of, id)),
      games: (by: Parameters<Store['games']>[0], limit?: number) => nothing([], () => store.games(by, limit)),
      results: () => store.results(),
      write: (writes: readonly Write[]) => store.write(writes),
    } as unknown as Store,
  };
}

test.each(['', 'seed=2', 'game=ID', 'seed=3&game=ID'])(
  'a stored game that a slow database returns after the deal takes its place before the first move: %s',
  async (query) => {
    const { id, slow, opened } = await slowStore();
    const { element, table } = await begin(opened);
    await table.open(new URLSearchParams(query.replace('ID', id)));
    await table.openMissed();
    expect([table.saver.record, element.snapshot!.cursor]).toEqual([undefined, 0]);
    slow.away = false;
    await table.openMissed();
    expect(table.saver.record).toMatchObject({ id, outcome: 'open' });
    expect(element.snapshot!.cursor).toBe(1);
  },
);

test.each([
  ['a move', '', (element: SandboxedTable) => element.play('l>m')],
  ['another deal', '', (element: SandboxedTable) => element.newGame({ seed: 4 })],
  ['a new game of the address', 'game=new', () => undefined],
])('a stored game that a slow database returns stays stored after %s', async (_, query, act) => {
  const { id, slow, opened } = await slowStore();
  const { element, table } = await begin(opened);
  await table.open(new URLSearchParams(query));
  act(element);
  const before = element.snapshot!.save();
  slow.away = false;
  await table.openMissed();
  expect(element.snapshot!.save()).toMatchObject({ seed: before.seed!, gestures: before.gestures });
  expect(await opened.get('games', id)).toMatchObject({ outcome: 'open' });
});

test('the deal of an earlier game without a move begins another game', async () => {
  const { element, host, table } = await begin();
  await table.lay(dealOf(1));
  element.play('l>m');
  element.bring(dealOf(2));
  element.bring(dealOf(1));
  expect(table.saver.record).toBeUndefined();
  expect(host.dealt).toHaveBeenLastCalledWith(expect.anything(), undefined);
});

test('a new deal before the first move or after the end abandons no game', async () => {
  const { element, host, table } = await begin();
  await table.lay(dealOf(1));
  await table.deal({ options: {} });
  element.play('l>m');
  element.play('m>r');
  expect(table.saver.record).toMatchObject({ outcome: 'won' });
  await table.deal({ options: {} });
  expect(host.left).not.toHaveBeenCalled();
});

test('playing another game of an address shows a notice of the abandoned one', async () => {
  const { element, host, table } = await begin();
  await table.lay(dealOf(1));
  element.play('l>m');
  const { id } = table.saver.record!;
  await table.saver.settled();
  await table.lay(dealOf(2));
  expect(host.left).not.toHaveBeenCalled();
  element.play('l>m');
  await vi.waitFor(() => expect(host.left).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ id })]));
});

test('playing another game shows a notice of all abandoned ones, the last played first', async () => {
  const { store, element, host, table } = await begin();
  await table.lay(dealOf(1));
  element.play('l>m');
  await table.saver.settled();
  const { record } = table.saver;
  const running = ['earlier', 'later'].map((id, updated) => ({ ...record!, id, updated }));
  await store.write([{ store: 'games', clear: true }, ...running.map((put): Write => ({ store: 'games', put }))]);
  await table.lay(dealOf(2));
  element.play('l>m');
  await vi.waitFor(() => expect(host.left).toHaveBeenCalledExactlyOnceWith([...running].reverse()));
});

test('a game that cannot be shown does not block the table', async () => {
  const { element, host, table } = await begin();
  element.fault = new Error('gone');
  await expect(table.lay(dealOf(1))).rejects.toThrow('gone');
  element.bring(dealOf(2));
  expect(host.dealt).toHaveBeenCalledOnce();
});

test('a game that another tab took and deleted can be continued here', async () => {
  const { element, host, store, table } = await begin();
  await table.lay(dealOf(1));
  element.play('l>m');
  const { id } = table.saver.record!;
  await vi.waitFor(async () => expect(await store.get('games', id)).toBeDefined());
  void navigator.locks.request(`patience-game-${id}`, { steal: true }, () => new Promise(() => undefined));
  await vi.waitFor(() => expect(host.elsewhere).toHaveBeenCalledOnce());
  expect(element.inert).toBe(true);
  await store.write([{ store: 'games', remove: id }]);
  const [back] = host.elsewhere.mock.calls[0] as [() => void];
  back();
  await vi.waitFor(() => expect(element.resume).toHaveBeenCalledOnce());
  expect(element.inert).toBe(false);
  element.play('m>l');
  await table.saver.settled();
  expect(await store.all('games')).toMatchObject([{ moves: 2 }]);
});

test('every deal that neither the address nor the player names is chosen by the page', async () => {
  const { element, dealer, table } = await begin();
  dealer.fresh.mockImplementation((options) => Promise.resolve({ options, seed: '7' }));
  await table.open(new URLSearchParams());
  expect(element.snapshot!.source).toEqual({ seed: 7 });
  expect(dealer.fresh).toHaveBeenCalledTimes(1);
  await table.deal({ options: {} });
  expect(dealer.fresh).toHaveBeenCalledTimes(2);
  await table.open(new URLSearchParams('seed=3'));
  await table.deal({ options: {}, seed: '4' });
  expect(element.snapshot!.source).toEqual({ seed: 4 });
  expect(dealer.fresh).toHaveBeenCalledTimes(2);
});

test('neither a link nor a new deal by the rules on the table changes the remembered rules', async () => {
  const { element, dealer, table } = await begin();
  await table.open(new URLSearchParams('seed=3'));
  await table.deal({ options: {}, seed: '4' });
  element.bring(dealOf(5));
  await table.open(new URLSearchParams());
  expect(dealer.chosen).not.toHaveBeenCalled();
});

test('a sandboxed game is stored only after the player has touched it', async () => {
  const { store, element, host, table } = await begin();
  host.touched.mockReturnValue(false);
  await table.lay(dealOf(1));
  element.play('l>m');
  element.play('m>r');
  await table.saver.settled();
  expect(await store.all('games')).toEqual([]);
  await table.lay(dealOf(2));
  host.touched.mockReturnValueOnce(true);
  element.play('l>m');
  element.play('m>r'); // The user activation of a click expires before later moves.
  await table.saver.settled();
  expect(await store.all('games')).toMatchObject([{ outcome: 'won' }]);
});

test('a game from a link is stored with the player’s first move, and never counts', async () => {
  const { store, element, table } = await begin();
  await table.lay(dealOf(1));
  element.play('l>m');
  const save = element.snapshot!.save();
  await store.write([{ store: 'games', clear: true }]);
  await table.openShared(save);
  await table.saver.settled();
  expect(await store.all('games')).toEqual([]);
  element.play('m>r');
  await table.saver.settled();
  expect(await store.all('games')).toMatchObject([{ outcome: 'won', watched: true }]);
});

test('a deal without a move is locked when another tab begins it, and continues as that game when taken back', async () => {
  const { store, element, dealer, host, table } = await begin();
  await table.lay(dealOf(1));
  const other = new SandboxedTable();
  const there = new TableController(other as unknown as PatienceGame, other as unknown as GameOpener, store, dealer, host);
  await there.lay(dealOf(1));
  await table.checkOtherTabs();
  expect(element.inert).toBe(false);
  other.play('l>m');
  await there.saver.settled();
  await vi.waitFor(async () => {
    await table.checkOtherTabs();
    expect(element.inert).toBe(true);
  });
  const [back] = host.elsewhere.mock.calls[0] as [() => void];
  back();
  await vi.waitFor(() => expect(element.snapshot!.cursor).toBe(1));
  element.play('m>l');
  await table.saver.settled();
  expect(await store.all('games')).toMatchObject([{ id: there.saver.record!.id, moves: 2 }]);
});

test('a running game that no longer fits the rules is reported and stays stored, and a new game is on the table', async () => {
  const { store, element, host, table } = await begin();
  await table.lay(dealOf(1));
  element.play('l>m');
  await table.saver.settled();
  const { record } = table.saver;
  const unfit = { ...record!, save: { ...record!.save, gestures: [['r>l']], cursor: 1 } };
  await store.write([{ store: 'games', put: unfit }]);
  await table.open(new URLSearchParams());
  expect(host.notResumed).toHaveBeenCalledTimes(1);
  expect(await store.get('games', record!.id)).toEqual(unfit);
  expect(element.snapshot!.save()).toMatchObject({ gestures: [] });
});
