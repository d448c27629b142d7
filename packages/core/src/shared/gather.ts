import type { Tx } from '../contract.js';

/**
 * Gathers the columns, the last one first, face down onto the stock, so that the lowest card of the first column is on top.
 * {@link dealPackets} then deals the cards in the same order as before, if the stock is not shuffled.
 */
export function gather(table: Tx): void {
  for (const column of table.piles('tableau').toReversed())
    if (table.count(column) > 0) table.move(column, 'stock', { count: table.count(column), face: 'down', turn: true });
}

/** Deals the stock face up onto the columns, which must be empty. @param size number of cards for each column; the last ones may get fewer or none */
export function dealPackets(table: Tx, size: number): void {
  for (const column of table.piles('tableau')) {
    const count = Math.min(size, table.count('stock'));
    if (count > 0) table.move('stock', column, { count, face: 'up', turn: true });
  }
}
