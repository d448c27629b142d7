import type { GameRecord } from '../store/records.js';
import { before, dailySeeds, type Day } from './date.js';

/** How the deal of a day stands. */
export type DayState = 'won' | 'tried' | 'open';

/** What the player made of the deals of the days, whichever variant was chosen for them. */
export class DayBook {
  /** For each variant the deals that were played; true: won. */
  readonly #deals = new Map<string, Map<unknown, boolean>>();

  constructor(games: readonly Pick<GameRecord, 'variant' | 'outcome' | 'save'>[]) {
    for (const { variant, outcome, save } of games) {
      const deals = this.#deals.get(variant) ?? new Map<unknown, boolean>();
      deals.set(save.seed, outcome === 'won' || deals.get(save.seed) === true);
      this.#deals.set(variant, deals);
    }
  }

  /** @param variant only this one; without it any */
  state(day: Day, variant?: string): DayState {
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

  /** Days in a row whose deal was won, up to today; a day that is not over breaks nothing. */
  streak(today: Day): number {
    let days = 0;
    for (let day = this.state(today) === 'won' ? today : before(today); this.state(day) === 'won'; day = before(day)) days++;
    return days;
  }
}
