import type { Options } from '@patience/core';
import type { Table } from '@patience/core/search';
import { ColumnOrder } from '../reductions/column-order.js';

/** Where a game has been, so that advice leads on and not in circles. */
export class VisitedPositions {
  /** Moves since the game last got on: {@link getsOn}. */
  quiet = -1;
  readonly #met = new Set<string>();
  readonly #alike = new Set<string>();
  /** The best that was reached so far: cards not home, cards face down, cards in stock and waste, piles in use. */
  readonly #reached = [Infinity, Infinity, Infinity, Infinity];

  /** Every position of the game is told once, from the deal to the present one. */
  visit(table: Table<Options>): void {
    this.quiet = this.getsOn(table) ? 0 : this.quiet + 1;
    this.#met.add(table.key.join());
    this.#alike.add(alikeNameOf(table));
    for (const [i, count] of toDo(table).entries()) this.#reached[i] = Math.min(this.#reached[i]!, count);
  }

  has(table: Table<Options>): boolean {
    return this.#met.has(table.key.join());
  }

  /** Has the game been in a position that differs in no more than which column has which cards? */
  hasAlike(table: Table<Options>): boolean {
    return this.#alike.has(alikeNameOf(table));
  }

  /** More cards are home than ever before, or fewer face down, in stock and waste, or fewer piles are in use. */
  getsOn(table: Table<Options>): boolean {
    return toDo(table).some((count, i) => count < this.#reached[i]!);
  }
}

function alikeNameOf(table: Table<Options>): string {
  const key = Int32Array.from(table.key);
  new ColumnOrder(table).reduce(key);
  return key.join();
}

function toDo({ up, len, rules, cards }: Table<Options>): number[] {
  let [out, hidden, talon, piles] = [cards.length, 0, 0, 0];
  for (const pile of rules.homes) out -= len[pile]!;
  for (const side of up) if (!side) hidden++;
  for (const [i, { role }] of rules.piles.entries()) {
    if (role === 'stock' || role === 'waste') talon += len[i]!;
    if (len[i]! > 0) piles++;
  }
  return [out, hidden, talon, piles];
}
