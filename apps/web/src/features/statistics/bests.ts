import type { ResultRecord } from '../../store/results.js';
import { isTimed, isWin } from '../../statistics/count.js';

/** The games in which a player was best; undefined without a suitable game. */
export interface Bests {
  /** The won game with the shortest play time, where a time is known. */
  readonly quickest: ResultRecord | undefined;
  /** The won game with the fewest moves. */
  readonly fewest: ResultRecord | undefined;
  /** The scored game with the most points. */
  readonly highest: (ResultRecord & { readonly score: number }) | undefined;
}

/** Returns the best games of a list: of equal ones the one that was played first. @param games those that count, in order: see `over` */
export function bestsOf(games: readonly ResultRecord[]): Bests {
  const won = games.filter(isWin);
  return {
    // The clock shows full seconds, and so are times compared.
    quickest: leastOf(won.filter(isTimed), ({ ms }) => Math.floor(ms / 1000)),
    fewest: leastOf(won, ({ moves }) => moves),
    highest: leastOf(
      games.filter((game): game is ResultRecord & { readonly score: number } => game.score !== undefined),
      ({ score }) => -score,
    ),
  };
}

/** Returns the first game with the least value; undefined of no game. */
const leastOf = <T>(games: readonly T[], value: (game: T) => number): T | undefined =>
  games.reduce<T | undefined>((best, game) => (best !== undefined && value(best) <= value(game) ? best : game), undefined);
