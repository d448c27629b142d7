import { expect, test } from 'vitest';
import { IN_ORDER, ORDERS, type Placed } from './order.js';

const game = (name: string, more: Partial<Placed> = {}): Placed & { readonly name: string } => ({
  name,
  minutes: undefined,
  skill: undefined,
  winnable: undefined,
  played: 0,
  favourite: false,
  ...more,
});
const GAMES = [
  game('Äpfel', { minutes: 20, skill: 0.8, played: 5 }),
  game('Birnen', { minutes: 10, winnable: 0.1, favourite: true }),
  game('Kirschen', { played: 7, skill: 1 }),
  game('Zwetschgen', { minutes: 10, skill: 0.2, winnable: 0.9 }),
];
const names = (order: (typeof ORDERS)[number]): string =>
  [...GAMES]
    .sort(IN_ORDER[order])
    .map(({ name }) => name)
    .join(' ');

test('games that are listed by name are sorted by the chosen order, with unknown values last', () => {
  expect(ORDERS.map((order) => [order, names(order)])).toEqual([
    ['played', 'Kirschen Äpfel Birnen Zwetschgen'],
    ['name', 'Äpfel Birnen Kirschen Zwetschgen'],
    ['length', 'Birnen Zwetschgen Äpfel Kirschen'],
    ['luck', 'Zwetschgen Äpfel Kirschen Birnen'],
    ['winnable', 'Zwetschgen Birnen Äpfel Kirschen'],
  ]);
});
