import { ACTION, kindOf, type Move } from '../moves/move.js';
import type { Step } from './step.js';
import type { Table } from './table.js';

/** Plays a move. @returns whether a pile was shuffled; only actions and forced consequences can shuffle */
export function playAndSeeShuffle(table: Table, move: Move): boolean {
  if (!table.variant.after && kindOf(move) !== ACTION) {
    table.play(move);
    return false;
  }
  const steps: Step[] = [];
  table.recorder = steps;
  try {
    table.play(move);
  } finally {
    table.recorder = undefined;
  }
  return steps.some(({ type }) => type === 'shuffle');
}
