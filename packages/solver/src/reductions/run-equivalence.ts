import type { Options } from '@patience/core';
import {
  actionMove,
  actionReason,
  CARDS,
  cardsMove,
  countOf,
  EMPTY,
  FACES,
  fromOf,
  kindOf,
  maskAt,
  type Move,
  type Table,
  toOf,
  ROW,
} from '@patience/core/internals';
import { isIn, scramble } from '../bits.js';
import type { Assumption, KeyReducer, MoveSource, SafeMoves } from '../roles.js';
import { observed } from '../rules/observed-functions.js';
import { FREELY, FROM_ELSEWHERE, NEVER, runRulesOf, type RunKinds } from '../rules/run-rules.js';
import { NONE } from '../none.js';
import type { Traits } from '../rules/traits.js';

/**
 * Merges positions in games whose columns always are runs, so that any card of a column can be lifted with all cards above it. All cards of
 * a kind carry the same cards, so it does not matter on which of them a card lies. While one card of the kind is free, cards can change
 * places at will; while none is free, only a card that goes to a foundation changes anything. Positions with no other difference get one
 * key, and moves between them are left out. The remaining moves are:
 * - a card goes to a foundation, even from within its column if the cards on it find another place first;
 * - a card from another pile goes onto a column or into a gap;
 * - a whole column is laid onto another one: at once, if the move can be reversed; together with the card that fills the gap, if gaps are
 *   filled from other piles; or as a single move, if gaps are filled automatically.
 *
 * A listed move of several cards to a foundation, or of two cards from a pile that gives one, stands for several moves, which {@link play}
 * plays.
 */
export class RunEquivalence implements KeyReducer, SafeMoves, MoveSource, Assumption {
  /** Whether a column was no run, so that the assumption failed and a search that finds nothing proves nothing. */
  broken = false;
  readonly #table: Table<Options>;
  readonly #columns: Int32Array;
  readonly #homes: Int32Array;
  readonly #stocks: Int32Array;
  readonly #elsewhere: Int32Array;
  readonly #gaps: number;
  /** Face → the kind of the cards on which it may be laid; −1 for none. */
  readonly #on: Int8Array;
  /** Face → its own kind, as a card on which others are laid; −2 for none. */
  readonly #under: Int8Array;
  readonly #seen1: Int32Array;
  readonly #seen2: Int32Array;
  readonly #share1: Int32Array;
  readonly #share2: Int32Array;
  /** Kind → a column whose top card is of this kind; −1 for none. `#other` has a second such column. */
  readonly #free = new Int16Array(FACES);
  readonly #other = new Int16Array(FACES);
  #gap = -1;
  #sum1 = 0;
  #sum2 = 0;

  private constructor(
    table: Table<Options>,
    traits: Traits,
    gaps: number,
    { on, under }: RunKinds,
    /** Whether the stock is played through once. */
    readonly once: boolean,
  ) {
    const n = table.rules.count;
    const { columns, homes } = traits;
    this.#table = table;
    this.#columns = columns;
    this.#homes = homes;
    this.#stocks = Int32Array.from({ length: n }, (_, i) => i).filter((i) => !columns.includes(i) && !homes.includes(i));
    this.#elsewhere = table.rules.sources.filter((i) => !columns.includes(i));
    this.#gaps = gaps;
    this.#on = on;
    this.#under = under;
    this.#seen1 = new Int32Array(n);
    this.#seen2 = new Int32Array(n);
    this.#share1 = new Int32Array(n);
    this.#share2 = new Int32Array(n);
    this.#update();
  }

  /** Returns the helper; undefined when it does not apply to the rules or the position. */
  static of(table: Table<Options>, traits: Traits): RunEquivalence | undefined {
    const { rules, variant } = table;
    const { columns, homes } = traits;
    if (!traits.builds || traits.asks || columns.length === 0 || variant.pair || variant.status || rules.anyCovered) return undefined;
    if (rules.actions.some(({ each }) => each)) return undefined;
    if (rules.targets.some((pile) => !columns.includes(pile) && !traits.foundations.includes(pile))) return undefined;
    if (rules.sources.some((pile) => homes.includes(pile) || (!columns.includes(pile) && rules.piles[pile]!.take !== 'top')))
      return undefined;
    if (Object.keys(table.counters()).length > 0) return undefined;
    const { gaps, kinds } = runRulesOf(traits, table);
    const seen = kinds && observed(table).gaps;
    if (!seen || (seen.fills && gaps !== NEVER)) return undefined;
    const found = new RunEquivalence(table, traits, gaps, kinds, !seen.refills);
    return found.broken ? undefined : found;
  }

  /** Computes the part of the columns in the key. */
  #update(): void {
    const { hash1, hash2 } = this.#table;
    const columns = this.#columns;
    for (let c = 0; c < columns.length; c++) {
      const pile = columns[c]!;
      if (this.#seen1[pile] === hash1[pile] && this.#seen2[pile] === hash2[pile]) continue;
      this.#seen1[pile] = hash1[pile]!;
      this.#seen2[pile] = hash2[pile]!;
      this.#sum1 -= this.#share1[pile]!;
      this.#sum2 -= this.#share2[pile]!;
      this.#work(pile);
      this.#sum1 += this.#share1[pile]!;
      this.#sum2 += this.#share2[pile]!;
    }
  }

  /** Replaces the key of a position. */
  reduce(key: Int32Array): void {
    this.#update();
    const { hash1, hash2, top, rules } = this.#table;
    let one = this.#sum1 | 0;
    let two = this.#sum2 | 0;
    for (let h = 0; h < this.#homes.length; h++) {
      const word = 4 * top[this.#homes[h]!]! + 2;
      one += WORDS[word]!;
      two += WORDS[word + 1]!;
    }
    for (let s = 0; s < this.#stocks.length; s++) {
      const pile = this.#stocks[s]!;
      one += Math.imul(hash1[pile]! ^ rules.salt[pile]!, 0x85ebca6b);
      two += Math.imul(hash2[pile]! + rules.salt[pile]!, 0xc2b2ae35 | 0);
    }
    key[0] = one ^ (one >>> 15);
    key[1] = two ^ (two >>> 13);
  }

  #work(pile: number): void {
    const { slots, shift, len, face, up, rules } = this.#table;
    const start = pile << shift;
    const link = rules.runOf[pile]!;
    let one = 0;
    let two = 0;
    let below = -1;
    for (let i = 0; i < len[pile]!; i++) {
      const id = slots[start + i]!;
      const card = face[id]!;
      if (up[id] === 0 || (below >= 0 && rules.links[link + below * ROW + card] === 0)) this.broken = true;
      // A card at the bottom of a column has another hash, where it cannot leave the gap freely.
      const word = below < 0 && this.#gaps !== FREELY ? 4 * (card + 64) : 4 * card;
      one = (one + WORDS[word]!) | 0;
      two = (two + WORDS[word + 1]!) | 0;
      below = card;
    }
    this.#share1[pile] = one;
    this.#share2[pile] = two;
  }

  /** Finds, for each kind, two columns whose top cards are of this kind, and an empty column. */
  #survey(): void {
    const { top } = this.#table;
    this.#free.fill(-1);
    this.#other.fill(-1);
    this.#gap = -1;
    for (let c = 0; c < this.#columns.length; c++) {
      const pile = this.#columns[c]!;
      const face = top[pile]!;
      if (face === EMPTY) {
        if (this.#gap < 0) this.#gap = pile;
        continue;
      }
      const kind = this.#under[face]!;
      if (kind < 0) continue;
      if (this.#free[kind]! < 0) this.#free[kind] = pile;
      else this.#other[kind] = pile;
    }
  }

  /** Returns a column other than `pile` on which a face may be laid; −1 for none. */
  #place(face: number, pile: number): number {
    const kind = this.#on[face]!;
    if (kind < 0) return -1;
    return this.#free[kind] === pile ? this.#other[kind]! : this.#free[kind]!;
  }

  /** Returns a move that only empties a column and can be reversed; NONE when there is none. */
  find(): Move {
    if (this.#gaps !== FREELY) return NONE;
    this.#survey();
    const { slots, shift, len, face } = this.#table;
    for (let c = 0; c < this.#columns.length; c++) {
      const pile = this.#columns[c]!;
      if (len[pile] === 0) continue;
      const onto = this.#place(face[slots[pile << shift]!]!, pile);
      if (onto >= 0) return cardsMove(pile, onto, len[pile]!);
    }
    return NONE;
  }

  /** Writes the moves that matter to `out`. @returns their number */
  list(out: Int32Array): number {
    const table = this.#table;
    const { top, len, slots, shift, face, rules } = table;
    const { masks } = rules;
    const homes = this.#homes;
    const columns = this.#columns;
    this.#survey();
    let moves = 0;
    let lo = 0;
    let hi = 0;
    for (let h = 0; h < homes.length; h++) {
      const row = maskAt(homes[h]!, top[homes[h]!]!);
      lo |= masks[row]!;
      hi |= masks[row + 1]!;
    }
    for (let c = 0; c < columns.length; c++) {
      const pile = columns[c]!;
      const start = pile << shift;
      let above = -1;
      for (let i = len[pile]! - 1; i >= 0; i--) {
        const card = face[slots[start + i]!]!;
        if (isIn(lo, hi, card) && (above < 0 || this.#place(above, pile) >= 0 || (this.#gaps === FREELY && this.#gap >= 0)))
          for (let h = 0; h < homes.length; h++)
            if (this.#isNew(h) && this.#admits(pile, homes[h]!, card)) out[moves++] = cardsMove(pile, homes[h]!, len[pile]! - i);
        above = card;
      }
      if (this.#gaps === NEVER && above >= 0) {
        const onto = this.#place(above, pile);
        if (onto >= 0) out[moves++] = cardsMove(pile, onto, len[pile]!);
      }
    }
    for (let s = 0; s < this.#elsewhere.length; s++) {
      const pile = this.#elsewhere[s]!;
      const card = top[pile]!;
      if (card >= EMPTY) continue;
      if (isIn(lo, hi, card))
        for (let h = 0; h < homes.length; h++)
          if (this.#isNew(h) && this.#admits(pile, homes[h]!, card)) out[moves++] = cardsMove(pile, homes[h]!, 1);
      const gapWanted = this.#gaps === FROM_ELSEWHERE && this.#gap >= 0;
      const onto = this.#place(card, -1);
      // A card that fills a gap can be laid on a column later, when the gap is needed. The reverse is not possible.
      if (onto >= 0 && !gapWanted) out[moves++] = cardsMove(pile, onto, 1);
      if (gapWanted || (this.#gaps === FREELY && this.#gap >= 0 && onto < 0)) out[moves++] = cardsMove(pile, this.#gap, 1);
      if (this.#gaps === FROM_ELSEWHERE && this.#gap < 0)
        for (let c = 0; c < columns.length; c++) {
          const column = columns[c]!;
          if (this.#place(face[slots[column << shift]!]!, column) >= 0) out[moves++] = cardsMove(pile, column, 2);
        }
    }
    for (let action = 0; action < table.actionNames.length; action++)
      if (actionReason(table, action) === true) out[moves++] = actionMove(action);
    return moves;
  }

  /** Returns whether no earlier foundation has the same face on top. */
  #isNew(h: number): boolean {
    const { top } = this.#table;
    const homes = this.#homes;
    for (let e = 0; e < h; e++) if (top[homes[e]!] === top[homes[h]!]) return false;
    return true;
  }

  #admits(from: number, to: number, card: number): boolean {
    const { rules, top } = this.#table;
    const offset = rules.acceptOf[from * rules.count + to]!;
    return offset >= 0 && rules.accepts[offset + top[to]! * ROW + card]! > 0;
  }

  /** Plays a listed move. @param record gets the moves that were played for it */
  play(move: Move, record: Move[] | undefined): void {
    const table = this.#table;
    const count = countOf(move);
    if (kindOf(move) === CARDS && count > 1) {
      const from = fromOf(move);
      const to = toOf(move);
      if (this.#homes.includes(to)) {
        this.#survey();
        const onto = this.#place(table.face[table.idAt(from, count - 2)]!, from);
        this.#do(cardsMove(from, onto >= 0 ? onto : this.#gap, count - 1), record);
        this.#do(cardsMove(from, to, 1), record);
        return;
      }
      if (this.#elsewhere.includes(from)) {
        this.#survey();
        this.#do(cardsMove(to, this.#place(table.face[table.slots[to << table.shift]!]!, to), table.len[to]!), record);
        this.#do(cardsMove(from, to, 1), record);
        return;
      }
    }
    this.#do(move, record);
  }

  #do(move: Move, record: Move[] | undefined): void {
    this.#table.play(move);
    record?.push(move);
  }
}

/** Random words for the hash: two for each card on a column, on a foundation, and at the bottom of a column. */
const WORDS = Int32Array.from({ length: 4 * 128 }, (_, i) => scramble((0x1b873593 + Math.imul(i + 1, 0x9e3779b9)) | 0));
