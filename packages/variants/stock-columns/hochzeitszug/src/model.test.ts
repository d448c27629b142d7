import { compare } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { hochzeitszug } from './index.js';
import { model } from './testing/model.js';

describe('Wedding Procession is played as its plain model says', () => {
  test('perft of some deals', () => {
    for (const seed of [1, 2]) compare(hochzeitszug, model, { seed, moves: 0, depth: 2 });
  });

  test('random games, every position and every move', () => {
    for (let seed = 0; seed < 2; seed++) compare(hochzeitszug, model, { seed, choices: seed, moves: 60 });
  });

  test('along a won game', () => {
    const game = won.gestures.flat().slice(0, 200);
    expect(compare(hochzeitszug, model, { deck: won.deck, game, moves: game.length })).toEqual(game);
  });
});
