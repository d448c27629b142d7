import { isWin } from '../statistics/count.js';
import type { ResultRecord } from '../store/results.js';
import { before, dailySeeds, dayOf, type Day } from './date.js';

/** The player's result for the deal of a day: won on the day itself; won only later, which does not count for the streak; played without a win; or not played. */
export type DayState = 'won' | 'late' | 'tried' | 'open';

/** The fields of a result that tell how a daily deal went. */
type Played = Pick<ResultRecord, 'variant' | 'outcome' | 'source' | 'watched' | 'updated' | 'ms'>;

/** The player's results of the daily deals, whichever variant was chosen for them. */
export class DayBook<Game extends Played = Played> {
  /** Played games, by the id of the variant and then by the seed of the deal. */
  readonly #deals = new Map<string, Map<unknown, Game[]>>();
  /** The results of the days asked for so far, in any variant: a streak and a calendar ask for each day again and again. */
  readonly #states = new Map<Day, DayState>();

  constructor(games: readonly Game[]) {
    for (const game of games) {
      const { variant, source } = game;
      const deals = this.#deals.get(variant) ?? new Map<unknown, Game[]>();
      deals.set(source, [...(deals.get(source) ?? []), game]);
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
    const games = this.games(day, variant);
    const wins = games.filter(isWin);
    if (wins.length > 0) return wins.every((game) => isLate(game, day)) ? 'late' : 'won';
    return games.length > 0 ? 'tried' : 'open';
  }

  /** Returns the games on the candidate deals of a day. @param variant returns only those of this variant; absent: of any */
  games(day: Day, variant?: string): readonly Game[] {
    return [...this.#deals].flatMap(([id, deals]) =>
      variant === undefined || id === variant ? dailySeeds(id, day).flatMap((seed) => deals.get(seed) ?? []) : [],
    );
  }

  /** Returns the ids of the variants whose deal of a day was won. */
  wonIn(day: Day): readonly string[] {
    const wins = this.games(day).filter(isWin);
    return [...new Set(wins.map(({ variant }) => variant))];
  }

  /** Returns the number of consecutive days won on the day itself, up to today. A today without a win does not end the streak. */
  streak(today: Day): number {
    const counts = (day: Day): boolean => this.state(day) === 'won';
    let days = 0;
    for (let day = counts(today) ? today : before(today); counts(day); day = before(day)) days++;
    return days;
  }
}

/** Tells whether a game was begun only after a day. A game that ends after midnight was begun before: its play time is known, its first move is not. */
export const isLate = ({ updated, ms }: Pick<ResultRecord, 'updated' | 'ms'>, day: Day): boolean => dayOf(new Date(updated - ms)) > day;
