import { Random } from '@patience/core/internals';
import type { Proof } from './proofs.js';
import { GREEDY_ORDERS } from './turn-lengths.js';

/**
 * Depth-first searches that play cards to foundations as soon as they can and merge many positions. They find lines and prove
 * nothing. Of merged positions only the first one is searched; another order of moves meets another one first, so the search
 * is repeated in several orders.
 */
export class GreedyDepthFirst {
  #search: Proof | undefined;
  /** Number of orders of moves that were searched to the end. */
  #tried = 0;
  #ended: boolean;
  readonly #start: (random: Random | undefined) => Proof;

  /** @param useless whether other engines would find every line as quickly @param start begins a search with an order of moves */
  constructor(useless: boolean, start: (random: Random | undefined) => Proof) {
    this.#ended = useless;
    this.#start = start;
  }

  /** Whether all orders were searched to the end, or the search is useless. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Whether at least one order was searched to the end without a line. */
  get dry(): boolean {
    return this.#tried > 0;
  }

  /** Whether a search has begun and not ended. */
  get begun(): boolean {
    return this.#search !== undefined;
  }

  /** Number of bytes held now. */
  get bytes(): number {
    return this.#search?.engine.bytes ?? 0;
  }

  /** Returns whether an engine is the search that has begun. */
  has(engine: unknown): boolean {
    return this.#search !== undefined && this.#search.engine === engine;
  }

  /** Returns the search that is running, or begins one. */
  next(): Proof {
    return (this.#search ??= this.#start(this.#tried > 0 ? new Random(this.#tried) : undefined));
  }

  /** Ends the search in this order of moves and begins the next one. */
  end(): void {
    this.#search = undefined;
    if (++this.#tried < GREEDY_ORDERS) this.next();
    else this.#ended = true;
  }
}
