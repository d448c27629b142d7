import type { ResultRecord } from '../store/results.js';

export type Counted = Omit<ResultRecord, 'id' | 'noUndo' | 'size'>;

/** The statistics of a set of games. Times are in milliseconds; undefined without a suitable game. */
export interface Summary {
  readonly games: number;
  readonly wins: number;
  /** Share of won games among those that can be won or lost, 0 to 1. */
  readonly rate: number | undefined;
  /** Consecutive wins up to the last game, and the most ever. Winning the same deal again adds nothing. */
  readonly streak: number;
  readonly best: number;
  /** Median play time of won games. */
  readonly time: number | undefined;
  readonly moves: number | undefined;
  readonly quickest: number | undefined;
  readonly hints: number | undefined;
  /** Best and mean score of the scored games that are over. */
  readonly bestScore: number | undefined;
  readonly meanScore: number | undefined;
  readonly total: number;
}

/** Tells whether the player won the game; not true of one that continued a replay or a shared game. */
export const isWin = ({ outcome, watched }: Pick<ResultRecord, 'outcome' | 'watched'>): boolean => outcome === 'won' && !watched;

/** Tells whether the play time of a game is known: the clock shows full seconds. */
export const isTimed = ({ ms }: Pick<ResultRecord, 'ms'>): boolean => ms >= 1000;

/**
 * Returns the games that were won or not won. A scored game that is over is neither, and so is an abandoned game of a patience with scored
 * games.
 */
export function decidedOf<T extends Counted>(games: readonly T[]): readonly T[] {
  const scored = new Set(games.flatMap(({ outcome, variant }) => (outcome === 'over' ? variant : [])));
  return scored.size === 0 ? games : games.filter((game) => isWin(game) || !scored.has(game.variant));
}

/**
 * Returns the games that count, in the order in which they were played: those that ended, were abandoned after a move, or are at a dead
 * end. A running game does not count yet. A game that continued a replay or a shared game never counts.
 */
export function over<T extends Counted>(games: readonly T[]): T[] {
  const counted = games.filter(
    ({ outcome, stuck, moves, watched }) => !watched && (outcome !== 'open' || stuck) && (moves > 0 || outcome !== 'left'),
  );
  return isSorted(counted) ? counted : counted.sort((a, b) => a.updated - b.updated);
}

const isSorted = (games: readonly Counted[]): boolean => games.every(({ updated }, i) => i === 0 || games[i - 1]!.updated <= updated);

/** Returns the statistics of games in any order. */
export const summaryOf = (all: readonly Counted[]): Summary =>
  summaryOfOver(
    over(all),
    all.reduce((sum, { ms, watched }) => sum + (watched ? 0 : ms), 0),
  );

/** Returns the statistics of games that {@link over} returned. @param total play time in milliseconds, that of running games included */
export function summaryOfOver(games: readonly Counted[], total: number): Summary {
  const won = games.filter(isWin);
  const before = new Set<string>();
  let [streak, best] = [0, 0];
  const decided = decidedOf(games);
  for (const game of decided) {
    if (!isWin(game)) streak = 0;
    else if (isNew(game, before)) best = Math.max(best, ++streak);
  }
  const scores = games.flatMap(({ score }) => score ?? []);
  const times = won.filter(isTimed).map(({ ms }) => ms);
  return {
    games: games.length,
    wins: won.length,
    rate: mean(decided.map((game) => Number(isWin(game)))),
    streak,
    best,
    time: median(times),
    moves: median(won.map(({ moves }) => moves)),
    quickest: times.length === 0 ? undefined : times.reduce((least, time) => Math.min(least, time)),
    hints: mean(games.map(({ hints }) => hints)),
    bestScore: scores.length === 0 ? undefined : scores.reduce((most, score) => Math.max(most, score)),
    meanScore: mean(scores),
    total,
  };
}

/** Tells whether a deal is not in the set yet, and adds it. */
function isNew({ variant, rules, source }: Counted, before: Set<string>): boolean {
  const { size } = before;
  return before.add(`${variant} ${rules} ${source}`).size > size;
}

/** Groups games, in the order in which each group began. */
export function groupsOf<T>(games: readonly T[], key: (game: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const game of games) {
    const name = key(game);
    const group = groups.get(name);
    if (group) group.push(game);
    else groups.set(name, [game]);
  }
  return groups;
}

/** A point of the win-rate plot: the number of games so far, and the win rate of the last ones, see {@link windowOf}. */
export interface CoursePoint {
  readonly game: number;
  readonly rate: number;
}

/** Returns the number of games that each point of the win-rate plot covers: few for few games, since a plot needs several points. */
export const windowOf = (games: number): number => (games < 20 ? 5 : games < 100 ? 10 : 30);

/**
 * Returns the points of the win-rate plot, one after each game from the first one with a full window on (see `windowOf`); none for fewer
 * games. More than `most` points are thinned out evenly; the last game stays.
 * @param games those that ended, in order: see `over`
 */
export function courseOf(games: readonly Counted[], most = 120): CoursePoint[] {
  const won = decidedOf(games).map((game) => Number(isWin(game)));
  const window = windowOf(won.length);
  const before = window - 1;
  const count = Math.max(0, Math.min(most, won.length - before));
  return Array.from({ length: count }, (_, i) => {
    const game = before + Math.round(((i + 1) * (won.length - before)) / count);
    const last = won.slice(game - window, game);
    return { game, rate: last.reduce((a, b) => a + b, 0) / last.length };
  });
}

/** Upper bounds of the classes of durations, in minutes; the last class is open. */
export const CLASSES = [2, 5, 10, 20, 40] as const;

/** Kinds of ended games in the plot of durations: won, over with a score, and all others. */
export type EndedKind = 'won' | 'over' | 'other';

export function spreadOf(games: readonly Counted[]): Readonly<Record<EndedKind, number>>[] {
  const rows = [...CLASSES, Infinity].map(() => ({ won: 0, over: 0, other: 0 }));
  for (const game of games) {
    const at = CLASSES.findIndex((bound) => game.ms <= bound * 60_000);
    rows.at(at)![isWin(game) ? 'won' : game.outcome === 'over' ? 'over' : 'other']++;
  }
  return rows;
}

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the median; that of an even number of values is the mean of the middle two. */
export function median(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = Float64Array.from(values).sort();
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
