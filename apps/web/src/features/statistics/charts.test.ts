import { nothing } from 'lit';
import { expect, test } from 'vitest';
import { en } from './words.js';
import { charts } from './charts.js';
import type { Counted } from '../../statistics/count.js';
import { Format } from '../../statistics/format.js';

const game = (outcome: Counted['outcome'], updated: number): Counted => ({
  variant: outcome,
  rules: '',
  source: updated,
  outcome,
  stuck: false,
  watched: false,
  updated,
  moves: 10,
  hints: 0,
  ms: 60_000,
});

test.each([
  [1, 0, 8],
  [1, 4, 4],
  [2, 5, 0],
  [2, 5, 4],
])('%d plots are drawn of %d won games and %d scored ones', (plots, won, scored) => {
  const played = [...Array<'won'>(won).fill('won'), ...Array<'over'>(scored).fill('over')].map(game);
  const drawn = charts(played, { games: played.length, wins: won }, undefined, en.statistics, new Format('en'));
  expect(drawn.values.filter((value) => value !== nothing)).toHaveLength(plots);
});
