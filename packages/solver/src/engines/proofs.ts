import type { DepthFirst } from './depth-first.js';
import type { OnPath } from './engine.js';

/** A depth-first search that leaves nothing out of what it looks at. */
export type Proof = OnPath<DepthFirst>;

/**
 * Depth-first searches that see everything between them, in turns: the one that has looked at the fewest positions is
 * next. The first one, which finds most lines, looks at as many as all others together.
 */
export class Proofs {
  /** There is nothing left to look at in the first part. */
  firstEnded = false;
  /** The parts that are not at their end, and their searches as far as they have begun. */
  readonly #open = new Map<number, Proof | undefined>();
  readonly #others: number;
  readonly #start: (part: number) => Proof;

  /** @param start begins the search of a part, by its number */
  constructor(parts: number, start: (part: number) => Proof) {
    for (let part = 0; part < parts; part++) this.#open.set(part, undefined);
    this.#others = Math.max(1, parts - 1);
    this.#start = start;
  }

  /** The most bytes that they held at once so far. */
  get bytes(): number {
    let bytes = 0;
    for (const proof of this.#open.values()) bytes += proof?.engine.bytes ?? 0;
    return bytes;
  }

  /** Positions are made alike that differ below the top of a home. */
  get merges(): boolean {
    return [...this.#open.values()].some((proof) => proof?.path.helpers.foundationMerging !== undefined);
  }

  /** Positions were made one that rules tell apart. */
  get confuse(): boolean {
    return [...this.#open.values()].some((proof) => proof?.path.confuses);
  }

  has(engine: unknown): boolean {
    return this.#partOf(engine) >= 0;
  }

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

  /** One of them has nothing left to look at. @returns whether others have */
  end(engine: unknown): boolean {
    const part = this.#partOf(engine);
    if (part < 0) return true;
    this.#open.delete(part);
    if (part === 0) this.firstEnded = true;
    return this.#open.size > 0;
  }

  /** The part that an engine looks at, −1 for none. */
  #partOf(engine: unknown): number {
    for (const [part, proof] of this.#open) if (proof && proof.engine === engine) return part;
    return -1;
  }
}
