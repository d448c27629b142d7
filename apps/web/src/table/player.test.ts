import type { SavedGame } from '@patience/core';
import type { PatienceGame } from '@patience/element';
import { expect, test } from 'vitest';
import type { GameOpener } from './opener.js';
import { Player } from './player.js';

test('a replay counts single moves, as the result of the game does, although a step shows a whole gesture', () => {
  const save = { gestures: [['a>b'], ['a>c', 'a>d', 'c>d'], ['b>d']] } as unknown as SavedGame;
  const player = new Player({} as unknown as PatienceGame, {} as GameOpener, save, () => undefined);
  expect(player.length).toBe(3);
  expect([0, 1, 2, 3].map((gestures) => player.moves(gestures))).toEqual([0, 1, 4, 5]);
  expect(player.moves()).toBe(5);
});
