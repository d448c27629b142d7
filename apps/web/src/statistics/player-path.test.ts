import { expect, test } from 'vitest';
import type { ResultRecord } from '../store/results.js';
import { playerPath } from './player-path.js';

const games = {
  course: {
    title: 'Course',
    steps: [
      ['a', 'Begin.'],
      ['b', 'Harder.'],
    ],
  },
  similar: { a: ['b', 'x'], b: ['a', 'y'], x: ['z'] },
} as const;

type Played = Pick<ResultRecord, 'variant' | 'outcome' | 'watched' | 'moves'>;
const game = (variant: string, outcome: Played['outcome'] = 'won', more: Partial<Played> = {}): Played => ({
  variant,
  outcome,
  watched: false,
  moves: 3,
  ...more,
});
const path = (results: readonly Played[], favourites: readonly string[] = []) => playerPath(results, new Set(favourites), games);

test('the path begins with the first step of the course and tells which steps are won', () => {
  expect(path([])).toEqual({
    steps: [
      { id: 'a', text: 'Begin.', isWon: false },
      { id: 'b', text: 'Harder.', isWon: false },
    ],
    next: { id: 'a', text: 'Begin.' },
  });
  expect(path([game('a')]).steps.map(({ isWon }) => isWon)).toEqual([true, false]);
});

test('the next step does not wait for a win', () => {
  expect(path([game('a', 'lost')]).next).toEqual({ id: 'b', text: 'Harder.' });
});

test('a game without a move, or one that continued somebody else’s, is no played step', () => {
  expect(path([game('a', 'left', { moves: 0 }), game('a', 'won', { watched: true })]).next?.id).toBe('a');
});

test('after the course comes a patience not played yet, similar to the one that was won and played most', () => {
  expect(path([game('a'), game('b'), game('b', 'lost'), game('b')]).next).toEqual({ id: 'y', like: 'b' });
  expect(path([game('a'), game('a'), game('b'), game('b', 'lost'), game('b')], ['a']).next).toEqual({ id: 'x', like: 'a' });
});

test('after the course without a liked patience comes a step that was not won, and nothing when all were won', () => {
  expect(path([game('a'), game('b', 'lost'), game('b', 'lost')]).next).toEqual({ id: 'b', text: 'Harder.' });
  expect(path([game('a'), game('b')]).next).toBeUndefined();
});

test('a favourite counts as liked, and what is similar to it is suggested until it was played', () => {
  expect(path([game('a'), game('b')], ['x']).next).toEqual({ id: 'z', like: 'x' });
  expect(path([game('a'), game('b'), game('z')], ['x']).next).toBeUndefined();
});
