import { completeOptions, type GivenOptions, type Options, type Seed, type Variant } from '@patience/core';
import type { SearchOptions } from '@patience/solver';
import { dealKey, optionTexts, type DealAddress } from '../address/deal.js';
import { knownOf, readKnownDeals, uniteKnownDeals, WINNABLE } from '../store/known-deals.js';
import type { Store } from '../store/store.js';
import { SURE } from './effort.js';
import type { Played } from './seat.js';
import { anySeed } from './seed.js';
import type { DealSolver } from './solver.js';

/** Deals that are looked at before giving up: some twenty seconds in all. */
export const DEALS = 12;

/** Why a search found no deal: none of those that were looked at comes out, or it was not brought to its end. */
export type NotFound = 'none' | 'given up';

/** How a search goes. */
interface Search {
  /** The player's, who can give it up; absent: it runs in the background. */
  readonly signal?: AbortSignal | undefined;
  /** How many deals were looked at. */
  readonly onProgress?: (tried: number) => void;
  /** What one deal may cost; absent: a moment. */
  readonly cost?: SearchOptions;
}

/** The deals of a variant that are known to come out. Once found they are remembered. */
export class WinnableDeals {
  /** There is one solver: a search ends the one before. One in the background does not end the player's. */
  #running: Search | undefined;

  constructor(
    private readonly store: Pick<Store, 'kept' | 'keep' | 'games'>,
    private readonly variant: Variant,
    private readonly solver: DealSolver,
  ) {}

  /** Is it known that this deal comes out: because it was found here, or because it has been won? */
  async has(game: Played): Promise<boolean> {
    const save = game.save();
    if (save.seed !== undefined && (await this.#known(save.options)).includes(save.seed)) return true;
    return (await this.store.games({ deal: dealKey(save) })).some(({ outcome }) => outcome === 'won');
  }

  /**
   * A remembered one that was never played.
   * @param but lies on the table already
   */
  async ready(options: Options, but: Played): Promise<DealAddress | undefined> {
    for (const seed of await this.#known(options))
      if (seed !== but.save().seed && (await this.store.games({ deal: this.#key(options, seed) }, 1)).length === 0)
        return this.#addressOf(options, seed);
    return undefined;
  }

  /**
   * A remembered one, else the solver looks for one.
   * @param signal gives it up; another search of the player's does, too
   * @param onProgress how many were looked at
   */
  async find(given: GivenOptions, but: Played, signal: AbortSignal, onProgress: (tried: number) => void): Promise<DealAddress | NotFound> {
    const options = completeOptions(this.variant, given);
    if (!options.ok) return 'none';
    const ready = await this.ready(options.value, but);
    if (ready) return ready;
    const found = await this.#search(options.value, anySeeds(), { signal, onProgress });
    if (signal.aborted) return 'given up';
    return typeof found === 'string' ? found : this.#addressOf(options.value, found.seed);
  }

  /** Looks for one more that is ready the next time, unless there is one, or the player waits for a search. */
  async stock(on: Played): Promise<void> {
    if (await this.ready(on.options, on)) return;
    if (!this.#running?.signal) await this.#search(on.options, anySeeds());
  }

  /**
   * The first of these deals that is found to come out, in the usual options: the same one on every machine.
   * @returns undefined when there is none, or the search was given up
   */
  async first(seeds: readonly Seed[], signal?: AbortSignal): Promise<Seed | undefined> {
    const options = completeOptions(this.variant, {});
    if (!options.ok) return undefined;
    const known = await this.#known(options.value);
    const ready = seeds.find((seed) => known.includes(seed));
    if (ready !== undefined) return ready;
    const found = await this.#search(options.value, seeds, { signal, cost: SURE });
    return typeof found === 'string' ? undefined : found.seed;
  }

  /** Asks the solver for one deal after the other. One that comes out is remembered. */
  async #search(options: Options, seeds: Iterable<Seed>, search: Search = {}): Promise<{ readonly seed: Seed } | NotFound> {
    const { signal, onProgress, cost } = search;
    const ended = (): boolean => signal?.aborted === true || this.#running !== search;
    this.#running = search;
    let tried = 0;
    try {
      for (const seed of seeds) {
        if (ended()) return 'given up';
        onProgress?.(tried++);
        if (!(await this.solver.comesOut(seed, options, signal, cost))) continue;
        await this.#remember(options, seed);
        return { seed };
      }
      return ended() ? 'given up' : 'none';
    } catch {
      return ended() ? 'given up' : 'none'; // the solver cannot play this one
    } finally {
      if (this.#running === search) {
        this.#running = undefined;
        this.solver.stop();
      }
    }
  }

  async #remember(options: Options, seed: Seed): Promise<void> {
    await this.store.keep(WINNABLE, uniteKnownDeals({ [this.#key(options)]: [seed] }, readKnownDeals(await this.store.kept(WINNABLE))));
  }

  async #known(options: Options): Promise<readonly Seed[]> {
    return knownOf(readKnownDeals(await this.store.kept(WINNABLE)), this.#key(options));
  }

  #addressOf(options: Options, seed: Seed): DealAddress {
    return { options: optionTexts(options), seed: String(seed) };
  }

  #key(options: Options, seed: Seed = ''): string {
    return dealKey({ variant: this.variant.id, rules: this.variant.rules, options, seed });
  }
}

/** So many deals as are looked at, as chance has them. */
const anySeeds = (): readonly Seed[] => Array.from({ length: DEALS }, () => anySeed());
