import type { Options } from '@patience/core';
import { FACES, type Table } from '@patience/core/internals';
import { scramble } from '../bits.js';
import type { KeyReducer } from '../roles.js';
import { perTraits } from '../rules/per-traits.js';
import type { Traits } from '../rules/traits.js';

/**
 * Merges positions in which cards are exchanged that columns treat equally: they go on the same cards and carry the same cards, as where
 * only colours matter. Foundations still distinguish them, so a search with this helper finds lines sooner but proves nothing.
 */
export class SuitSymmetry implements KeyReducer {
  readonly lossy = true;
  readonly #table: Table<Options>;
  readonly #kind: Uint8Array;
  /**
   * Pile → 0 for a part of the key that stays, 1 for a part that is replaced by the kinds of the cards, 2 for foundations, whose part is
   * left out.
   */
  readonly #part: Uint8Array;
  readonly #salt: Int32Array;
  readonly #seen1: Int32Array;
  readonly #seen2: Int32Array;
  readonly #share1: Int32Array;
  readonly #share2: Int32Array;

  /** @param talon whether another reducer replaces the part of stock and waste */
  constructor(table: Table<Options>, traits: Traits, talon: boolean) {
    const { rules, hash1, hash2 } = table;
    const { count } = rules;
    this.#table = table;
    this.#kind = kindsOf(traits);
    const { homes, stocks, wastes } = traits;
    this.#part = Uint8Array.from({ length: count }, (_, pile) =>
      homes.includes(pile) ? 2 : talon && (stocks.includes(pile) || wastes.includes(pile)) ? 0 : 1,
    );
    this.#salt = Int32Array.from({ length: count }, (_, pile) => {
      const group = rules.group[pile]!;
      return scramble(group >= 0 ? ~group : pile + 1);
    });
    this.#seen1 = Int32Array.from(hash1.subarray(0, count), (hash) => ~hash);
    this.#seen2 = Int32Array.from(hash2.subarray(0, count));
    this.#share1 = new Int32Array(count);
    this.#share2 = new Int32Array(count);
  }

  /** Returns whether columns treat some faces equally. */
  static exists(traits: Traits): boolean {
    if (traits.wide) return false;
    const kinds = kindsOf(traits);
    return traits.copies.some((count, face) => count > 0 && kinds[face] !== face);
  }

  /** Replaces the parts of the piles in a key. */
  reduce(key: Int32Array): void {
    const { hash1, hash2, mixed1, mixed2 } = this.#table;
    let one = key[0]!;
    let two = key[1]!;
    for (let pile = 0; pile < this.#part.length; pile++) {
      if (this.#part[pile] === 0) continue;
      if (this.#seen1[pile] !== hash1[pile] || this.#seen2[pile] !== hash2[pile]) this.#work(pile);
      one += this.#share1[pile]! - mixed1[pile]!;
      two += this.#share2[pile]! - mixed2[pile]!;
    }
    key[0] = one;
    key[1] = two;
  }

  #work(pile: number): void {
    const { slots, shift, len, face, up, hash1, hash2 } = this.#table;
    this.#seen1[pile] = hash1[pile]!;
    this.#seen2[pile] = hash2[pile]!;
    if (this.#part[pile] === 2) return;
    let one = this.#salt[pile]!;
    let two = ~one;
    const start = pile << shift;
    for (let place = start; place < start + len[pile]!; place++) {
      const card = 1 + this.#kind[face[slots[place]!]!]! + 64 * up[slots[place]!]!;
      one = scramble(one ^ Math.imul(card, 0x9e3779b1));
      two = scramble(two + Math.imul(card, 0x85ebca6b));
    }
    this.#share1[pile] = one;
    this.#share2[pile] = two;
  }
}

/** Returns, by face, the first face that goes on the same cards and carries the same cards. */
const kindsOf = perTraits((traits): Uint8Array => {
  const kinds = new Uint8Array(64);
  const known = new Map<string, number>();
  for (let face = 0; face < FACES; face++) {
    if (traits.copies[face] === 0) continue;
    let on = '';
    for (let under = 0; under < FACES; under++) if (traits.copies[under]! > 0 && traits.wants(under, face)) on += ` ${under}`;
    const name = `${traits.wantsLo[face]} ${traits.wantsHi[face]}:${on}`;
    if (!known.has(name)) known.set(name, face);
    kinds[face] = known.get(name)!;
  }
  return kinds;
});
