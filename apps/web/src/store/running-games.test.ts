import { SAVE_FORMAT, type SavedGame } from '@patience/core';
import { expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.js';
import { keepRunningGame, rulesSum, runningGame } from './running-games.js';

const save = (seed: number): SavedGame => ({
  ...{ format: SAVE_FORMAT, variant: 'mine', rules: 1, options: {}, seed, gestures: [['turn']], cursor: 1, elapsedMs: 5, mistakes: 0 },
});

test('the running game of a draft is found again, and replaced by a later one', () => {
  const storage = memoryStorage();
  keepRunningGame('a', save(1), storage);
  keepRunningGame('b', save(2), storage);
  keepRunningGame('a', save(3), storage);
  expect(runningGame('a', storage)).toEqual(save(3));
  expect(runningGame('b', storage)).toEqual(save(2));
  expect(runningGame('c', storage)).toBeUndefined();
});

test('the game that was not played for the longest time is dropped beyond twenty games', () => {
  const storage = memoryStorage();
  for (let n = 0; n <= 20; n++) keepRunningGame(`draft ${n}`, save(n), storage);
  expect(runningGame('draft 0', storage)).toBeUndefined();
  expect(runningGame('draft 1', storage)).toEqual(save(1));
});

test('a damaged record, a full storage and no storage lose only the running game', () => {
  const storage = memoryStorage();
  storage.setItem('patience.running', JSON.stringify([null, { of: 'a', save: { gestures: 'no' } }, { of: 'b', save: save(2) }]));
  expect(runningGame('a', storage)).toBeUndefined();
  expect(runningGame('b', storage)).toEqual(save(2));
  keepRunningGame('a', save(1), memoryStorage(10));
  keepRunningGame('a', save(1), undefined);
});

test('a recipe that is not stored is recognised by its rules, not by its names', () => {
  expect(rulesSum('{"a":1,"strings":{"en":{}}}')).toBe(rulesSum('{ "a": 1 }'));
  expect(rulesSum('{"a":1}')).not.toBe(rulesSum('{"a":2}'));
  for (const mistaken of ['', '{', 'null']) expect(rulesSum(mistaken)).not.toBe(rulesSum('{}'));
});
