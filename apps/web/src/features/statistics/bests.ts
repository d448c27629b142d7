import type { ResultRecord } from '../../store/results.js';
import { isWin } from '../../statistics/count.js';

/** The games in which a player was best; absent without a suitable game. */
export interface Bests {
  /** The won game with the shortest play time. */
  readonly quickest?: ResultRecord;
  /** The won game with the fewest moves. */
  readonly fewest?: ResultRecord;
  /** The scored game with the most points. */
  readonly highest?: ResultRecord & { readonly score: number };
}

/** Returns the best games of a list: of equal ones the one that was played first. @param games those that count, in order: see `over` */
export function bestsOf(games: readonly ResultRecord[]): Bests {
  const scored = games.filter((game): game is ResultRecord & { readonly score: number } => game.score !== undefined);
  const [firstScored] = scored;
  const highest = firstScored && {
    highest: scored.reduce((best, game) => (game.score > best.score ? game : best), firstScored),
  };
  const won = games.filter(isWin);
  const [first] = won;
  if (!first) return { ...highest };
  const least = (value: (game: ResultRecord) => number): ResultRecord =>
    won.reduce((best, game) => (value(game) < value(best) ? game : best), first);
  // The clock shows full seconds, and so are times compared.
  return { quickest: least(({ ms }) => Math.floor(ms / 1000)), fewest: least(({ moves }) => moves), ...highest };
}
