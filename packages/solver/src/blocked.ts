import type { Options } from '@patience/core';
import { EMPTY, FACES, type Table } from '@patience/core/search';
import type { Rounds } from './rounds.js';
import type { Traits } from './traits.js';

/**
 * Where cards leave columns only for home, what lies on a card goes home before it. A position is lost when not even this
 * order and that of the families can be kept, with all cards outside of columns free to be had.
 */
export class Blocked {
  readonly #table: Table<Options>;
  readonly #columns: Int32Array;
  readonly #foundations: readonly number[] | Int32Array;
  readonly #rounds: Rounds;
  readonly #kept: Uint8Array;
  /** Lowest faces of the families, and face → the one that goes home after it, or −1. */
  readonly #bases: readonly number[];
  readonly #after = new Int8Array(64).fill(-1);
  readonly #family = new Int8Array(64).fill(-1);
  /** By family: the next card to go home. */
  readonly #next: Int8Array;
  readonly #isHome = new Uint8Array(64);
  /** Face → the column in which it lies, −1 for none. */
  readonly #where = new Int8Array(64);
  readonly #height: Int32Array;

  constructor(table: Table<Options>, traits: Traits, rounds: Rounds, kept: Uint8Array) {
    this.#table = table;
    this.#columns = traits.columns;
    this.#foundations = traits.foundations;
    this.#rounds = rounds;
    this.#kept = kept;
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
  }

  lost(): boolean {
    const { top, len, slots, shift, face } = this.#table;
    const [next, isHome, where, height] = [this.#next, this.#isHome, this.#where, this.#height];
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
      height[pile] = len[pile]!;
      for (let i = 0; i < len[pile]!; i++) where[face[slots[(pile << shift) + i]!]!] = pile;
    }
    for (let moved = true; moved;) {
      moved = false;
      for (let f = 0; f < next.length; f++)
        for (let card = next[f]!; card >= 0 && this.#goes(card); card = this.#after[card]!) {
          isHome[card] = 1;
          if (where[card]! >= 0) height[where[card]!]!--;
          next[f] = this.#after[card]!;
          moved = true;
        }
    }
    for (let f = 0; f < next.length; f++) if (next[f]! >= 0) return true;
    return false;
  }

  #goes(card: number): boolean {
    const pile = this.#where[card]!;
    const { slots, shift, face } = this.#table;
    if (pile >= 0 && face[slots[(pile << shift) + this.#height[pile]! - 1]!] !== card) return false;
    return this.#kept[card] !== 1 || this.#rounds.carried(card, this.#isHome);
  }
}
