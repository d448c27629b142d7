import type { LanguageTag, Seed } from '@patience/core';
import type { Entry } from '../../catalogue/entry.js';
import { byName, nameOf } from '../../catalogue/names.js';
import { DayBook } from '../../daily/book.js';
import { dayOf, monthText, readDay, readMonth, weeksOf, type Day } from '../../daily/date.js';
import { dayResult, playedGame, type DayResult, type PlayedGame } from '../../daily/day-result.js';
import type { FoundDeals } from '../../daily/found-deals.js';
import { gamesOfDay, type GameOfDay } from '../../daily/games-of-day.js';
import type { ResultRecord } from '../../store/results.js';
import { cursorIn, type Month } from './calendar.js';
import { DealSearches, type SearchSources } from './deal-searches.js';

/** Parameter of an address of this page that names the game to put on the table as soon as its deal is known. */
const PLAY = 'play';

/** Values that the model reads, and calls by which it searches and changes the page. */
export interface DailySources extends SearchSources {
  readonly entries: readonly Entry[];
  readonly results: readonly ResultRecord[];
  readonly lang: LanguageTag;
  readonly query: URLSearchParams;
  readonly now: Date;
  /** Writes a query into the address; empty for the page without one. */
  remember(query: string): void;
  play(entry: Entry, seed: Seed): void;
}

/** The result of a day in a calendar on which no game was played: its games need not be chosen. */
const UNPLAYED: DayResult<never> = { games: [], others: [], done: 0, isPlayed: false, isLate: false };

/** The selected day with its games, and the month of the calendar. */
export class DailyModel {
  /** The current day; {@link followDay} updates it. */
  today: Day;
  /** The selected day. */
  day: Day;
  /** The variant that the player chose instead of the games of the day. */
  other: Entry | undefined;
  book: DayBook<ResultRecord>;
  #listed: readonly Entry[] | undefined;
  readonly searches: DealSearches;
  #month: readonly [year: number, month: number];
  /** The day that the keyboard reaches in the calendar; another one if the month does not have it. */
  #cursor: Day;
  /** Whether the page changes to the new day at midnight: its address names no day. */
  #follows: boolean;

  constructor(
    private readonly from: DailySources,
    private readonly changed: () => void,
  ) {
    const { entries, query, now } = from;
    this.book = new DayBook(from.results);
    this.today = dayOf(now);
    this.other = entries.find(({ id }) => id === query.get('variant'));
    this.day = this.#cursor = readDay(query.get('day'), this.today) ?? this.today;
    this.#month = readMonth(query.get('month')) ?? readMonth(this.day.slice(0, 7))!;
    this.#follows = !query.has('day');
    const wanted = query.has(PLAY) ? (this.other?.id ?? query.get(PLAY)!) : undefined;
    this.searches = new DealSearches(from, wanted, changed, (entry, seed) => {
      // Remove the request to play from the address, so that a player who comes back from the table stays on this page.
      this.#remember();
      from.play(entry, seed);
    });
  }

  /** All patiences, sorted by name. */
  get listed(): readonly Entry[] {
    return (this.#listed ??= this.from.entries.toSorted(byName(this.from.lang)));
  }

  /** The games of the selected day, or the one that the player chose, with the player's results. */
  get games(): readonly PlayedGame<Entry>[] {
    return this.#games.map((game) => playedGame(game, this.day, this.book, this.searches.found));
  }

  get #games(): readonly GameOfDay<Entry>[] {
    return this.other ? [{ entry: this.other, goal: 'win' }] : gamesOfDay(this.from.entries, this.day);
  }

  resultOf(day: Day): DayResult<Entry> {
    return dayResult(day, this.from.entries, this.book, this.searches.found);
  }

  #playedOn(day: Day): DayResult<Entry> {
    return this.book.state(day) === 'open' ? UNPLAYED : this.resultOf(day);
  }

  /** Returns the name of a patience; its id where it is not there any more. */
  nameOf(id: string): string {
    const entry = this.from.entries.find((one) => one.id === id);
    return entry ? nameOf(entry, this.from.lang) : id;
  }

  /** The query of an address of this page that opens the table as soon as the deal of a game is known: the same game in a new tab. */
  whenFound(id: string): string {
    return `?${new URLSearchParams({ ...(this.other && { variant: this.other.id }), day: this.day, [PLAY]: id }).toString()}`;
  }

  get month(): Month {
    const [year, month] = this.#month;
    const { today, day: shown } = this;
    return { year, month, today, shown, cursor: cursorIn(year, month, this.#cursor, today), resultOf: (day) => this.#playedOn(day) };
  }

  /** Tells whether the calendar shows the current month or a later one. */
  isLatest(now: Date): boolean {
    const [year, month] = this.#month;
    return new Date(year, month, 1) > now;
  }

  /** The number of games of the shown month that are done. */
  get done(): number {
    return this.played.reduce((sum, { result }) => sum + result.done, 0);
  }

  /** The days of the shown month on which a game was played, the last one first. */
  get played(): readonly { readonly day: Day; readonly result: DayResult<Entry> }[] {
    const [year, month] = this.#month;
    return weeksOf(year, month - 1)
      .flat()
      .filter((day): day is Day => day !== undefined && day <= this.today)
      .map((day) => ({ day, result: this.#playedOn(day) }))
      .filter(({ result }) => result.isPlayed)
      .reverse();
  }

  /** Id of the first game whose goal is not reached; undefined when all are. */
  get next(): string | undefined {
    return this.games.find(({ state }) => state !== 'reached')?.entry.id;
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
    this.searches.add(found);
    this.changed();
  }

  /**
   * Finds the deals of the selected day.
   * @param quiet resolves when the page is quiet; until then only a wanted deal is searched
   */
  look(quiet?: Promise<void>): Promise<void> {
    return this.searches.look(
      this.day,
      // First the game whose goal is a number of moves, which comes with its deal.
      this.#games.toSorted((a, b) => Number(b.goal === 'moves') - Number(a.goal === 'moves')).map(({ entry }) => entry),
      quiet,
    );
  }

  #selected(): Promise<void> {
    this.searches.wanted = undefined;
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
