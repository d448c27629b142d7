import type { Move } from '@patience/core/internals';

/** Result of a search. `impossible` is proved; `unknown` means that time, budget or engines ran out; `aborted` means that the caller ended it. */
export type Conclusion = 'solved' | 'impossible' | 'unknown' | 'aborted';

/** A winning line. */
export interface Line {
  readonly moves: readonly Move[];
  /** The moves in text notation. */
  readonly text: readonly string[];
}

/** A line that ends a scored game. */
export interface ScoredLine extends Line {
  /** The score at its end. */
  readonly points: number;
}

/** Result of a search with its costs. */
export interface Verdict {
  readonly verdict: Conclusion;
  /** With `solved`: moves that are legal from the searched position and end in a won one. */
  readonly line?: Line;
  /**
   * In a scored game: the line with the most points that was found; absent when no game ended within the limits. The verdict is then `unknown` or
   * `aborted`: nothing is proved about better lines.
   */
  readonly best?: ScoredLine;
  /** In `fair` mode with face-down cards: number of guesses of these cards, and how many of them were won and proved lost. */
  readonly odds?: { readonly guesses: number; readonly won: number; readonly lost: number };
  /** Number of positions that were reached by playing a move; a position counts each time. */
  readonly positions: number;
  /** Number of positions whose moves were listed; a position counts each time. Many solvers report this number. */
  readonly opened: number;
  /** Largest number of cards that were on foundations and discard piles at once, so at least as many can get there. Absent with `odds`. */
  readonly home?: number;
  /** Time spent searching, in milliseconds. */
  readonly ms: number;
  /** Largest number of bytes that the search's arrays held at once. */
  readonly memory: number;
  /** Name of the engine that found the line or ended the search. */
  readonly engine: string;
}

/** Report of a running search. */
export interface Progress {
  readonly verdict?: undefined;
  readonly positions: number;
  /** Largest number of cards that were on foundations and discard piles at once so far. */
  readonly home: number;
  /** Time spent searching, in milliseconds. */
  readonly ms: number;
  /** Largest number of bytes that the search's arrays held at once so far. */
  readonly memory: number;
  /** Name of the present engine. */
  readonly engine: string;
}

/** `thoughtful` knows the face-down cards and the random numbers of the deal; `fair` knows only what the player sees. */
export type Mode = 'thoughtful' | 'fair';

/** Limits of a search. */
export interface SearchOptions {
  /** Largest number of positions. Default: no limit. */
  readonly budget?: number;
  /** Longest search time in milliseconds. Default: 10,000. */
  readonly time?: number;
  /** Largest number of bytes for the search's arrays; at least 131,072. Default: 256 × 2²⁰. */
  readonly memory?: number;
  /** Seed of the random choices: the same seed gives the same search. Default: 1. */
  readonly seed?: number;
  /**
   * Number of moves that may be played to shorten a line. Default: 1,000,000, which takes at most half a second. From 50,000 on, a narrow
   * beam looks for a shorter line too.
   */
  readonly polish?: number;
  /** Engines that the search may use; for tests and benchmarks. Default: all. */
  readonly engines?: readonly ('beam' | 'depth-first' | 'ranked lines')[];
}
