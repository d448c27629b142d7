import type { Options } from '@patience/core';
import type { Table } from '@patience/core/internals';
import { ColumnOrder } from '../reductions/column-order.js';

/** The positions of a game so far, so that hints do not lead in circles. */
export class VisitedPositions {
  /** Number of moves since the game last made progress, see {@link makesProgress}. */
  movesWithoutProgress = -1;
  readonly #met = new Set<string>();
  readonly #alike = new Set<string>();
  /** The lowest numbers so far of cards not on foundations, face-down cards, cards in stock and waste, and piles in use. */
  readonly #reached = [Infinity, Infinity, Infinity, Infinity];

  /** Adds a position. Call it once for each position of the game, from the deal to the present one. */
  visit(table: Table<Options>): void {
    this.movesWithoutProgress = this.makesProgress(table) ? 0 : this.movesWithoutProgress + 1;
    this.#met.add(table.key.join());
    this.#alike.add(alikeNameOf(table));
    for (const [i, count] of toDo(table).entries()) this.#reached[i] = Math.min(this.#reached[i]!, count);
  }

  /** Returns whether the game has been in a position. */
  has(table: Table<Options>): boolean {
    return this.#met.has(table.key.join());
  }

  /** Returns whether the game has been in a position that differs from this one only in which column has which cards. */
  hasAlike(table: Table<Options>): boolean {
    return this.#alike.has(alikeNameOf(table));
  }

  /** Returns whether more cards are on foundations than ever before, or fewer face down, in stock and waste, or fewer piles in use. */
  makesProgress(table: Table<Options>): boolean {
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
