import { Random } from '@patience/core/search';
import type { Proof } from './proofs.js';
import { GREEDY_ORDERS } from './schedule.js';

/**
 * A depth-first search that brings cards home as soon as they can, and takes many positions for one: it finds lines, and
 * proves nothing. Of positions that it takes for one it goes on from the first: in another order of moves these are
 * others, so it comes again when it has run dry.
 */
export class GreedyDepthFirst {
  #search: Proof | undefined;
  /** Orders of moves in which it ran dry. */
  #tried = 0;
  #ended: boolean;
  readonly #start: (random: Random | undefined) => Proof;

  /** @param useless there is nothing that it would find sooner than others @param start begins a search in an order of moves */
  constructor(useless: boolean, start: (random: Random | undefined) => Proof) {
    this.#ended = useless;
    this.#start = start;
  }

  /** It has nothing left to look at, or would find nothing. */
  get ended(): boolean {
    return this.#ended;
  }

  /** It ran dry: what there is to find is hidden from it, or there is nothing. */
  get dry(): boolean {
    return this.#tried > 0;
  }

  /** It is under way. */
  get begun(): boolean {
    return this.#search !== undefined;
  }

  get bytes(): number {
    return this.#search?.engine.bytes ?? 0;
  }

  has(engine: unknown): boolean {
    return this.#search !== undefined && this.#search.engine === engine;
  }

  /** The search that goes on, or begins. */
  next(): Proof {
    return (this.#search ??= this.#start(this.#tried > 0 ? new Random(this.#tried) : undefined));
  }

  /** There is nothing left in this order of moves. */
  end(): void {
    this.#search = undefined;
    if (++this.#tried < GREEDY_ORDERS) this.next();
    else this.#ended = true;
  }
}
