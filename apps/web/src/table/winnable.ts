import { completeOptions, type Game, type GivenOptions, type Options, type Seed, type Variant } from '@patience/core';
import { Client } from '@patience/solver';
import { dealKey, type DealAddress } from '../address/deal.js';
import type { Source } from '../catalogue/entry.js';
import { knownOf, readKnownDeals, uniteKnownDeals, WINNABLE } from '../store/known-deals.js';
import type { Store } from '../store/store.js';
import { anySeed } from './seed.js';
import { makeSolver } from './solver.js';

/** Deals that are looked at before giving up, and milliseconds for each: some twenty seconds in all. */
export const DEALS = 12;
const EACH = 1500;
/** By how many positions one deal of several is searched where all machines must agree: a clock would tell them apart. */
const SURE = { budget: 60_000, memory: 32 * 2 ** 20, time: Infinity, polish: 0 } as const;
/** A phone must be able to spare it, in bytes. */
const MEMORY = 48e6;

/** The deals of a variant that are known to come out. Once found they are remembered. */
export class WinnableDeals {
  #searches = 0;

  constructor(
    private readonly store: Pick<Store, 'kept' | 'keep' | 'games'>,
    private readonly variant: Variant,
    private readonly entry: Pick<Source, 'address'>,
    private readonly client: Pick<Client, 'ask' | 'stop'> = new Client(makeSolver),
  ) {}

  /** Is it known that this deal comes out: because it was found here, or because it has been won? */
  async has(game: Game): Promise<boolean> {
    const save = game.save();
    if (save.seed !== undefined && (await this.#known(save.options)).includes(save.seed)) return true;
    return (await this.store.games({ deal: dealKey(save) })).some(({ outcome }) => outcome === 'won');
  }

  /**
   * A remembered one that was never played.
   * @param but lies on the table already
   */
  async ready(options: Options, but: Game): Promise<DealAddress | undefined> {
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
  async find(given: GivenOptions, but: Game, signal: AbortSignal, onProgress: (tried: number) => void): Promise<DealAddress | undefined> {
    const options = completeOptions(this.variant, given);
    if (!options.ok) return undefined;
    const ready = await this.ready(options.value, but);
    if (ready) return ready;
    const seed = await this.#search(options.value, signal, onProgress);
    return seed === undefined || signal.aborted ? undefined : this.#addressOf(options.value, seed);
  }

  /** Looks for one more that is ready the next time, unless there is one. */
  async stock(on: Game): Promise<void> {
    if (!(await this.ready(on.options, on))) await this.#search(on.options);
  }

  /** The first of these deals that is found to come out, in the usual options: the same one on every machine. Undefined when there is none. */
  async first(seeds: readonly Seed[]): Promise<Seed | undefined> {
    const options = completeOptions(this.variant, {});
    if (!options.ok) return undefined;
    const known = await this.#known(options.value);
    const ready = seeds.find((seed) => known.includes(seed));
    if (ready !== undefined) return ready;
    const search = ++this.#searches;
    try {
      for (const seed of seeds) {
        const { verdict } = await this.client.ask(
          { module: this.entry.address, variant: this.variant },
          { ask: 'solve', position: { seed, options: options.value }, search: SURE },
        );
        if (verdict.verdict !== 'solved') continue;
        await this.#remember(options.value, seed);
        return seed;
      }
      return undefined;
    } catch {
      return undefined; // the solver cannot play this one
    } finally {
      if (search === this.#searches) this.client.stop();
    }
  }

  async #search(options: Options, signal?: AbortSignal, onProgress?: (tried: number) => void): Promise<Seed | undefined> {
    const search = ++this.#searches;
    try {
      for (let tried = 0; tried < DEALS && search === this.#searches; tried++) {
        const seed = anySeed();
        onProgress?.(tried);
        const { verdict } = await this.client.ask(
          { module: this.entry.address, variant: this.variant },
          { ask: 'solve', position: { seed, options }, search: { memory: MEMORY, time: EACH, polish: 0 } },
          signal ? { signal } : {},
        );
        if (verdict.verdict !== 'solved') continue;
        await this.#remember(options, seed);
        return seed;
      }
      return undefined;
    } catch {
      return undefined; // given up; or the solver cannot play this one
    } finally {
      if (search === this.#searches) this.client.stop();
    }
  }

  async #remember(options: Options, seed: Seed): Promise<void> {
    await this.store.keep(WINNABLE, uniteKnownDeals({ [this.#key(options)]: [seed] }, readKnownDeals(await this.store.kept(WINNABLE))));
  }

  async #known(options: Options): Promise<readonly Seed[]> {
    return knownOf(readKnownDeals(await this.store.kept(WINNABLE)), this.#key(options));
  }

  #addressOf(options: Options, seed: Seed): DealAddress {
    return { options: Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)])), seed: String(seed) };
  }

  #key(options: Options, seed: Seed = ''): string {
    return dealKey({ variant: this.variant.id, rules: this.variant.rules, options, seed });
  }
}
