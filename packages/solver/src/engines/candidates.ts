import type { Options } from '@patience/core';
import { Positions, type Move, type Random, type Table } from '@patience/core/internals';
import { WORST } from '../evaluation/worst.js';

/** Number of strata: a stratum is stored in one byte. */
const STRATA = 256;

/**
 * The candidates for one level of a beam, each with its parent node, its move, its value and its stratum. The stratum counts irreversible
 * progress. A part of the places is reserved for the best of each stratum, so that positions with quick progress do not displace all others.
 */
export class Candidates {
  size = 0;
  /** Whether at least one candidate was dropped for a better one. */
  dropped = false;
  readonly parent: Int32Array;
  readonly move: Int32Array;
  readonly value: Uint16Array;
  readonly stratum: Uint8Array;
  readonly key1: Int32Array;
  readonly key2: Int32Array;
  /** Candidate → its place in {@link positions}. Places are unique and swap when candidates move. */
  readonly place: Int32Array;
  readonly positions: Positions;
  readonly #histogram = new Int32Array(WORST + 1);
  /** Stratum → its number of candidates. `#quotas`: how many of them stay. `#limits`: the highest value that stays. */
  readonly #counts = new Int32Array(STRATA);
  readonly #quotas = new Int32Array(STRATA);
  readonly #limits = new Int32Array(STRATA).fill(WORST);
  /** Stratum → its number of candidates at the limit. `#rooms`: how many of these stay. */
  readonly #ties = new Int32Array(STRATA);
  readonly #rooms = new Int32Array(STRATA);

  /**
   * @param table the table that shows each candidate when it is added
   * @param width number of candidates that {@link choose} keeps
   * @param shared the part of `width`, 0 to 1, that is shared evenly among the strata
   * @param random chooses among candidates with equal values
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

  /** Adds the position on the table, unless its value is above the limit of its stratum. */
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

  /** Reduces the candidates to `width`, in the order in which they were added. */
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
        // Give each candidate at the limit the same chance.
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

  /** Sets the quota of each stratum. @returns the highest stratum that has candidates */
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

  /** Sets the limit of a stratum from its quota. */
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
