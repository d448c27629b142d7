import type { LanguageTag, Seed } from '@patience/core';
import type { Entry, InstalledEntry } from '../../catalogue/entry.js';
import { byName } from '../../catalogue/names.js';
import { DayBook } from '../../daily/book.js';
import { dailySeeds, dailyVariant, dayOf, monthText, readDay, readMonth, weeksOf, type Day } from '../../daily/date.js';
import { isWin } from '../../statistics/count.js';
import type { ResultRecord } from '../../store/results.js';
import { cursorIn, type Month } from './calendar.js';
import type { DailyDeal, DailyProof } from './find-deal.js';

/** Parameter of an address of this page that puts the deal of the day on the table as soon as it is known. */
const PLAY = 'play';

/** Values that the model reads, and calls by which it searches and changes the page. */
export interface DailySources {
  readonly entries: readonly Entry[];
  readonly results: readonly ResultRecord[];
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
  /** Writes a query into the address; empty for the page without one. */
  remember(query: string): void;
  /** Opens the table with a deal. */
  play(entry: Entry, seed: Seed): void;
}

/** The selected day with its deal, and the month of the calendar. */
export class DailyModel {
  /** All patiences, sorted by name. */
  readonly listed: readonly Entry[];
  /** The current day; {@link followDay} updates it. */
  today: Day;
  /** The selected day. */
  day: Day;
  /** The variant that the player chose instead of the day's own. */
  other: Entry | undefined;
  /** The deal of the selected day; undefined while it is not known. */
  seed: Seed | undefined;
  /** The knowledge about the deal, or the reason why there is none yet. */
  proof: DailyProof | 'checking' | 'failed' = 'checking';
  /** The share of the searches for the deal that have ended, in percent. */
  progress = 0;
  /** Whether the player wants the deal on the table as soon as it is known. */
  wanted: boolean;
  book: DayBook;
  #results: readonly ResultRecord[];
  #month: readonly [year: number, month: number];
  /** The day that the keyboard reaches in the calendar; another one if the month does not have it. */
  #cursor: Day;
  /** Whether the page changes to the new day at midnight: its address names no day. */
  #follows: boolean;
  /** Cancels the search for the deal of the day that was selected before. */
  #looking: AbortController | undefined;
  /** Candidates for the variant of a day. */
  readonly #ids: readonly string[];

  constructor(
    private readonly from: DailySources,
    private readonly changed: () => void,
  ) {
    const { entries, query, now } = from;
    this.listed = entries.toSorted(byName(from.lang));
    this.#results = from.results;
    this.book = new DayBook(from.results);
    this.today = dayOf(now);
    this.other = entries.find(({ id }) => id === query.get('variant'));
    this.day = this.#cursor = readDay(query.get('day'), this.today) ?? this.today;
    this.#month = readMonth(query.get('month')) ?? readMonth(this.day.slice(0, 7))!;
    this.#follows = !query.has('day');
    this.wanted = query.has(PLAY);
    // Games that are mostly winnable and short enough for a daily game.
    const pool = entries.filter(({ added, winnable = 0, minutes = 0 }) => !added && winnable >= 0.7 && minutes <= 20);
    this.#ids = (pool.length > 0 ? pool : entries.filter(({ added }) => !added)).map(({ id }) => id);
  }

  /** The patience of the selected day; undefined without any patience. */
  get entry(): Entry | undefined {
    if (this.other) return this.other;
    const id = dailyVariant(this.#ids, this.day);
    return this.from.entries.find((entry) => entry.id === id);
  }

  /** Tells whether the page may promise a winnable deal: the variant is the day's own, and the search found nothing to the contrary. */
  get isPromised(): boolean {
    return this.other === undefined && (this.proof === 'checking' || this.proof === 'proved');
  }

  /** The query of an address of this page that opens the table as soon as the deal is known: the same game in a new tab. */
  get whenFound(): string {
    return `?${new URLSearchParams({ ...(this.other && { variant: this.other.id }), day: this.day, [PLAY]: '' }).toString()}`;
  }

  get month(): Month {
    const [year, month] = this.#month;
    const { today, day: shown, book, other } = this;
    return { year, month, today, shown, cursor: cursorIn(year, month, this.#cursor, today), book, variant: other?.id };
  }

  /** Tells whether the calendar shows the current month or a later one. */
  isLatest(now: Date): boolean {
    const [year, month] = this.#month;
    return new Date(year, month, 1) > now;
  }

  /** The number of days of the shown month whose deal was won. */
  get won(): number {
    const [year, month] = this.#month;
    const days = weeksOf(year, month - 1).flat();
    return days.filter((one) => one !== undefined && one <= this.today && this.book.state(one, this.other?.id) === 'won').length;
  }

  /** The won game of the selected day with the fewest moves. */
  get best(): ResultRecord | undefined {
    const { entry } = this;
    if (!entry) return undefined;
    const seeds: readonly unknown[] = dailySeeds(entry.id, this.day);
    const won = this.#results.filter((game) => game.variant === entry.id && isWin(game) && seeds.includes(game.source));
    return won.sort((a, b) => a.moves - b.moves)[0];
  }

  /** Asks for the deal on the table as soon as it is known. */
  want(): void {
    this.wanted = true;
    this.changed();
  }

  select(day: Day): Promise<void> {
    this.day = this.#cursor = day;
    return this.#selected();
  }

  /** Selects a patience instead of the day's own. @param id empty for the day's own */
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

  update(results: readonly ResultRecord[]): void {
    this.#results = results;
    this.book = new DayBook(results);
    this.changed();
  }

  /** Finds the deal of the selected day. No deal is shown before: it would not be the one that everybody gets. */
  async look(): Promise<void> {
    this.#looking?.abort();
    const { signal } = (this.#looking = new AbortController());
    const { entry } = this;
    [this.seed, this.proof, this.progress] = [undefined, 'checking', 0];
    this.changed();
    if (!entry) return;
    const seeds = dailySeeds(entry.id, this.day);
    // The rules of an added variant run only in a sandbox, so no solver is asked.
    if (entry.added || entry.scored) return this.#found(entry, { seed: seeds[0]!, proof: entry.scored ? 'scored' : 'unproved' });
    try {
      const deal = await this.from.find(entry, seeds, signal, (percent) => {
        this.progress = percent;
        this.changed();
      });
      // Another day or patience may have been selected meanwhile.
      if (deal && !signal.aborted) this.#found(entry, deal);
    } catch {
      if (signal.aborted) return;
      // The solver or the rules could not be loaded. Any deal might be another one than on other devices.
      this.proof = 'failed';
      this.changed();
    }
  }

  /** Shows the deal of the selected day and what is known about it, or opens it if the player has asked for it. */
  #found(entry: Entry, { seed, proof }: DailyDeal): void {
    [this.seed, this.proof] = [seed, proof];
    if (this.wanted) {
      this.wanted = false;
      // Remove the request to play from the address, so that a player who comes back from the table stays on this page.
      this.#remember();
      this.from.play(entry, seed);
    }
    this.changed();
  }

  #selected(): Promise<void> {
    this.wanted = false;
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
