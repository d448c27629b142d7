import type { Options } from '@patience/core';
import type { Table } from '@patience/core/search';
import type { Evaluation } from '../roles.js';
import { WORST } from './worst.js';
import type { Traits } from '../rules/traits.js';

/** What a card counts that does not lie where it belongs. */
const ASTRAY = 16;

/**
 * For a patience in which each place takes one card, by a rule that is a function, and nothing is built at home: a position
 * looks the better the more cards lie where the rules would lay them now. It guides, no more.
 */
export class CorrectPlaces implements Evaluation {
  readonly #table: Table<Options>;
  readonly #places: Int32Array;

  private constructor(table: Table<Options>, places: Int32Array) {
    this.#table = table;
    this.#places = places;
  }

  /** Undefined where the rules are not of this kind. */
  static of(table: Table<Options>, { builds }: Traits): CorrectPlaces | undefined {
    const { targets, acceptFns, piles } = table.rules;
    if (builds || targets.length < 2 || targets.some((pile) => acceptFns[pile] === undefined || piles[pile]!.limit !== 1)) return undefined;
    const fitting = new CorrectPlaces(table, targets);
    try {
      fitting.value();
    } catch {
      return undefined; // a rule that cannot be asked like this is not asked
    }
    return fitting;
  }

  /** How far the position is from being won: lower is better. */
  value(): number {
    const { len, cards, rules, slots, shift, view } = this.#table;
    let cost = 0;
    for (let i = 0; i < this.#places.length; i++) {
      const place = this.#places[i]!;
      if (len[place] === 0) continue;
      const card = cards[slots[place << shift]!]!;
      if (rules.acceptFns[place]!([card], null, view, rules.ids[place]!, rules.ids[place]!) !== true) cost += ASTRAY;
    }
    return Math.min(WORST, cost);
  }
}
