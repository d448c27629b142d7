import type { Card, Options, View } from '@patience/core';
import { ask, cardsMove, isCovered, type Move, type Table } from '@patience/core/search';
import { observed } from '../rules/observed-functions.js';
import { NONE } from '../none.js';
import type { Bound, SafeMoves } from '../roles.js';
import type { Traits } from '../rules/traits.js';

/** Cards of families of partners at most, to know of each part of them whether it can be paired off. */
const MOST = 10;

/**
 * Where cards leave the tableau in pairs and by nothing else. What lies on a card, or covers its pile, leaves before it,
 * so it is no partner for it. A position is lost when not all that must leave can be paired off any more, or when they
 * wait for one another, with all cards outside of the tableau free to be had again and again.
 *
 * Proof: take a line that wins. In its order each card that leaves has had all that lay on it leave before, and its
 * partner too; and the pairs that follow pair off all the rest. So {@link lost}, which asks for no more than that, and in
 * any order, lets all these cards leave.
 */
export class PairingBound implements Bound, SafeMoves {
  readonly #table: Table<Options>;
  readonly #piles: Int32Array;
  readonly #tableau: Int32Array;
  /** Id → the cards that lie directly on it. */
  readonly #on: readonly (readonly number[])[];
  /** Id → the cards with which it may leave. */
  readonly #partners: readonly (readonly number[])[];
  /** Id → the home to which it may go alone at any time, −1 for none. */
  readonly #alone: Int16Array;
  /** Id → 1 when it must leave. */
  readonly #needed: Uint8Array;
  readonly #families: readonly Family[];
  /** Id → its family, and its bit there. */
  readonly #family: Int16Array;
  readonly #bit: Int32Array;
  /** By family: who of it is here. */
  readonly #left: Int32Array;
  /** Id → 0 not here, 1 here, 2 can be reached, 3 can leave. */
  readonly #state: Uint8Array;

  private constructor(table: Table<Options>, { homes }: Traits, goal: number) {
    const { rules, cards, len, slots, shift } = table;
    const n = cards.length;
    this.#table = table;
    this.#piles = Int32Array.from(rules.piles.keys()).filter((pile) => !homes.includes(pile));
    this.#tableau = this.#piles.filter((pile) => rules.piles[pile]!.role === 'tableau');
    this.#on = onEach(table, this.#tableau);
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
    this.#needed = Uint8Array.from(isHome, (there) => (goal < 0 ? 1 - there : 0));
    if (goal >= 0)
      for (let i = 0; i < len[goal]!; i++)
        for (const id of [slots[(goal << shift) + i]!, ...above[slots[(goal << shift) + i]!]!]) this.#needed[id] = 1;
    this.#family = new Int16Array(n).fill(-1);
    this.#bit = new Int32Array(n);
    this.#families = this.#gather(all);
    this.#left = new Int32Array(this.#families.length);
    this.#state = new Uint8Array(n);
  }

  /** Undefined where the rules are not of this kind. */
  static of(table: Table<Options>, traits: Traits): PairingBound | undefined {
    const { rules, variant } = table;
    if (typeof variant.pair !== 'object' || !traits.onlyHome) return undefined;
    const { piles, sources, targets, acceptCards } = rules;
    if (sources.some((pile) => traits.homes.includes(pile) || piles[pile]!.take !== 'top')) return undefined;
    if (targets.some((pile) => !acceptCards[pile] || piles[pile]!.limit !== undefined)) return undefined;
    const goal = goalOf(table);
    return goal === undefined || !observed(table).still ? undefined : new PairingBound(table, traits, goal);
  }

  /** Faces that may be partners, or partners' partners, are a family. */
  #gather(partners: readonly (readonly number[])[]): Family[] {
    const families: Family[] = [];
    for (const first of partners.keys()) {
      if (this.#family[first] !== -1 || partners[first]!.length === 0) continue;
      const members = new Set([first]);
      for (const member of members) for (const other of partners[member]!) members.add(other);
      for (const member of members) this.#family[member] = families.length;
      const ids = [...members];
      for (const [i, member] of ids.entries()) this.#bit[member] = ids.length > MOST ? 0 : 1 << i;
      families.push(new Family(ids, this.#partners, this.#needed, this.#alone));
    }
    return families;
  }

  /**
   * A card of the tableau that goes home alone, and has no partner. To leave it there helps nobody: it only lies on others,
   * and no action or consequence looks at the tableau or at homes.
   */
  find(): Move {
    const { len } = this.#table;
    for (let t = 0; t < this.#tableau.length; t++) {
      const pile = this.#tableau[t]!;
      if (len[pile] === 0) continue;
      const id = this.#table.idAt(pile, 0);
      if (this.#alone[id]! >= 0 && this.#partners[id]!.length === 0 && this.#table.up[id] && !isCovered(this.#table, pile))
        return cardsMove(pile, this.#alone[id]!, 1);
    }
    return NONE;
  }

  /** Nobody can win from here. */
  lost(): boolean {
    const { len, slots, shift } = this.#table;
    const [state, left, family, bit] = [this.#state, this.#left, this.#family, this.#bit];
    state.fill(0);
    left.fill(0);
    for (let p = 0; p < this.#piles.length; p++) {
      const pile = this.#piles[p]!;
      for (let place = pile << shift, end = place + len[pile]!; place < end; place++) {
        const id = slots[place]!;
        state[id] = 2;
        if (family[id]! >= 0) left[family[id]!]! |= bit[id]!;
      }
    }
    for (let f = 0; f < left.length; f++) if (!this.#families[f]!.pairsOff(left[f]!)) return true;
    for (let t = 0; t < this.#tableau.length; t++) {
      const pile = this.#tableau[t]!;
      for (let place = pile << shift, end = place + len[pile]!; place < end; place++) state[slots[place]!] = 1;
    }
    for (let changed = true; changed;) {
      changed = false;
      for (let t = this.#tableau.length - 1; t >= 0; t--) {
        const pile = this.#tableau[t]!;
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
    for (let t = 0; t < this.#tableau.length; t++) {
      const pile = this.#tableau[t]!;
      for (let place = pile << shift, end = place + len[pile]!; place < end; place++)
        if (state[slots[place]!] !== 3 && this.#needed[slots[place]!] === 1) return true;
    }
    return false;
  }

  #isReached(id: number): boolean {
    const on = this.#on[id]!;
    for (let i = 0; i < on.length; i++) if (this.#state[on[i]!] === 1 || this.#state[on[i]!] === 2) return false;
    return true;
  }

  /** Can a card that can be reached leave? */
  #leaves(id: number): boolean {
    if (this.#alone[id]! >= 0) return true;
    const partners = this.#partners[id]!;
    const family = this.#family[id]!;
    for (let i = 0; i < partners.length; i++) {
      const other = partners[i]!;
      if (this.#state[other]! >= 2 && this.#families[family]!.pairsOff(this.#left[family]! & ~(this.#bit[id]! | this.#bit[other]!)))
        return true;
    }
    return false;
  }
}

/** Cards of which some are partners of others, and whether any part of them can be paired off. */
class Family {
  /** By members that are left: 0 not looked at, 1 yes, 2 no. Empty when there are too many members. */
  readonly #known: Uint8Array;

  constructor(
    readonly ids: readonly number[],
    readonly partners: readonly (readonly number[])[],
    readonly needed: Uint8Array,
    readonly alone: Int16Array,
  ) {
    this.#known = new Uint8Array(ids.length > MOST ? 0 : 1 << ids.length);
  }

  /** @param left members that have not left, a bit each */
  pairsOff(left: number): boolean {
    if (this.#known.length === 0) return true;
    if (this.#known[left] === 0) this.#known[left] = this.#look(left) ? 1 : 2;
    return this.#known[left] === 1;
  }

  #look(left: number): boolean {
    const first = this.ids.findIndex((id, i) => (left >> i) & 1 && this.needed[id] === 1 && this.alone[id]! < 0);
    if (first < 0) return true;
    return this.ids.some(
      (id, i) => (left >> i) & 1 && this.partners[this.ids[first]!]!.includes(id) && this.pairsOff(left & ~((1 << first) | (1 << i))),
    );
  }
}

/** Id → the cards that lie directly on it: the next of its pile, or on its top card the lowest of the piles that cover it. */
function onEach({ rules, cards, len, slots, shift }: Table<Options>, tableau: Int32Array): number[][] {
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

/** Everything that leaves before a card. */
function allAbove(on: readonly (readonly number[])[], id: number): ReadonlySet<number> {
  const above = new Set(on[id]);
  for (const card of above) for (const next of on[card]!) above.add(next);
  return above;
}

/** Id → a home that takes it alone, whatever lies there. */
function aloneOf({ rules, cards, variant }: Table<Options>): Int16Array {
  const takes = (home: number, card: Card): boolean =>
    ask(variant.id, `accept of pile ${rules.ids[home]!}`, () => rules.acceptCards[home]!([card])) === true;
  return Int16Array.from(cards, (card) => rules.targets.find((home) => takes(home, card)) ?? -1);
}

const arePartners = ({ variant }: Table<Options>, a: Card, b: Card): boolean =>
  typeof variant.pair === 'object' &&
  ask(variant.id, 'pair', () => (variant.pair as { cards: (a: Card, b: Card) => unknown }).cards(a, b)) === true;

/** A rule looked at something else. */
class Elsewhere extends Error {}

/**
 * What must be empty for the game to be won: a pile, or −1 for everything that is not home. The status is asked with all
 * numbers of cards in the one pile at which it looks; undefined when it looks at anything else.
 */
function goalOf({ variant, options, rules, cards }: Table<Options>): number | undefined {
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
    // Whatever it is: it does not look at numbers alone.
    return undefined;
  }
  const pile = rules.ids.indexOf(asked ?? '');
  if (pile < 0 || won.length !== 1) return undefined;
  if (rules.homes.includes(pile)) return won[0] === cards.length ? -1 : undefined;
  return won[0] === 0 && rules.piles[pile]!.role === 'tableau' ? pile : undefined;
}
