import { expect, test, vi } from 'vitest';
import type { InstalledEntry } from '../../catalogue/entry.js';
import { dailySeeds } from '../../daily/date.js';
import type { ResultRecord } from '../../store/results.js';
import { two } from '../../testing/two.js';
import { DailyModel, type DailySources } from './model.js';

const entry = (id: string, more: Partial<InstalledEntry> = {}): InstalledEntry => ({
  id,
  from: 'x',
  names: { en: id },
  packs: 1,
  winnable: 1,
  minutes: 5,
  skill: 0.5,
  family: 'one-pile',
  address: '',
  load: () => Promise.resolve(two),
  ...more,
});

const NOON = new Date('2026-11-29T12:00');

/** Returns a model and its sources, whose search finds the second candidate. */
function modelOf(query = '', more: Partial<DailySources> = {}) {
  const find = vi.fn<DailySources['find']>((_, seeds) => Promise.resolve({ seed: seeds[1]!, proof: 'proved', moves: 40 }));
  const play = vi.fn<DailySources['play']>();
  const remember = vi.fn<DailySources['remember']>();
  const from = {
    entries: [entry('one'), entry('points', { scored: true, winnable: 0 })],
    results: [],
    found: {},
    lang: 'en',
    query: new URLSearchParams(query),
    now: NOON,
    find,
    keep: vi.fn<DailySources['keep']>(() => Promise.resolve()),
    remember,
    play,
    ...more,
  } satisfies DailySources;
  return { model: new DailyModel(from, () => undefined), from, remember, find, play };
}

const seedOf = (model: DailyModel, id: string) => model.searches.of(id).seed;

test('the deals of the day are found one after another, and stored', async () => {
  const entries = [entry('one'), entry('two', { family: 'pairs' })];
  const { model, from } = modelOf('', { entries });
  expect([model.day, model.games.map(({ entry }) => entry.id).sort()]).toEqual(['2026-11-29', ['one', 'two']]);
  expect(seedOf(model, 'one')).toBeUndefined();
  await model.look();
  expect([seedOf(model, 'one'), seedOf(model, 'two')]).toEqual(['one', 'two'].map((id) => dailySeeds(id, '2026-11-29')[1]));
  expect(from.keep).toHaveBeenCalledWith({ '2026-11-29': { one: { seed: dailySeeds('one', '2026-11-29')[1], moves: 40 } } });
});

test('the deal of the game whose goal is a number of moves is searched first', async () => {
  const families = ['one-pile', 'pairs', 'grids', 'run-columns', 'stock-columns'] as const;
  const entries = families.map((family, i) => entry(family, { family, minutes: 5 + i }));
  const { model, find } = modelOf('day=2026-11-30', { entries, now: new Date('2026-12-01T12:00') });
  const asked = model.games.find(({ goal }) => goal === 'moves')!;
  expect(model.games[0]).not.toBe(asked);
  await model.look();
  expect(find.mock.calls.map(([{ id }]) => id)).toHaveLength(families.length);
  expect(find.mock.calls[0]![0].id).toBe(asked.entry.id);
});

test('a deal that was found before is shown without a search, unless it is none of the day', async () => {
  const seed = dailySeeds('one', '2026-11-29')[2]!;
  const { model, find } = modelOf('', { found: { '2026-11-29': { one: { seed, moves: 9 } } } });
  await model.look();
  expect([seedOf(model, 'one'), find.mock.calls.length]).toEqual([seed, 0]);
  const { model: forged } = modelOf('', { found: { '2026-11-29': { one: { seed: 7, moves: 9 } } } });
  await forged.look();
  expect(seedOf(forged, 'one')).toBe(dailySeeds('one', '2026-11-29')[1]);
});

test('a game that the player wants is searched before the others', async () => {
  const entries = [entry('one'), entry('two', { family: 'pairs' }), entry('three', { family: 'grids' })];
  const { model, find, play } = modelOf('play=three', { entries });
  const order = find.mock.calls;
  await model.look();
  expect([order[0]?.[0].id, play.mock.calls[0]?.[0].id]).toEqual(['three', 'three']);
});

test('the deals are searched when the page is quiet, or as soon as the player wants one; then the solver rests', async () => {
  const rest = vi.fn();
  let setQuiet = (): void => undefined;
  const quiet = new Promise<void>((done) => (setQuiet = done));
  const { model, find } = modelOf('', { rest });
  const looking = model.look(quiet);
  await new Promise((done) => setTimeout(done));
  expect([find.mock.calls.length, rest.mock.calls.length]).toEqual([0, 0]);
  setQuiet();
  await looking;
  expect([find.mock.calls.length, rest.mock.calls.length]).toEqual([1, 1]);

  const { model: hurried, find: findNow } = modelOf();
  const never = new Promise<void>(() => undefined);
  const done = hurried.look(never);
  hurried.searches.want('one');
  await done;
  expect(findNow).toHaveBeenCalledTimes(1);
});

test('a scored patience has its first candidate without a search', async () => {
  const { model, from } = modelOf('variant=points');
  await model.look();
  expect(model.searches.of('points')).toMatchObject({ seed: dailySeeds('points', '2026-11-29')[0], proof: 'scored' });
  expect(from.find).not.toHaveBeenCalled();
});

test('a search that fails is reported, and no deal is shown', async () => {
  const { model } = modelOf('', { find: () => Promise.reject(new Error('no worker')) });
  await model.look();
  expect(model.searches.of('one')).toMatchObject({ seed: undefined, proof: 'failed' });
  expect(model.searches.hasFailed).toBe(true);
});

test('a player who no longer wants a game stays on the page when its deal is found', async () => {
  const { model, play } = modelOf('play=one', {
    find: (_, seeds) => {
      model.searches.want(undefined);
      return Promise.resolve({ seed: seeds[0]!, proof: 'proved' });
    },
  });
  await model.look();
  expect([seedOf(model, 'one'), play.mock.calls]).toEqual([dailySeeds('one', '2026-11-29')[0], []]);
});

test('the games of the month are listed by day, the last day first, and the next game is the first one not done', () => {
  const result = (id: string, day: string, outcome: 'won' | 'lost'): ResultRecord => ({
    id: `${id} ${day}`,
    variant: id,
    rules: '',
    source: dailySeeds(id, day)[0]!,
    outcome,
    stuck: false,
    watched: false,
    moves: 30,
    hints: 0,
    ms: 60_000,
    updated: new Date(`${day}T12:00`).getTime(),
    size: 1,
  });
  const entries = [entry('one'), entry('two', { family: 'pairs' })];
  const results = [result('one', '2026-11-03', 'lost'), result('one', '2026-11-29', 'won'), result('one', '2026-10-31', 'won')];
  const { model } = modelOf('', { entries, results });
  expect(model.played.map(({ day, result: { done } }) => [day, done])).toEqual([
    ['2026-11-29', 1],
    ['2026-11-03', 0],
  ]);
  expect([model.done, model.next]).toEqual([1, 'two']);
});

test('the result of a search for the day selected before is ignored', async () => {
  const waiting: (() => void)[] = [];
  const { model } = modelOf('', {
    find: (_, seeds) => new Promise((done) => waiting.push(() => done({ seed: seeds[0]!, proof: 'proved' }))),
  });
  const looks = [model.look(), model.select('2026-11-02')];
  for (const finish of waiting.reverse()) finish();
  await Promise.all(looks);
  expect(seedOf(model, 'one')).toBe(dailySeeds('one', '2026-11-02')[0]);
});

test('a deal that the player asked for is opened once it is found, and the request leaves the address', async () => {
  const { model, from } = modelOf('play=one');
  expect(model.searches.wanted).toBe('one');
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
