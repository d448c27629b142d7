import { expect, test } from 'vitest';
import type { Family } from '../catalogue/families.js';
import { dailySeeds, dayOf } from '../daily/date.js';
import { resultOf, type ResultRecord } from '../store/results.js';
import { recordOf } from '../testing/record.js';
import { milestonesOf } from './milestones.js';

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

test('a first win without undo is a milestone, and a lost or watched game is none', () => {
  expect(names([won(1, 'x'), won(2, 'x', { noUndo: true }), won(3, 'x', { noUndo: true })])).toEqual(['wins 1', 'noUndo']);
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
