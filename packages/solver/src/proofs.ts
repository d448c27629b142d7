import type { DepthFirst } from './depth-first.js';
import type { Path } from './path.js';

/** A depth-first search that leaves nothing out of what it looks at. */
export interface Proof {
  readonly engine: DepthFirst;
  readonly path: Path;
}

/** Depth-first searches that see everything between them, in turns: the one that has looked at the fewest positions is next. */
export class Proofs {
  readonly #open: Proof[] = [];

  /** There is nothing left to look at in the first part. */
  firstEnded = false;
  readonly #first: Proof;
  readonly #parts: number;

  /** @param start begins the search of a part, by its number */
  constructor(parts: number, start: (part: number) => Proof) {
    this.#parts = parts;
    for (let part = 0; part < parts; part++) this.#open.push(start(part));
    this.#first = this.#open[0]!;
  }

  /** The most bytes that they held at once so far. */
  get bytes(): number {
    return this.#open.reduce((sum, { engine }) => sum + engine.bytes, 0);
  }

  /** Positions are made alike that differ below the top of a home. */
  get merges(): boolean {
    return this.#open.some(({ path }) => path.merging !== undefined);
  }

  has(engine: unknown): boolean {
    return this.#open.some((proof) => proof.engine === engine);
  }

  next(): Proof {
    const counted = ({ engine }: Proof): number => (engine === this.#first.engine ? engine.positions / Math.max(1, this.#parts - 1) : engine.positions);
    return this.#open.reduce((least, proof) => (counted(proof) < counted(least) ? proof : least));
  }

  /** One of them has nothing left to look at. @returns whether others have */
  end(engine: unknown): boolean {
    const at = this.#open.findIndex((proof) => proof.engine === engine);
    if (at < 0) return true;
    if (this.#open.splice(at, 1)[0] === this.#first) this.firstEnded = true;
    return this.#open.length > 0;
  }
}
