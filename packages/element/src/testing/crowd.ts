import { row, type Variant } from '@patience/core';
import { stairs } from './stairs.js';

const COLUMNS = 9;
const ROWS = 3;

/**
 * Returns a low table full of single cards. One of two aces can be moved to a foundation, and then no move is left.
 * @param holes empty positions by column and row; an even number
 */
export function crowd(...holes: (readonly [x: number, y: number])[]): Variant {
  const spots = Array.from({ length: COLUMNS * ROWS }, (_, i) => [i % COLUMNS, Math.floor(i / COLUMNS)] as const);
  const [first, ...rest] = spots.filter((spot) => !holes.some((hole) => String(hole) === String(spot)));
  return {
    ...stairs,
    deck: () => ({ suits: ['H', 'S'], ranks: Array.from({ length: rest.length / 2 }, (_, i) => i + 1) }),
    table: () => [
      { id: 'f1', role: 'foundation', at: first!, accept: { empty: 1, max: 1 } },
      ...row('t', rest.length, (i) => ({ role: 'tableau', at: rest[i]!, take: 'top' })),
    ],
    deal: (table) => rest.forEach((_, i) => table.move('pack', `t${i + 1}`, { face: 'up' })),
  };
}
