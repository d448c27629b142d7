import { allOptions } from '@patience/core';
import { compare } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { yukon } from './index.js';
import { model } from './testing/model.js';

describe.each(allOptions(yukon))('Yukon is played as its plain model says: %o', (options) => {
  test('perft of some deals', () => {
    for (const seed of [1, 2]) compare(yukon, model(options), { seed, options, moves: 0, depth: 3 });
  });

  test('random games, every position and every move', () => {
    for (let seed = 0; seed < 6; seed++) compare(yukon, model(options), { seed, options, choices: seed });
  });
});

test('along a won game, with perft on the way', () => {
  const game = won.gestures.flat();
  const options = allOptions(yukon)[0]!;
  expect(compare(yukon, model(options), { deck: won.deck, options, game, moves: game.length, every: 8, depth: 2 })).toEqual(game);
});
