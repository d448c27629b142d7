import type { Table } from '../table/table.js';

/** What comes of moves that are taken back again, also when the rules throw in between. */
export function withUndo<T>(table: Table, act: () => T): T {
  const { depth } = table;
  try {
    return act();
  } finally {
    while (table.depth > depth) table.undo();
  }
}
