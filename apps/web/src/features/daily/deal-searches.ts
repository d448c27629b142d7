import type { Seed } from '@patience/core';
import type { Entry, InstalledEntry } from '../../catalogue/entry.js';
import { dailySeeds, type Day } from '../../daily/date.js';
import { foundDeal, uniteFoundDeals, type FoundDeals } from '../../daily/found-deals.js';
import type { DailyDeal, DailyProof } from './find-deal.js';

/** Calls by which the deals of a day are searched and kept. */
export interface SearchSources {
  /** Deals of days that earlier searches have won. */
  readonly found: FoundDeals;
  /** Finds the deal of a day among its candidates. @param onProgress receives the share of searches that have ended, in percent */
  find(
    entry: InstalledEntry,
    seeds: readonly number[],
    signal: AbortSignal,
    onProgress: (percent: number) => void,
  ): Promise<DailyDeal | undefined>;
  /** Called when the searches of a day have ended. */
  rest?(): void;
  keep(found: FoundDeals): Promise<void>;
}

/** The search for the deal of a game of the selected day. */
export interface Search {
  /** The deal; undefined while it is not known. */
  readonly seed: Seed | undefined;
  /** The knowledge about the deal, or the reason why there is none yet. */
  readonly proof: DailyProof | 'waiting' | 'checking' | 'failed';
  /** The share of the searches for the deal that have ended, in percent. */
  readonly progress: number;
}

const WAITING: Search = { seed: undefined, proof: 'waiting', progress: 0 };

/**
 * Finds the deals of a day one after another, a wanted one before the others. No deal is shown before: it would not be the one that everybody
 * gets.
 */
export class DealSearches {
  #found: FoundDeals;
  #searches = new Map<string, Search>();
  /** Cancels the searches for the deals that were shown before. */
  #looking: AbortController | undefined;
  /** Begins the searches that wait until the page is quiet. */
  #hurry = (): void => undefined;

  /**
   * @param wanted id of the variant that the player wants on the table as soon as its deal is known
   * @param changed called at each change of a search
   * @param play called with the deal of the wanted game, which is wanted no longer
   */
  constructor(
    private readonly from: SearchSources,
    public wanted: string | undefined,
    private readonly changed: () => void,
    private readonly play: (entry: Entry, seed: Seed) => void,
  ) {
    this.#found = from.found;
  }

  /** Deals of days that searches have won. */
  get found(): FoundDeals {
    return this.#found;
  }

  add(found: FoundDeals): void {
    this.#found = uniteFoundDeals(this.#found, found);
  }

  of(id: string): Search {
    return this.#searches.get(id) ?? WAITING;
  }

  /** Tells whether a deal could not be searched. */
  get hasFailed(): boolean {
    return [...this.#searches.values()].some(({ proof }) => proof === 'failed');
  }

  /** Asks for a game on the table as soon as its deal is known. It is searched next. @param id undefined: the player cancels */
  want(id: string | undefined): void {
    this.wanted = id;
    this.#hurry();
    this.changed();
  }

  /**
   * Searches the deals of a day's games instead of those that were searched before.
   * @param quiet resolves when the page is quiet; until then only a wanted deal is searched
   */
  async look(day: Day, games: readonly Entry[], quiet?: Promise<void>): Promise<void> {
    this.#looking?.abort();
    const { signal } = (this.#looking = new AbortController());
    this.#searches = new Map();
    // Show first what needs no search.
    for (const entry of games) {
      const deal = this.#known(entry, day);
      if (deal) this.#end(entry, deal);
    }
    this.changed();
    if (quiet && this.wanted === undefined)
      await new Promise<void>((done) => {
        this.#hurry = done;
        void quiet.then(done);
      });
    for (let entry = this.#next(games); entry && !signal.aborted; entry = this.#next(games)) await this.#lookFor(entry, day, signal);
    if (!signal.aborted) this.from.rest?.();
  }

  #next(games: readonly Entry[]): InstalledEntry | undefined {
    const waiting = games.filter((entry): entry is InstalledEntry => !entry.added && this.of(entry.id).proof === 'waiting');
    return waiting.find(({ id }) => id === this.wanted) ?? waiting[0];
  }

  /** Returns the deal of a game for which nothing has to be searched. */
  #known(entry: Entry, day: Day): DailyDeal | undefined {
    const found = foundDeal(this.#found, day, entry.id);
    const seeds = dailySeeds(entry.id, day);
    if (found && (seeds as readonly Seed[]).includes(found.seed)) return { ...found, proof: 'proved' };
    // The rules of an added variant run only in a sandbox, so no solver is asked.
    return entry.added || entry.scored ? { seed: seeds[0]!, proof: entry.scored ? 'scored' : 'unproved' } : undefined;
  }

  async #lookFor(entry: InstalledEntry, day: Day, signal: AbortSignal): Promise<void> {
    this.#set(entry, { ...WAITING, proof: 'checking' });
    try {
      const deal = await this.from.find(entry, dailySeeds(entry.id, day), signal, (progress) => {
        if (!signal.aborted) this.#set(entry, { ...WAITING, proof: 'checking', progress });
      });
      // Another day or patience may have been selected meanwhile.
      if (signal.aborted) return;
      if (!deal) return this.#set(entry, { ...WAITING, proof: 'failed' });
      const { seed, moves } = deal;
      if (moves) {
        const found = { [day]: { [entry.id]: { seed, moves } } };
        this.add(found);
        // Wait for the store: a table that opens now reads the goal from it.
        await this.from.keep(found);
        if (signal.aborted) return;
      }
      this.#end(entry, deal);
    } catch {
      // The solver or the rules could not be loaded. Any deal might be another one than on other devices.
      if (!signal.aborted) this.#set(entry, { ...WAITING, proof: 'failed' });
    }
  }

  #set(entry: Entry, search: Search): void {
    this.#searches.set(entry.id, search);
    this.changed();
  }

  /** Shows the deal of a game and what is known about it, or opens it if the player has asked for it. */
  #end(entry: Entry, { seed, proof }: DailyDeal): void {
    this.#set(entry, { seed, proof, progress: 100 });
    if (this.wanted !== entry.id) return;
    this.wanted = undefined;
    this.play(entry, seed);
  }
}
