import type { Options } from '@patience/core';
import type { Table } from '@patience/core/internals';
import type { KeyReducer } from '../roles.js';

/** Merges positions that show the same exposed cards on the same piles, whatever lies below them. */
export class ExposedCards implements KeyReducer {
  readonly lossy = true;
  readonly #table: Table<Options>;
  readonly #piles: Int32Array;

  constructor(table: Table<Options>, piles: Int32Array) {
    this.#table = table;
    this.#piles = piles;
  }

  /** Replaces the key of a position by a key of its exposed cards alone. */
  reduce(key: Int32Array): void {
    const { top } = this.#table;
    const piles = this.#piles;
    let one = 0;
    let two = 0;
    for (let i = 0; i < piles.length; i++) {
      one = Math.imul(one ^ top[piles[i]!]!, 0x9e3779b1);
      two = Math.imul(two + top[piles[i]!]!, 0x85ebca6b);
      one ^= one >>> 15;
      two ^= two >>> 13;
    }
    key[0] = one;
    key[1] = two;
  }
}
