import type { Options } from '@patience/core';
import type { Move, Table } from '@patience/core/search';
import type { Path } from './path.js';

/** Levels at most, counted in steps. */
const LONGEST = 4096;
/** Bytes for each level, and for each position. */
const LEVEL = 12;
const NODE = 10;

/**
 * Positions as places in a tree of steps and not as snapshots: the one table walks to a position, back to where the ways part and then
 * on. Neighbours share most of the way.
 */
export class Tree {
  /** Positions so far, with the root, which is 0. */
  size = 1;
  readonly #path: Path;
  readonly #table: Table<Options>;
  readonly #parents: Int32Array;
  readonly #moves: Int32Array;
  readonly #levels: Uint16Array;
  readonly #trail = new Int32Array(LONGEST);
  /** The positions on the way from the root to where the table is, and the table's depth at each. */
  readonly #onPath = new Int32Array(LONGEST);
  readonly #depths = new Int32Array(LONGEST);
  #at = 0;

  /** @param most positions that it has room for */
  constructor(path: Path, most: number) {
    this.#path = path;
    this.#table = path.table;
    this.#parents = new Int32Array(most);
    this.#moves = new Int32Array(most);
    this.#levels = new Uint16Array(most);
    this.#depths[0] = path.table.depth;
  }

  /** Bytes that a tree with room for so many positions holds. */
  static bytes(most: number): number {
    return most * NODE + LONGEST * LEVEL;
  }

  /** Adds what a step leads to. @returns its number */
  add(parent: number, move: Move): number {
    const node = this.size++;
    this.#parents[node] = parent;
    this.#moves[node] = move;
    this.#levels[node] = this.#levels[parent]! + 1;
    return node;
  }

  /** Steps from the root to a position. */
  level(node: number): number {
    return this.#levels[node]!;
  }

  /** No step may follow on a position. */
  ends(node: number): boolean {
    return this.#levels[node]! >= LONGEST - 2;
  }

  /** Walks the table to a position. */
  goTo(node: number): void {
    let parts = node;
    let steps = 0;
    while (this.#levels[parts]! > this.#at || this.#onPath[this.#levels[parts]!] !== parts) {
      this.#trail[steps++] = parts;
      parts = this.#parents[parts]!;
    }
    this.#at = this.#levels[parts]!;
    this.#path.back(this.#depths[this.#at]!);
    while (steps > 0) {
      const next = this.#trail[--steps]!;
      this.#path.step(this.#moves[next]!);
      this.#onPath[++this.#at] = next;
      this.#depths[this.#at] = this.#table.depth;
    }
  }

  /** The steps that lead from the root to a position. */
  stepsTo(node: number): Move[] {
    const steps: Move[] = [];
    for (let at = node; at > 0; at = this.#parents[at]!) steps.push(this.#moves[at]!);
    return steps.reverse();
  }
}
