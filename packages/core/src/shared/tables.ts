/** Layouts of tables that many patiences share. */
import { ACE, type Suit } from '../cards/card.js';
import type { Pile, Role } from '../contract.js';
import { row } from './row.js';

/**
 * Returns foundations `f1` … that are built up in suit, one card at a time, from the ace or from another base rank; then an ace
 * follows a king.
 * @param place returns where the foundation with index i lies, from 0
 * @param more `base`: rank of the base cards, default 1; `from`: roles of the piles from which cards may come, default all;
 *   `take: 'top'`: cards may be played back from foundations
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

/** Returns cells `c1` …, each of which holds any one card. @param place returns where the cell with index i lies, from 0 */
export const cells = (count: number, place: (i: number) => Pick<Pile, 'at' | 'wide'>): Pile[] =>
  row('c', count, (i) => ({ role: 'cell', group: 'cells', ...place(i), accept: { empty: 'any', max: 1 }, take: 'top' }));

/**
 * Returns interchangeable columns `t1` … whose cards overlap downwards.
 * @param place returns where the column with index i lies, from 0
 * @param rules what the columns accept and what may be taken from them
 */
export const columns = (
  count: number,
  place: (i: number) => Pick<Pile, 'at' | 'wide'>,
  rules: Pick<Pile, 'accept' | 'take' | 'reveal' | 'limit'>,
): Pile[] => row('t', count, (i) => ({ role: 'tableau', group: 'columns', fan: 'down', ...place(i), ...rules }));

/**
 * Returns the piles of a game with two decks: eight foundations that are built up in suit from the ace, a waste, a stock, and below
 * them interchangeable columns.
 * @param count number of columns; with 8, waste and stock have a row of their own
 * @param rules what the columns accept and what may be taken from them
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

/** Returns the suits of a deck with fewer suits: all four, hearts and spades, or spades alone. */
export const fewerSuits = (suits: 4 | 2 | 1): readonly Suit[] => (suits === 4 ? ['C', 'D', 'H', 'S'] : suits === 2 ? ['H', 'S'] : ['S']);
