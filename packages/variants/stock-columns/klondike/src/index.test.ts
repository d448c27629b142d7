import { Game } from '@patience/core';
import { deadEndOf } from '@patience/core/testing';
import { expect, test } from 'vitest';
import { klondike } from './index.js';

test('a deal in which nothing can ever be played is a dead end after one pass, and not before the stock was seen', () => {
  const started = Game.start(klondike, { seed: 56, options: { draw: 3 } });
  if (!started.ok) throw new Error(started.error.message);
  const game = started.value;
  for (let turn = 0; game.view.count('stock') > 0; turn++) {
    expect(deadEndOf(game), `after ${turn} turns`).toBe('open');
    game.play('turn');
  }
  expect(game.legalMoves()).toEqual(['redeal']);
  expect(deadEndOf(game)).toBe('dead');
});
