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

export function summaryOf(all: readonly Counted[]): Summary {
  const games = over(all);
  const won = games.filter(({ outcome }) => outcome === 'won');
  const runs = games
    .map(({ outcome }) => outcome)
    .reduce<number[]>((rows, outcome) => [...rows, outcome === 'won' ? (rows.at(-1) ?? 0) + 1 : 0], []);
  const times = won.map(({ save }) => save.elapsedMs);
  return {
    games: games.length,
    wins: won.length,
    rate: games.length === 0 ? undefined : won.length / games.length,
    streak: runs.at(-1) ?? 0,
    best: Math.max(0, ...runs),
    time: median(times),
    moves: median(won.map(({ moves }) => moves)),
    quickest: times.length === 0 ? undefined : Math.min(...times),
    hints: games.length === 0 ? undefined : games.reduce((sum, { hints }) => sum + hints, 0) / games.length,
    total: all.reduce((sum, { save }) => sum + save.elapsedMs, 0),
  };
}

/** The rate of the last ten games after each game. */
export function courseOf(all: readonly Counted[], window = 10): number[] {
  const won = over(all).map(({ outcome }) => Number(outcome === 'won'));
  return won.map((_, i) => {
    const last = won.slice(Math.max(0, i + 1 - window), i + 1);
    return last.reduce((a, b) => a + b, 0) / last.length;
  });
}

/** Upper bounds of the classes of times, in minutes; the last class is open. */
export const CLASSES = [2, 5, 10, 20, 40] as const;

/** How many games took how long: won ones and others, by class. */
export function spreadOf(all: readonly Counted[]): { readonly won: number; readonly other: number }[] {
  const rows = [...CLASSES, Infinity].map(() => ({ won: 0, other: 0 }));
  for (const { outcome, save } of over(all)) {
    const at = [...CLASSES, Infinity].findIndex((bound) => save.elapsedMs <= bound * 60_000);
    rows[at]![outcome === 'won' ? 'won' : 'other']++;
  }
  return rows;
}

/** The one in the middle; of an even number the mean of the two. */
export function median(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
