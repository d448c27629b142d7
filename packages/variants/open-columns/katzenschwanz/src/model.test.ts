import { compare } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json' with { type: 'json' };
import { katzenschwanz } from './index.js';
import { model } from './testing/model.js';

describe('Der Katzenschwanz is played as its plain model says', () => {
  test.each([1, 2, 3, 4])('perft of deal %i', (seed) => {
    compare(katzenschwanz, model, { seed, moves: 0, depth: 3 });
  });

  test('random games, every position and every move', () => {
    for (let seed = 0; seed < 25; seed++) compare(katzenschwanz, model, { seed, choices: seed, moves: 150 });
  });

  test('along a won game, with perft on the way', () => {
    const game = won.gestures.flat();
    expect(compare(katzenschwanz, model, { deck: won.deck, game, moves: game.length, every: 10, depth: 2 })).toEqual(game);
  });
});
