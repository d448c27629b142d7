import { compare } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { kleineNapoleon } from './index.js';
import { model } from './testing/model.js';

describe('Der kleine Napoleon is played as its plain model says', () => {
  test('perft of some deals', () => {
    for (const seed of [1, 2]) compare(kleineNapoleon, model, { seed, moves: 0, depth: 2 });
  });

  test('random games, every position and every move', () => {
    for (let seed = 0; seed < 2; seed++) compare(kleineNapoleon, model, { seed, choices: seed, moves: 40 });
  });

  test('along the first moves of a won game', () => {
    const game = won.gestures.flat().slice(0, 150);
    expect(compare(kleineNapoleon, model, { deck: won.deck, game, moves: game.length })).toEqual(game);
  });
});
