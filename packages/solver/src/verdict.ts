import type { Move } from '@patience/core/search';

/** What a search can conclude. `impossible` only ever after everything that matters was looked at. */
export type Conclusion = 'solved' | 'impossible' | 'unknown' | 'aborted';

/** A way to win. */
export interface Line {
  readonly moves: readonly Move[];
  /** The same in notation. */
  readonly text: readonly string[];
}

/** What a search found out. */
export interface Verdict {
  readonly verdict: Conclusion;
  /** With `solved`: legal from the position that was asked about, ending in a won one. */
  readonly line?: Line;
  /** In `fair` mode with cards face down, when nothing is certain: of so many guesses where they lie, how many were won and lost. */
  readonly odds?: { readonly guesses: number; readonly won: number; readonly lost: number };
  /** Positions reached by playing a move, the same one as often as it was reached. */
  readonly positions: number;
  /** Those of them whose moves were listed to go on from there, again each time: what many solvers count as their positions. */
  readonly opened: number;
  /** So many cards at least can be brought home: the most that were there at once. It grows with the search. Absent in `fair` mode with odds. */
  readonly home?: number;
  /** Time spent searching, in milliseconds. */
  readonly ms: number;
  /** The most bytes that the search held at once in its own arrays. */
  readonly memory: number;
  /** Which engine found the line or ended the search. */
  readonly engine: string;
}

/** Told while a search runs. */
export interface Progress {
  readonly verdict?: undefined;
  readonly positions: number;
  /** The most cards that were home at once so far. */
  readonly home: number;
  readonly ms: number;
  readonly memory: number;
  /** The engine at work and its attempt. */
  readonly engine: string;
}

/** `thoughtful` knows the face-down cards and the stream of chance; `fair` only what the player can see. */
export type Mode = 'thoughtful' | 'fair';

/** Bounds of a search, and what it may use. */
export interface SearchOptions {
  /** Positions at most. Default: no limit. */
  readonly budget?: number;
  /** Searching time at most, in milliseconds. Default: 10,000. */
  readonly time?: number;
  /** Bytes at most for the search's arrays, 131,072 at least. Default: 256 MB. */
  readonly memory?: number;
  /** Random choices of the search begin here; the same seed gives the same search. Default 1. */
  readonly seed?: number;
  /** How much a found line is shortened: moves that the tries may play. Default 1,000,000: up to half a second. From 50,000 on
   *  a narrow beam looks for a shorter one, too. */
  readonly polish?: number;
  /** Which engines may work; for tests and benches. Default: all. */
  readonly engines?: readonly ('beam' | 'depth-first')[];
}
