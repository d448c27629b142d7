import { beforeEach, expect, test, vi } from 'vitest';
import { dailySeeds, dayOf } from '../daily/date.js';
import type { GameRecord } from '../store/records.js';
import type { TableWords } from '../words/index.js';
import { tellLeft } from './left.js';

const told: string[] = [];
vi.mock('../shell/notices.js', () => ({ notice: (text: string) => void told.push(text) }));
beforeEach(() => void told.splice(0));

const NOW = new Date('2026-03-10T12:00');
const VARIANT = 'any';
const [TODAY] = dailySeeds(VARIANT, dayOf(NOW));
const words = {
  table: { leftDaily: 'daily', leftStreak: 'streak {n}' },
  deal: { cancel: 'back' },
  notices: { ok: 'ok' },
} as unknown as TableWords;

const game = (id: string, seed: number, outcome: GameRecord['outcome']): GameRecord =>
  ({ id, variant: VARIANT, outcome, moves: 3, updated: 1, save: { seed, elapsedMs: 0 } }) as unknown as GameRecord;

test.each([
  ['the deal of the day', game('left', TODAY!, 'open'), [], ['daily']],
  ['the deal of the day, lost before', game('left', TODAY!, 'open'), [game('before', TODAY!, 'lost')], ['daily']],
  ['the deal of the day, won before', game('left', TODAY!, 'open'), [game('before', TODAY!, 'won')], ['streak 1']],
  ['another deal, after one that was won', game('left', 7, 'open'), [game('before', 8, 'won')], ['streak 1']],
  ['another deal', game('left', 7, 'open'), [], []],
])('who leaves %s is told what that means', async (_what, left, others, expected) => {
  const table = { keeper: { record: undefined }, resume: () => Promise.resolve(true) } as unknown as Parameters<typeof tellLeft>[1];
  const store = { games: () => Promise.resolve([left, ...others]), get: () => Promise.resolve(left) } as unknown as Parameters<
    typeof tellLeft
  >[2];
  await tellLeft(left, table, store, words, NOW);
  expect(told).toEqual(expected);
});
