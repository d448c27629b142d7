import { expect, test } from 'vitest';
import type { Variant } from '../contract.js';
import { Game } from '../game/game.js';
import { redeal } from './stock.js';
import { sample } from '../testing/sample.js';

/** Plays until the stock has gone round so often. @returns the position's key after each round */
function rounds(times: number, wanted: number): string[] {
  const variant = { ...sample, actions: { ...sample.actions, redeal: redeal(() => times) } } as unknown as Variant;
  const started = Game.start(variant, { seed: 1 });
  if (!started.ok) throw new Error(started.error.message);
  const game = started.value;
  const keys = [game.table.key.join()];
  for (let round = 0; round < wanted; round++) {
    while (game.play('turn').ok);
    if (!game.play('redeal').ok) break;
    keys.push(game.table.key.join());
  }
  return keys;
}

test('a limited redeal is counted, and refused when the limit is reached', () => {
  const keys = rounds(2, 5);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(3);
});

test('an unlimited redeal leads back to where it began', () => {
  const keys = rounds(Infinity, 5);
  expect(keys).toHaveLength(6);
  expect(new Set(keys).size).toBe(1);
});
