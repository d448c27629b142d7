import type { ResultRecord } from '../store/results.js';
import { isWin } from '../statistics/count.js';
import type { DayBook } from './book.js';
import type { Day } from './date.js';
import { foundDeal, type FoundDeals } from './found-deals.js';
import { gamesOfDay, GAMES, type Choosable, type GameOfDay } from './games-of-day.js';
import { isReached, movesFor } from './goal.js';

/** The player's result of a game of a day: the goal was reached; won without the goal; played without a win; or not played. */
export type GameState = 'reached' | 'won' | 'tried' | 'open';

export interface PlayedGame<T extends Choosable = Choosable> extends GameOfDay<T> {
  readonly state: GameState;
  /** Moves that a goal allows, where the goal is about moves and its deal was found. */
  readonly most: number | undefined;
  /** The player's best game: one that reached the goal, else the quickest win. */
  readonly best: ResultRecord | undefined;
}

export interface DayResult<T extends Choosable = Choosable> {
  readonly games: readonly PlayedGame<T>[];
  /** Ids of other patiences that the player won with their deal of this day, as when a day had one game only. */
  readonly others: readonly string[];
  /** Number of games that are done, 0 to 5: those with their goal reached, and the other won ones. */
  readonly done: number;
  readonly isPlayed: boolean;
  /** Whether games were won only after the day, which does not count for the streak. */
  readonly isLate: boolean;
}

export function dayResult<T extends Choosable>(
  day: Day,
  entries: readonly T[],
  book: DayBook<ResultRecord>,
  found: FoundDeals,
): DayResult<T> {
  const games = gamesOfDay(entries, day).map((game) => playedGame(game, day, book, found));
  const own = new Set(games.map(({ entry }) => entry.id));
  const others = book.wonIn(day).filter((id) => !own.has(id));
  const reached = games.filter(({ state }) => state === 'reached').length;
  const state = book.state(day);
  return { games, others, done: Math.min(GAMES, reached + others.length), isPlayed: state !== 'open', isLate: state === 'late' };
}

export function playedGame<T extends Choosable>(
  game: GameOfDay<T>,
  day: Day,
  book: DayBook<ResultRecord>,
  found: FoundDeals,
): PlayedGame<T> {
  const { entry, goal } = game;
  const deal = foundDeal(found, day, entry.id);
  const most = goal === 'moves' && deal ? movesFor(deal.moves) : undefined;
  const played = book.games(day, entry.id);
  const wins = played.filter(isWin).sort((a, b) => a.ms - b.ms);
  const reached = wins.find((one) => isReached(goal, one, most));
  const state = reached ? 'reached' : wins.length > 0 ? 'won' : played.length > 0 ? 'tried' : 'open';
  return { ...game, most, state, best: reached ?? wins[0] };
}

/**
 * Returns the game to play after one of a day: the next one in the order of the day whose goal is not reached, else the first such one;
 * undefined when all are reached.
 */
export function nextOfDay<T extends Choosable>(games: readonly PlayedGame<T>[], id: string): PlayedGame<T> | undefined {
  const at = games.findIndex(({ entry }) => entry.id === id) + 1;
  return [...games.slice(at), ...games.slice(0, at)].find(({ entry, state }) => state !== 'reached' && entry.id !== id);
}
