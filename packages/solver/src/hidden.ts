import type { Options, Table } from '@patience/core';

/** Does any card lie face down? */
export function hidesCards<O extends Options>(table: Table<O>): boolean {
  return table.up.includes(0);
}
