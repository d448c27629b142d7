import type { Move, Random } from '@patience/core';
import { WORST } from './evaluate.js';

/** Positions that wait for being chosen: where they come from, by which move, and how good they look. */
export class Candidates {
  size = 0;
  /** Some were dropped because others looked better. */
  dropped = false;
  readonly parent: Int32Array;
  readonly move: Int32Array;
  readonly value: Uint16Array;
  readonly key1: Int32Array;
  readonly key2: Int32Array;
  readonly #histogram = new Int32Array(WORST + 1);
  #limit = WORST;

  /** @param width how many are kept @param random breaks ties */
  constructor(
    readonly width: number,
    readonly random: Random,
  ) {
    const capacity = width * 4 + 64;
    this.parent = new Int32Array(capacity);
    this.move = new Int32Array(capacity);
    this.value = new Uint16Array(capacity);
    this.key1 = new Int32Array(capacity);
    this.key2 = new Int32Array(capacity);
  }

  static bytes(width: number): number {
    return (width * 4 + 64) * 18 + (WORST + 1) * 4;
  }

  add(parent: number, move: Move, value: number, key1: number, key2: number): void {
    if (value > this.#limit) {
      this.dropped = true;
      return;
    }
    if (this.size === this.value.length) this.choose();
    const i = this.size++;
    this.parent[i] = parent;
    this.move[i] = move;
    this.value[i] = value;
    this.key1[i] = key1;
    this.key2[i] = key2;
  }

  /** Keeps the best `width`, in the order in which they came. */
  choose(): void {
    if (this.size <= this.width) return;
    const { value } = this;
    const histogram = this.#histogram.fill(0);
    for (let i = 0; i < this.size; i++) histogram[value[i]!]!++;
    let limit = 0;
    let room = this.width;
    while (histogram[limit]! <= room) room -= histogram[limit++]!;
    let ties = histogram[limit]!;
    let kept = 0;
    for (let i = 0; i < this.size; i++) {
      if (value[i]! > limit) continue;
      if (value[i] === limit) {
        // Each of the ties has the same chance.
        if (this.random.next() % ties-- >= room) continue;
        room--;
      }
      this.parent[kept] = this.parent[i]!;
      this.move[kept] = this.move[i]!;
      value[kept] = value[i]!;
      this.key1[kept] = this.key1[i]!;
      this.key2[kept] = this.key2[i]!;
      kept++;
    }
    this.size = kept;
    this.#limit = limit;
    this.dropped = true;
  }

  clear(): void {
    this.size = 0;
    this.#limit = WORST;
  }
}
