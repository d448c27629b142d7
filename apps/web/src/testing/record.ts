import type { GameRecord } from '../store/records.js';

/** Returns a stored running game with one move. @param updated time of its last change @param more fields that differ */
export const recordOf = (id: string, updated: number, more: Partial<GameRecord> = {}): GameRecord => ({
  id,
  variant: 'any',
  deal: 'd',
  outcome: 'open',
  moves: 1,
  hints: 0,
  started: 1,
  updated,
  save: {
    format: 1,
    variant: more.variant ?? 'any',
    rules: 1,
    options: {},
    seed: 5,
    gestures: [['a>b']],
    cursor: 1,
    elapsedMs: 0,
    mistakes: 0,
  },
  ...more,
});
