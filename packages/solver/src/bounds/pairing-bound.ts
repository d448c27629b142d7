import type { Card, Options, View } from '@patience/core';
import { ask, type Table } from '@patience/core/internals';
import { NONE } from '../none.js';
import type { Bound } from '../roles.js';
import { observed } from '../rules/observed-functions.js';
import type { Traits } from '../rules/traits.js';

/**
 * Largest number of cards in a {@link PartnerGroup} with a table of all its subsets. For larger groups that table would take too much
 * memory.
 */
const LARGEST_GROUP = 10;

/**
 * Rejects positions of pairing games in which a card that must leave the tableau cannot leave it. The bound applies to rules by which cards
 * leave the tableau only in pairs. A card that lies on another card, or covers its pile, leaves before that card, so these two are no
 * partners. A position is lost when the cards that must leave cannot be paired off, or when they wait for one another, even if all cards
 * outside the tableau are available at any time.
 *
 * Proof: take a winning line. Before a card leaves in it, all cards that lay on it and on its partner have left, and the later pairs pair
 * off all other cards. {@link lost} requires only these two conditions, in any order, so it lets all cards of the winning line leave.
 */
export class PairingBound implements Bound {
  readonly #table: Table<Options>;
  readonly #piles: Int32Array;
  /** The piles of the tableau. */
  readonly tableau: Int32Array;
  /** Id of a card → ids of the cards that lie directly on it. */
  readonly #on: readonly (readonly number[])[];
  /** Id of a card → ids of the cards with which it can leave. */
  readonly #partners: readonly (readonly number[])[];
  /** Id of a card → the foundation or discard pile to which it can leave alone at any time; −1 for none. */
  readonly #alone: Int16Array;
  /**
   * Id of a card without a partner → the foundation or discard pile to which it can leave alone at any time; −1 for none, and for all other
   * cards.
   */
  readonly unpairedHomes: Int16Array;
  /** Id of a card → 1 when it must leave for a win. */
  readonly #needed: Uint8Array;
  readonly #groups: readonly PartnerGroup[];
  /** Id of a card → its group; −1 for a card without partners. */
  readonly #groupOf: Int16Array;
  /** Id of a card → its bit in the subsets of its group. */
  readonly #bit: Int32Array;
  /** Group → the subset of its cards that have not left, as bits. */
  readonly #left: Int32Array;
  /** Id of a card → 0: removed from the table; 1: covered by cards; 2: not covered; 3: can be removed. */
  readonly #state: Uint8Array;

  private constructor(table: Table<Options>, { homes }: Traits, goal: number) {
    const { rules, cards, len, slots, shift } = table;
    const n = cards.length;
    this.#table = table;
    this.#piles = Int32Array.from(rules.piles.keys()).filter((pile) => !homes.includes(pile));
    this.tableau = this.#piles.filter((pile) => rules.piles[pile]!.role === 'tableau');
    this.#on = onEach(table, this.tableau);
    this.#alone = aloneOf(table);
    const above = this.#on.map((_, id) => allAbove(this.#on, id));
    const agree = (one: number, other: number): boolean =>
      arePartners(table, cards[one]!, cards[other]!) || arePartners(table, cards[other]!, cards[one]!);
    const isHome = new Uint8Array(n);
    for (const home of homes) for (let i = 0; i < len[home]!; i++) isHome[slots[(home << shift) + i]!] = 1;
    const all = cards.map((_, id) =>
      [...cards.keys()].filter((other) => other !== id && isHome[id] === 0 && isHome[other] === 0 && agree(id, other)),
    );
    this.#partners = all.map((others, id) => others.filter((other) => !above[id]!.has(other) && !above[other]!.has(id)));
    this.unpairedHomes = this.#alone.map((home, id) => (this.#partners[id]!.length === 0 ? home : NONE));
    this.#needed = Uint8Array.from(isHome, (there) => (goal < 0 ? 1 - there : 0));
    if (goal >= 0)
      for (let i = 0; i < len[goal]!; i++)
        for (const id of [slots[(goal << shift) + i]!, ...above[slots[(goal << shift) + i]!]!]) this.#needed[id] = 1;
    this.#groupOf = new Int16Array(n).fill(-1);
    this.#bit = new Int32Array(n);
    this.#groups = this.#gather(all);
    this.#left = new Int32Array(this.#groups.length);
    this.#state = new Uint8Array(n);
  }

  /** Returns the bound, or undefined when it does not apply to the rules. */
  static of(table: Table<Options>, traits: Traits): PairingBound | undefined {
    const { rules, variant } = table;
    if (typeof variant.pair !== 'object' || !traits.onlyHome) return undefined;
    const { piles, sources, targets, acceptCards } = rules;
    if (sources.some((pile) => traits.homes.includes(pile) || piles[pile]!.take !== 'top')) return undefined;
    if (targets.some((pile) => !acceptCards[pile] || piles[pile]!.limit !== undefined)) return undefined;
    const goal = goalOf(table);
    return goal === undefined || !observed(table).still ? undefined : new PairingBound(table, traits, goal);
  }

  /** Puts cards into groups: partners, and partners of partners, are in one group. */
  #gather(partners: readonly (readonly number[])[]): PartnerGroup[] {
    const groups: PartnerGroup[] = [];
    for (const first of partners.keys()) {
      if (this.#groupOf[first] !== -1 || partners[first]!.length === 0) continue;
      const members = new Set([first]);
      for (const member of members) for (const other of partners[member]!) members.add(other);
      for (const member of members) this.#groupOf[member] = groups.length;
      const ids = [...members];
      for (const [i, member] of ids.entries()) this.#bit[member] = ids.length > LARGEST_GROUP ? 0 : 1 << i;
      groups.push(new PartnerGroup(ids, this.#partners, this.#needed, this.#alone));
    }
    return groups;
  }

  lost(): boolean {
    const { len, slots, shift } = this.#table;
    const [state, left, groupOf, bit] = [this.#state, this.#left, this.#groupOf, this.#bit];
    state.fill(0);
    left.fill(0);
    for (let p = 0; p < this.#piles.length; p++) {
      const pile = this.#piles[p]!;
      for (let place = pile << shift, end = place + len[pile]!; place < end; place++) {
        const id = slots[place]!;
        state[id] = 2;
        if (groupOf[id]! >= 0) left[groupOf[id]!]! |= bit[id]!;
      }
    }
    for (let f = 0; f < left.length; f++) if (!this.#groups[f]!.pairsOff(left[f]!)) return true;
    for (let t = 0; t < this.tableau.length; t++) {
      const pile = this.tableau[t]!;
      for (let place = pile << shift, end = place + len[pile]!; place < end; place++) state[slots[place]!] = 1;
    }
    for (let changed = true; changed;) {
      changed = false;
      for (let t = this.tableau.length - 1; t >= 0; t--) {
        const pile = this.tableau[t]!;
        for (let place = (pile << shift) + len[pile]! - 1; place >= pile << shift; place--) {
          const id = slots[place]!;
          if (state[id] === 1) {
            if (!this.#isReached(id)) break;
            state[id] = 2;
            changed = true;
          }
          if (state[id] === 2 && this.#leaves(id)) {
            state[id] = 3;
            changed = true;
          }
        }
      }
    }
    for (let t = 0; t < this.tableau.length; t++) {
      const pile = this.tableau[t]!;
      for (let place = pile << shift, end = place + len[pile]!; place < end; place++)
        if (state[slots[place]!] !== 3 && this.#needed[slots[place]!] === 1) return true;
    }
    return false;
  }

  /** Returns whether no card of the tableau that must leave first lies on this one. */
  #isReached(id: number): boolean {
    const on = this.#on[id]!;
    for (let i = 0; i < on.length; i++) if (this.#state[on[i]!] === 1 || this.#state[on[i]!] === 2) return false;
    return true;
  }

  /**
   * Returns whether a card on which no other card lies can leave: alone, or with a partner on which no card lies, if the others of its
   * group can then still be paired off.
   */
  #leaves(id: number): boolean {
    if (this.#alone[id]! >= 0) return true;
    const partners = this.#partners[id]!;
    const group = this.#groupOf[id]!;
    for (let i = 0; i < partners.length; i++) {
      const other = partners[i]!;
      if (this.#state[other]! >= 2 && this.#groups[group]!.pairsOff(this.#left[group]! & ~(this.#bit[id]! | this.#bit[other]!)))
        return true;
    }
    return false;
  }
}

/** Cards that are connected by partnership. A group caches, for each subset of its cards, whether the subset can be paired off. */
class PartnerGroup {
  /**
   * Subset of the cards, as bits → 0: not computed yet; 1: can be paired off; 2: cannot. Empty for a group of more than {@link
   * LARGEST_GROUP} cards.
   */
  readonly #known: Uint8Array;

  constructor(
    readonly ids: readonly number[],
    readonly partners: readonly (readonly number[])[],
    readonly needed: Uint8Array,
    readonly alone: Int16Array,
  ) {
    this.#known = new Uint8Array(ids.length > LARGEST_GROUP ? 0 : 1 << ids.length);
  }

  /**
   * Returns whether the cards of a subset can be paired off; always true for a group of more than {@link LARGEST_GROUP} cards.
   * @param left the subset, one bit for each card
   */
  pairsOff(left: number): boolean {
    if (this.#known.length === 0) return true;
    if (this.#known[left] === 0) this.#known[left] = this.#search(left) ? 1 : 2;
    return this.#known[left] === 1;
  }

  #search(left: number): boolean {
    const first = this.ids.findIndex((id, i) => (left >> i) & 1 && this.needed[id] === 1 && this.alone[id]! < 0);
    if (first < 0) return true;
    return this.ids.some(
      (id, i) => (left >> i) & 1 && this.partners[this.ids[first]!]!.includes(id) && this.pairsOff(left & ~((1 << first) | (1 << i))),
    );
  }
}

/**
 * Returns, by id, the cards that lie directly on a card: the next card of its pile; on a top card, the lowest cards of the piles that cover
 * its pile.
 */
export function onEach({ rules, cards, len, slots, shift }: Table<Options>, tableau: Int32Array): number[][] {
  const on: number[][] = cards.map(() => []);
  for (const pile of tableau)
    for (let i = 0; i < len[pile]!; i++) {
      const id = slots[(pile << shift) + i]!;
      if (i + 1 < len[pile]!) on[id]!.push(slots[(pile << shift) + i + 1]!);
      else
        for (const cover of rules.coveredBy[pile] ?? [])
          if (len[cover]! > 0 && tableau.includes(cover)) on[id]!.push(slots[cover << shift]!);
    }
  return on;
}

/** Returns all cards that lie on a card, directly or on other cards. @param on by id, the cards that lie directly on a card */
export function allAbove(on: readonly (readonly number[])[], id: number): ReadonlySet<number> {
  const above = new Set(on[id]);
  for (const card of above) for (const next of on[card]!) above.add(next);
  return above;
}

/** Returns, by id, the foundation or discard pile that accepts the card alone, whatever cards lie there; −1 for none. */
export function aloneOf({ rules, cards, variant }: Table<Options>): Int16Array {
  const takes = (home: number, card: Card): boolean =>
    ask(variant.id, `accept of pile ${rules.ids[home]!}`, () => rules.acceptCards[home]!([card])) === true;
  return Int16Array.from(cards, (card) => rules.targets.find((home) => takes(home, card)) ?? -1);
}

/** Returns whether two cards leave together by the data rules of a pairing game. */
export const arePartners = ({ variant }: Table<Options>, a: Card, b: Card): boolean =>
  typeof variant.pair === 'object' &&
  ask(variant.id, 'pair', () => (variant.pair as { cards: (a: Card, b: Card) => unknown }).cards(a, b)) === true;

/** Reports that a rule read something else than the number of cards in one pile. */
class Elsewhere extends Error {}

/**
 * Returns the pile that must be empty for the game to be won; −1 when all cards must be on foundations and discard piles. To find it, calls
 * the variant's status with each possible number of cards in the one pile that it reads. Returns undefined when the status reads anything
 * else.
 */
export function goalOf({ variant, options, rules, cards }: Table<Options>): number | undefined {
  if (!variant.status) return -1;
  let asked: string | undefined;
  let count = 0;
  const elsewhere = (): never => {
    throw new Elsewhere();
  };
  const view: View = {
    piles: (role) => rules.piles.filter((pile) => role === undefined || pile.role === role).map(({ id }) => id),
    count: (pile) => ((asked ??= pile) === pile ? count : elsewhere()),
    card: elsewhere,
    run: elsewhere,
    counter: elsewhere,
  };
  const tally = new Proxy({ elapsedMs: 0, mistakes: 0 }, { get: elsewhere });
  const won: number[] = [];
  try {
    for (; count <= cards.length; count++) {
      const status = variant.status(view, options, tally);
      if (status === 'won') won.push(count);
      else if (status !== 'playing') return undefined;
    }
  } catch {
    // Any error means that the status looks at more than one number.
    return undefined;
  }
  const pile = rules.ids.indexOf(asked ?? '');
  if (pile < 0 || won.length !== 1) return undefined;
  if (rules.homes.includes(pile)) return won[0] === cards.length ? -1 : undefined;
  return won[0] === 0 && rules.piles[pile]!.role === 'tableau' ? pile : undefined;
}
