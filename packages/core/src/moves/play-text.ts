import type { Table } from '../table/table.js';
import type { Reason } from '../words/reason.js';
import { isLegal } from './legal.js';
import { parseMove } from './notation.js';
import { refuse } from './refusal.js';

/** Plays a move in notation when it is legal. @returns the reason why it is refused; undefined when it was played */
export function playText(table: Table, text: string): Reason | undefined {
  const parsed = parseMove(table, text);
  if (!parsed.ok) return { code: parsed.error.code, params: parsed.error.params };
  if (!isLegal(table, parsed.value)) return refuse(table, parsed.value);
  table.play(parsed.value);
  return undefined;
}
