import type { Options } from '@patience/core';
import { Positions, type Move, type Random, type Table } from '@patience/core/search';
import { WORST } from '../evaluation/worst.js';

/** Rungs that can be told apart. */
const STRATA = 256;

/**
 * Positions that wait for being chosen: where they come from, by which move, how good they look, and on which stratum they
 * are: how far they have got by what cannot be taken back. Some places are kept for the best of each stratum, so that
 * those who hurried ahead do not push out everyone who still prepares.
 */
export class Candidates {
  size = 0;
  /** Some were dropped because others looked better. */
  dropped = false;
  readonly parent: Int32Array;
  readonly move: Int32Array;
  readonly value: Uint16Array;
  readonly stratum: Uint8Array;
  readonly key1: Int32Array;
  readonly key2: Int32Array;
  /** Where each is kept: a place of its own in {@link positions}. */
  readonly place: Int32Array;
  readonly positions: Positions;
  readonly #histogram = new Int32Array(WORST + 1);
  /** Per stratum: how many there are, how many stay, and up to which value. */
  readonly #counts = new Int32Array(STRATA);
  readonly #quotas = new Int32Array(STRATA);
  readonly #limits = new Int32Array(STRATA).fill(WORST);
  /** Per stratum, of those of the last value: how many there are, and for how many there is room. */
  readonly #ties = new Int32Array(STRATA);
  readonly #rooms = new Int32Array(STRATA);

  /**
   * @param table on which each lies when it is added
   * @param width how many are kept
   * @param shared the part of them that is shared out evenly among the strata
   * @param random breaks ties
   */
  constructor(
    readonly table: Table<Options>,
    readonly width: number,
    readonly shared: number,
    readonly random: Random,
  ) {
    const capacity = capacityOf(width);
    this.parent = new Int32Array(capacity);
    this.move = new Int32Array(capacity);
    this.value = new Uint16Array(capacity);
    this.stratum = new Uint8Array(capacity);
    this.key1 = new Int32Array(capacity);
    this.key2 = new Int32Array(capacity);
    this.place = Int32Array.from({ length: capacity }, (_, i) => i);
    this.positions = new Positions(table, capacity);
  }

  static bytes(table: Table<Options>, width: number): number {
    return capacityOf(width) * 23 + Positions.bytes(table, capacityOf(width)) + (WORST + 1) * 4 + STRATA * 20;
  }

  /** Adds the position on the table, unless it cannot be among the best. */

  add(parent: number, move: Move, value: number, stratum: number, key1: number, key2: number): void {
    if (value > this.#limits[stratum]!) {
      this.dropped = true;
      return;
    }
    if (this.size === this.value.length) this.choose();
    const i = this.size++;
    this.parent[i] = parent;
    this.move[i] = move;
    this.value[i] = value;
    this.stratum[i] = stratum;
    this.key1[i] = key1;
    this.key2[i] = key2;
    this.table.keep(this.positions, this.place[i]!);
  }

  /** Keeps `width`, in the order in which they came. */
  choose(): void {
    if (this.size <= this.width) return;
    const highest = this.#shareOut();
    for (let r = 0; r <= highest; r++) this.#bound(r);
    const { parent, move, value, stratum, key1, key2, place } = this;
    const limits = this.#limits;
    let kept = 0;
    for (let i = 0; i < this.size; i++) {
      const r = stratum[i]!;
      if (value[i]! > limits[r]!) continue;
      if (value[i] === limits[r]) {
        // Each of the ties has the same chance.
        if (this.random.next() % this.#ties[r]!-- >= this.#rooms[r]!) continue;
        this.#rooms[r]!--;
      }
      parent[kept] = parent[i]!;
      move[kept] = move[i]!;
      value[kept] = value[i]!;
      stratum[kept] = r;
      key1[kept] = key1[i]!;
      key2[kept] = key2[i]!;
      const free = place[kept]!;
      place[kept] = place[i]!;
      place[i] = free;
      kept++;
    }
    this.size = kept;
    this.dropped = true;
  }

  /** Decides how many stay on each stratum. @returns the highest stratum */
  #shareOut(): number {
    const { value, stratum, size, width } = this;
    const counts = this.#counts.fill(0);
    const quotas = this.#quotas.fill(0);
    const histogram = this.#histogram.fill(0);
    let highest = 0;
    for (let i = 0; i < size; i++) {
      histogram[value[i]!]!++;
      counts[stratum[i]!]!++;
      if (stratum[i]! > highest) highest = stratum[i]!;
    }
    let limit = 0;
    for (let room = Math.round(width * (1 - this.shared)); histogram[limit]! <= room;) room -= histogram[limit++]!;
    let left = width;
    for (let i = 0; i < size; i++)
      if (value[i]! < limit) {
        quotas[stratum[i]!]!++;
        left--;
      }
    while (left > 0) {
      let wanting = 0;
      for (let r = 0; r <= highest; r++) if (counts[r]! > quotas[r]!) wanting++;
      const share = Math.max(1, Math.floor(left / wanting));
      for (let r = highest; r >= 0 && left > 0; r--) {
        const more = Math.min(share, counts[r]! - quotas[r]!, left);
        quotas[r]! += more;
        left -= more;
      }
    }
    return highest;
  }

  /** Up to which value those of a stratum stay. */
  #bound(r: number): void {
    let room = this.#quotas[r]!;
    if (room === this.#counts[r]!) {
      this.#limits[r] = WORST + 1;
      return;
    }
    const histogram = this.#histogram.fill(0);
    for (let i = 0; i < this.size; i++) if (this.stratum[i] === r) histogram[this.value[i]!]!++;
    let limit = 0;
    while (histogram[limit]! <= room) room -= histogram[limit++]!;
    this.#limits[r] = limit;
    this.#ties[r] = histogram[limit]!;
    this.#rooms[r] = room;
  }

  clear(): void {
    this.size = 0;
    this.#limits.fill(WORST);
  }
}

const capacityOf = (width: number): number => width * 4 + 64;
