import type { Move } from '@patience/core/internals';

/** Largest number of levels, counted in steps. */
const LONGEST = 4096;
/** Number of bytes for each position. */
const NODE = 10;

/** A tree of positions: for each position, the one from which it was reached and the step that led there. */
export class Tree {
  /** Number of positions so far, including the root, which has number 0. */
  size = 1;
  readonly #parents: Int32Array;
  readonly #moves: Int32Array;
  readonly #levels: Uint16Array;

  /** @param most largest number of positions */
  constructor(most: number) {
    this.#parents = new Int32Array(most);
    this.#moves = new Int32Array(most);
    this.#levels = new Uint16Array(most);
  }

  /** Returns the bytes that a tree for a number of positions holds. */
  static bytes(most: number): number {
    return most * NODE;
  }

  /** Adds the position to which a step leads. @returns its number */
  add(parent: number, move: Move): number {
    const node = this.size++;
    this.#parents[node] = parent;
    this.#moves[node] = move;
    this.#levels[node] = this.#levels[parent]! + 1;
    return node;
  }

  /** Returns the number of steps from the root to a position. */
  level(node: number): number {
    return this.#levels[node]!;
  }

  /** Returns whether no step may follow a position, because the tree has no further level. */
  ends(node: number): boolean {
    return this.#levels[node]! >= LONGEST - 2;
  }

  /** The steps that lead from the root to a position. */
  stepsTo(node: number): Move[] {
    const steps: Move[] = [];
    for (let at = node; at > 0; at = this.#parents[at]!) steps.push(this.#moves[at]!);
    return steps.reverse();
  }
}
