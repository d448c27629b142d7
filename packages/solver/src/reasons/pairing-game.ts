import type { Options } from '@patience/core';
import type { Table } from '@patience/core/internals';
import { allAbove, aloneOf, arePartners, goalOf, onEach, PairingBound } from '../bounds/pairing-bound.js';
import type { Traits } from '../rules/traits.js';
import type { SubsetGame } from './subset.js';

/**
 * The subset game of pairing games: cards of the subset leave in pairs, alone where the rules let them, or with a partner outside the
 * subset, of which there are always enough. A card of the tableau can leave when no card of the subset lies on it. Cards outside the tableau
 * are available at any time.
 */
export class PairingGame implements SubsetGame {
  readonly cards: readonly number[];
  /** By card: the cards that lie on it, directly or on other cards. */
  readonly above: readonly ReadonlySet<number>[];
  /** By card: the cards on the table with which it can leave. */
  readonly partners: readonly (readonly number[])[];
  /** By card: 1 when it can leave alone. */
  readonly #alone: Uint8Array;
  /** By card: 1 when it must leave. */
  readonly #needed: Uint8Array;
  readonly #known = new Set<number>();
  #left = 0;

  private constructor(table: Table<Options>, { homes }: Traits, goal: number) {
    const { cards, len, slots, shift, rules } = table;
    const cardsIn = (pile: number): number[] => Array.from({ length: len[pile]! }, (_, i) => slots[(pile << shift) + i]!);
    const home = new Set([...homes].flatMap(cardsIn));
    const tableau = Int32Array.from(rules.piles.keys()).filter((pile) => rules.piles[pile]!.role === 'tableau');
    const on = onEach(table, tableau);
    this.cards = [...cards.keys()].filter((id) => !home.has(id));
    this.above = cards.map((_, id) => allAbove(on, id));
    const agree = (one: number, other: number): boolean =>
      arePartners(table, cards[one]!, cards[other]!) || arePartners(table, cards[other]!, cards[one]!);
    this.partners = cards.map((_, id) => (home.has(id) ? [] : this.cards.filter((other) => other !== id && agree(id, other))));
    this.#alone = Uint8Array.from(aloneOf(table), (pile) => Number(pile >= 0));
    this.#needed = Uint8Array.from(cards, (_, id) => Number(goal < 0 && !home.has(id)));
    if (goal >= 0) for (const id of cardsIn(goal)) for (const needed of [id, ...this.above[id]!]) this.#needed[needed] = 1;
  }

  /** Returns the game; undefined for rules of another kind, about which it would prove nothing. */
  static of(table: Table<Options>, traits: Traits): PairingGame | undefined {
    // Sets of cards are numbers with one bit for each card.
    if (table.cards.length > 52 || !PairingBound.of(table, traits)) return undefined;
    return new PairingGame(table, traits, goalOf(table)!);
  }

  lost(inSubset: Uint8Array, most: number): boolean {
    this.#known.clear();
    this.#left = most;
    const there = new Set(this.cards.filter((id) => inSubset[id] === 1));
    return !this.#ends(there, [...there]);
  }

  /** Returns whether all needed cards of a set can leave; true also when the limit of positions is reached. */
  #ends(there: Set<number>, members: readonly number[]): boolean {
    const gone: number[] = [];
    const end = (result: boolean): boolean => {
      for (const id of gone) there.add(id);
      return result;
    };
    // A card that can leave alone and that no other card of the set can leave with leaves at once: this never does harm.
    for (let changed = true; changed;) {
      changed = false;
      for (const id of members)
        if (
          there.has(id) &&
          this.#isFree(id, there) &&
          this.#leavesAlone(id, members) &&
          !this.partners[id]!.some((one) => there.has(one))
        ) {
          there.delete(id);
          gone.push(id);
          changed = true;
        }
    }
    if (members.every((id) => !there.has(id) || this.#needed[id] === 0)) return end(true);
    if (this.#left-- <= 0) return end(true);
    let key = 0;
    for (const id of there) key += 2 ** id;
    if (this.#known.has(key)) return end(false);
    this.#known.add(key);
    for (const id of members) {
      if (!there.has(id) || !this.#isFree(id, there)) continue;
      if (this.#leavesAlone(id, members)) {
        there.delete(id);
        const ends = this.#ends(there, members);
        there.add(id);
        if (ends) return end(true);
      }
      for (const other of this.partners[id]!) {
        if (other < id || !there.has(other) || !this.#isFree(other, there)) continue;
        there.delete(id);
        there.delete(other);
        const ends = this.#ends(there, members);
        there.add(id);
        there.add(other);
        if (ends) return end(true);
      }
    }
    return end(false);
  }

  #isFree(id: number, there: ReadonlySet<number>): boolean {
    for (const other of this.above[id]!) if (there.has(other)) return false;
    return true;
  }

  /** Returns whether a card can leave alone or with a card outside the subset. */
  #leavesAlone(id: number, members: readonly number[]): boolean {
    return this.#alone[id] === 1 || this.partners[id]!.some((other) => !members.includes(other));
  }
}
