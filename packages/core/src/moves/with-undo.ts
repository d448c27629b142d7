import type { Table } from '../table/table.js';

/** Returns the result of a function that plays moves, and undoes these moves, also when the rules throw. */
export function withUndo<T>(table: Table, act: () => T): T {
  const { depth } = table;
  try {
    return act();
  } finally {
    while (table.depth > depth) table.undo();
  }
}
