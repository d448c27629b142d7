import type { Options, Role } from '@patience/core';
import { ASKS, BASED, EMPTY, FACES, maskAt, ROW, type Rules, type Table, TABLE } from '@patience/core/internals';
import { observed, type Harmless } from './observed-functions.js';

/**
 * Properties of a variant, derived from its compiled rules. Every engine, bound and evaluation is chosen and guided by these properties,
 * never by the id of a variant.
 */
export class Traits {
  /** Face → the number of cards with this face in the deck. */
  readonly copies = new Uint8Array(ROW);
  /**
   * Whether the deck has more faces than the usual one. Then helpers that keep faces in two words of bits do not apply, and the search has
   * only its engines and an estimate.
   */
  readonly wide: boolean;
  /** Whether no face occurs twice in the deck. */
  readonly onePack: boolean;
  /** Indices of the foundations and discard piles. */
  readonly homes: Int32Array;
  /** Indices of the foundations and discard piles that accept single cards by data rules. */
  readonly foundations: Int32Array;
  /** Face → the number of cards that must be on its foundation before it; −1 when no data rule decides this. */
  readonly order = new Int8Array(ROW).fill(-1);
  /** Face → the top card on which a foundation accepts it: a face, EMPTY, or −1 when there is none or more than one. */
  readonly before = new Int8Array(ROW).fill(-1);
  /**
   * Whether each top card of a foundation accepts one face only, and each face is accepted on one top card only, as in building by suit.
   */
  readonly exclusive: boolean;
  /** Whether the player moves cards to the foundations; false when only automatic moves do. */
  readonly builds: boolean;
  /** Face → the faces that may be laid on it, except on foundations and discard piles, as bits 0–31 here and 32–51 in `wantsHi`; in a wide deck modulo 64. */
  readonly wantsLo = new Int32Array(ROW);
  readonly wantsHi = new Int32Array(ROW);
  /** In a wide deck: the face below × ROW + the face above → 1 where it may be laid, as `wants` returns. */
  readonly #wanted: Uint8Array | undefined;
  /** Face → 1 when it may be laid on no other face except on foundations and discard piles, so that a sequence can only begin with it. */
  readonly begins = new Uint8Array(ROW).fill(1);
  /**
   * Whether some rule is missing in the compiled tables, because it depends on a function, on free places or on a base card that play sets.
   */
  readonly asks: boolean;
  /** Whether the player lays cards only on foundations and discard piles. */
  readonly onlyHome: boolean;
  readonly stocks: Int32Array;
  readonly wastes: Int32Array;
  /** Piles on which the player builds. */
  readonly columns: Int32Array;
  /** Piles that accept a card when empty and no card on it. */
  readonly cells: Int32Array;
  /** Piles that give cards and accept none, other than waste and columns. */
  readonly reserves: Int32Array;
  /** Whether an empty column accepts some card. */
  readonly columnsOpen: boolean;
  /** The sources from which an early move to the foundations is safe as far as the variant's functions are concerned. */
  readonly harmless: Harmless;

  readonly #options: string;
  /** The lowest faces on foundations that began with the deal, with cards that no empty foundation accepts. */
  readonly #laid: string;

  /**
   * Returns the traits of a table. They are cached for each compiled rules object while options, deck and dealt base cards stay the same.
   */
  static of(table: Table<Options>): Traits {
    const before = known.get(table.rules);
    if (before !== undefined && before.#holdFor(table)) return before;
    const traits = new Traits(table);
    known.set(table.rules, traits);
    return traits;
  }

  private constructor(table: Table<Options>) {
    const { rules } = table;
    const { count } = rules.faces;
    this.wide = count > FACES;
    this.#options = JSON.stringify(table.options);
    for (const face of table.face) this.copies[face]!++;
    this.onePack = this.copies.every((count) => count < 2);
    this.homes = rules.homes;
    this.asks = !rules.readable;
    const role = (wanted: Role): Int32Array => Int32Array.from(rules.piles.keys()).filter((i) => rules.piles[i]!.role === wanted);
    const takesAny = (pile: number, onto: number): boolean =>
      (rules.masks[maskAt(pile, onto)]! | rules.masks[maskAt(pile, onto) + 1]!) !== 0;
    const takesOnCards = (pile: number): boolean => {
      for (let onto = 0; onto < count; onto++) if (takesAny(pile, onto)) return true;
      return false;
    };
    const byFunction = (pile: number): boolean => (rules.acceptFns[pile] ?? rules.acceptCards[pile]) !== undefined;
    this.stocks = role('stock');
    this.wastes = role('waste');
    this.foundations = role('foundation').filter((pile) => takesOnCards(pile) || takesAny(pile, EMPTY));
    const isHome = (pile: number): boolean => this.homes.includes(pile);
    const targets = rules.targets.filter((pile) => !isHome(pile));
    this.onlyHome = targets.length === 0;
    this.cells = targets.filter((pile) => takesAny(pile, EMPTY) && !takesOnCards(pile) && !byFunction(pile));
    this.columns = Int32Array.from(rules.piles.keys()).filter(
      (i) => (rules.piles[i]!.role === 'tableau' || targets.includes(i)) && !this.cells.includes(i),
    );
    this.reserves = rules.sources.filter(
      (pile) => !isHome(pile) && !rules.targets.includes(pile) && !this.wastes.includes(pile) && !this.columns.includes(pile),
    );
    this.columnsOpen = this.columns.some((pile) => takesAny(pile, EMPTY) || byFunction(pile));

    for (const pile of targets)
      for (let onto = 0; onto < count; onto++) {
        this.wantsLo[onto]! |= rules.masks[maskAt(pile, onto)]!;
        this.wantsHi[onto]! |= rules.masks[maskAt(pile, onto) + 1]!;
      }
    this.#wanted = this.wide ? new Uint8Array(ROW * ROW) : undefined;
    for (let at = 0; at < (this.#wanted?.length ?? 0); at++)
      if (targets.some((pile) => takes(rules, pile, Math.floor(at / ROW), at % ROW))) this.#wanted![at] = 1;
    for (let onto = 0; onto < count; onto++)
      for (let face = 0; face < count; face++) if (this.copies[onto]! > 0 && this.wants(onto, face)) this.begins[face] = 0;

    this.builds = this.foundations.length > 0;
    this.#laid = this.#laidOn(table);
    this.#orderFaces(table);
    let exclusive = this.foundations.length > 0;
    /** Pairs in which ranks wrap around: the only copy of `face` is already below `onto`, so it cannot be laid there. */
    const round: [face: number, onto: number][] = [];
    for (const pile of this.foundations)
      for (const onto of [...rules.faces.rank.keys(), EMPTY]) {
        let many = 0;
        for (let face = 0; face < count; face++) {
          if (this.copies[face] === 0 || !takes(rules, pile, onto, face)) continue;
          many++;
          if (onto < EMPTY && this.copies[face] === 1 && this.order[face] === 0 && this.order[onto]! > 0) round.push([face, onto]);
          else {
            if (this.before[face] !== -1 && this.before[face] !== onto) exclusive = false;
            this.before[face] = onto;
          }
        }
        if (onto < EMPTY && many > 1) exclusive = false;
      }
    for (const [face, onto] of round) {
      let below = onto;
      for (let i = 0; i < count && below >= 0 && below < EMPTY && below !== face; i++) below = this.before[below]!;
      if (below !== face) exclusive = false;
    }
    this.exclusive = exclusive && !this.asks;
    this.harmless = this.exclusive ? observed(table).harmless : { columns: false, waste: false };
  }

  /** Returns whether these traits apply to a table with the same rules: options, deck and dealt base cards must be equal. */
  #holdFor(table: Table<Options>): boolean {
    if (this.#options !== JSON.stringify(table.options) || this.#laid !== this.#laidOn(table)) return false;
    counted.fill(0);
    for (let id = 0; id < table.face.length; id++) counted[table.face[id]!]!++;
    for (let face = 0; face < ROW; face++) if (counted[face] !== this.copies[face]) return false;
    return true;
  }

  #laidOn(table: Table<Options>): string {
    const opens = (face: number): boolean => this.foundations.some((pile) => takes(table.rules, pile, EMPTY, face));
    const faces = Array.from(this.foundations, (pile) => lowest(table, pile)).filter((face) => face !== EMPTY && !opens(face));
    return [...new Set(faces)].sort().join(' ');
  }

  /** Fills `order` breadth-first, starting from the base cards: those that open a foundation or lie on one from the start. */
  #orderFaces(table: Table<Options>): void {
    const { rules } = table;
    let wave: number[] = [];
    for (const pile of this.foundations) {
      for (let face = 0; face < rules.faces.count; face++) if (this.copies[face]! > 0 && takes(rules, pile, EMPTY, face)) wave.push(face);
      if (table.len[pile]! > 0) wave.push(lowest(table, pile));
    }
    for (let place = 0; wave.length > 0; place++) {
      for (const face of wave) if (this.order[face] === -1) this.order[face] = place;
      const next: number[] = [];
      for (let face = 0; face < rules.faces.count; face++)
        if (
          this.copies[face]! > 0 &&
          this.order[face] === -1 &&
          wave.some((onto) => this.foundations.some((pile) => takes(rules, pile, onto, face)))
        )
          next.push(face);
      wave = next;
    }
  }

  /** Returns whether the face `over` may be laid on the face `under`, except on foundations and discard piles. */
  wants(under: number, over: number): boolean {
    if (this.#wanted) return this.#wanted[under * ROW + over] === 1;
    return ((over < 32 ? this.wantsLo[under]! : this.wantsHi[under]!) & (1 << (over & 31))) !== 0;
  }
}

/** Cached traits by compiled rules, which many tables of a variant share. */
const known = new WeakMap<Rules, Traits>();
const counted = new Uint8Array(ROW);

/** Returns the face of the lowest card of a pile; EMPTY for an empty pile. */
const lowest = ({ len, slots, shift, face }: Table<Options>, pile: number): number =>
  len[pile] === 0 ? EMPTY : face[slots[pile << shift]!]!;

/** Returns whether a pile accepts a face on another face or on EMPTY by data rules. */
export const takes = (rules: Rules, pile: number, onto: number, face: number): boolean =>
  (rules.masks[maskAt(pile, onto) + ((face >> 5) & 1)]! & (1 << (face & 31))) !== 0 &&
  (rules.faces.count <= FACES || takesExactly(rules, pile, onto, face));

/** Returns the same from the accept tables, for a wide deck, in whose masks two faces may share a bit. */
function takesExactly({ count, acceptOf, accepts, faces }: Rules, to: number, onto: number, face: number): boolean {
  const rows = onto === EMPTY ? [EMPTY, BASED + faces.rank[face]!] : [onto];
  for (let from = 0; from < count; from++) {
    const offset = acceptOf[from * count + to]!;
    if (offset === ASKS || (offset >= 0 && rows.some((row) => accepts[offset + row * ROW + face]! > 0))) return true;
  }
  return false;
}

/** Returns whether all given piles that accept cards accept only one at a time by data rules. */
export const takeSingles = (rules: Rules, piles: Int32Array): boolean =>
  piles.every((pile) => !rules.targets.includes(pile) || takesSingle(rules, pile));

/** Returns whether a pile accepts only one card at a time by data rules. */
function takesSingle({ count, acceptOf, accepts }: Rules, to: number): boolean {
  for (let from = 0; from < count; from++) {
    const offset = acceptOf[from * count + to]!;
    if (offset === ASKS) return false;
    if (offset >= 0) for (let place = 0; place < TABLE; place++) if (accepts[offset + place]! > 1) return false;
  }
  return true;
}
