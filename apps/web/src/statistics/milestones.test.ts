import { expect, test } from 'vitest';
import type { Family } from '../catalogue/families.js';
import { dailySeeds, dayOf } from '../daily/date.js';
import { resultOf, type ResultRecord } from '../store/results.js';
import { recordOf } from '../testing/record.js';
import { milestonesOf, nextMilestones } from './milestones.js';

const won = (id: number, variant: string, more: Partial<ResultRecord> = {}): ResultRecord => ({
  ...resultOf(recordOf(`game-${id}`, 1_000_000 * id, { variant, outcome: 'won' })),
  source: id,
  ...more,
});
const family = (variant: string): Family | undefined =>
  variant.startsWith('p') ? 'pairs' : variant.startsWith('o') ? 'one-pile' : undefined;
const names = (games: readonly ResultRecord[]): string[] =>
  milestonesOf(games, family).map((one) => [one.name, 'n' in one ? one.n : 'kind' in one ? one.kind : ''].join(' ').trim());

test('a first win, a first win of each kind of game, and ten different patiences are milestones', () => {
  const games = Array.from({ length: 10 }, (_, i) => won(i + 1, `${i < 5 ? 'p' : 'o'}${i}`));
  expect(names(games)).toEqual(['wins 1', 'kind pairs', 'kind one-pile', 'wins 10', 'different 10']);
});

test('a hundred won deals are a milestone, and winning one deal a hundred times is not', () => {
  expect(names(Array.from({ length: 100 }, (_, i) => won(i + 1, 'x')))).toEqual(['wins 1', 'wins 10', 'wins 100']);
  expect(names(Array.from({ length: 100 }, (_, i) => won(i + 1, 'x', { source: 7 })))).toEqual(['wins 1']);
});

test('a first win without hints or undo is a milestone, a win without undo but with a hint is not, and a lost or watched game is none', () => {
  const noUndo = true;
  expect(names([won(1, 'x'), won(2, 'x', { noUndo, hints: 1 })])).toEqual(['wins 1']);
  expect(names([won(1, 'x', { noUndo, hints: 1 }), won(2, 'x', { noUndo }), won(3, 'x', { noUndo })])).toEqual(['wins 1', 'noUndo']);
  expect(names([won(1, 'p', { outcome: 'lost' }), won(2, 'p', { watched: true })])).toEqual([]);
});

test('seven days in a row with a game of the day won on its day are a milestone, once, and a gap breaks the row', () => {
  const onDay = (n: number): ResultRecord => {
    const noon = new Date(2026, 0, n, 12);
    return won(n, 'x', { source: dailySeeds('x', dayOf(noon))[0]!, updated: noon.getTime() });
  };
  const days = (list: readonly number[]): string[] => names(list.map(onDay)).filter((name) => name.startsWith('days'));
  expect(days([1, 2, 3, 4, 5, 6, 7])).toEqual(['days 7']);
  expect(days([1, 2, 3, 5, 6, 7, 8])).toEqual([]);
  expect(days([1, 2, 3, 4, 5, 6, 7, 11, 12, 13, 14, 15, 16, 17])).toEqual(['days 7']);
});

test('a milestone belongs to the game that reached it, whatever the order of the records and the games after it', () => {
  const games = Array.from({ length: 30 }, (_, i) => won(i + 1, `p${i % 12}`));
  const all = milestonesOf(games, family);
  expect(milestonesOf(games.toReversed(), family)).toEqual(all);
  for (let n = 1; n < 30; n++) expect(milestonesOf(games.slice(0, n), family)).toEqual(all.filter(({ at }) => at <= games[n - 1]!.updated));
});

test('the next milestones are the first that are not reached, with what is done of them, and none of a name that has no further one', () => {
  const next = (games: readonly ResultRecord[], streak = 0): readonly string[] =>
    nextMilestones(games, milestonesOf(games, family), streak).map(({ name, n, done }) => `${name} ${done}/${n}`);
  expect(next([])).toEqual(['wins 0/1', 'different 0/10', 'days 0/7']);
  const twelve = Array.from({ length: 12 }, (_, i) => won(i + 1, `p${i % 3}`));
  expect(next([...twelve, won(13, 'p0', { source: 1 }), won(14, 'x', { outcome: 'lost' })], 2)).toEqual([
    'wins 12/100',
    'different 3/10',
    'days 2/7',
  ]);
  expect(next(Array.from({ length: 1000 }, (_, i) => won(i + 1, `p${i % 100}`)))).toEqual(['days 0/7']);
});
