import { Game, type Variant } from '@patience/core';
import { expect, test, vi } from 'vitest';
import { dealKey } from '../address/deal.js';
import { dailySeed, dayOf } from '../daily/date.js';
import { keepWinnable } from '../store/known-deals.js';
import { MemoryBackend } from '../testing/memory-backend.js';
import type { GameRecord } from '../store/records.js';
import { Store } from '../store/store.js';
import type { DealSolver } from './solver.js';
import { FreshDeals } from './fresh.js';
import { WinnableDeals } from './winnable.js';

const words = { name: 'One', summary: '', rules: '' };
const one: Variant = {
  api: 1,
  id: 'one',
  rules: 1,
  options: { draw: [1, 3] },
  deck: () => ({ suits: ['S'], ranks: [1] }),
  table: () => [{ id: 'l', role: 'tableau', at: [0, 0], take: 'top', accept: { empty: 'any' } }],
  deal: (table) => table.move('pack', 'l', { face: 'up' }),
  strings: { de: words, en: words },
};

/** Returns a solver that wins every n-th deal, and the list of deals that it won. */
function winning(every: number): { solver: DealSolver; won: (string | number)[] } {
  const won: (string | number)[] = [];
  let asked = 0;
  const isWinnable: DealSolver['isWinnable'] = (seed) => {
    const solved = ++asked % every === 0;
    if (solved) won.push(seed);
    return Promise.resolve(solved);
  };
  return { solver: { isWinnable, stop: () => undefined }, won };
}

const play = (seed: number): Game => {
  const started = Game.start(one, { seed });
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
};
const open = (): Promise<Store> =>
  Store.open(
    () => undefined,
    () => Promise.resolve(new MemoryBackend()),
  );
/** Returns an abandoned game on a deal. */
function stored(seed: number): GameRecord {
  const save = play(seed).save();
  return { id: 'a', variant: 'one', deal: dealKey(save), save, outcome: 'left', moves: 1, hints: 0, started: 1, updated: 1 };
}
const { signal } = new AbortController();

test('a deal found winnable is known afterwards, for its rules only', async () => {
  const store = await open();
  const { solver, won } = winning(3);
  const progress: number[] = [];
  expect(await new WinnableDeals(store, one, solver).find({}, signal, (tried) => progress.push(tried))).toEqual({
    options: { draw: '1' },
    seed: String(won[0]),
  });
  expect(progress).toEqual([0, 1, 2]);
  const later = new WinnableDeals(store, one, winning(Infinity).solver);
  expect(await later.has(play(Number(won[0])))).toBe(true);
  expect(await later.has(play(Number(won[0]) + 1))).toBe(false);
  expect(await new FreshDeals(store, one).ready({ draw: 3 })).toBeUndefined();
});

test('three deals are kept ready, and one that was played or dealt since the page was opened is not offered again', async () => {
  const store = await open();
  const { solver, won } = winning(2);
  const fresh = new FreshDeals(store, one);
  const deals = new WinnableDeals(store, one, solver, fresh);
  await deals.stock(play(1));
  await deals.stock(play(1));
  expect(won).toHaveLength(3);
  const dealt = [];
  for (let next = fresh.next({ draw: 1 }); next !== undefined; next = fresh.next({ draw: 1 })) {
    dealt.push(next);
    fresh.note(play(Number(next)).save());
  }
  expect(dealt.sort()).toEqual([...won].sort());
  await deals.stock(play(1));
  expect(won).toHaveLength(6);
  for (const seed of won) await store.write([{ store: 'games', put: { ...stored(Number(seed)), id: String(seed) } }]);
  expect(await new WinnableDeals(store, one, solver).find({}, signal, () => undefined)).toMatchObject({ seed: String(won[6]) });
});

test('the deal of a day is known to be winnable, and not offered as a new game', async () => {
  const store = await open();
  const fresh = new FreshDeals(store, one);
  const ofToday = dailySeed('one', dayOf(new Date()));
  await keepWinnable(store, fresh.key({ draw: 1 }), ofToday);
  expect(await fresh.has({ draw: 1 }, ofToday)).toBe(true);
  expect(await fresh.ready({ draw: 1 })).toBeUndefined();
  await keepWinnable(store, fresh.key({ draw: 1 }), 7);
  expect(await fresh.ready({ draw: 1 })).toBe(7);
});

test('the search takes deals of all numbers, whose results come before the published deals', async () => {
  const store = await open();
  const { solver, won } = winning(1);
  const fresh = new FreshDeals(store, one, { first: [1, 2, 3, 4], load: () => Promise.resolve({}) });
  await fresh.prepare({ draw: 1 });
  expect([1, 2, 3, 4]).toContain(fresh.next({ draw: 1 }));
  await new WinnableDeals(store, one, solver, fresh).stock(play(1));
  expect(won).toHaveLength(3);
  expect(won).toContain(fresh.next({ draw: 1 }));
  expect(Math.max(...won.map(Number))).toBeGreaterThan(1000);
});

test('a rule set for which a background search finds nothing is not searched again', async () => {
  const asked = vi.fn(() => Promise.resolve(false));
  const deals = new WinnableDeals(await open(), one, { isWinnable: asked, stop: () => undefined });
  await deals.stock(play(1));
  const searched = asked.mock.calls.length;
  expect(searched).toBeGreaterThan(0);
  await deals.stock(play(1));
  expect(asked).toHaveBeenCalledTimes(searched);
});

test('a deal that was dealt on an earlier visit comes after those that never were', async () => {
  const store = await open();
  const published = { first: [1, 2, 3, 4, 5], load: () => Promise.resolve({}) };
  for (const seed of [1, 2, 4, 5]) await new FreshDeals(store, one).storeDealt(play(seed).save(), store);
  const fresh = new FreshDeals(store, one, published);
  expect(await fresh.ready({ draw: 1 })).toBe(3);
  fresh.note(play(3).save());
  await fresh.prepare({ draw: 1 });
  expect([1, 2, 4, 5]).toContain(fresh.next({ draw: 1 })); // Offer an unplayed deal that was dealt before, if there is no other.
});

test('no deal is offered twice while the page is open, even without a move', async () => {
  const store = await open();
  const fresh: FreshDeals = new FreshDeals(store, one, {
    first: [1, 2],
    load: () => Promise.resolve({ [fresh.key({ draw: 1 })]: [1, 2, 3, 4, 5] }),
  });
  const dealt: string[] = [];
  for (let ready = await fresh.ready({ draw: 1 }); ready !== undefined; ready = await fresh.ready({ draw: 1 })) {
    dealt.push(String(ready));
    fresh.note(play(Number(ready)).save());
  }
  expect(dealt.slice(0, 2).sort()).toEqual(['1', '2']); // The deals in the document are offered without loading the file.
  expect(dealt.sort()).toEqual(['1', '2', '3', '4', '5']);
});

test('published deals are known to be winnable, for their own rules only', async () => {
  const store = await open();
  const fresh: FreshDeals = new FreshDeals(store, one, { first: [1], load: () => Promise.resolve({ [fresh.key({ draw: 3 })]: [7] }) });
  expect(await fresh.ready({ draw: 3 })).toBe(7);
  expect(await fresh.has({ draw: 3 }, 7)).toBe(true);
  expect(await fresh.has({ draw: 1 }, 7)).toBe(false);
  // The deals in the document need not be in the file.
  expect(await fresh.has({ draw: 1 }, 1)).toBe(true);
  expect(await fresh.has({ draw: 3 }, 1)).toBe(false);
});

test('a search reports whether it found nothing, was cancelled, or cannot play the variant', async () => {
  const find = async (isWinnable: DealSolver['isWinnable'], heard = signal): Promise<unknown> =>
    new WinnableDeals(await open(), one, { isWinnable, stop: () => undefined }).find({}, heard, () => undefined);
  expect(await find(() => Promise.resolve(false))).toBe('none');
  expect(await find(() => Promise.reject(new Error('the module breaks the contract')))).toBe('none');
  const given = new AbortController();
  const givenUp: DealSolver['isWinnable'] = () => {
    given.abort();
    return Promise.reject(new Error('aborted'));
  };
  expect(await find(givenUp, given.signal)).toBe('given up');
  expect(await find(() => Promise.resolve(true), given.signal)).toBe('given up');
});

/** Returns a solver that answers when the test says so. */
function slowSolver() {
  const answers: ((isWinnable: boolean) => void)[] = [];
  const isWinnable: DealSolver['isWinnable'] = () => new Promise((answer) => answers.push(answer));
  const stop = vi.fn();
  return { solver: { isWinnable, stop }, stop, answers, asked: (times: number) => vi.waitFor(() => expect(answers).toHaveLength(times)) };
}

test('no background search begins while the player waits for a search', async () => {
  const { solver, stop, answers, asked } = slowSolver();
  const deals = new WinnableDeals(await open(), one, solver);
  const found = deals.find({}, signal, () => undefined);
  await asked(1);
  await deals.stock(play(1));
  expect([answers.length, stop.mock.calls.length]).toEqual([1, 0]);
  answers[0]!(false);
  await asked(2);
  answers[1]!(true);
  expect(await found).toMatchObject({ options: { draw: '1' } });
  expect(stop).toHaveBeenCalledOnce();
});

test('the player’s search ends a background search, and a second one cancels the first', async () => {
  const { solver, stop, answers, asked } = slowSolver();
  const deals = new WinnableDeals(await open(), one, solver);
  const stocked = deals.stock(play(1));
  await asked(1);
  const first = deals.find({}, signal, () => undefined);
  await asked(2);
  answers[0]!(false);
  await stocked;
  const second = deals.find({}, signal, () => undefined);
  await asked(3);
  answers[1]!(false);
  expect(await first).toBe('given up');
  expect(stop).not.toHaveBeenCalled(); // It works for the second search.
  answers[2]!(true);
  expect(await second).toMatchObject({ options: { draw: '1' } });
  expect(answers).toHaveLength(3);
});

test('a deal that the player has won is known to be winnable', async () => {
  const store = await open();
  const save = play(5).save();
  await store.write([
    {
      store: 'games',
      put: { id: 'a', variant: 'one', deal: dealKey(save), save, outcome: 'won', moves: 1, hints: 0, started: 1, updated: 1 },
    },
  ]);
  expect(await new WinnableDeals(store, one, winning(Infinity).solver).has(play(5))).toBe(true);
});
