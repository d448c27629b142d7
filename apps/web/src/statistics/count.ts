import type { ResultRecord } from '../store/results.js';

/** The fields of a game that are counted. */
export type Counted = Pick<
  ResultRecord,
  'variant' | 'rules' | 'source' | 'outcome' | 'stuck' | 'watched' | 'moves' | 'hints' | 'updated' | 'ms'
>;

/** The numbers of a set of games. Times in milliseconds; undefined where there is nothing to say. */
export interface Summary {
  readonly games: number;
  readonly wins: number;
  /** 0 to 1. */
  readonly rate: number | undefined;
  /** Wins in a row up to now, and the most there ever were. A deal that was won before adds nothing when it is won again. */
  readonly streak: number;
  readonly best: number;
  /** Medians of won games. */
  readonly time: number | undefined;
  readonly moves: number | undefined;
  readonly quickest: number | undefined;
  readonly hints: number | undefined;
  readonly total: number;
}

/** Was the game won by the player? One that began in a replay or a shared game was not. */
export const isWin = ({ outcome, watched }: Pick<ResultRecord, 'outcome' | 'watched'>): boolean => outcome === 'won' && !watched;

/**
 * The games that count, in the order in which they were played: those that are over, were left after a move, or have no move left. A
 * running game does not count yet; one that began in a replay or a shared game never does.
 */
export function over<T extends Counted>(games: readonly T[]): T[] {
  const counted = games.filter(
    ({ outcome, stuck, moves, watched }) => !watched && (outcome !== 'open' || stuck) && (moves > 0 || outcome !== 'left'),
  );
  return isSorted(counted) ? counted : counted.sort((a, b) => a.updated - b.updated);
}

const isSorted = (games: readonly Counted[]): boolean => games.every(({ updated }, i) => i === 0 || games[i - 1]!.updated <= updated);

/** Counts games, in whatever order they are given. */
export const summaryOf = (all: readonly Counted[]): Summary =>
  summaryOfOver(
    over(all),
    all.reduce((sum, { ms, watched }) => sum + (watched ? 0 : ms), 0),
  );

/** Counts games that {@link over} gave. @param total milliseconds at the table, those of running games among them */
export function summaryOfOver(games: readonly Counted[], total: number): Summary {
  const won = games.filter(isWin);
  const before = new Set<string>();
  let [streak, best] = [0, 0];
  for (const game of games) {
    if (!isWin(game)) streak = 0;
    else if (isNew(game, before)) best = Math.max(best, ++streak);
  }
  const times = won.map(({ ms }) => ms);
  return {
    games: games.length,
    wins: won.length,
    rate: games.length === 0 ? undefined : won.length / games.length,
    streak,
    best,
    time: median(times),
    moves: median(won.map(({ moves }) => moves)),
    quickest: times.length === 0 ? undefined : times.reduce((least, time) => Math.min(least, time)),
    hints: games.length === 0 ? undefined : games.reduce((sum, { hints }) => sum + hints, 0) / games.length,
    total,
  };
}

/** Is a deal not among those before? It is from then on. */
function isNew({ variant, rules, source }: Counted, before: Set<string>): boolean {
  const { size } = before;
  return before.add(`${variant} ${rules} ${source}`).size > size;
}

/** Games in groups, in the order in which each group began. */
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

/** A point of the course: after so many games, the rate of the last ones, see {@link windowOf}. */
export interface CoursePoint {
  readonly game: number;
  readonly rate: number;
}

/** So many of the last games make a point of the course: ten say little of somebody who has played hundreds. */
export const windowOf = (games: number): number => (games < 100 ? 10 : 30);

/**
 * The rate of the last games after each game, see `windowOf`; of more than `most` games so many points, evenly, with the last
 * one. It begins where there are as many games as a point looks back on, unless that leaves less than half of them.
 * @param games those that are over, in their order: see `over`
 */
export function courseOf(games: readonly Counted[], most = 120): CoursePoint[] {
  const won = games.map((game) => Number(isWin(game)));
  const window = windowOf(won.length);
  const before = won.length < 2 * window ? 0 : window - 1;
  const count = Math.min(most, won.length - before);
  return Array.from({ length: count }, (_, i) => {
    const game = before + Math.round(((i + 1) * (won.length - before)) / count);
    const last = won.slice(Math.max(0, game - window), game);
    return { game, rate: last.reduce((a, b) => a + b, 0) / last.length };
  });
}

/** Upper bounds of the classes of times, in minutes; the last class is open. */
export const CLASSES = [2, 5, 10, 20, 40] as const;

/** Counts ended games by duration: won ones and others, by class. */
export function spreadOf(games: readonly Counted[]): { readonly won: number; readonly other: number }[] {
  const rows = [...CLASSES, Infinity].map(() => ({ won: 0, other: 0 }));
  for (const game of games) {
    const at = CLASSES.findIndex((bound) => game.ms <= bound * 60_000);
    rows.at(at)![isWin(game) ? 'won' : 'other']++;
  }
  return rows;
}

/** The one in the middle; of an even number the mean of the two. */
export function median(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = Float64Array.from(values).sort();
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
