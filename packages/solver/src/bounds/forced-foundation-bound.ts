import type { Options } from '@patience/core';
import { Table } from '@patience/core/internals';
import type { Bound } from '../roles.js';
import type { Traits } from '../rules/traits.js';
import { bringHome, homeOf, taken } from '../rules/watched-foundations.js';

/** Factor between the codes of two foundations' lowest cards. It is larger than the number of faces. */
const CODES = 64;

/**
 * Rejects positions from which not all cards can reach the foundations. Applies where {@link ForcedFoundationMoves} does: the base cards
 * alone then determine which cards reach the foundations. So each choice of base cards is tried once, and all cards of stock and waste
 * count as available.
 */
export class ForcedFoundationBound implements Bound {
  readonly #table: Table<Options>;
  readonly #stockAndWaste: readonly number[];
  /** Code of the base cards → whether all cards can reach the foundations. */
  readonly #known = new Map<number, boolean>();

  constructor(table: Table<Options>, { stocks, wastes }: Traits) {
    this.#table = table;
    this.#stockAndWaste = [...stocks, ...wastes];
  }

  lost(): boolean {
    const { rules, len } = this.#table;
    let bases = 0;
    for (const home of rules.targets) bases = bases * CODES + (len[home] === 0 ? 0 : 1 + this.#table.idAt(home, len[home]! - 1));
    let wins = this.#known.get(bases);
    if (wins === undefined) this.#known.set(bases, (wins = this.#wins(new Table(this.#table.variant, this.#table.options, this.#table))));
    return !wins;
  }

  /** Plays all cards that a begun foundation accepts, then tries each card that can begin a foundation. @returns whether the game is won */
  #wins(table: Table<Options>): boolean {
    for (;;) {
      const places = [...taken(table, (pile, depth) => depth === 0 || this.#stockAndWaste.includes(pile))];
      const next = places.find((place) => table.len[homeOf(table, place)]! > 0);
      if (next !== undefined) bringHome(table, next);
      else if (table.status() === 'won') return true;
      else
        return places.some((place) => {
          const begun = new Table(table.variant, table.options, table);
          bringHome(begun, place);
          return this.#wins(begun);
        });
    }
  }
}
