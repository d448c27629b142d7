import type { DepthFirst } from './depth-first.js';
import type { OnPath } from './engine.js';

/** A depth-first search that leaves nothing out of its part of the positions. */
export type Proof = OnPath<DepthFirst>;

/**
 * Depth-first searches that take turns and together visit everything. The search that has visited the fewest positions is next. The first
 * search, which finds most lines, visits as many positions as all others together.
 */
export class Proofs {
  /** Whether the search of the first part has ended. */
  firstEnded = false;
  /** Number of a part → its search; undefined before it begins. Parts that have ended are removed. */
  readonly #open = new Map<number, Proof | undefined>();
  readonly #others: number;
  readonly #start: (part: number) => Proof;

  /** @param start begins the search of a part, by its number */
  constructor(parts: number, start: (part: number) => Proof) {
    for (let part = 0; part < parts; part++) this.#open.set(part, undefined);
    this.#others = Math.max(1, parts - 1);
    this.#start = start;
  }

  /** Largest number of bytes that the searches held at once so far. */
  get bytes(): number {
    let bytes = 0;
    for (const proof of this.#open.values()) bytes += proof?.engine.bytes ?? 0;
    return bytes;
  }

  /** Whether some search merges positions that differ below the top of a foundation. */
  get mergesFoundations(): boolean {
    return [...this.#open.values()].some((proof) => proof?.path.helpers.foundationMerging !== undefined);
  }

  /** Whether some search merged positions that rules tell apart. */
  get mergedWrongly(): boolean {
    return [...this.#open.values()].some((proof) => proof?.path.mergedWrongly);
  }

  /** Returns whether an engine is one of the searches. */
  has(engine: unknown): boolean {
    return this.#partOf(engine) >= 0;
  }

  /** Returns the search that is next in turn. */
  next(): Proof {
    let least = -1;
    let fewest = Infinity;
    for (const [part, proof] of this.#open) {
      const positions = (proof?.engine.positions ?? 0) / (part === 0 ? this.#others : 1);
      if (positions >= fewest) continue;
      fewest = positions;
      least = part;
    }
    const next = this.#open.get(least) ?? this.#start(least);
    this.#open.set(least, next);
    return next;
  }

  /** Removes a search that has ended. @returns whether others are left */
  end(engine: unknown): boolean {
    const part = this.#partOf(engine);
    if (part < 0) return true;
    this.#open.delete(part);
    if (part === 0) this.firstEnded = true;
    return this.#open.size > 0;
  }

  /** Returns the part that an engine searches; −1 for none. */
  #partOf(engine: unknown): number {
    for (const [part, proof] of this.#open) if (proof && proof.engine === engine) return part;
    return -1;
  }
}
