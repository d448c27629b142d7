/** Tables of small patiences for tests. */
import type { CompleteVariant, Pile, Tx } from '../contract.js';
import { deal } from '../game/deal.js';
import { list } from '../moves/legal.js';
import { formatMove, parseMove } from '../moves/notation.js';
import { refuse } from '../moves/refusal.js';
import type { Table } from '../table/table.js';
import type { Variant } from '../variant.js';
import { say } from '../words/say.js';
import { mini } from './mini.js';

/** Returns the table of a deal. @param from number of the deal, or its deck as text @throws Error when it cannot be dealt */
export function dealt(variant: Variant, from: number | string = 1): Table {
  const result = deal(variant, typeof from === 'number' ? { seed: from } : { deck: from });
  if (!result.ok) throw new Error(result.error.message);
  return result.value.table;
}

/** Returns a tableau pile. */
export const pile = (id: string, x: number, more: Partial<Pile> = {}): Pile => ({ id, role: 'tableau', at: [x, 0], ...more });

/** Three piles; the player can move single cards between the first two. */
export const threePiles: readonly [Pile, Pile, Pile] = [
  pile('a', 0, { take: 'top', accept: { empty: 'any' } }),
  pile('b', 1, { take: 'top', accept: { empty: 'any' } }),
  pile('c', 2),
];

/** Returns a variant with {@link threePiles} whose only action, `act`, does what a test wants. */
export const doing = (run: (table: Tx) => void, more: Partial<CompleteVariant> = {}): CompleteVariant =>
  mini(threePiles, { a: 3, b: 2 }, { actions: { act: { on: 'a', when: () => true, run } }, ...more });

/** Returns all legal moves in notation, in alphabetical order. */
export const legal = (table: Table): string[] => {
  const out = new Int32Array(500);
  return Array.from(out.subarray(0, list(table, out)), (move) => formatMove(table, move)).sort();
};

/** Returns the sentence of the refusal of a move; `legal` for a legal one. @param text the move in notation */
export const why = (table: Table, text: string, locale: 'de' | 'en' = 'en'): string => {
  const move = parseMove(table, text);
  if (!move.ok) return move.error.code;
  const reason = refuse(table, move.value);
  return reason ? say(reason, locale, table.variant) : 'legal';
};
