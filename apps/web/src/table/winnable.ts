import { completeOptions, type GivenOptions, type Options, type Seed, type Variant } from '@patience/core';
import type { GameSnapshot } from '@patience/element';
import { dealKey, optionTexts, type DealAddress } from '../address/deal.js';
import { keepWinnable } from '../store/known-deals.js';
import type { Store } from '../store/store.js';
import { FreshDeals, READY } from './fresh.js';
import { randomDealNumber } from './deal-number.js';
import type { DealSolver } from './solver.js';

/** Most deals that a search examines: about twenty seconds in all. */
export const DEALS = 12;

/** The reason why a search found no deal: none of those it examined was won, or it was cancelled. */
export type NotFound = 'none' | 'given up';

interface Search {
  /** Cancels a search of the player; absent: the search runs in the background. */
  readonly signal?: AbortSignal | undefined;
  /** Number of deals examined. */
  readonly onProgress?: (tried: number) => void;
}

/** Finds winnable deals of a variant: known ones first, otherwise by the solver. The found ones are stored. */
export class WinnableDeals {
  /** The running search. There is one solver, so a search ends the one before; a background search never ends one of the player's. */
  #running: Search | undefined;
  /** The rule set for which a background search is running. */
  #stocking: string | undefined;
  /** Rule sets for which a background search found nothing. */
  readonly #exhausted = new Set<string>();

  constructor(
    private readonly store: Pick<Store, 'kept' | 'keep' | 'games'>,
    private readonly variant: Variant,
    private readonly solver: DealSolver,
    private readonly fresh = new FreshDeals(store, variant),
  ) {}

  /** Tells whether a deal is known to be winnable, because it was found here, is published, or was won. */
  async has(game: GameSnapshot): Promise<boolean> {
    const save = game.save();
    if (save.seed !== undefined && (await this.fresh.has(save.options, save.seed))) return true;
    return (await this.store.games({ deal: dealKey(save) })).some(({ outcome }) => outcome === 'won');
  }

  /**
   * Returns a known deal, or else one that the solver finds.
   * @param signal cancels the search; so does another search of the player
   * @param onProgress receives the number of deals searched so far
   */
  async find(given: GivenOptions, signal: AbortSignal, onProgress: (tried: number) => void): Promise<DealAddress | NotFound> {
    const options = completeOptions(this.variant, given);
    if (!options.ok) return 'none';
    const ready = await this.fresh.ready(options.value);
    if (ready !== undefined) return this.#dealAddress(options.value, ready);
    const found = await this.#search(options.value, this.#randomDeals(options.value), { signal, onProgress });
    if (signal.aborted) return 'given up';
    return typeof found === 'string' ? found : this.#dealAddress(options.value, found.seed);
  }

  /**
   * Searches in the background until {@link READY} unseen deals of a rule set are found, among all deal numbers, so that a player does not
   * get the published deals again and again. It skips a rule set for which it finds none, and ends while the player waits for a search.
   */
  async stock({ options }: Pick<GameSnapshot, 'options'>): Promise<void> {
    const rules = this.fresh.key(options);
    if (this.#stocking === rules || this.#exhausted.has(rules)) return;
    this.#stocking = rules;
    try {
      while (this.#stocking === rules && !this.#running?.signal && (await this.fresh.left(options)) < READY) {
        const found = await this.#search(options, this.#randomDeals(options));
        if (typeof found === 'string') {
          if (found !== 'given up') this.#exhausted.add(rules);
          return;
        }
        await this.fresh.prepare(options);
      }
    } finally {
      if (this.#stocking === rules) this.#stocking = undefined;
    }
  }

  /** Searches one deal after the other, and stores the first that can be won. */
  async #search(options: Options, seeds: Iterable<Seed>, search: Search = {}): Promise<{ readonly seed: Seed } | NotFound> {
    const { signal, onProgress } = search;
    const ended = (): boolean => signal?.aborted === true || this.#running !== search;
    this.#running = search;
    let tried = 0;
    try {
      for (const seed of seeds) {
        if (ended()) return 'given up';
        onProgress?.(tried);
        tried++;
        if (!(await this.solver.isWinnable(seed, options, signal))) continue;
        await keepWinnable(this.store, this.fresh.key(options), seed);
        return { seed };
      }
      return ended() ? 'given up' : 'none';
    } catch {
      return ended() ? 'given up' : 'none'; // The solver cannot play this variant.
    } finally {
      if (this.#running === search) {
        this.#running = undefined;
        this.solver.stop();
      }
    }
  }

  #dealAddress(options: Options, seed: Seed): DealAddress {
    return { options: optionTexts(options), seed: String(seed) };
  }

  #randomDeals(options: Options): readonly Seed[] {
    return Array.from({ length: DEALS }, () => randomDealNumber()).filter((seed) => !this.fresh.wasDealt(options, seed));
  }
}
