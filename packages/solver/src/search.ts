import { ContractError, type Options } from '@patience/core';
import { formatMove, isScored, Table, type Move } from '@patience/core/internals';
import { wins } from './line.js';
import { BestScore } from './engines/best-score.js';
import { Portfolio } from './engines/portfolio.js';
import { POSITIONS_PER_CLOCK_CHECK } from './engines/turn-lengths.js';
import type { Conclusion, Line, Progress, ScoredLine, SearchOptions, Verdict } from './verdict.js';

/** Limits of a slice. Without any, the search runs to its end. */
export interface Slice {
  /** Milliseconds; a slice ends at most about one millisecond later. */
  readonly ms?: number;
  /** Number of positions to visit. */
  readonly positions?: number;
}

/** Default time limit of a search, in milliseconds. */
const TIME = 10_000;

/** Smallest memory of a search, in bytes. */
const LEAST_MEMORY = 2 ** 17;

/** A search that runs in slices. With limits by `budget`, the result does not depend on the slices. */
export class Search {
  readonly #source: Table<Options>;
  readonly #options: SearchOptions;
  #portfolio: Portfolio | BestScore | undefined;
  #ms = 0;
  #verdict: Verdict | undefined;

  /**
   * @param table the position to search; it is copied
   * @throws RangeError when `memory` is less than 131,072, or `time` or `budget` is NaN
   */
  constructor(table: Table<Options>, options: SearchOptions = {}) {
    if (options.memory !== undefined && !(options.memory >= LEAST_MEMORY))
      throw new RangeError(`A search needs at least ${LEAST_MEMORY} bytes of memory, not ${options.memory}.`);
    if (Number.isNaN(options.time) || Number.isNaN(options.budget)) throw new RangeError('A search needs numbers as time and budget.');
    this.#source = new Table(table.variant, table.options, table);
    this.#options = options;
  }

  /**
   * Runs a slice of the search.
   * @returns the verdict when the search has ended, else the progress so far; after the end always the same verdict
   * @throws ContractError when the variant breaks the contract
   */
  run({ ms = Infinity, positions = Infinity }: Slice = {}): Verdict | Progress {
    if (this.#verdict) return this.#verdict;
    const start = performance.now();
    const before = this.#ms;
    const { time = TIME, budget = Infinity } = this.#options;
    const scored = isScored(this.#source.variant);
    const status = this.#source.status();
    // A scored game is neither won nor lost.
    if (status !== 'playing') return this.#conclude(scored ? 'unknown' : status === 'won' ? 'solved' : 'impossible', 'rules');
    if (budget <= 0 || time <= 0) return this.#conclude('unknown', 'budget');
    const portfolio = (this.#portfolio ??= scored
      ? new BestScore(this.#source, this.#options.seed ?? 1)
      : new Portfolio(this.#source, this.#options));
    const until = Math.min(budget, portfolio.positions + positions);
    for (;;) {
      const ending = portfolio.run(Math.min(POSITIONS_PER_CLOCK_CHECK, until - portfolio.positions));
      const spent = performance.now() - start;
      this.#ms = before + spent;
      if (ending !== 'running') return this.#conclude(ending, portfolio.engine);
      if (portfolio.positions >= budget || this.#ms >= time) return this.#conclude('unknown', 'budget');
      if (portfolio.positions >= until || spent >= ms) return this.#progress();
    }
  }

  /** Ends the search. @returns the verdict `aborted`, or the earlier verdict when the search has ended */
  abort(): Verdict {
    return this.#verdict ?? this.#conclude('aborted', this.#portfolio?.engine ?? 'none');
  }

  #progress(): Progress {
    const { positions, home, memory, engine } = this.#portfolio!;
    return { positions, home, ms: this.#ms, memory, engine };
  }

  #conclude(verdict: Conclusion, engine: string): Verdict {
    const portfolio = this.#portfolio;
    this.#portfolio = undefined;
    const { rules, len } = this.#source;
    const home = portfolio?.home ?? rules.homes.reduce((sum, pile) => sum + len[pile]!, 0);
    const best = this.#bestOf(portfolio);
    const moves =
      verdict === 'solved' && portfolio instanceof Portfolio
        ? portfolio.shortened(this.#options.polish, (this.#options.time ?? TIME) - this.#ms)
        : [];
    const { positions = 0, opened = 0, memory = 0 } = portfolio ?? {};
    const result = { verdict, ...(best && { best }), positions, opened, home, ms: this.#ms, memory, engine };
    if (verdict !== 'solved') return (this.#verdict = result);
    // This fails only when the variant breaks the contract, since a search treats positions with equal keys as one.
    if (!wins(this.#source, moves))
      throw new ContractError(
        this.#source.variant.id,
        'records',
        'must name no counter on which the rules depend, and positions with equal keys must be equal: a winning line that was found does not replay',
      );
    return (this.#verdict = { ...result, line: this.#written(moves) });
  }

  /** Returns the line with the most points that was found in a scored game. */
  #bestOf(engine: Portfolio | BestScore | undefined): ScoredLine | undefined {
    const source = this.#source;
    if (isScored(source.variant) && source.status() === 'over') return { points: source.score() ?? 0, moves: [], text: [] };
    const { best } = engine instanceof BestScore ? engine : {};
    return best && { points: best.points, ...this.#written(best.line) };
  }

  #written(moves: readonly Move[]): Line {
    return { moves, text: moves.map((move) => formatMove(this.#source, move)) };
  }
}

/** Returns a search that the caller runs in slices. @throws RangeError see the constructor of {@link Search} */
export const createSearch = <O extends Options>(table: Table<O>, options: SearchOptions = {}): Search => new Search(table, options);
