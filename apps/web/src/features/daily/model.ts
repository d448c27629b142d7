import type { LanguageTag, Seed } from '@patience/core';
import type { Entry, InstalledEntry } from '../../catalogue/entry.js';
import { byName } from '../../catalogue/names.js';
import { DayBook } from '../../daily/book.js';
import { dailySeeds, dayOf, monthText, readDay, readMonth, weeksOf, type Day } from '../../daily/date.js';
import { dayResult, playedGame, type DayResult, type PlayedGame } from '../../daily/day-result.js';
import { foundDeal, uniteFoundDeals, type FoundDeals } from '../../daily/found-deals.js';
import { gamesOfDay, type GameOfDay } from '../../daily/games-of-day.js';
import type { ResultRecord } from '../../store/results.js';
import { cursorIn, type Month } from './calendar.js';
import type { DailyDeal, DailyProof } from './find-deal.js';

/** Parameter of an address of this page that names the game to put on the table as soon as its deal is known. */
const PLAY = 'play';

/** Values that the model reads, and calls by which it searches and changes the page. */
export interface DailySources {
  readonly entries: readonly Entry[];
  readonly results: readonly ResultRecord[];
  /** Deals of days that earlier searches have won. */
  readonly found: FoundDeals;
  readonly lang: LanguageTag;
  /** The query of the address of the page. */
  readonly query: URLSearchParams;
  readonly now: Date;
  /** Finds the deal of a day among its candidates. @param onProgress receives the share of searches that have ended, in percent */
  find(
    entry: InstalledEntry,
    seeds: readonly number[],
    signal: AbortSignal,
    onProgress: (percent: number) => void,
  ): Promise<DailyDeal | undefined>;
  /** Stores deals that were found. */
  keep(found: FoundDeals): Promise<void>;
  /** Writes a query into the address; empty for the page without one. */
  remember(query: string): void;
  /** Opens the table with a deal. */
  play(entry: Entry, seed: Seed): void;
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

/** The selected day with its games, and the month of the calendar. */
export class DailyModel {
  /** All patiences, sorted by name. */
  readonly listed: readonly Entry[];
  /** The current day; {@link followDay} updates it. */
  today: Day;
  /** The selected day. */
  day: Day;
  /** The variant that the player chose instead of the games of the day. */
  other: Entry | undefined;
  /** Id of the variant that the player wants on the table as soon as its deal is known. */
  wanted: string | undefined;
  book: DayBook<ResultRecord>;
  #found: FoundDeals;
  #searches = new Map<string, Search>();
  #month: readonly [year: number, month: number];
  /** The day that the keyboard reaches in the calendar; another one if the month does not have it. */
  #cursor: Day;
  /** Whether the page changes to the new day at midnight: its address names no day. */
  #follows: boolean;
  /** Cancels the searches for the deals that were shown before. */
  #looking: AbortController | undefined;

  constructor(
    private readonly from: DailySources,
    private readonly changed: () => void,
  ) {
    const { entries, query, now } = from;
    this.listed = entries.toSorted(byName(from.lang));
    this.book = new DayBook(from.results);
    this.#found = from.found;
    this.today = dayOf(now);
    this.other = entries.find(({ id }) => id === query.get('variant'));
    this.day = this.#cursor = readDay(query.get('day'), this.today) ?? this.today;
    this.#month = readMonth(query.get('month')) ?? readMonth(this.day.slice(0, 7))!;
    this.#follows = !query.has('day');
    this.wanted = query.has(PLAY) ? (this.other?.id ?? query.get(PLAY)!) : undefined;
  }

  /** The games of the selected day, or the one that the player chose, with the player's results. */
  get games(): readonly PlayedGame<Entry>[] {
    return this.#games.map((game) => playedGame(game, this.day, this.book, this.#found));
  }

  get #games(): readonly GameOfDay<Entry>[] {
    return this.other ? [{ entry: this.other, goal: 'win' }] : gamesOfDay(this.from.entries, this.day);
  }

  /** The player's results of a day. */
  resultOf(day: Day): DayResult<Entry> {
    return dayResult(day, this.from.entries, this.book, this.#found);
  }

  searchOf(id: string): Search {
    return this.#searches.get(id) ?? WAITING;
  }

  /** The query of an address of this page that opens the table as soon as the deal of a game is known: the same game in a new tab. */
  whenFound(id: string): string {
    return `?${new URLSearchParams({ ...(this.other && { variant: this.other.id }), day: this.day, [PLAY]: id }).toString()}`;
  }

  get month(): Month {
    const [year, month] = this.#month;
    const { today, day: shown } = this;
    return { year, month, today, shown, cursor: cursorIn(year, month, this.#cursor, today), resultOf: (day) => this.resultOf(day) };
  }

  /** Tells whether the calendar shows the current month or a later one. */
  isLatest(now: Date): boolean {
    const [year, month] = this.#month;
    return new Date(year, month, 1) > now;
  }

  /** The number of games of the shown month that are done. */
  get done(): number {
    const [year, month] = this.#month;
    const days = weeksOf(year, month - 1).flat();
    return days.reduce((sum, day) => sum + (day !== undefined && day <= this.today ? this.resultOf(day).done : 0), 0);
  }

  /** Asks for a game on the table as soon as its deal is known. It is searched next. */
  want(id: string): void {
    this.wanted = id;
    this.changed();
  }

  select(day: Day): Promise<void> {
    this.day = this.#cursor = day;
    return this.#selected();
  }

  /** Selects a patience instead of the games of the day. @param id empty for the games of the day */
  pick(id: string): Promise<void> {
    this.other = this.from.entries.find((entry) => entry.id === id);
    return this.#selected();
  }

  /** Shows another month. @param by number of months to go on, or back if negative */
  turn(by: number): void {
    const [year, month] = this.#month;
    const moved = new Date(year, month - 1 + by, 1);
    this.#show([moved.getFullYear(), moved.getMonth() + 1]);
  }

  /** Moves the keyboard to a day of the calendar, and shows its month. Returns the day that the keyboard reaches. */
  moveTo(to: Day): Day {
    this.#cursor = to;
    const month = readMonth(to.slice(0, 7));
    if (month && month.join() !== this.#month.join()) this.#show(month);
    else this.changed();
    return this.month.cursor;
  }

  /** Changes from the old to the new day after midnight, if the current day is selected. */
  followDay(now: Date): void {
    const today = dayOf(now);
    if (today === this.today) return;
    const follows = this.day === this.today && this.#follows;
    this.today = today;
    if (!follows) return this.changed();
    this.#month = readMonth(today.slice(0, 7))!;
    this.day = today;
    this.#remember();
    void this.look();
  }

  update(results: readonly ResultRecord[], found: FoundDeals): void {
    this.book = new DayBook(results);
    this.#found = uniteFoundDeals(this.#found, found);
    this.changed();
  }

  /**
   * Finds the deals of the selected day one after another, a wanted one before the others. No deal is shown before: it would not be the one
   * that everybody gets.
   */
  async look(): Promise<void> {
    this.#looking?.abort();
    const { signal } = (this.#looking = new AbortController());
    this.#searches = new Map();
    const waiting = this.#games.map(({ entry }) => entry);
    // Show first what needs no search.
    for (const entry of waiting) {
      const deal = this.#known(entry);
      if (deal) this.#end(entry, deal);
    }
    this.changed();
    for (let entry = this.#next(waiting); entry && !signal.aborted; entry = this.#next(waiting)) await this.#lookFor(entry, signal);
  }

  /** Returns the next of the games that wait for their search. */
  #next(games: readonly Entry[]): InstalledEntry | undefined {
    const waiting = games.filter((entry): entry is InstalledEntry => !entry.added && this.searchOf(entry.id).proof === 'waiting');
    return waiting.find(({ id }) => id === this.wanted) ?? waiting[0];
  }

  /** Returns the deal of a game for which nothing has to be searched. */
  #known(entry: Entry): DailyDeal | undefined {
    const found = foundDeal(this.#found, this.day, entry.id);
    const seeds = dailySeeds(entry.id, this.day);
    if (found && (seeds as readonly Seed[]).includes(found.seed)) return { ...found, proof: 'proved' };
    // The rules of an added variant run only in a sandbox, so no solver is asked.
    return entry.added || entry.scored ? { seed: seeds[0]!, proof: entry.scored ? 'scored' : 'unproved' } : undefined;
  }

  async #lookFor(entry: InstalledEntry, signal: AbortSignal): Promise<void> {
    const { day } = this;
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
        this.#found = uniteFoundDeals(this.#found, found);
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
    // Remove the request to play from the address, so that a player who comes back from the table stays on this page.
    this.#remember();
    this.from.play(entry, seed);
  }

  #selected(): Promise<void> {
    this.wanted = undefined;
    this.#remember();
    return this.look();
  }

  #show(month: readonly [year: number, month: number]): void {
    this.#month = month;
    this.#remember();
    this.changed();
  }

  /** Writes the selected day, patience and month into the address. */
  #remember(): void {
    const shown = monthText(...this.#month);
    const { other, day, today } = this;
    const query = new URLSearchParams({
      ...(other && { variant: other.id }),
      // Leave out today, so that the address shows the new day tomorrow.
      ...(day !== today && { day }),
      ...(!day.startsWith(shown) && { month: shown }),
    });
    this.#follows = !query.has('day');
    this.from.remember(query.size > 0 ? `?${query.toString()}` : '');
  }
}
