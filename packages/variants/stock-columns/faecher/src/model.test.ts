import { allOptions } from '@patience/core';
import { compare } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json' with { type: 'json' };
import { faecher } from './index.js';
import { model } from './testing/model.js';

describe('Der Fächer is played as its plain model says', () => {
  describe.each(allOptions(faecher))('fromPile $fromPile, timeLimit $timeLimit', (options) => {
    test.each([1, 2, 3])('perft of deal %i', (seed) => {
      compare(faecher, model, { seed, options, moves: 0, depth: 5 });
    });

    test('random games, every position and every move', () => {
      for (let seed = 0; seed < 12; seed++) compare(faecher, model, { seed, options, choices: seed });
    });
  });

  test('along a won game, with perft on the way', () => {
    const game = won.gestures.flat();
    expect(game).toContain('redeal');
    expect(compare(faecher, model, { deck: won.deck, game, moves: game.length, every: 6, depth: 3 })).toEqual(game);
  });

  test('the twos may stand anywhere in a given deck, or be left out', () => {
    const cards = won.deck.split(' ');
    const others = cards.filter((card) => !card.startsWith('2'));
    for (const deck of [[...others, '2S', '2H', '2D', '2C'], others]) compare(faecher, model, { deck: deck.join(' '), moves: 40 });
  });
});
