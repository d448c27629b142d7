import { allOptions } from '@patience/core';
import { compare } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { pyramid } from './index.js';
import { model } from './testing/model.js';

describe.each(allOptions(pyramid))('Pyramid is played as its plain model says: %o', (options) => {
  test('perft of some deals', () => {
    for (const seed of [1, 2]) compare(pyramid, model(options), { seed, options, moves: 0, depth: 4 });
  });

  test('random games, every position and every move', () => {
    for (let seed = 0; seed < 6; seed++) compare(pyramid, model(options), { seed, options, choices: seed });
  });
});

test('along a won game, with perft on the way', () => {
  const game = won.gestures.flat();
  const options = allOptions(pyramid)[0]!;
  expect(compare(pyramid, model(options), { deck: won.deck, options, game, moves: game.length, every: 6, depth: 2 })).toEqual(game);
});
