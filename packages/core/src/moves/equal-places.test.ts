import { expect, test } from 'vitest';
import type { Pile } from '../contract.js';
import { destinations } from './gesture.js';
import { mini } from '../testing/mini.js';
import { dealt, pile } from '../testing/small-table.js';

test('two interchangeable piles with equal cards count as one destination', () => {
  const foundation: Partial<Pile> = { role: 'foundation', accept: { on: { step: 1, suit: 'same' } } };
  const places = (group?: string): number[] => {
    const more = { ...foundation, ...(group !== undefined && { group }) };
    const piles = [pile('a', 0, { take: 'top' }), pile('f1', 1, more), pile('f2', 2, more), pile('rest', 3)];
    const deck = () => ({ suits: ['S'] as const, ranks: [1, 2], copies: 2 });
    return destinations(dealt(mini(piles, { a: 1, f1: 1, f2: 1 }, { deck }), '2S AS AS 2S'), 0, 0);
  };
  expect(places('f')).toEqual([1]);
  expect(places()).toEqual([1, 2]);
});
