import type { Options } from '@patience/core';
import { accepts, cardsMove, fromOf, MAX_MOVES, Table, toOf, type Move } from '@patience/core/search';
import { NONE } from '../none.js';
import type { Bound, SafeMoves } from '../roles.js';
import type { Talon } from './talon.js';
import type { Traits } from '../rules/traits.js';
import { bringHome, homeOf, isOfHomes, taken, watched } from '../rules/watched-foundations.js';

const MOVES = new Int32Array(MAX_MOVES);
/** More than there are cards in a pack, and how many of them a number names exactly. */
const BASES = 64;
const MOST_HOMES = 8;

/**
 * Cards go home and nowhere else, each to one place, and whatever else comes home in the meantime, it is taken there all
 * the same: then nothing is gained by waiting. Which families there are is a decision as long as a card may begin one, so
 * that is left to the search. Homes decide by functions here, which cannot be read: they are watched.
 */
export class ForcedFoundationMoves implements Bound, SafeMoves {
  readonly #table: Table<Options>;
  /** Where any card of stock and waste can be had at any time. */
  readonly #talon: Talon | undefined;
  /** Piles of which the top card goes home at once. */
  readonly #piles: readonly number[];
  /** Stock and waste. */
  readonly #turned: readonly number[];
  /** By the cards that lie lowest at home: is everything home in the end, if any card of stock and waste can be had? */
  readonly #fates = new Map<number, boolean>();

  private constructor(table: Table<Options>, { stocks, wastes }: Traits, talon: Talon | undefined) {
    this.#table = table;
    this.#piles = [...table.rules.sources].filter((pile) => pile !== talon?.waste);
    this.#talon = talon?.free ? talon : undefined;
    this.#turned = [...stocks, ...wastes];
  }

  /** Undefined where the rules are not of this kind. @param talon of the path on which it plays */
  static of(table: Table<Options>, traits: Traits, talon: Talon | undefined): ForcedFoundationMoves | undefined {
    const { actions, targets } = table.rules;
    if (!traits.onePack || targets.length > MOST_HOMES || (!talon && actions.length > 0)) return undefined;
    if (!isOfHomes(table, traits) || !watched(table).steady) return undefined;
    return new ForcedFoundationMoves(table, traits, talon);
  }

  /** A move that cannot spoil anything, or NONE. */
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

  /**
   * Not everything would come home even if any card of stock and waste could be had: what then comes home depends on the
   * cards that begin families alone, whatever was played before.
   */
  lost(): boolean {
    const { rules, len } = this.#table;
    let bases = 0;
    for (const home of rules.targets) bases = bases * BASES + (len[home] === 0 ? 0 : 1 + this.#table.idAt(home, len[home]! - 1));
    let fate = this.#fates.get(bases);
    if (fate === undefined) this.#fates.set(bases, (fate = this.#ends(new Table(this.#table.variant, this.#table.options, this.#table))));
    return !fate;
  }

  /** Brings home what others lie there for; then tries out which card begins a family. */
  #ends(table: Table<Options>): boolean {
    for (;;) {
      const places = [...taken(table, (pile, depth) => depth === 0 || this.#turned.includes(pile))];
      const next = places.find((place) => table.len[homeOf(table, place)]! > 0);
      if (next !== undefined) bringHome(table, next);
      else if (table.status() === 'won') return true;
      else
        return places.some((place) => {
          const begun = new Table(table.variant, table.options, table);
          bringHome(begun, place);
          return this.#ends(begun);
        });
    }
  }
}
