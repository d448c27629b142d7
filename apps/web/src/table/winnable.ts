import { completeOptions, type GivenOptions, type Options, type Seed, type Variant } from '@patience/core';
import { dealKey, optionTexts, type DealAddress } from '../address/deal.js';
import { knownOf, readKnownDeals, uniteKnownDeals, WINNABLE } from '../store/known-deals.js';
import type { Store } from '../store/store.js';
import { SURE } from './effort.js';
import type { Played } from './seat.js';
import { anySeed } from './seed.js';
import type { DealSolver } from './solver.js';

/** Deals that are looked at before giving up: some twenty seconds in all. */
export const DEALS = 12;

/** The deals of a variant that are known to come out. Once found they are remembered. */
export class WinnableDeals {
  #searches = 0;

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
   * @param onProgress how many were looked at
   * @returns undefined when none was found, or the search was given up
   */
  async find(given: GivenOptions, but: Played, signal: AbortSignal, onProgress: (tried: number) => void): Promise<DealAddress | undefined> {
    const options = completeOptions(this.variant, given);
    if (!options.ok) return undefined;
    const ready = await this.ready(options.value, but);
    if (ready) return ready;
    const seed = await this.#search(options.value, signal, onProgress);
    return seed === undefined || signal.aborted ? undefined : this.#addressOf(options.value, seed);
  }

  /** Looks for one more that is ready the next time, unless there is one. */
  async stock(on: Played): Promise<void> {
    if (!(await this.ready(on.options, on))) await this.#search(on.options);
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
    const search = ++this.#searches;
    try {
      for (const seed of seeds) {
        signal?.throwIfAborted();
        if (!(await this.solver.comesOut(seed, options.value, signal, SURE))) continue;
        await this.#remember(options.value, seed);
        return seed;
      }
      return undefined;
    } catch {
      return undefined; // given up; or the solver cannot play this one
    } finally {
      if (search === this.#searches) this.solver.stop();
    }
  }

  async #search(options: Options, signal?: AbortSignal, onProgress?: (tried: number) => void): Promise<Seed | undefined> {
    const search = ++this.#searches;
    try {
      for (let tried = 0; tried < DEALS && search === this.#searches; tried++) {
        const seed = anySeed();
        onProgress?.(tried);
        if (!(await this.solver.comesOut(seed, options, signal))) continue;
        await this.#remember(options, seed);
        return seed;
      }
      return undefined;
    } catch {
      return undefined; // given up; or the solver cannot play this one
    } finally {
      if (search === this.#searches) this.solver.stop();
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
