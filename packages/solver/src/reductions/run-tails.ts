import { type Options } from '@patience/core';
import {
  ANY_COUNT,
  CARDS,
  cardsMove,
  countOf,
  EMPTY,
  FACES,
  fromOf,
  HIDDEN,
  kindOf,
  maskAt,
  type Move,
  type Table,
  toOf,
  ROW,
} from '@patience/core/internals';
import { isIn, scramble } from '../bits.js';
import type { KeyReducer, MoveFilter } from '../roles.js';
import { perTraits } from '../rules/per-traits.js';
import { kindsOf, type RunKinds } from '../rules/run-rules.js';
import type { Traits } from '../rules/traits.js';

/**
 * Merges positions that differ only in which card of a kind carries a card of the run at the end of a column. The run can be lifted at any of its cards,
 * so while another card of the kind is free, the card can move there and back; while none is free, only a card that goes to a
 * foundation changes anything. Moves between merged positions are left out. The remaining moves are those of whole runs, and cards
 * that go to a foundation from within a run after the cards on them have moved away: such a move is listed as one of several cards to
 * a foundation that accepts single cards.
 */
export class RunTails implements KeyReducer, MoveFilter {
  readonly #table: Table<Options>;
  readonly #columns: Int32Array;
  readonly #isColumn: Uint8Array;
  readonly #isHome: Uint8Array;
  readonly #homes: Int32Array;
  readonly #link: number;
  readonly #kinds: RunKinds;
  readonly #seen1: Int32Array;
  readonly #seen2: Int32Array;
  readonly #share1: Int32Array;
  readonly #share2: Int32Array;
  /** Column → number of cards in the run at its end. */
  readonly #length: Uint8Array;
  /** Kind → the first column whose top card is of this kind; −1 for none. */
  readonly #free = new Int16Array(FACES);

  private constructor(table: Table<Options>, { columns, homes }: Traits, kinds: RunKinds) {
    const n = table.rules.count;
    this.#table = table;
    this.#columns = columns;
    this.#homes = homes;
    this.#isColumn = Uint8Array.from({ length: n }, (_, pile) => Number(columns.includes(pile)));
    this.#isHome = Uint8Array.from({ length: n }, (_, pile) => Number(homes.includes(pile)));
    this.#link = table.rules.runOf[columns[0]!]!;
    this.#kinds = kinds;
    this.#seen1 = new Int32Array(n);
    this.#seen2 = new Int32Array(n);
    this.#share1 = new Int32Array(n);
    this.#share2 = new Int32Array(n);
    this.#length = new Uint8Array(n);
    for (const pile of columns) this.#work(pile);
  }

  /**
   * Returns the helper; undefined when it does not apply to the rules.
   * @param apart whether actions read and change stock and waste alone
   */
  static of(table: Table<Options>, traits: Traits, apart: boolean): RunTails | undefined {
    const { rules, variant } = table;
    const { columns, foundations, exclusive } = traits;
    if (!exclusive || columns.length === 0 || variant.pair || variant.status || variant.after || rules.anyCovered) return undefined;
    if (variant.actions && !apart) return undefined;
    if (rules.targets.some((pile) => !columns.includes(pile) && !foundations.includes(pile))) return undefined;
    const link = rules.runOf[columns[0]!]!;
    const group = rules.group[columns[0]!]!;
    if (link < 0 || group < 0 || columns.some((pile) => rules.runOf[pile] !== link || rules.group[pile] !== group)) return undefined;
    const kinds = kindsOfTails(traits, table, link);
    return kinds && new RunTails(table, traits, kinds);
  }

  /** Replaces the part of the columns in a key. */
  reduce(key: Int32Array): void {
    const { hash1, hash2, mixed1, mixed2 } = this.#table;
    let one = key[0]!;
    let two = key[1]!;
    for (let c = 0; c < this.#columns.length; c++) {
      const pile = this.#columns[c]!;
      if (this.#seen1[pile] !== hash1[pile] || this.#seen2[pile] !== hash2[pile]) this.#work(pile);
      one += this.#share1[pile]! - mixed1[pile]!;
      two += this.#share2[pile]! - mixed2[pile]!;
    }
    key[0] = one;
    key[1] = two;
  }

  #work(pile: number): void {
    const { slots, shift, len, face, up, rules, hash1, hash2 } = this.#table;
    this.#seen1[pile] = hash1[pile]!;
    this.#seen2[pile] = hash2[pile]!;
    const start = pile << shift;
    let base = start + len[pile]! - 1;
    while (base > start && up[slots[base - 1]!] && rules.links[this.#link + face[slots[base - 1]!]! * ROW + face[slots[base]!]!]) base--;
    this.#length[pile] = start + len[pile]! - base;
    let one = 0;
    let two = 0;
    for (let place = start; place <= base && place < start + len[pile]!; place++) {
      const card = 1 + face[slots[place]!]! + 64 * up[slots[place]!]!;
      one = scramble(one ^ Math.imul(card, 0x9e3779b1));
      two = scramble(two + Math.imul(card, 0x85ebca6b));
    }
    for (let place = base + 1; place < start + len[pile]!; place++) {
      const card = face[slots[place]!]!;
      one += WORDS[2 * card]!;
      two += WORDS[2 * card + 1]!;
    }
    this.#share1[pile] = one;
    this.#share2[pile] = two;
  }

  /** Finds, for each kind, a column whose top card is of this kind. */
  #survey(): void {
    const { top } = this.#table;
    this.#free.fill(-1);
    for (let c = this.#columns.length - 1; c >= 0; c--) {
      const face = top[this.#columns[c]!]!;
      if (face < EMPTY && this.#kinds.under[face]! >= 0) this.#free[this.#kinds.under[face]!] = this.#columns[c]!;
    }
  }

  /** Removes listed moves between merged positions, and adds moves that stand for two moves. @returns the number of moves afterwards */
  filter(out: Int32Array, count: number): number {
    const { top, len, slots, shift, face, rules } = this.#table;
    this.#survey();
    let moves = 0;
    for (let i = 0; i < count; i++) {
      const move = out[i]!;
      if (kindOf(move) === CARDS && this.#isColumn[toOf(move)]) {
        const from = fromOf(move);
        const onto = top[toOf(move)]!;
        if (onto < EMPTY && this.#free[this.#kinds.under[onto]!] !== toOf(move)) continue;
        if (this.#isColumn[from] && (countOf(move) < this.#length[from]! || (onto === EMPTY && countOf(move) === len[from]))) continue;
      }
      out[moves++] = move;
    }
    let lo = 0;
    let hi = 0;
    for (let h = 0; h < this.#homes.length; h++) {
      const row = maskAt(this.#homes[h]!, top[this.#homes[h]!]!);
      lo |= rules.masks[row]!;
      hi |= rules.masks[row + 1]!;
    }
    for (let c = 0; c < this.#columns.length; c++) {
      const pile = this.#columns[c]!;
      for (let depth = 1; depth < this.#length[pile]!; depth++) {
        const place = (pile << shift) + len[pile]! - 1 - depth;
        const card = face[slots[place]!]!;
        if (!isIn(lo, hi, card) || this.#free[this.#kinds.on[face[slots[place + 1]!]!]!]! < 0) continue;
        for (let h = 0; h < this.#homes.length; h++) {
          const offset = rules.acceptOf[pile * rules.count + this.#homes[h]!]!;
          if (offset < 0 || rules.accepts[offset + top[this.#homes[h]!]! * ROW + card] === 0) continue;
          out[moves++] = cardsMove(pile, this.#homes[h]!, depth + 1);
          break;
        }
      }
    }
    return moves;
  }

  /** Plays a move that stands for two moves; see {@link MoveFilter}. */
  playAdded(move: Move, record: Move[] | undefined): boolean {
    if (!this.stands(move)) return false;
    for (const each of [this.first(move), cardsMove(fromOf(move), toOf(move), 1)]) {
      this.#table.play(each);
      record?.push(each);
    }
    return true;
  }

  /** Returns whether a move stands for two moves. */
  stands(move: Move): boolean {
    return kindOf(move) === CARDS && countOf(move) > 1 && this.#isColumn[fromOf(move)] === 1 && this.#isHome[toOf(move)] === 1;
  }

  /** Returns the first of the two moves, which clears a card so that it can go to a foundation. */
  first(move: Move): Move {
    this.#survey();
    const { face } = this.#table;
    const from = fromOf(move);
    const count = countOf(move) - 1;
    return cardsMove(from, this.#free[this.#kinds.on[face[this.#table.idAt(from, count - 1)]!]!]!, count);
  }
}

/** Returns a face of a kind. */
const firstOf = ({ under }: RunKinds, kind: number): number => Math.max(0, under.indexOf(kind));

/** Random words for the hash: two for each card in a run that has a card of the run below it. */
const WORDS = Int32Array.from({ length: 2 * FACES }, (_, i) => scramble(Math.imul(i + 1, 0x9e3779b9) ^ 0x1b873593));

/** Returns the kinds of cards if only the kinds of cards matter for moves to and from columns; otherwise undefined. */
const kindsOfTails = perTraits(({ columns, homes }, { rules, cards }: Table<Options>, link: number): RunKinds | undefined => {
  const kinds = kindsOf(rules, link);
  if (!kinds) return undefined;
  const most = (from: number, to: number, onto: number, face: number): number => {
    const offset = rules.acceptOf[from * rules.count + to]!;
    return offset < 0 ? 0 : rules.accepts[offset + onto * ROW + face]!;
  };
  for (const from of rules.sources)
    for (const to of rules.targets) {
      const column = columns.includes(from);
      if (!column && rules.piles[from]!.take !== 'top') return undefined;
      for (let face = 0; face < FACES; face++) {
        if (homes.includes(to)) {
          for (let onto = 0; onto < HIDDEN; onto++) if (most(from, to, onto, face) > 1) return undefined;
          continue;
        }
        const onGap = most(from, to, EMPTY, face);
        // A card that may fill a gap must fit on no other card.
        if (onGap > 0 && (onGap > ANY_COUNT || kinds.on[face]! >= 0 || (column && onGap < cards.length))) return undefined;
        for (let onto = 0; onto < FACES; onto++) {
          const count = most(from, to, onto, face);
          const fits = rules.links[link + onto * ROW + face]! > 0;
          if (count > ANY_COUNT || (column ? (fits ? count < cards.length : count > 0) : count > 0 && !fits)) return undefined;
          // Piles other than columns must treat all cards of a kind equally too.
          if (!column && fits && count > 0 !== most(from, columns[0]!, firstOf(kinds, kinds.on[face]!), face) > 0) return undefined;
        }
      }
    }
  return kinds;
});
