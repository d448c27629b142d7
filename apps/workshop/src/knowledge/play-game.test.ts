import { lineWins } from '@patience/atlas';
import type { Variant } from '@patience/core';
import { fromRecipe } from '@patience/recipe';
import { expect, test } from 'vitest';
import { TEMPLATES } from '../start/templates.js';
import { playGame, PLAYERS } from './play-game.js';

const read = (recipe: object): Variant => {
  const result = fromRecipe({ strings: { en: { name: 'Mine' } }, ...recipe });
  if (!result.ok) throw new Error(JSON.stringify(result.mistakes));
  return result.value;
};

test.each(PLAYERS)('the player “%s” plays the same game of a deal each time, and a won line wins', (player) => {
  const variant = read({ ...TEMPLATES.cells, deck: { ranks: [1, 2, 3, 4] } });
  const games = [1, 2, 3, 4, 5, 6].map((seed) => playGame(variant, seed, player));
  expect([1, 2, 3, 4, 5, 6].map((seed) => playGame(variant, seed, player))).toEqual(games);
  expect(games.some(({ result }) => result === 'won')).toBe(true);
  for (const [i, { result, line }] of games.entries())
    if (result === 'won') expect(lineWins({ variant, options: {} }, i + 1, line)).toBe(true);
});

test('a game has moves, even if none of them made progress', () => {
  const variant = read(TEMPLATES.cells);
  const lengths = Array.from({ length: 30 }, (_, i) => playGame(variant, i + 1, 'random').line.length);
  expect(Math.min(...lengths)).toBeGreaterThan(0);
});

test('a game tells which piles cards reached and left', () => {
  const variant = read({
    id: 'mine',
    deck: { suits: ['H'], ranks: [1, 2, 3] },
    table: {
      f1: { at: [0, 0] },
      't1-3': { at: [1, 0], take: 'top' },
      c1: { at: [4, 0], accept: false },
    },
    deal: [{ to: 't1-3', rows: 1 }],
  });
  const { result, reached, left } = playGame(variant, 1, 'greedy');
  expect(result).toBe('won');
  expect([...reached]).toEqual([0]);
  expect([...left].sort()).toEqual([1, 2, 3]);
});

test('a patience whose rules never come to rest breaks the contract with an error', () => {
  const endless = {
    ...read(TEMPLATES.cells),
    after: (table: { set(name: string, n: number): void; counter(name: string): number }) => table.set('n', table.counter('n') + 1),
  };
  expect(() => playGame(endless as unknown as Variant, 1, 'random')).toThrow('must come to rest');
});
