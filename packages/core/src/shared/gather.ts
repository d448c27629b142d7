import type { Tx } from '../contract.js';

/**
 * Takes the columns up, the last one first, and lays them face down on the stock: the lowest card of the first column is
 * on top then. Dealt again by {@link dealPackets} without a shuffle, every card follows the one it followed before.
 */
export function gather(table: Tx): void {
  for (const column of table.piles('tableau').toReversed())
    if (table.count(column) > 0) table.move(column, 'stock', { count: table.count(column), face: 'down', turn: true });
}

/** Deals the stock out, face up: so many cards to one empty column after the other, what is left to the last of them. */
export function dealPackets(table: Tx, size: number): void {
  for (const column of table.piles('tableau')) {
    const count = Math.min(size, table.count('stock'));
    if (count > 0) table.move('stock', column, { count, face: 'up', turn: true });
  }
}
