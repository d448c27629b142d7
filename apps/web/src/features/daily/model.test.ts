import { expect, test, vi } from 'vitest';
import type { InstalledEntry } from '../../catalogue/entry.js';
import { dailySeeds } from '../../daily/date.js';
import { resultOf } from '../../store/results.js';
import { recordOf } from '../../testing/record.js';
import { two } from '../../testing/two.js';
import { DailyModel, type DailySources } from './model.js';

const entry = (id: string, more: Partial<InstalledEntry> = {}): InstalledEntry => ({
  id,
  from: 'x',
  names: { en: id },
  packs: 1,
  winnable: 1,
  minutes: 5,
  address: '',
  load: () => Promise.resolve(two),
  ...more,
});

const NOON = new Date('2026-11-29T12:00');

/** Returns a model and its sources, whose search finds the second candidate. */
function modelOf(query = '', more: Partial<DailySources> = {}) {
  const remember = vi.fn<DailySources['remember']>();
  const from = {
    entries: [entry('one'), entry('points', { scored: true, winnable: 0 })],
    results: [],
    lang: 'en',
    query: new URLSearchParams(query),
    now: NOON,
    find: vi.fn<DailySources['find']>((_, seeds) => Promise.resolve({ seed: seeds[1]!, proof: 'proved' })),
    remember,
    play: vi.fn<DailySources['play']>(),
    ...more,
  } satisfies DailySources;
  return { model: new DailyModel(from, () => undefined), from, remember };
}

test('the deal of the day is found by the search, and the page may promise that it can be won', async () => {
  const { model } = modelOf();
  expect([model.day, model.entry?.id, model.proof]).toEqual(['2026-11-29', 'one', 'checking']);
  await model.look();
  expect([model.seed, model.proof, model.isPromised]).toEqual([dailySeeds('one', '2026-11-29')[1], 'proved', true]);
});

test('a scored patience has its first candidate without a search, and no promise', async () => {
  const { model, from } = modelOf('variant=points');
  await model.look();
  expect([model.seed, model.proof, model.isPromised]).toEqual([dailySeeds('points', '2026-11-29')[0], 'scored', false]);
  expect(from.find).not.toHaveBeenCalled();
});

test('a search that fails is reported, and no deal is shown', async () => {
  const { model } = modelOf('', { find: () => Promise.reject(new Error('no worker')) });
  await model.look();
  expect([model.seed, model.proof]).toEqual([undefined, 'failed']);
});

test('the result of a search for the day selected before is ignored', async () => {
  const waiting: (() => void)[] = [];
  const { model } = modelOf('', {
    find: (_, seeds) => new Promise((done) => waiting.push(() => done({ seed: seeds[0]!, proof: 'proved' }))),
  });
  const looks = [model.look(), model.select('2026-11-02')];
  for (const finish of waiting.reverse()) finish();
  await Promise.all(looks);
  expect(model.seed).toBe(dailySeeds('one', '2026-11-02')[0]);
});

test('a deal that the player asked for is opened once it is found, and the request leaves the address', async () => {
  const { model, from } = modelOf('play=');
  expect(model.wanted).toBe(true);
  await model.look();
  expect(from.play).toHaveBeenCalledTimes(1);
  expect(from.remember).toHaveBeenLastCalledWith('');
});

test('the address names the day, the patience and the month, except for today', async () => {
  const { model, remember } = modelOf();
  await model.select('2026-11-02');
  await model.pick('points');
  model.turn(-1);
  expect(remember.mock.calls.flat()).toEqual([
    '?day=2026-11-02',
    '?variant=points&day=2026-11-02',
    '?variant=points&day=2026-11-02&month=2026-10',
  ]);
});

test('the page changes to the new day at midnight, unless another day is selected', () => {
  const midnight = new Date('2026-11-30T00:00');
  const { model } = modelOf();
  model.followDay(midnight);
  expect([model.today, model.day]).toEqual(['2026-11-30', '2026-11-30']);
  const { model: named } = modelOf('day=2026-11-29');
  named.followDay(midnight);
  expect([named.today, named.day]).toEqual(['2026-11-30', '2026-11-29']);
});

test('the keyboard moves to a day of another month, which is then shown', () => {
  const { model } = modelOf();
  expect(model.moveTo('2026-10-31')).toBe('2026-10-31');
  expect([model.month.month, model.isLatest(NOON)]).toEqual([10, false]);
});

test('the best game of the day is the win with the fewest moves', () => {
  const seed = dailySeeds('one', '2026-11-29')[3]!;
  const game = (id: string, moves: number, outcome: 'won' | 'lost') => ({
    ...resultOf(recordOf(id, 1, { variant: 'one', outcome, moves })),
    source: seed,
  });
  const { model } = modelOf('', { results: [game('long', 90, 'won'), game('short', 70, 'won'), game('lost', 3, 'lost')] });
  expect(model.best?.id).toBe('short');
});
