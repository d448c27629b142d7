import type { Options } from '@patience/core';
import { EMPTY, HIDDEN, maskAt, suitOf, type Table } from '@patience/core/search';
import type { WasteBound } from '../bounds/waste-bound.js';
import { bitsOf, isIn } from '../bits.js';
import type { Evaluation } from '../roles.js';
import { WORST } from './worst.js';
import type { Traits } from '../rules/traits.js';

/** What each circumstance costs. Small integers; a search may vary them between attempts. */
export interface Weights {
  /** A card that is not home. */
  readonly out: number;
  /** A card that lies above one of its pile that goes home sooner. */
  readonly over: number;
  /** For each further card that such a card lies above. */
  readonly deep: number;
  /** A face-down card in a column. */
  readonly hidden: number;
  /** A card that lies on one on which the rules would not let it lie. */
  readonly unfit: number;
  /** A card that lies as the rules allow, but could not be lifted together with the one below. */
  readonly loose: number;
  /** For games that a family loses by leaving: a card on which nothing can be laid, where it would complete one. Where it closes one that lacks nothing else, it is not loose. */
  readonly closing: number;
  /** For each card that does not fit or is loose, in a column in which cards lie face down. */
  readonly covering: number;
  /** A card in a cell. */
  readonly cell: number;
  /** For each place in its family by which such a card is later than the lowest below it. */
  readonly far: number;
  /** Further, when a card of its own family lies below it. */
  readonly same: number;
  /** For each place in its family of a card in a cell, in quarters. */
  readonly rankCell: number;
  /** For the square of the number of taken cells, in quarters. */
  readonly full: number;
  /** A card in the waste. */
  readonly waste: number;
  /** For each card in the waste and each column that is filled when it leaves, in quarters. */
  readonly buried: number;
  /** Taken off for each face that some column takes now. */
  readonly landing: number;
  /** Taken off for an empty column that may be filled. */
  readonly empty: number;
  /** A card in a reserve. */
  readonly reserve: number;
  /** For each card that lies on one in a column that could go home now. */
  readonly next: number;
}

/** Columns that are remembered: a power of two. */
const REMEMBERED = 1 << 12;
/** Bytes that an evaluation holds for them. */
export const EVALUATION_BYTES = 12 * REMEMBERED;
/**
 * How far a position is from being won, as a small integer: lower is better, 0 is home. A sum over piles; a pile's
 * share is worked out again only when its cards changed since the last call.
 */
export class PileEvaluation implements Evaluation {
  readonly #table: Table<Options>;
  readonly #traits: Traits;
  /** What kind of share each pile has: 0 none, 1 column, 2 cell, 3 waste, 4 stock, 5 reserve. */
  readonly #kind: Uint8Array;
  readonly #seen1: Int32Array;
  readonly #seen2: Int32Array;
  readonly #share: Int32Array;
  /** Columns and wastes that were looked at: the two halves of their hash, which are 0 where there is none, and what they cost. */
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

  /** The value of the table's position now. */
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

  /** What is no sum over piles. */
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

  /** Cards that lie on those which some foundation takes now. */
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

  /** What a column or a waste costs; most are met again and again. Like ones of two piles have two places, since an odd factor tells the piles apart. */
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

  /** What a waste costs besides. */
  #waste(len: number): number {
    const { waste, buried } = this.weights;
    return len * waste + (buried > 0 && this.#wasteBound ? (buried * this.#wasteBound.tight()) >> 2 : 0);
  }

  #column(pile: number, len: number): number {
    const { slots, face, up, shift, rules } = this.#table;
    const { order, begins, wantsLo, wantsHi } = this.#traits;
    const { out, over, deep, hidden, unfit, loose, closing, covering, far, same } = this.weights;
    const start = pile << shift;
    const link = rules.runOf[pile]!;
    const building = this.#kind[pile] === 1;
    let cost = len * out;
    let lowest = 127;
    let under = -1;
    let covered = false;
    /** Cards that do not fit or are loose, and the lowest of the run at the end. */
    let apart = 0;
    let base = -1;
    for (let i = 0; i < len; i++) {
      const id = slots[start + i]!;
      const card = face[id]!;
      const rank = order[card]!;
      if (rank > lowest) {
        cost += over + far * (rank - lowest);
        if (same > 0) {
          const suit = suitOf(card);
          for (let j = 0; j < i; j++) {
            const below = face[slots[start + j]!]!;
            if (suitOf(below) === suit && order[below]! < rank) {
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
          const linked = fits && link >= 0 && rules.links[link + under * 64 + card]! > 0;
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
