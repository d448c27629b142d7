/** Pictures of the table that many patiences share. */
import { ACE, type Suit } from '../cards/card.js';
import type { Pile } from '../contract.js';
import { row } from './row.js';

/** What columns accept and give is the game's own. */
type Columns = Pick<Pile, 'accept' | 'take' | 'reveal'>;

/**
 * Two packs: eight foundations that build up in suit from the ace, waste and stock, and below them eight to ten like columns.
 * Up to eight columns leave waste and stock a row of their own.
 */
export function underFoundations(count: 8 | 9 | 10, columns: Columns): Pile[] {
  const below = count === 8 ? 1 : 0;
  return [
    ...row('f', 8, (i) => ({
      role: 'foundation',
      group: 'foundations',
      at: [i, 0],
      wide: [count + 1.5 + (i % 2), Math.floor(i / 2)],
      accept: { empty: ACE, on: { step: 1, suit: 'same' }, max: 1 },
    })),
    { id: 'waste', role: 'waste', at: [8 - 2 * below, below], wide: [0, 1], take: 'top' },
    { id: 'stock', role: 'stock', at: [9 - 2 * below, below], wide: [0, 0] },
    ...row('t', count, (i) => ({
      role: 'tableau',
      group: 'columns',
      at: [count === 9 ? i + 0.5 : i, 1 + below],
      wide: [i + 1.25, 0],
      fan: 'down',
      ...columns,
    })),
  ];
}

/** The suits of a pack in which fewer suits come more often: all four, the majors, or spades alone. */
export const fewerSuits = (suits: 4 | 2 | 1): readonly Suit[] => (suits === 4 ? ['C', 'D', 'H', 'S'] : suits === 2 ? ['H', 'S'] : ['S']);

/**
 * A place in a circle of cards, or an oval: clockwise from the top, where it touches the upper and the left edge.
 * @param part how far round it lies, from 0 to 1 @param across from the centre to the side, in cards @param down from the centre to the top
 */
export function inCircle(part: number, across: number, down: number): [x: number, y: number] {
  const angle = 2 * Math.PI * part;
  return [across + across * Math.sin(angle), down - down * Math.cos(angle)];
}
