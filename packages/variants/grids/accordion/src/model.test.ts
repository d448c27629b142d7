import { compare } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { accordion } from './index.js';
import { model } from './testing/model.js';

describe('Accordion is played as its plain model says', () => {
  test('perft of some deals', () => {
    for (const seed of [1, 2]) compare(accordion, model, { seed, moves: 0, depth: 3 });
  });

  test('random games, every position and every move', () => {
    for (let seed = 0; seed < 8; seed++) compare(accordion, model, { seed, choices: seed });
  });

  test('along a won game, with perft on the way', () => {
    const game = won.gestures.flat();
    expect(compare(accordion, model, { deck: won.deck, game, moves: game.length, every: 8, depth: 2 })).toEqual(game);
  });
});
