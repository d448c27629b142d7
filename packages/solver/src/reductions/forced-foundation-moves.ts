import type { Options } from '@patience/core';
import { accepts, cardsMove, fromOf, MAX_MOVES, toOf, type Move, type Table } from '@patience/core/internals';
import { NONE } from '../none.js';
import type { SafeMoves } from '../roles.js';
import type { Traits } from '../rules/traits.js';
import { isOfHomes, watched } from '../rules/watched-foundations.js';
import type { Talon } from './talon.js';

const MOVES = new Int32Array(MAX_MOVES);
/** Largest number of foundations, so that {@link ForcedFoundationBound} can code their base cards in one exact number. */
const MOST_FOUNDATIONS = 8;

/**
 * Plays cards to foundations at once where waiting gains nothing: cards leave for foundations only, each card for one foundation, and no
 * other card on a foundation changes this. Which card begins a foundation is a decision, which is left to the search. The rules of the
 * foundations are functions, which cannot be read, so they are observed in random games.
 */
export class ForcedFoundationMoves implements SafeMoves {
  readonly #table: Table<Options>;
  /** The helper for stock and waste, where any of their cards can be played at any time. */
  readonly #talon: Talon | undefined;
  /** Piles whose top card is played at once. */
  readonly #piles: readonly number[];

  private constructor(table: Table<Options>, talon: Talon | undefined) {
    this.#table = table;
    this.#piles = [...table.rules.sources].filter((pile) => pile !== talon?.waste);
    this.#talon = talon?.free ? talon : undefined;
  }

  /** Returns the helper; undefined when it does not apply to the rules. @param talon helper for stock and waste on the same path */
  static of(table: Table<Options>, traits: Traits, talon: Talon | undefined): ForcedFoundationMoves | undefined {
    const { actions, targets } = table.rules;
    if (!traits.onePack || targets.length > MOST_FOUNDATIONS || (!talon && actions.length > 0)) return undefined;
    if (!isOfHomes(table, traits) || !watched(table).steady) return undefined;
    return new ForcedFoundationMoves(table, talon);
  }

  find(): Move {
    const { rules, len } = this.#table;
    for (const pile of this.#piles) {
      if (len[pile] === 0) continue;
      for (const home of rules.targets) if (len[home]! > 0 && accepts(this.#table, pile, home, 1) === true) return cardsMove(pile, home, 1);
    }
    if (!this.#talon) return NONE;
    const count = this.#talon.list(MOVES);
    for (let i = 0; i < count; i++) if (fromOf(MOVES[i]!) === this.#talon.waste && len[toOf(MOVES[i]!)]! > 0) return MOVES[i]!;
    return NONE;
  }
}
