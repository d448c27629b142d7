import type { Options } from '@patience/core';
import type { Table } from '@patience/core/search';

/** Does any card lie face down? */
export function hidesCards<O extends Options>(table: Table<O>): boolean {
  return table.up.includes(0);
}
