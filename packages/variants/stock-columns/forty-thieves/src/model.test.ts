import { compare } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { fortyThieves } from './index.js';
import { model } from './testing/model.js';

describe('Forty Thieves is played as its plain model says', () => {
  test('perft of some deals', () => {
    for (const seed of [1, 2]) compare(fortyThieves, model, { seed, moves: 0, depth: 3 });
  });

  test('random games, every position and every move', () => {
    for (let seed = 0; seed < 4; seed++) compare(fortyThieves, model, { seed, choices: seed });
  });

  test('along a won game, with perft on the way', () => {
    const game = won.gestures.flat();
    expect(compare(fortyThieves, model, { deck: won.deck, game, moves: game.length, every: 20, depth: 2 })).toEqual(game);
  });
});
