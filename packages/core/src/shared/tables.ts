/** Pictures of the table that many patiences share. */
import { ACE, type Suit } from '../cards/card.js';
import type { Pile, Role } from '../contract.js';
import { row } from './row.js';

/**
 * Foundations `f1` … that build up in suit, card by card, from the ace; or from another base, and then from the king on to the ace.
 * @param place where foundation i lies, counted from 0
 * @param more the `base`, a rank; `from`, the roles that cards may come from, or all; `take: 'top'` where cards may be played back
 */
export const foundations = (
  count: number,
  place: (i: number) => Pick<Pile, 'at' | 'wide'>,
  more: { base?: number; from?: readonly Role[]; take?: 'top' } = {},
): Pile[] => {
  const { base = ACE, from, take } = more;
  return row('f', count, (i) => ({
    role: 'foundation',
    group: 'foundations',
    ...place(i),
    accept: { empty: base, on: { step: 1, suit: 'same', low: base }, max: 1, ...(from && { from }) },
    ...(take && { take }),
  }));
};

/** Cells `c1` …, each of which holds any one card. @param place where cell i lies, counted from 0 */
export const cells = (count: number, place: (i: number) => Pick<Pile, 'at' | 'wide'>): Pile[] =>
  row('c', count, (i) => ({ role: 'cell', group: 'cells', ...place(i), accept: { empty: 'any', max: 1 }, take: 'top' }));

/**
 * Columns `t1` … that are alike and spread downwards.
 * @param place where column i lies, counted from 0 @param rules what they accept and give: the game's own
 */
export const columns = (
  count: number,
  place: (i: number) => Pick<Pile, 'at' | 'wide'>,
  rules: Pick<Pile, 'accept' | 'take' | 'reveal' | 'limit'>,
): Pile[] => row('t', count, (i) => ({ role: 'tableau', group: 'columns', fan: 'down', ...place(i), ...rules }));

/**
 * Two packs: eight foundations that build up in suit from the ace, waste and stock, and below them eight to ten like columns.
 * Up to eight columns leave waste and stock a row of their own.
 */
export function underFoundations(count: 8 | 9 | 10, rules: Pick<Pile, 'accept' | 'take' | 'reveal'>): Pile[] {
  const below = count === 8 ? 1 : 0;
  return [
    ...foundations(8, (i) => ({ at: [i, 0], wide: [count + 1.5 + (i % 2), Math.floor(i / 2)] })),
    { id: 'waste', role: 'waste', at: [8 - 2 * below, below], wide: [0, 1], take: 'top' },
    { id: 'stock', role: 'stock', at: [9 - 2 * below, below], wide: [0, 0] },
    ...columns(count, (i) => ({ at: [count === 9 ? i + 0.5 : i, 1 + below], wide: [i + 1.25, 0] }), rules),
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
