import type { Options } from '@patience/core';
import type { Table } from '@patience/core/internals';
import type { Evaluation } from '../roles.js';
import { WORST } from './worst.js';
import type { Traits } from '../rules/traits.js';

/** Cost of a card in a wrong place. */
const WRONG_PLACE = 16;

/**
 * Evaluates positions of games in which each place takes one card by a function and there are no foundations, such as Gaps: a position is better the
 * more cards lie where the functions would accept them now. The value is an estimate and proves nothing.
 */
export class CorrectPlaces implements Evaluation {
  readonly #table: Table<Options>;
  readonly #places: Int32Array;

  private constructor(table: Table<Options>, places: Int32Array) {
    this.#table = table;
    this.#places = places;
  }

  /** Returns the evaluation; undefined when it does not apply to the rules. */
  static of(table: Table<Options>, { builds }: Traits): CorrectPlaces | undefined {
    const { targets, acceptFns, piles } = table.rules;
    if (builds || targets.length < 2 || targets.some((pile) => acceptFns[pile] === undefined || piles[pile]!.limit !== 1)) return undefined;
    const fitting = new CorrectPlaces(table, targets);
    try {
      fitting.value();
    } catch {
      return undefined; // a function that fails when it is called like this cannot be used
    }
    return fitting;
  }

  value(): number {
    const { len, cards, rules, slots, shift, view } = this.#table;
    let cost = 0;
    for (let i = 0; i < this.#places.length; i++) {
      const place = this.#places[i]!;
      if (len[place] === 0) continue;
      const card = cards[slots[place << shift]!]!;
      if (rules.acceptFns[place]!([card], null, view, rules.ids[place]!, rules.ids[place]!) !== true) cost += WRONG_PLACE;
    }
    return Math.min(WORST, cost);
  }
}
