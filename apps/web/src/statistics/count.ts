import type { GameRecord } from '../store/records.js';

/** What the counting looks at. */
export type Counted = Pick<GameRecord, 'outcome' | 'stuck' | 'moves' | 'hints' | 'updated'> & {
  readonly save: { readonly elapsedMs: number };
};

/** The numbers of a set of games. Times in milliseconds; undefined where there is nothing to say. */
export interface Summary {
  readonly games: number;
  readonly wins: number;
  /** 0 to 1. */
  readonly rate: number | undefined;
  /** Wins in a row up to now, and the most there ever were. */
  readonly streak: number;
  readonly best: number;
  /** Medians of won games. */
  readonly time: number | undefined;
  readonly moves: number | undefined;
  readonly quickest: number | undefined;
  readonly hints: number | undefined;
  readonly total: number;
}

/** Games that are over, were left, or have no move left, in the order in which they were. A running game does not count yet. */
export const over = <T extends Counted>(games: readonly T[]): T[] =>
  games
    .filter(({ outcome, stuck, moves }) => (outcome !== 'open' || stuck) && (moves > 0 || outcome !== 'left'))
    .sort((a, b) => a.updated - b.updated);

/** What these games say of the player, in whatever order they come. */
export function summaryOf(all: readonly Counted[]): Summary {
  const games = over(all);
  const won = games.filter(({ outcome }) => outcome === 'won');
  let [streak, best] = [0, 0];
  for (const { outcome } of games) {
    streak = outcome === 'won' ? streak + 1 : 0;
    best = Math.max(best, streak);
  }
  const times = won.map(({ save }) => save.elapsedMs);
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
    total: all.reduce((sum, { save }) => sum + save.elapsedMs, 0),
  };
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
  const won = games.map(({ outcome }) => Number(outcome === 'won'));
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

/** How many of the games that are over took how long: won ones and others, by class. */
export function spreadOf(games: readonly Counted[]): { readonly won: number; readonly other: number }[] {
  const rows = [...CLASSES, Infinity].map(() => ({ won: 0, other: 0 }));
  for (const { outcome, save } of games) {
    const at = CLASSES.findIndex((bound) => save.elapsedMs <= bound * 60_000);
    rows.at(at)![outcome === 'won' ? 'won' : 'other']++;
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
