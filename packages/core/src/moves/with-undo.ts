import type { Table } from '../table/table.js';

/** Calls a function that plays moves, returns its result, and undoes the moves, even when the rules throw. */
export function withUndo<T>(table: Table, act: () => T): T {
  const { depth } = table;
  try {
    return act();
  } finally {
    while (table.depth > depth) table.undo();
  }
}
