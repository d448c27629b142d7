import { allOptions } from '@patience/core';
import { compare } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won1 from './fixtures/won-1-suit.json' with { type: 'json' };
import won2 from './fixtures/won-2-suits.json' with { type: 'json' };
import { spider } from './index.js';
import { model } from './testing/model.js';

describe('Spider is played as its plain model says', () => {
  describe.each(allOptions(spider))('suits $suits, aces $aces', (options) => {
    const plain = model(options.aces);

    test.each([1, 2, 3])('perft of deal %i', (seed) => {
      compare(spider, plain, { seed, options, moves: 0, depth: 4 });
    });

    test('random games, every position and every move', () => {
      for (let seed = 0; seed < 12; seed++) compare(spider, plain, { seed, options, choices: seed, moves: 120 });
    });
  });

  test.each([won1, won2])('along a won game, with perft on the way', ({ deck, options, gestures }) => {
    const game = gestures.flat();
    expect(compare(spider, model('matching'), { deck, options, game, moves: game.length, every: 12, depth: 2 })).toEqual(game);
  });

  test('along the same game with mismatched aces, lost with the first family', () => {
    const game = won2.gestures.flat();
    const lost = compare(spider, model('mismatched'), {
      deck: won2.deck,
      options: { suits: 2, aces: 'mismatched' },
      game,
      moves: game.length,
    });
    expect(lost.length).toBeLessThan(game.length);
  });
});
