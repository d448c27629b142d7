import type { Options } from '@patience/core';
import { EMPTY, FACES, type Table } from '@patience/core/search';
import { observed } from './observe.js';
import { onlyWholes, type Rounds } from './rounds.js';
import type { Talon } from './talon.js';
import type { Traits } from './traits.js';

/**
 * Where cards leave columns only for home, what lies on a card goes home before it. A position is lost when not even this
 * order and that of the families can be kept, with all cards of stock and waste free to be had.
 *
 * A reserve that fills the gaps gives its cards one by one. What came from it, and what lies at the bottom of a column
 * now, is home, or was laid on a card that could be the top of a column by then, or is at the bottom of a column still.
 * So the position is lost, too, when with the next card of the reserve more must be at the bottom than there are columns.
 */
export class Blocked {
  readonly #table: Table<Options>;
  readonly #columns: Int32Array;
  readonly #foundations: readonly number[] | Int32Array;
  readonly #rounds: Rounds | undefined;
  readonly #kept: Uint8Array | undefined;
  /** The pile that fills the gaps, −1 for none. */
  readonly #reserve: number;
  readonly #talon: readonly number[];
  /** Lowest faces of the families, and face → the one that goes home after it, or −1. */
  readonly #bases: readonly number[];
  readonly #after = new Int8Array(64).fill(-1);
  readonly #family = new Int8Array(64).fill(-1);
  /** By family: the next card to go home. */
  readonly #next: Int8Array;
  readonly #isHome = new Uint8Array(64);
  /** Face → the column in which it lies, or the reserve as long as others lie on it; −1 for neither. */
  readonly #where = new Int8Array(64);
  readonly #height: Int32Array;
  /** Column → the lowest place that was on top so far. */
  readonly #shown: Int32Array;
  /** Face → what is laid on it in columns, bits 0–31 and 32–51. */
  readonly #wantsLo: Int32Array;
  readonly #wantsHi: Int32Array;
  /** What can be laid on some card by now, and which cards of stock and waste were not yet. */
  #lo = 0;
  #hi = 0;
  #stockLo = 0;
  #stockHi = 0;

  private constructor(table: Table<Options>, traits: Traits, reserve: number, rounds?: Rounds, kept?: Uint8Array) {
    this.#table = table;
    this.#columns = traits.columns;
    this.#foundations = traits.foundations;
    this.#rounds = rounds;
    this.#kept = kept;
    this.#reserve = reserve;
    this.#talon = [...traits.stocks, ...traits.wastes];
    this.#wantsLo = Int32Array.from(traits.wantsLo);
    this.#wantsHi = Int32Array.from(traits.wantsHi);
    for (const host of rounds?.hosts ?? [])
      if (kept?.[host] === 0) {
        this.#wantsLo[host] = rounds!.lo[host]!;
        this.#wantsHi[host] = rounds!.hi[host]!;
      }
    const { before, copies } = traits;
    const bases: number[] = [];
    for (let face = 0; face < FACES; face++) {
      if (copies[face] === 0) continue;
      if (before[face]! >= 0 && before[face]! < EMPTY) this.#after[before[face]!] = face;
      if (before[face] === EMPTY) bases.push(face);
    }
    for (const [family, base] of bases.entries())
      for (let face = base; face >= 0 && this.#family[face] === -1; face = this.#after[face]!) {
        this.#family[face] = family;
        if (this.#after[face] === base) this.#after[face] = -1;
      }
    this.#bases = bases;
    this.#next = new Int8Array(bases.length);
    this.#height = new Int32Array(table.rules.count);
    this.#shown = new Int32Array(table.rules.count);
  }

  /**
   * Undefined where neither holds.
   * @param rounds with a choice of its hosts: lines are left out in which something that goes round is laid on the others
   */
  static of(table: Table<Options>, traits: Traits, talon?: Talon, rounds?: Rounds, kept?: Uint8Array): Blocked | undefined {
    const reserve = talon ? fills(table, traits) : -1;
    return reserve >= 0 || (rounds && kept?.includes(1)) ? new Blocked(table, traits, reserve, rounds, kept) : undefined;
  }

  lost(): boolean {
    const { top, len, slots, shift, face } = this.#table;
    const [next, isHome, where, height] = [this.#next, this.#isHome, this.#where, this.#height];
    const reserve = this.#reserve;
    let left = reserve < 0 ? 0 : len[reserve]!;
    if (left === 0 && this.#kept?.includes(1) !== true) return false;
    for (let f = 0; f < next.length; f++) next[f] = this.#bases[f]!;
    isHome.fill(0);
    for (let f = 0; f < this.#foundations.length; f++) {
      const there = top[this.#foundations[f]!]!;
      if (there >= EMPTY) continue;
      const family = this.#family[there]!;
      for (let card = this.#bases[family]!; ; card = this.#after[card]!) {
        isHome[card] = 1;
        if (card === there) break;
      }
      next[family] = this.#after[there]!;
    }
    where.fill(-1);
    for (let c = 0; c < this.#columns.length; c++) {
      const pile = this.#columns[c]!;
      this.#shown[pile] = height[pile] = len[pile]!;
      if (left > 0 && len[pile] === 0) left = 0;
      for (let i = 0; i < len[pile]!; i++) where[face[slots[(pile << shift) + i]!]!] = pile;
    }
    for (let i = 0; i < left - 1; i++) where[face[slots[(reserve << shift) + i]!]!] = reserve;
    this.#bringHome();
    if (left > 0) {
      this.#begin();
      for (; left > 0; left--) {
        this.#show();
        const card = face[slots[(reserve << shift) + left - 1]!]!;
        if (this.#stays(card) === 1 && this.#bottoms(left - 1) > this.#columns.length) return true;
        this.#lay(card);
        if (left === 1) break;
        where[face[slots[(reserve << shift) + left - 2]!]!] = -1;
        this.#bringHome();
      }
    }
    for (let f = 0; f < next.length; f++) if (next[f]! >= 0) return true;
    return false;
  }

  /** Brings home all that can be had. */
  #bringHome(): void {
    const [next, isHome, where] = [this.#next, this.#isHome, this.#where];
    for (let moved = true; moved;) {
      moved = false;
      for (let f = 0; f < next.length; f++)
        for (let card = next[f]!; card >= 0 && this.#goes(card); card = this.#after[card]!) {
          isHome[card] = 1;
          if (where[card]! >= 0) this.#height[where[card]!]!--;
          next[f] = this.#after[card]!;
          moved = true;
        }
    }
  }

  #goes(card: number): boolean {
    const pile = this.#where[card]!;
    const { slots, shift, face } = this.#table;
    if (pile >= 0 && (pile === this.#reserve || face[slots[(pile << shift) + this.#height[pile]! - 1]!] !== card)) return false;
    return this.#kept?.[card] !== 1 || this.#rounds!.carried(card, this.#isHome);
  }

  /** Nothing was laid anywhere so far. */
  #begin(): void {
    const { len, slots, shift, face } = this.#table;
    this.#lo = this.#hi = this.#stockLo = this.#stockHi = 0;
    for (const pile of this.#talon)
      for (let i = 0; i < len[pile]!; i++) {
        const card = face[slots[(pile << shift) + i]!]!;
        if (card < 32) this.#stockLo |= 1 << card;
        else this.#stockHi |= 1 << (card & 31);
      }
  }

  /** A card was on top of a column. */
  #lay(card: number): void {
    this.#lo |= this.#wantsLo[card]!;
    this.#hi |= this.#wantsHi[card]!;
  }

  /** What can be on top of columns by now, and all of stock and waste that can be laid on it. */
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

  /** How many cards must be at the bottom of columns, of those there and those that came from a reserve in which so many are left. */
  #bottoms(left: number): number {
    const { len, slots, shift, face } = this.#table;
    let cards = 0;
    for (let c = 0; c < this.#columns.length; c++) cards += this.#stays(face[slots[this.#columns[c]! << shift]!]!);
    for (let i = left; i < len[this.#reserve]!; i++) cards += this.#stays(face[slots[(this.#reserve << shift) + i]!]!);
    return cards;
  }

  /** 1 for a card that can be neither home nor laid on another by now. */
  #stays(card: number): number {
    return this.#isHome[card] === 1 || ((card < 32 ? this.#lo : this.#hi) & (1 << (card & 31))) !== 0 ? 0 : 1;
  }
}

/** The only reserve, when it fills all gaps at once and cards come from elsewhere on others or home only; −1 otherwise. */
function fills(table: Table<Options>, traits: Traits): number {
  const { before, columns, copies, exclusive, foundations, homes, onePack, order, reserves, wastes } = traits;
  const { rules } = table;
  const [reserve] = reserves;
  if (reserve === undefined || reserves.length > 1 || rules.piles[reserve]!.take !== 'top') return -1;
  if (!exclusive || !onePack || homes.length > foundations.length) return -1;
  // Families are known by the bases that open them.
  if (copies.some((count, face) => count > 0 && (order[face]! < 0 || (order[face] === 0 && before[face] !== EMPTY)))) return -1;
  if (rules.sources.some((pile) => pile !== reserve && !columns.includes(pile) && !wastes.includes(pile))) return -1;
  if (rules.targets.some((pile) => !columns.includes(pile) && !foundations.includes(pile))) return -1;
  return onlyWholes(traits, rules) && observed(table).fromReserve ? reserve : -1;
}
