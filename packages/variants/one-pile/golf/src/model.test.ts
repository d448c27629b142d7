import { allOptions } from '@patience/core';
import { compare } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { golf } from './index.js';
import { model } from './testing/model.js';

describe.each(allOptions(golf))('Golf is played as its plain model says: %o', (options) => {
  test('perft of some deals', () => {
    for (const seed of [1, 2]) compare(golf, model(options), { seed, options, moves: 0, depth: 5 });
  });

  test('random games, every position and every move', () => {
    for (let seed = 0; seed < 10; seed++) compare(golf, model(options), { seed, options, choices: seed });
  });
});

test('along a won game, with perft on the way', () => {
  const game = won.gestures.flat();
  const options = allOptions(golf)[0]!;
  expect(compare(golf, model(options), { deck: won.deck, options, game, moves: game.length, every: 6, depth: 2 })).toEqual(game);
});
