import { allOptions } from '@patience/core';
import { chance, compare } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { gaps } from './index.js';
import { model } from './testing/model.js';

describe.each(allOptions(gaps))('Gaps is played as its plain model says: %o', (options) => {
  test('perft of some deals', () => {
    for (const seed of [1, 2]) compare(gaps, model(options, chance(gaps, { seed, options })), { seed, options, moves: 0, depth: 2 });
  });

  test('random games, every position and every move', () => {
    for (let seed = 0; seed < 2; seed++)
      compare(gaps, model(options, chance(gaps, { seed, options })), { seed, options, choices: seed, moves: 60 });
  });
});

test('along a won game', () => {
  const game = won.gestures.flat();
  const options = allOptions(gaps)[0]!;
  expect(
    compare(gaps, model(options, chance(gaps, { deck: won.deck, options })), { deck: won.deck, options, game, moves: game.length }),
  ).toEqual(game);
});
