import { startOptions, type Options, type SavedGame, type Seed, type Variant } from '@patience/core';
import { dealKey } from '../address/deal.js';
import { dayOf, dayOfDeal } from '../daily/date.js';
import { DEALT, knownOf, readKnownDeals, uniteKnownDeals, WINNABLE, type KnownDeals } from '../store/known-deals.js';
import type { Store } from '../store/store.js';

/** Winnable deals of a variant that are published with the site: those with a solution in the atlas. */
export interface PublishedDeals {
  /** Some deals under the rules of a first visit, which the document contains. */
  readonly first: readonly Seed[];
  /** Loads the deals of all rule sets; empty if they cannot be fetched. */
  readonly load: () => Promise<KnownDeals>;
}

const NONE: PublishedDeals = { first: [], load: () => Promise.resolve({}) };

/** Number of winnable deals kept ready for a rule set. */
export const READY = 3;

/** The published deals of a variant of the site. */
export const publishedDeals = (root: URL, variant: string, first: readonly Seed[]): PublishedDeals => ({
  first,
  async load() {
    try {
      const response = await fetch(new URL(`deals/${variant}.json`, root));
      return response.ok ? readKnownDeals(await response.json()) : {};
    } catch {
      return {}; // The device is offline, and the file is not cached.
    }
  },
});

/** Chooses winnable deals when the player names none. It never returns a deal that was dealt since the page was opened. */
export class FreshDeals {
  readonly #dealt = new Set<string>();
  /** Deals that {@link prepare} found, by rule set. */
  readonly #prepared = new Map<string, readonly Seed[]>();
  #loaded: Promise<KnownDeals> | undefined;

  constructor(
    private readonly store: Pick<Store, 'kept' | 'games'>,
    private readonly variant: Variant,
    private readonly published: PublishedDeals = NONE,
  ) {}

  note(save: Pick<SavedGame, 'variant' | 'rules' | 'options' | 'seed' | 'deck'>): void {
    this.#dealt.add(dealKey(save));
  }

  /** Stores that a deal was dealt, so that later visits prefer others. */
  async storeDealt({ options, seed }: Pick<SavedGame, 'options' | 'seed'>, store: Pick<Store, 'kept' | 'keep'>): Promise<void> {
    if (seed === undefined) return;
    const dealt = readKnownDeals(await store.kept(DEALT));
    await store.keep(DEALT, uniteKnownDeals({ [this.key(options)]: [seed] }, dealt));
  }

  /** Tells whether this deal was dealt since the page was opened. */
  wasDealt(options: Options, seed: Seed): boolean {
    return this.#dealt.has(this.key(options, seed));
  }

  /** Returns at once a winnable deal that {@link prepare} found, and that was not dealt since the page was opened. */
  next(options: Options): Seed | undefined {
    return this.#prepared.get(this.key(options))?.find((seed) => !this.wasDealt(options, seed));
  }

  /** Returns a winnable deal that was never played and not dealt since the page was opened; undefined when none is known. */
  async ready(options: Options): Promise<Seed | undefined> {
    if (this.next(options) === undefined) await this.prepare(options);
    return this.next(options);
  }

  /**
   * Chooses winnable deals that were never played, for {@link next}. Deals that were found on this device come first, since everybody
   * has the published ones. A deal that was dealt on an earlier visit comes last.
   */
  async prepare(options: Options): Promise<void> {
    const sources = [
      () => this.#offered(options),
      () => Promise.resolve(this.#areUsual(options) ? shuffled(this.published.first) : []),
      async () => shuffled(await this.#published(options)),
    ];
    for (const avoided of [await this.#dealtBefore(options), []]) {
      const found: Seed[] = [];
      for (const source of sources)
        if (found.length < READY) found.push(...(await this.#unplayed(options, await source(), READY - found.length, avoided)));
      this.#prepared.set(this.key(options), found);
      if (found.length > 0) return;
    }
  }

  /** Returns how many unplayed deals that were found on this device remain, up to {@link READY}. */
  async left(options: Options): Promise<number> {
    return (await this.#unplayed(options, await this.#offered(options), READY, await this.#dealtBefore(options))).length;
  }

  /** Tells whether a deal is known to be winnable, because it was found here or is published. */
  async has(options: Options, seed: Seed): Promise<boolean> {
    if (this.#areUsual(options) && this.published.first.includes(seed)) return true;
    return (await this.remembered(options)).includes(seed) || (await this.#published(options)).includes(seed);
  }

  /** Returns the winnable deals that were found on this device. */
  async remembered(options: Options): Promise<readonly Seed[]> {
    return knownOf(readKnownDeals(await this.store.kept(WINNABLE)), this.key(options));
  }

  /** Returns the winnable deals that were found on this device, without deals of a day: those are played on purpose only. */
  async #offered(options: Options): Promise<readonly Seed[]> {
    const seeds = await this.remembered(options);
    const today = dayOf(new Date());
    const days = await Promise.all(seeds.map((seed) => dayOfDeal(this.variant.id, seed, today)));
    return seeds.filter((_, i) => days[i] === undefined);
  }

  /** Returns the key of a deal in the store; without a seed, the key of the rule set. */
  key(options: Options, seed: Seed = ''): string {
    return dealKey({ variant: this.variant.id, rules: this.variant.rules, options, seed });
  }

  async #published(options: Options): Promise<readonly Seed[]> {
    return knownOf(await (this.#loaded ??= this.published.load()), this.key(options));
  }

  /** Returns the deals that were dealt on earlier visits. */
  async #dealtBefore(options: Options): Promise<readonly Seed[]> {
    return knownOf(readKnownDeals(await this.store.kept(DEALT)), this.key(options));
  }

  /**
   * Returns the first of some deals that were neither played nor dealt since the page was opened, at most `most`.
   * @param avoided further deals to leave out
   */
  async #unplayed(options: Options, seeds: readonly Seed[], most: number, avoided: readonly Seed[]): Promise<readonly Seed[]> {
    const found: Seed[] = [];
    for (const seed of seeds) {
      if (found.length === most) break;
      if (this.wasDealt(options, seed) || avoided.includes(seed)) continue;
      if ((await this.store.games({ deal: this.key(options, seed) }, 1)).length === 0) found.push(seed);
    }
    return found;
  }

  #areUsual(options: Options): boolean {
    return Object.entries(startOptions(this.variant)).every(([name, value]) => options[name] === value);
  }
}

/** Shuffles deals, so that players who begin at the same time do not all get the same ones. */
function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, lot: Math.random() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ item }) => item);
}
