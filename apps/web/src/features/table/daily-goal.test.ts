import { expect, test, vi } from 'vitest';
import type { GameOfDay } from '../../daily/games-of-day.js';
import type { ResultRecord } from '../../store/results.js';
import { en } from '../../testing/words.js';
import { goalLine, goalShort } from './daily-goal.js';
import { en as words } from './words.js';

const asked = vi.hoisted((): { goal: string } => ({ goal: 'win' }));
vi.mock('../../catalogue/installed.js', () => ({ installed: [] }));
vi.mock('../../daily/games-of-day.js', () => ({ gamesOfDay: () => [{ entry: { id: 'mill' }, goal: asked.goal } as GameOfDay] }));

const game = { id: 'a', variant: 'mill', outcome: 'won', hints: 1, moves: 42 } as ResultRecord;
const store = { kept: () => Promise.resolve({ '2026-12-01': { mill: { seed: 5, moves: 30 } } }) };
const lineOf = (goal: string, variant = 'mill') => {
  asked.goal = goal;
  return goalLine('2026-12-01', { ...game, variant }, store, { lang: 'en' }, en);
};

test('the result says whether the game reached what the day asked for', async () => {
  expect(await lineOf('moves')).toEqual(['Win in at most 40 moves', 'Goal not reached']);
  expect(await lineOf('hints')).toEqual(['Win without hints', 'Goal not reached']);
  expect(await goalLine('2026-12-01', { ...game, hints: 0 }, store, { lang: 'en' }, en)).toEqual(['Win without hints', 'Goal reached']);
});

test('the result has no goal where the day asks for a win alone, or for another patience', async () => {
  expect(await lineOf('win')).toBeUndefined();
  expect(await lineOf('hints', 'fan')).toBeUndefined();
});

test('the table says in few words what the day asks for beyond a win, if that is known', async () => {
  const shortOf = (goal: string, variant = 'mill', kept: typeof store = store) => {
    asked.goal = goal;
    return goalShort('2026-12-01', variant, kept, words.asked);
  };
  expect(await shortOf('undo')).toBe('no undo');
  expect(await shortOf('hints')).toBe('no hints');
  expect(await shortOf('moves')).toBe('at most 40 moves');
  expect(await shortOf('moves', 'mill', { kept: () => Promise.resolve({}) } as never)).toBe('');
  expect([await shortOf('win'), await shortOf('hints', 'fan')]).toEqual(['', '']);
});
