import type { PlayResult } from './change.js';
import type { Step } from '../table/step.js';

/** The part of a table that records steps and undoes moves. */
interface RecordingTable {
  recorder: Step[] | undefined;
  readonly depth: number;
  undo(): void;
}

/** Undoes moves until `depth` moves are left. */
export function undoTo(table: RecordingTable, depth: number): void {
  while (table.depth > depth) table.undo();
}

/** Makes a change of a table and returns its steps. */
export function recordSteps(table: RecordingTable, change: () => void): Step[] {
  const steps: Step[] = [];
  table.recorder = steps;
  try {
    change();
  } finally {
    table.recorder = undefined;
  }
  return steps;
}

/**
 * Makes a change that may be refused, and returns its steps. When the change is refused or throws, restores the table.
 * @param change returns a refusal, or undefined
 */
export function recordOrRestore(table: RecordingTable, change: () => PlayResult | undefined): Step[] | Exclude<PlayResult, { ok: true }> {
  const { depth } = table;
  let refusal: PlayResult | undefined;
  const steps = recordSteps(table, () => {
    try {
      refusal = change();
    } catch (error) {
      undoTo(table, depth);
      throw error;
    }
    if (refusal && !refusal.ok) undoTo(table, depth);
  });
  return refusal && !refusal.ok ? refusal : steps;
}
