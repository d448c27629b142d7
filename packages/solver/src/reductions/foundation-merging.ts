import type { Options } from '@patience/core';
import { FACES, ROW, type Table } from '@patience/core/internals';
import { scramble } from '../bits.js';
import type { Assumption, KeyReducer } from '../roles.js';
import type { Traits } from '../rules/traits.js';
import { isOrderless } from '../rules/watched-foundations.js';

/**
 * Merges positions that differ only in cards below the top of foundations and discard piles from which nothing is taken. Such cards never matter
 * again, as long as no rule reads them; that assumption is watched during the search. Where functions read all cards of such a pile, and
 * random games show that their order makes no difference, the cards count as a set, with the lowest one by itself.
 */
export class FoundationMerging implements KeyReducer, Assumption {
  /** Whether a rule read a card below the top, so that a search that finds nothing proves nothing. */
  broken = false;
  readonly #table: Table<Options>;
  readonly #piles: Int32Array;
  /** Pile → 1 when its top card matters. */
  readonly #topMatters: Uint8Array;
  /** Whether the order of the cards above the lowest one makes no difference. */
  readonly orderless: boolean;
  /** Pile → the two halves of the hash for which its part of the key was computed, and the two halves of that part. */
  readonly #seen1: Int32Array;
  readonly #seen2: Int32Array;
  readonly #share1: Int32Array;
  readonly #share2: Int32Array;

  private constructor(table: Table<Options>, piles: Int32Array, orderless: boolean) {
    this.#table = table;
    this.#piles = piles;
    this.orderless = orderless;
    const topMatters = Uint8Array.from({ length: table.rules.count }, (_, pile) => Number(asksForTop(table, pile)));
    this.#topMatters = topMatters;
    const { count } = table.rules;
    // An empty pile adds nothing.
    this.#seen1 = new Int32Array(count);
    this.#seen2 = new Int32Array(count);
    this.#share1 = new Int32Array(count);
    this.#share2 = new Int32Array(count);
    const merged = Uint8Array.from({ length: count + 1 }, (_, pile) => Number(piles.includes(pile)));
    table.looked = (pile, depth) => {
      if (merged[pile] === 1 && (orderless ? depth === Infinity : depth > 0 || (depth === 0 && topMatters[pile] === 0))) this.broken = true;
    };
  }

  /** Returns the helper; undefined when no foundation or discard pile can be merged. */
  static of(table: Table<Options>, traits: Traits): FoundationMerging | undefined {
    const { homes, exclusive } = traits;
    const { sources, targets, discard, bases } = table.rules;
    // If each card can lie on one other card only, the top card determines the cards below it. So it does where complete sequences
    // are moved there.
    const piles = exclusive
      ? new Int32Array()
      : homes.filter((pile) => !sources.includes(pile) && !bases.includes(pile) && (targets.includes(pile) || pile === discard));
    return piles.length > 0 ? new FoundationMerging(table, piles, isOrderless(table, traits)) : undefined;
  }

  /** Replaces the part of these piles in the key of a position. */
  reduce(key: Int32Array): void {
    const { mixed1, mixed2, hash1, hash2, len, up, kind, rules } = this.#table;
    let one = key[0]!;
    let two = key[1]!;
    for (let i = 0; i < this.#piles.length; i++) {
      const pile = this.#piles[i]!;
      const count = len[pile]!;
      one -= mixed1[pile]!;
      two -= mixed2[pile]!;
      if (this.orderless) {
        if (this.#seen1[pile] !== hash1[pile] || this.#seen2[pile] !== hash2[pile]) this.#count(pile);
        one += this.#share1[pile]!;
        two += this.#share2[pile]!;
        continue;
      }
      if (count === 0) continue;
      const id = this.#table.idAt(pile, 0);
      const seen = (count << 7) | (up[id] === 0 ? kind[id]! | 64 : this.#topMatters[pile] === 0 ? 0 : kind[id]!);
      one += scramble(seen ^ rules.salt[pile]!);
      two += scramble(Math.imul(seen, 0x9e3779b1) + rules.salt[pile]!);
    }
    key[0] = one;
    key[1] = two;
  }

  /** Computes the part of a pile in the key, independent of the order of its cards above the lowest. */
  #count(pile: number): void {
    const { hash1, hash2, len, slots, shift, kind, rules } = this.#table;
    this.#seen1[pile] = hash1[pile]!;
    this.#seen2[pile] = hash2[pile]!;
    const start = pile << shift;
    let one = 0;
    let two = 0;
    for (let place = start; place < start + len[pile]!; place++) {
      const seen = kind[slots[place]!]! | (place === start ? 128 : 64);
      one += scramble(seen ^ rules.salt[pile]!);
      two += scramble(Math.imul(seen, 0x9e3779b1) + rules.salt[pile]!);
    }
    this.#share1[pile] = one;
    this.#share2[pile] = two;
  }
}

/** Returns whether the rule of a pile for accepting cards may depend on the face of its top card. */
function asksForTop({ rules }: Table<Options>, pile: number): boolean {
  if (rules.acceptCards[pile]) return false;
  if (rules.acceptFns[pile]) return true;
  const { sources, acceptOf, accepts, count } = rules;
  const row = (from: number, onto: number): string => {
    const offset = acceptOf[from * count + pile]!;
    return offset < 0 ? '' : accepts.subarray(offset + onto * ROW, offset + onto * ROW + ROW).join();
  };
  for (let onto = 1; onto < FACES; onto++) if (sources.some((from) => row(from, onto) !== row(from, 0))) return true;
  return false;
}
