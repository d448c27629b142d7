import type { Options } from '@patience/core';
import { EMPTY, FACES, type Table } from '@patience/core/internals';
import { isIn } from '../bits.js';
import type { Bound } from '../roles.js';
import { observed } from '../rules/observed-functions.js';
import { onlyWholes, wantsWith, type KeptBases, type WrapAroundBases } from '../rules/wrap-around-bases.js';
import { UNREAD } from '../none.js';
import type { Talon } from '../reductions/talon.js';
import type { Traits } from '../rules/traits.js';

/**
 * Rejects positions by the order in which cards must go to the foundations. It applies where cards leave columns only for foundations: the
 * cards on a card go there before it. A position is lost when this order contradicts that of the foundations, even if all cards of
 * stock and waste are available.
 *
 * A reserve that fills empty columns gives its cards one by one. A card that came from it, or that is at the bottom of a column now, is later on
 * a foundation, or was laid on a card that could be on top of a column by then, or is still at the bottom of a column. So the
 * position is also lost when the next card of the reserve would require more cards at the bottom of columns than there are columns.
 */
export class OrderBound implements Bound {
  readonly #table: Table<Options>;
  readonly #columns: Int32Array;
  readonly #foundations: readonly number[] | Int32Array;
  readonly #bases: WrapAroundBases | undefined;
  readonly #kept: Uint8Array | undefined;
  /** The reserve that fills empty columns; −1 for none. */
  readonly #reserve: number;
  /** All faces of the pack, as bits 0–31. */
  readonly #packLo: number = 0;
  readonly #packHi: number = 0;
  /** Whether some base card must carry a card before it goes to a foundation. */
  readonly #keeps: boolean;
  /** The faces with which foundations begin. In `#after`, by face: the face that goes to the foundation after it; −1 for none. */
  readonly #lowest: readonly number[];
  readonly #after = new Int8Array(64).fill(-1);
  readonly #family = new Int8Array(64).fill(-1);
  /** By foundation: the next face that it needs. */
  readonly #next: Int8Array;
  /** Top cards of the foundations for which {@link #nextThere} is valid. */
  readonly #tops: Uint8Array;
  readonly #nextThere: Int8Array;
  #homeThereLo = 0;
  #homeThereHi = 0;
  /** Set of faces on foundations at this step of the search, bits 0–31 here and 32–51 in the field after it. */
  #homeLo = 0;
  #homeHi = 0;
  /** Set of faces on which others lie in columns and in the reserve. */
  #coveredLo = 0;
  #coveredHi = 0;
  /** Set of faces that lie in columns, as bits. */
  #inColumnsLo = 0;
  #inColumnsHi = 0;
  /** By pile: the hashes of the cards for which the cached order is valid. */
  readonly #seen1: Int32Array;
  readonly #seen2: Int32Array;
  readonly #facesLo: Int32Array;
  readonly #facesHi: Int32Array;
  /**
   * Pile → 1 when its cards never come later on the foundations than the cards below them. If all columns are like that, the lowest cards
   * that are not on foundations can be lifted.
   */
  readonly #inOrder: Uint8Array;
  readonly #order: Int8Array;
  readonly #height: Int32Array;
  /** Column → the lowest place that was on top so far. */
  readonly #shown: Int32Array;
  /** By face: the faces that may be laid on it in columns, as bits 0–31 here and 32–51 in the field after it. */
  readonly #wantsLo: Int32Array;
  readonly #wantsHi: Int32Array;
  /** Faces that can be laid on some card so far, as bits 0–31 here and 32–51 in `#hi`. `#stockLo` and `#stockHi`: unused faces of stock and waste. */
  #lo = 0;
  #hi = 0;
  #stockLo = 0;
  #stockHi = 0;

  private constructor(table: Table<Options>, traits: Traits, reserve: number, kept?: KeptBases) {
    this.#table = table;
    this.#columns = traits.columns;
    this.#foundations = traits.foundations;
    this.#bases = kept?.bases;
    this.#kept = kept?.kept;
    this.#reserve = reserve;
    this.#keeps = kept?.kept.includes(1) === true;
    [this.#wantsLo, this.#wantsHi] = wantsWith(traits, kept);
    const { before, copies } = traits;
    const bases: number[] = [];
    for (let face = 0; face < FACES; face++) {
      if (copies[face] === 0) continue;
      if (face < 32) this.#packLo |= 1 << face;
      else this.#packHi |= 1 << (face & 31);
      if (before[face]! >= 0 && before[face]! < EMPTY) this.#after[before[face]!] = face;
      if (before[face] === EMPTY) bases.push(face);
    }
    for (const [family, base] of bases.entries())
      for (let face = base; face >= 0 && this.#family[face] === -1; face = this.#after[face]!) {
        this.#family[face] = family;
        if (this.#after[face] === base) this.#after[face] = -1;
      }
    this.#lowest = bases;
    this.#next = new Int8Array(bases.length);
    this.#nextThere = new Int8Array(bases.length);
    this.#tops = new Uint8Array(this.#foundations.length).fill(UNREAD);
    const { count } = table.rules;
    this.#seen1 = Int32Array.from(table.hash1.subarray(0, count), (hash) => ~hash);
    this.#seen2 = new Int32Array(count);
    this.#facesLo = new Int32Array(count);
    this.#facesHi = new Int32Array(count);
    this.#inOrder = new Uint8Array(count);
    this.#order = traits.order;
    this.#height = new Int32Array(count);
    this.#shown = new Int32Array(count);
  }

  /** Returns the bound; undefined when it does not apply to the rules. @param kept base cards that carry a card where ranks wrap around */
  static of(table: Table<Options>, traits: Traits, talon?: Talon, kept?: KeptBases): OrderBound | undefined {
    const reserve = talon ? fills(table, traits) : -1;
    return reserve >= 0 || kept?.kept.includes(1) ? new OrderBound(table, traits, reserve, kept) : undefined;
  }

  lost(): boolean {
    const { len, slots, shift, face } = this.#table;
    const [next, height] = [this.#next, this.#height];
    const reserve = this.#reserve;
    let left = reserve < 0 ? 0 : len[reserve]!;
    if (left === 0 && !this.#keeps) return false;
    this.#lookHome();
    this.#coveredLo = this.#coveredHi = 0;
    this.#inColumnsLo = this.#inColumnsHi = 0;
    let inOrder = true;
    for (let c = 0; c < this.#columns.length; c++) {
      const pile = this.#columns[c]!;
      this.#shown[pile] = height[pile] = len[pile]!;
      if (len[pile] === 0) {
        left = 0;
        continue;
      }
      this.#cover(pile, face[slots[(pile << shift) + len[pile]! - 1]!]!);
      this.#inColumnsLo |= this.#facesLo[pile]!;
      this.#inColumnsHi |= this.#facesHi[pile]!;
      if (this.#inOrder[pile] === 0) inOrder = false;
    }
    if (left > 0) {
      this.#cover(reserve, face[slots[(reserve << shift) + left - 1]!]!);
      this.#lo = this.#hi = 0;
      this.#stockLo = this.#packLo & ~(this.#homeLo | this.#inColumnsLo | this.#facesLo[reserve]!);
      this.#stockHi = this.#packHi & ~(this.#homeHi | this.#inColumnsHi | this.#facesHi[reserve]!);
    }
    this.#bringHome();
    for (; left > 0; left--) {
      this.#show();
      if (this.#allLaid(reserve)) {
        if (inOrder && !this.#keeps) return false;
        this.#coveredLo &= ~this.#facesLo[reserve]!;
        this.#coveredHi &= ~this.#facesHi[reserve]!;
        this.#bringHome();
        break;
      }
      const card = face[slots[(reserve << shift) + left - 1]!]!;
      if (this.#stays(card) === 1 && this.#bottoms(left - 1) > this.#columns.length) return true;
      this.#lay(card);
      if (left === 1) break;
      this.#uncover(face[slots[(reserve << shift) + left - 2]!]!);
      this.#bringHome();
    }
    for (let f = 0; f < next.length; f++) if (next[f]! >= 0) return true;
    return false;
  }

  /** Finds the cards on foundations and those that come next; the result is valid until a foundation changes. */
  #lookHome(): void {
    const { top } = this.#table;
    const there = this.#nextThere;
    let same = true;
    for (let f = 0; f < this.#foundations.length; f++) {
      const card = top[this.#foundations[f]!]!;
      if (this.#tops[f] !== card) same = false;
      this.#tops[f] = card;
    }
    if (!same) {
      this.#homeLo = this.#homeHi = 0;
      for (let f = 0; f < there.length; f++) there[f] = this.#lowest[f]!;
      for (let f = 0; f < this.#tops.length; f++) {
        const card = this.#tops[f]!;
        if (card >= EMPTY) continue;
        const family = this.#family[card]!;
        for (let home = this.#lowest[family]!; ; home = this.#after[home]!) {
          this.#goHome(home);
          if (home === card) break;
        }
        there[family] = this.#after[card]!;
      }
      this.#homeThereLo = this.#homeLo;
      this.#homeThereHi = this.#homeHi;
    }
    this.#homeLo = this.#homeThereLo;
    this.#homeHi = this.#homeThereHi;
    for (let f = 0; f < there.length; f++) this.#next[f] = there[f]!;
  }

  #goHome(card: number): void {
    if (card < 32) this.#homeLo |= 1 << card;
    else this.#homeHi |= 1 << (card & 31);
  }

  /** Marks all cards of a pile except its top card as covered. */
  #cover(pile: number, top: number): void {
    const { hash1, hash2, len, slots, shift, face } = this.#table;
    if (this.#seen1[pile] !== hash1[pile] || this.#seen2[pile] !== hash2[pile]) {
      let [lo, hi] = [0, 0];
      let inOrder = 1;
      let under = -1;
      for (let place = pile << shift, end = place + len[pile]!; place < end; place++) {
        const card = face[slots[place]!]!;
        if (under >= 0 && this.#order[card]! > this.#order[under]!) inOrder = 0;
        under = card;
        if (card < 32) lo |= 1 << card;
        else hi |= 1 << (card & 31);
      }
      this.#facesLo[pile] = lo;
      this.#facesHi[pile] = hi;
      this.#inOrder[pile] = inOrder;
      this.#seen1[pile] = hash1[pile]!;
      this.#seen2[pile] = hash2[pile]!;
    }
    this.#coveredLo |= this.#facesLo[pile]!;
    this.#coveredHi |= this.#facesHi[pile]!;
    this.#uncover(top);
  }

  #uncover(card: number): void {
    if (card < 32) this.#coveredLo &= ~(1 << card);
    else this.#coveredHi &= ~(1 << (card & 31));
  }

  /** Moves all available cards to foundations. */
  #bringHome(): void {
    const [next, after, kept] = [this.#next, this.#after, this.#kept];
    for (let moved = true; moved;) {
      moved = false;
      for (let f = 0; f < next.length; f++) {
        let card = next[f]!;
        while (card >= 0) {
          if (isIn(this.#coveredLo, this.#coveredHi, card)) break;
          if (kept?.[card] === 1 && !this.#bases!.carried(card, this.#homeLo, this.#homeHi)) break;
          this.#goHome(card);
          if (isIn(this.#inColumnsLo, this.#inColumnsHi, card)) this.#leave(card);
          card = after[card]!;
          moved = true;
        }
        next[f] = card;
      }
    }
  }

  /** Uncovers the card below a card that was on top of a column. */
  #leave(card: number): void {
    const { slots, shift, face } = this.#table;
    for (let c = 0; c < this.#columns.length; c++) {
      const pile = this.#columns[c]!;
      const place = (pile << shift) + this.#height[pile]! - 1;
      if (this.#height[pile] === 0 || face[slots[place]!] !== card) continue;
      if (--this.#height[pile]! > 0) this.#uncover(face[slots[place - 1]!]!);
      return;
    }
  }

  /** Returns whether each card of the reserve is on a foundation or could be laid on another card by now. */
  #allLaid(reserve: number): boolean {
    return (this.#facesLo[reserve]! & ~(this.#lo | this.#homeLo)) === 0 && (this.#facesHi[reserve]! & ~(this.#hi | this.#homeHi)) === 0;
  }

  /** Notes that a card was on top of a column, so that others could be laid on it. */
  #lay(card: number): void {
    this.#lo |= this.#wantsLo[card]!;
    this.#hi |= this.#wantsHi[card]!;
  }

  /** Notes the cards that can be on top of columns by now, and the cards of stock and waste that can be laid on them. */
  #show(): void {
    const { slots, shift, face } = this.#table;
    for (let c = 0; c < this.#columns.length; c++) {
      const pile = this.#columns[c]!;
      const lowest = Math.max(0, this.#height[pile]! - 1);
      while (this.#shown[pile]! > lowest) this.#lay(face[slots[(pile << shift) + --this.#shown[pile]!]!]!);
    }
    for (;;) {
      const [lo, hi] = [this.#stockLo & this.#lo, this.#stockHi & this.#hi];
      if (lo === 0 && hi === 0) return;
      this.#stockLo &= ~lo;
      this.#stockHi &= ~hi;
      for (let bits = lo; bits !== 0; bits &= bits - 1) this.#lay(31 - Math.clz32(bits & -bits));
      for (let bits = hi; bits !== 0; bits &= bits - 1) this.#lay(63 - Math.clz32(bits & -bits));
    }
  }

  /** Returns how many cards must be at the bottom of columns when `left` cards are left in the reserve. */
  #bottoms(left: number): number {
    const { len, slots, shift, face } = this.#table;
    let cards = 0;
    for (let c = 0; c < this.#columns.length; c++) cards += this.#stays(face[slots[this.#columns[c]! << shift]!]!);
    for (let i = left; i < len[this.#reserve]!; i++) cards += this.#stays(face[slots[(this.#reserve << shift) + i]!]!);
    return cards;
  }

  /** Returns 1 for a card that can neither be on a foundation nor lie on another card by now, else 0. */
  #stays(card: number): number {
    return isIn(this.#lo | this.#homeLo, this.#hi | this.#homeHi, card) ? 0 : 1;
  }
}

/** Returns the only reserve if it fills all empty columns at once, and other cards go only onto cards or foundations; −1 otherwise. */
function fills(table: Table<Options>, traits: Traits): number {
  const { before, columns, copies, exclusive, foundations, homes, onePack, order, reserves, wastes } = traits;
  const { rules } = table;
  const [reserve] = reserves;
  if (reserve === undefined || reserves.length > 1 || rules.piles[reserve]!.take !== 'top') return -1;
  if (!exclusive || !onePack || homes.length > foundations.length) return -1;
  // Foundations are identified by the base cards that begin them.
  if (copies.some((count, face) => count > 0 && (order[face]! < 0 || (order[face] === 0 && before[face] !== EMPTY)))) return -1;
  if (rules.sources.some((pile) => pile !== reserve && !columns.includes(pile) && !wastes.includes(pile))) return -1;
  if (rules.targets.some((pile) => !columns.includes(pile) && !foundations.includes(pile))) return -1;
  return onlyWholes(traits, rules) && observed(table).fromReserve ? reserve : -1;
}
