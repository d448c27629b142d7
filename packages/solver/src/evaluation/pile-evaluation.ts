import type { Options } from '@patience/core';
import { EMPTY, HIDDEN, maskAt, ROW, type Table } from '@patience/core/internals';
import type { WasteBound } from '../bounds/waste-bound.js';
import { bitsOf, isIn } from '../bits.js';
import type { Evaluation } from '../roles.js';
import { WORST } from './worst.js';
import type { Traits } from '../rules/traits.js';

/** Costs of the features of a position: small integers, which a search may vary between attempts. */
export interface Weights {
  /** Cost of a card outside the foundations. */
  readonly out: number;
  /** Cost of a card above a card of the same pile that is due on a foundation sooner. */
  readonly over: number;
  /** Cost of each card below that is due sooner, for such a card. */
  readonly deep: number;
  /** Cost of a face-down card in a column. */
  readonly hidden: number;
  /** Cost of a card on another one on which the rules would not accept it. */
  readonly unfit: number;
  /** Cost of a card that the rules would accept on the card below, but that could not be picked up together with it. */
  readonly loose: number;
  /**
   * Cost of the last card of a sequence on its predecessor, in games that are lost when a complete sequence leaves. There such a card on an
   * otherwise complete sequence of another suit does not cost `loose`.
   */
  readonly closing: number;
  /** Cost of each card that costs `unfit` or `loose`, in a column with face-down cards. */
  readonly covering: number;
  /** Cost of a card in a cell. */
  readonly cell: number;
  /** Cost, for a card that costs `over`, of each place in the order of a foundation by which it is later than the earliest card below it. */
  readonly far: number;
  /** Cost, for a card that costs `over`, when a card of its own suit below it is due sooner. */
  readonly same: number;
  /** Cost of a card in a cell: a quarter of this weight for each place in the order of its foundation. */
  readonly rankCell: number;
  /** Cost of occupied cells: a quarter of this weight times the square of their number. */
  readonly full: number;
  /** Cost of a card in the waste. */
  readonly waste: number;
  /** Cost, in quarters, per card of the waste and column that is filled at least when this card leaves, by the {@link WasteBound}. */
  readonly buried: number;
  /** Deduction for each face that some column accepts now. */
  readonly landing: number;
  /** Deduction for an empty column that may be filled. */
  readonly empty: number;
  /** Cost of a card in a reserve. */
  readonly reserve: number;
  /** Cost of each card above a card of a column that a foundation would accept now. */
  readonly next: number;
}

/** Number of cached columns: a power of two. */
const REMEMBERED = 1 << 12;
/** Bytes that the cache of an evaluation takes. */
export const EVALUATION_BYTES = 12 * REMEMBERED;
/**
 * Estimates how far a position is from being won as an integer: lower is better, 0 is a win. The estimate is mostly a sum over piles. The
 * share of a pile is computed again only when its cards changed since the last call.
 */
export class PileEvaluation implements Evaluation {
  readonly #table: Table<Options>;
  readonly #traits: Traits;
  /** Pile → the kind of its share: 0 none, 1 column, 2 cell, 3 waste, 4 stock, 5 reserve. */
  readonly #kind: Uint8Array;
  readonly #seen1: Int32Array;
  readonly #seen2: Int32Array;
  readonly #share: Int32Array;
  /** Cache of columns and wastes: per entry the two halves of the pile's hash, both 0 in a free entry, and its cost. */
  readonly #columns = new Int32Array(3 * REMEMBERED);
  readonly #wasteBound: WasteBound | undefined;
  #sum = 0;

  constructor(
    table: Table<Options>,
    traits: Traits,
    readonly weights: Weights,
    wasteBound?: WasteBound,
  ) {
    this.#wasteBound = wasteBound;
    this.#table = table;
    this.#traits = traits;
    const n = table.rules.count;
    this.#kind = new Uint8Array(n);
    for (const pile of traits.columns) this.#kind[pile] = 1;
    for (const pile of traits.cells) this.#kind[pile] = 2;
    for (const pile of traits.wastes) this.#kind[pile] = 3;
    for (const pile of traits.reserves) this.#kind[pile] = 5;
    for (const pile of traits.stocks) this.#kind[pile] = 4;
    for (const pile of traits.homes) this.#kind[pile] = 0;
    this.#seen1 = Int32Array.from(table.hash1.subarray(0, n));
    this.#seen2 = Int32Array.from(table.hash2.subarray(0, n));
    this.#share = new Int32Array(n);
    for (let pile = 0; pile < n; pile++) this.#sum += this.#share[pile] = this.#work(pile);
  }

  /** Returns the value of the position on the table, 0 to {@link WORST}. */
  value(): number {
    const { hash1, hash2 } = this.#table;
    const seen1 = this.#seen1;
    const seen2 = this.#seen2;
    for (let pile = 0; pile < seen1.length; pile++) {
      if (seen1[pile] === hash1[pile] && seen2[pile] === hash2[pile]) continue;
      seen1[pile] = hash1[pile]!;
      seen2[pile] = hash2[pile]!;
      const share = this.#work(pile);
      this.#sum += share - this.#share[pile]!;
      this.#share[pile] = share;
    }
    const value = this.#sum + this.#whole();
    return value < 0 ? 0 : value > WORST ? WORST : value;
  }

  /** Returns the costs that are not sums over piles. */
  #whole(): number {
    const { full, landing, next } = this.weights;
    const { cells, columns, wantsLo, wantsHi } = this.#traits;
    const { len, top } = this.#table;
    let cost = next > 0 ? next * this.#onNext() : 0;
    if (full > 0) {
      let taken = 0;
      for (let c = 0; c < cells.length; c++) if (len[cells[c]!]! > 0) taken++;
      cost += (taken * taken * full) >> 2;
    }
    if (landing > 0) {
      let lo = 0;
      let hi = 0;
      for (let c = 0; c < columns.length; c++) {
        const face = top[columns[c]!]!;
        if (face >= EMPTY) continue;
        lo |= wantsLo[face]!;
        hi |= wantsHi[face]!;
      }
      cost -= landing * (bitsOf(lo) + bitsOf(hi));
    }
    return cost;
  }

  /** Returns the number of cards above cards that some foundation accepts now. */
  #onNext(): number {
    const { foundations, columns } = this.#traits;
    const { top, len, slots, face, shift, rules } = this.#table;
    let lo = 0;
    let hi = 0;
    for (let f = 0; f < foundations.length; f++) {
      const row = maskAt(foundations[f]!, top[foundations[f]!]!);
      lo |= rules.masks[row]!;
      hi |= rules.masks[row + 1]!;
    }
    let cards = 0;
    for (let c = 0; c < columns.length; c++) {
      const start = columns[c]! << shift;
      const size = len[columns[c]!]!;
      for (let i = 0; i < size; i++) {
        const card = face[slots[start + i]!]!;
        if (isIn(lo, hi, card)) cards += size - 1 - i;
      }
    }
    return cards;
  }

  /** Computes the share of a pile. */
  #work(pile: number): number {
    const { weights } = this;
    const len = this.#table.len[pile]!;
    switch (this.#kind[pile]) {
      case 0:
        return 0;
      case 1:
        return len === 0 ? (this.#traits.columnsOpen ? -weights.empty : 0) : this.#remembered(pile, len);
      case 2:
        return len === 0
          ? 0
          : len * (weights.out + weights.cell) +
              ((weights.rankCell * this.#traits.order[this.#table.face[this.#table.idAt(pile, 0)]!]!) >> 2);
      case 3:
        return len === 0 ? 0 : this.#remembered(pile, len);
      case 4:
        return len * weights.out;
      default:
        return len * (weights.out + weights.reserve);
    }
  }

  /**
   * Returns the cost of a column or a waste from the cache, because the same columns occur again and again. An odd factor per pile gives equal
   * columns of two piles two entries.
   */
  #remembered(pile: number, len: number): number {
    const { hash1, hash2 } = this.#table;
    const [one, two] = [hash1[pile]!, hash2[pile]!];
    const place = 3 * ((one ^ Math.imul(pile, 0x9e3779b1)) & (REMEMBERED - 1));
    const columns = this.#columns;
    if (columns[place] === one && columns[place + 1] === two) return columns[place + 2]!;
    columns[place] = one;
    columns[place + 1] = two;
    return (columns[place + 2] = this.#column(pile, len) + (this.#kind[pile] === 3 ? this.#waste(len) : 0));
  }

  /** Returns the costs of a waste that come on top of those of a column. */
  #waste(len: number): number {
    const { waste, buried } = this.weights;
    return len * waste + (buried > 0 && this.#wasteBound ? (buried * this.#wasteBound.tight()) >> 2 : 0);
  }

  #column(pile: number, len: number): number {
    const { slots, face, up, shift, rules } = this.#table;
    const { suit } = rules.faces;
    const { order, begins, wantsLo, wantsHi } = this.#traits;
    const { out, over, deep, hidden, unfit, loose, closing, covering, far, same } = this.weights;
    const start = pile << shift;
    const link = rules.runOf[pile]!;
    const building = this.#kind[pile] === 1;
    let cost = len * out;
    let lowest = 127;
    let under = -1;
    let covered = false;
    /** Number of cards that cost `unfit` or `loose`. */
    let apart = 0;
    /** The lowest face of the run that ends with the present card. */
    let base = -1;
    for (let i = 0; i < len; i++) {
      const id = slots[start + i]!;
      const card = face[id]!;
      const rank = order[card]!;
      if (rank > lowest) {
        cost += over + far * (rank - lowest);
        if (same > 0) {
          for (let j = 0; j < i; j++) {
            const below = face[slots[start + j]!]!;
            if (suit[below] === suit[card] && order[below]! < rank) {
              cost += same;
              break;
            }
          }
        }
        if (deep > 0) for (let j = 0; j < i; j++) if (order[face[slots[start + j]!]!]! < rank) cost += deep;
      } else lowest = rank;
      if (building) {
        if (!up[id]) {
          cost += hidden;
          covered = true;
          under = HIDDEN;
        } else {
          const fits = under >= 0 && this.#traits.wants(under, card);
          const linked = fits && link >= 0 && rules.links[link + under * ROW + card]! > 0;
          const closes = closing > 0 && wantsLo[card] === 0 && wantsHi[card] === 0;
          if (linked) cost += closes ? closing : 0;
          else {
            if (under >= 0 && !fits) {
              cost += unfit;
              apart++;
            } else if (under >= 0 && link >= 0 && !(closes && begins[base] === 1)) {
              cost += loose;
              apart++;
            }
            base = card;
          }
          under = card;
        }
      }
    }
    if (covered) cost += covering * apart;
    return cost;
  }
}
