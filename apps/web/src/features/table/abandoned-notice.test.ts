import { beforeEach, expect, test, vi } from 'vitest';
import { dailySeeds, dayOf } from '../../daily/date.js';
import type { NoticeAction, NoticeOptions } from '../../components/notices.js';
import type { GameRecord } from '../../store/records.js';
import { resultOf } from '../../store/results.js';
import type { SiteWords } from '../../words/types.js';
import type { Words } from './first-words.js';
import { AbandonedNotice } from './abandoned-notice.js';

const notices: string[] = [];
let shown: readonly NoticeAction[] = [];
vi.mock('../../components/notices.js', () => ({
  notice: (text: string, { actions = [] }: NoticeOptions) => {
    notices.push(text);
    shown = actions;
    return () => void notices.splice(notices.indexOf(text), notices.includes(text) ? 1 : 0);
  },
}));
beforeEach(() => {
  notices.splice(0);
  shown = [];
});

const NOW = new Date('2026-03-10T12:00');
const VARIANT = 'any';
const [TODAY] = dailySeeds(VARIANT, dayOf(NOW));
const words = {
  table: {
    leftDaily: 'daily',
    leftStreak: 'streak {n}',
    leftStreaks: 'together {n}',
    leftOthers: { one: '{n} other', other: '{n} others' },
  },
  deal: { cancel: 'back' },
  nav: { statistics: 'list' },
  notices: { ok: 'ok' },
} as unknown as SiteWords & Words;

const game = (id: string, seed: number, outcome: GameRecord['outcome'], moves = 3): GameRecord =>
  ({ id, variant: VARIANT, outcome, moves, updated: 1, save: { seed, options: {}, gestures: [], elapsedMs: 0 } }) as unknown as GameRecord;

type Table = ConstructorParameters<typeof AbandonedNotice>[1];

/** Leaves games and returns the notice that follows. @param here the game that is on the table by now */
async function leave(left: readonly GameRecord[], others: readonly GameRecord[], here?: GameRecord) {
  const resume = vi.fn<Table['resume']>(() => Promise.resolve(true));
  const list = vi.fn();
  const stored = [...left.map((one) => ({ ...one, outcome: 'left' as const })), ...others].map(resultOf);
  const store = { results: () => Promise.resolve(stored), get: () => Promise.resolve(undefined) };
  const variant = { id: VARIANT, options: { draw: [1, 3] } };
  const about = new AbandonedNotice(variant, { saver: { record: here }, resume } as unknown as Table, store, { words, lang: 'en' }, list);
  await about.show(left, NOW);
  return { about, resume, list };
}

test.each([
  ['the deal of the day', game('left', TODAY!, 'open'), [], ['daily']],
  ['the deal of the day, lost before', game('left', TODAY!, 'open'), [game('before', TODAY!, 'lost')], ['daily']],
  ['the deal of the day, won before', game('left', TODAY!, 'open'), [game('before', TODAY!, 'won')], ['streak 1']],
  ['another deal, after one that was won', game('left', 7, 'open'), [game('before', 8, 'won')], ['streak 1']],
  ['another deal, before its first move', game('left', 7, 'open', 0), [game('before', 8, 'won')], []],
  ['another deal', game('left', 7, 'open'), [], []],
])('leaving %s shows a notice of what it means', async (_what, left, others, expected) => {
  await leave([left], others);
  expect(notices).toEqual(expected);
  expect(shown.map(({ label }) => label)).toEqual(expected.length > 0 ? ['back', 'ok'] : []);
});

test('a game of before its patience had an option continues a streak by the usual value of that option', async () => {
  const played = game('left', 7, 'open');
  await leave([{ ...played, save: { ...played.save, options: { draw: 1 } } }], [game('before', 8, 'won')]);
  expect(notices).toEqual(['streak 1']);
  const other = game('other', 9, 'open');
  await leave([{ ...other, save: { ...other.save, options: { draw: 3 } } }], [game('before', 8, 'won')]);
  expect(notices).toEqual(['streak 1']);
});

test('a notice of several abandoned games links to the daily deal and counts the others', async () => {
  const [first, daily, last] = [game('first', 7, 'open'), game('daily', TODAY!, 'open'), game('last', 8, 'open')];
  const { resume, list } = await leave([first, daily, last], [game('before', 9, 'won')]);
  expect(notices).toEqual(['daily together 1 2 others']);
  expect(shown.map(({ label }) => label)).toEqual(['back', 'list', 'ok']);
  for (const { run } of shown) run();
  await vi.waitFor(() => expect(resume).toHaveBeenCalledExactlyOnceWith(daily));
  expect(list).toHaveBeenCalledOnce();
});

test('a notice of several abandoned games links to one that ends the streak', async () => {
  const ending = game('ending', 8, 'open');
  const { resume } = await leave([game('without a move', 7, 'open', 0), ending], [game('before', 9, 'won')]);
  expect(notices).toEqual(['streak 1 1 other']);
  shown[0]!.run();
  await vi.waitFor(() => expect(resume).toHaveBeenCalledExactlyOnceWith(ending));
});

test('no notice mentions a game that is on the table again, or games without consequence', async () => {
  const [back, other] = [game('back', TODAY!, 'open'), game('other', 7, 'open')];
  await leave([back], [], back);
  await leave([other, game('more', 8, 'open')], []);
  expect(notices).toEqual([]);
});

test('abandoned games that are found later are added to the notice that is already shown', async () => {
  const daily = { ...game('daily', TODAY!, 'open'), updated: 2 };
  const { about } = await leave([daily], []);
  await about.show([game('older', 7, 'open')], NOW);
  expect(notices).toEqual(['daily 1 other']);
});

test('two reports at the same time show one notice of all games', async () => {
  const { about } = await leave([game('a', 7, 'open')], []);
  await Promise.all([about.show([game('daily', TODAY!, 'open')], NOW), about.show([game('b', 8, 'open')], NOW)]);
  expect(notices).toEqual(['daily 2 others']);
});

test('a notice that is closed while it is prepared is not shown', async () => {
  const { about } = await leave([game('other', 7, 'open')], []);
  const showing = about.show([game('daily', TODAY!, 'open')], NOW);
  about.close();
  await showing;
  expect(notices).toEqual([]);
});

test('a notice that the player has answered is not shown again with later games', async () => {
  const { about } = await leave([game('daily', TODAY!, 'open')], []);
  expect(notices).toEqual(['daily']);
  shown.find(({ label }) => label === 'ok')!.run();
  await about.show([game('other', 7, 'open')], NOW);
  expect(notices).toEqual([]);
});
