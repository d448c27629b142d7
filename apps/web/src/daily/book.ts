import { isWin } from '../statistics/count.js';
import type { ResultRecord } from '../store/results.js';
import { before, dailySeeds, type Day } from './date.js';

/** The player's result for the deal of a day. */
export type DayState = 'won' | 'tried' | 'open';

/** The player's results of the daily deals, whichever variant was chosen for them. */
export class DayBook {
  /** The daily deals that were played, by variant and then by seed; true: won. */
  readonly #deals = new Map<string, Map<unknown, boolean>>();
  /** The results of the days asked for so far, in any variant: a streak and a calendar ask for each day again and again. */
  readonly #states = new Map<Day, DayState>();

  constructor(games: readonly Pick<ResultRecord, 'variant' | 'outcome' | 'source' | 'watched'>[]) {
    for (const game of games) {
      const { variant, source } = game;
      const deals = this.#deals.get(variant) ?? new Map<unknown, boolean>();
      deals.set(source, isWin(game) || deals.get(source) === true);
      this.#deals.set(variant, deals);
    }
  }

  /** Returns the player's result for a day. @param variant counts only this variant; absent: any */
  state(day: Day, variant?: string): DayState {
    if (variant !== undefined) return this.#count(day, variant);
    const known = this.#states.get(day) ?? this.#count(day);
    this.#states.set(day, known);
    return known;
  }

  #count(day: Day, variant?: string): DayState {
    let state: DayState = 'open';
    for (const [id, deals] of this.#deals) {
      if (variant !== undefined && id !== variant) continue;
      for (const seed of dailySeeds(id, day)) {
        const won = deals.get(seed);
        if (won) return 'won';
        if (won === false) state = 'tried';
      }
    }
    return state;
  }

  /** Returns the number of consecutive days with a won daily deal, up to today. A today without a win does not end the streak. */
  streak(today: Day): number {
    let days = 0;
    for (let day = this.state(today) === 'won' ? today : before(today); this.state(day) === 'won'; day = before(day)) days++;
    return days;
  }
}
