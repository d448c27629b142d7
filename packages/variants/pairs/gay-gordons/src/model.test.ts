import { allOptions } from '@patience/core';
import { compare } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { gayGordons } from './index.js';
import { model } from './testing/model.js';

describe.each(allOptions(gayGordons))('Gay Gordons is played as its plain model says: %o', (options) => {
  test('perft of some deals', () => {
    for (const seed of [1, 2]) compare(gayGordons, model(options), { seed, options, moves: 0, depth: 3 });
  });

  test('random games, every position and every move', () => {
    for (let seed = 0; seed < 3; seed++) compare(gayGordons, model(options), { seed, options, choices: seed, moves: 60 });
  });
});

test('a column of three jacks under a reserve with the fourth', () => {
  const options = allOptions(gayGordons)[0]!;
  for (const seed of [7634, 8847]) compare(gayGordons, model(options), { seed, options, choices: seed, moves: 10 });
});

test('along a won game', () => {
  const game = won.gestures.flat();
  const options = allOptions(gayGordons)[0]!;
  expect(compare(gayGordons, model(options), { deck: won.deck, options, game, moves: game.length })).toEqual(game);
});
