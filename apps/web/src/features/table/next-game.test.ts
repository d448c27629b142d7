import { expect, test } from 'vitest';
import type { NextGames } from '../../catalogue/next-games.js';
import { areUsual, changedRules, nextGame, nextRules } from './next-game.js';

const games: NextGames = {
  paths: [
    {
      title: 'First',
      steps: [
        ['a', 'Begin.'],
        ['b', 'Harder.'],
        ['c', 'Longer.'],
      ],
    },
    {
      title: 'Second',
      steps: [
        ['c', 'Begin.'],
        ['d', 'Wider.'],
      ],
    },
  ],
  similar: { a: ['x'], d: ['c', 'a'], e: [] },
  harder: { a: { 'aces=x&suits=1': ['aces=x&suits=2', 'aces=x&suits=4'] } },
};

test('the course comes before other paths, and leads on only a player who has won the step before', () => {
  const course = {
    title: 'Course',
    steps: [
      ['c', 'Known.'],
      ['a', 'Wider.'],
      ['x', 'New.'],
    ],
  } as const;
  const after = (id: string, ...won: string[]) => nextGame(id, { ...games, course }, new Set(won));
  expect(after('c', 'c')).toEqual({ id: 'a', path: 'Course', text: 'Wider.' });
  expect(after('c', 'a', 'c')).toEqual({ id: 'x', path: 'Course', text: 'New.' });
  expect(after('a', 'a')).toEqual({ id: 'x', path: 'Course', text: 'New.' });
  expect(after('a', 'a', 'c')).toEqual({ id: 'x', path: 'Course', text: 'New.', isOnCourse: true });
  expect(after('a', 'a', 'c', 'x')).toEqual({ id: 'b', path: 'First', text: 'Harder.' });
});

test('the next game is the next step of the path that the player has not won', () => {
  expect(nextGame('a', games, new Set(['a']))).toEqual({ id: 'b', path: 'First', text: 'Harder.' });
  expect(nextGame('a', games, new Set(['a', 'b']))).toEqual({ id: 'c', path: 'First', text: 'Longer.' });
});

test('the next game is on another path where the first one ends', () => {
  expect(nextGame('c', games, new Set())).toEqual({ id: 'd', path: 'Second', text: 'Wider.' });
});

test('the next game is a similar one that the player has not won, where no path goes on', () => {
  expect(nextGame('d', games, new Set(['c']))).toEqual({ id: 'a' });
  expect(nextGame('e', games, new Set())).toBeUndefined();
  expect(nextGame('unknown', games, new Set())).toBeUndefined();
});

test('the next rules are the least harder ones that the player has not won', () => {
  expect(nextRules('a', 'aces=x&suits=1', games, new Set(['aces=x&suits=1']))).toBe('aces=x&suits=2');
  expect(nextRules('a', 'aces=x&suits=1', games, new Set(['aces=x&suits=2']))).toBe('aces=x&suits=4');
  expect(nextRules('a', 'aces=x&suits=4', games, new Set())).toBeUndefined();
  expect(nextRules('b', '', games, new Set())).toBeUndefined();
  expect(changedRules('aces=x&suits=2', 'aces=x&suits=1')).toBe('suits=2');
});

test('usual rules are suggested before others that are less hard', () => {
  const harder = { any: { 'draw=1': ['draw=4', 'draw=3'] } };
  const isUsual = (rules: string): boolean => areUsual(rules, 'draw=1', { draw: [1, 2, 3, 4] });
  expect(nextRules('any', 'draw=1', { harder }, new Set(), isUsual)).toBe('draw=3');
  expect(nextRules('any', 'draw=1', { harder }, new Set(['draw=3']), isUsual)).toBe('draw=4');
});
