import { allOptions } from '@patience/core';
import { compare } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { rueckgrat } from './index.js';
import { model } from './testing/model.js';

describe.each(allOptions(rueckgrat))('Backbone is played as its plain model says: %o', (options) => {
  test('perft of some deals', () => {
    for (const seed of [1, 2]) compare(rueckgrat, model(options), { seed, options, moves: 0, depth: 2 });
  });

  test('random games, every position and every move', () => {
    for (let seed = 0; seed < 2; seed++) compare(rueckgrat, model(options), { seed, options, choices: seed, moves: 60 });
  });
});

test('along the first moves of a won game', () => {
  const game = won.gestures.flat().slice(0, 150);
  const options = allOptions(rueckgrat)[0]!;
  expect(compare(rueckgrat, model(options), { deck: won.deck, options, game, moves: game.length })).toEqual(game);
});
