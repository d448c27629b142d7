import type { Options } from '@patience/core';
import type { Move, Table } from '@patience/core/internals';
import { shorten } from '../line.js';
import type { Refutation } from '../roles.js';
import type { SearchOptions } from '../verdict.js';
import { Beam } from './beam.js';
import { refutationOf } from '../bounds/index.js';
import { RankedLines } from './ranked-lines.js';
import { SearchState } from './search-state.js';
import type { Outcome } from './outcome.js';
import {
  BRANCHES,
  LEADING_LINES_SHARE,
  LEAST_RANKED_LINES,
  LEAST_REFUTATION,
  LEAST_SHORTENING,
  MOVES_PER_CARD,
  POSITIONS_PER_CLOCK_CHECK,
  RANKED_LINES_SHARE,
  REFUTATION_MEMORY_PART,
  REFUTATION_SHARE,
  SHORTENING_POSITIONS,
} from './turn-lengths.js';
import type { Turn } from './turn.js';
import { turnAfter } from './schedule.js';

/** State of a search by all engines together. */
export type PortfolioState = 'running' | 'solved' | 'impossible' | 'unknown';

/**
 * Several engines that take turns in the order of `schedule.ts`: short searches first, then beams that grow wider and vary their weights.
 * Between them, a depth-first search is resumed that may prove that there is no winning line. A refutation, which proves losses only, is
 * run in between, and so are whole lines by the variant's order of moves; neither changes what the engines do.
 */
export class Portfolio {
  readonly #source: Table<Options>;
  readonly #bytes: number;
  readonly #state: SearchState;
  /** Whether safe moves alone win the game. */
  readonly #wonBySafeMoves: boolean;
  #turn: Turn;
  /** The refutation; undefined when none applies to the rules, or when it can prove nothing. */
  #refutation: Refutation | undefined;
  /** Number of positions at which the refutation pauses; undefined while other engines run. */
  #refutationLimit: number | undefined;
  /** The lines by the variant's order of moves; undefined where the variant does not rank moves. */
  readonly #ranked: RankedLines | undefined;
  /** Work at which the ranked lines pause; undefined while it is not their turn. */
  #rankedLimit: number | undefined;
  /** Positions of the engines when ranked lines last had their turn. */
  #searchedAtLines = 0;
  #memory = 0;
  #home = 0;
  /** Number of positions of all engines except the present one and the refutation. */
  #done = 0;
  /** Number of positions in {@link #done} whose moves were listed. */
  #opened = 0;
  #line: readonly Move[] = [];

  constructor(
    source: Table<Options>,
    { memory = 256 * 2 ** 20, seed = 1, engines = ['beam', 'depth-first', 'ranked lines'] }: SearchOptions,
  ) {
    this.#source = source;
    this.#bytes = memory;
    const mayProve = engines.includes('depth-first');
    this.#state = new SearchState(source, { memory, seed, mayProve, mayBeam: engines.includes('beam') });
    const { plain, traits } = this.#state.engines;
    this.#wonBySafeMoves = plain.table.depth > 0 && plain.status() === 'won';
    if (this.#wonBySafeMoves) this.#line = plain.movesOf([]);
    this.#turn = this.#state.first();
    this.#ranked = engines.includes('ranked lines') ? RankedLines.of(source, seed) : undefined;
    if (mayProve) this.#refutation = refutationOf(source, traits, memory / REFUTATION_MEMORY_PART);
    if (!this.#refutation) return;
    this.#state.reserved = memory / REFUTATION_MEMORY_PART;
    // Positions that the refutation visits when it is made belong to no turn and are not counted.
    this.#done = -this.#refutation.positions;
    this.#opened = -this.#refutation.opened;
  }

  /** Name of the present engine, for the verdict. */
  get engine(): string {
    if (this.#rankedLimit !== undefined) return this.#ranked!.name;
    return this.#refutationLimit === undefined ? (this.#turn.name ?? this.#turn.kind) : this.#refutation!.name;
  }

  /** Largest number of bytes held at once so far. */
  get memory(): number {
    const { engine } = this.#turn;
    const others = this.#state.bytes + (this.#refutation?.bytes ?? 0);
    return Math.max(this.#memory, this.#state.counts(engine) ? others : engine.bytes + others);
  }

  /** Largest number of cards that were on foundations and discard piles at once so far. */
  get home(): number {
    return Math.max(this.#home, this.#turn.path.home);
  }

  /** Number of positions visited so far. */
  get positions(): number {
    return this.#searched + (this.#ranked?.positions ?? 0);
  }

  /** Positions visited so far without those of ranked lines. */
  get #searched(): number {
    return this.#done + this.#turn.engine.positions + (this.#refutation?.positions ?? 0);
  }

  /** Number of positions so far whose moves were listed. */
  get opened(): number {
    return this.#opened + this.#turn.engine.opened + (this.#refutation?.opened ?? 0) + (this.#ranked?.opened ?? 0);
  }

  /** All moves of the winning line, from the position that is searched. */
  get line(): readonly Move[] {
    return this.#line;
  }

  /**
   * Returns the line without detours. A line that was not found by a beam is compared with the one that a narrow beam finds: beams
   * search level by level, so their lines have fewer moves.
   * @param work moves that may be played for it, by either way
   * @param time milliseconds that are left for the beam
   */
  shortened(work?: number, time = Infinity): Move[] {
    const end = performance.now() + time;
    const line = shorten(this.#source, this.#line, work);
    const most = Math.min(work ?? Infinity, SHORTENING_POSITIONS);
    const byLevel = this.#turn.engine instanceof Beam && !this.#state.engines.turnsStock;
    if (most < LEAST_SHORTENING || byLevel) return line;
    const { memory } = this;
    const width = Math.ceil(most / Math.min(line.length, MOVES_PER_CARD * this.#source.cards.length) / BRANCHES);
    const shorter = this.#state.engines.shorterBeam(line.length, width, this.#bytes - memory);
    if (!shorter) return line;
    const { path, engine } = shorter;
    this.#memory = memory + engine.bytes;
    let outcome: Outcome = 'running';
    for (let until = 0; outcome === 'running' && until < 2 * most && performance.now() < end;)
      outcome = engine.run((until += POSITIONS_PER_CLOCK_CHECK));
    const other = outcome === 'solved' ? shorten(this.#source, path.movesOf(engine.line), work) : line;
    return other.length < line.length ? other : line;
  }

  /** Continues the search for `positions` positions. */
  run(positions: number): PortfolioState {
    const until = this.positions + positions;
    if (this.#wonBySafeMoves) return 'solved';
    while (this.positions < until) {
      const left = until - this.positions;
      const ending = this.#runNext(left);
      if (ending !== 'running') return ending;
    }
    return 'running';
  }

  #runNext(positions: number): PortfolioState {
    if (this.#rankedLimit !== undefined) return this.#playRanked(this.#ranked!, positions);
    return this.#refutation && this.#refutationLimit !== undefined ? this.#refute(this.#refutation, positions) : this.#search(positions);
  }

  /** Runs the present engine for at most `positions` positions. When its turn ends, begins the next turn. */
  #search(positions: number): PortfolioState {
    const { engine, limit, path } = this.#turn;
    const outcome = engine.run(Math.min(limit, engine.positions + positions));
    if (outcome === 'solved') {
      this.#line = path.movesOf(engine.line);
      return 'solved';
    }
    const dry = outcome === 'dry';
    if (dry && engine.complete && !path.mergedWrongly && !path.leavesOut) {
      if (path.doubtful) this.#state.engines.distrustsSafeMoves = true;
      else if (this.#state.hasSeenAll(this.#turn)) return 'impossible';
    }
    if (!dry && engine.positions < limit) return 'running';
    this.#memory = this.memory;
    this.#home = this.home;
    this.#state.leave(this.#turn, dry);
    const next = turnAfter(this.#state, this.#turn);
    if (!next) return 'unknown';
    this.#turn = next;
    // A resumed engine counts the positions of its earlier turns itself.
    this.#done += engine.positions - next.engine.positions;
    this.#opened += engine.opened - next.engine.opened;
    this.#refutationLimit = this.#nextRefutationLimit();
    this.#rankedLimit = this.#nextRankedLimit();
    return 'running';
  }

  /** Returns the work at which the ranked lines pause if they are resumed now; undefined when it is not their turn. */
  #nextRankedLimit(): number | undefined {
    if (!this.#ranked) return undefined;
    const share = this.#ranked.home > this.home ? LEADING_LINES_SHARE : RANKED_LINES_SHARE;
    const work = share * (this.#searched - this.#searchedAtLines);
    if (work < LEAST_RANKED_LINES) return undefined;
    this.#searchedAtLines = this.#searched;
    return this.#ranked.work + work;
  }

  /** Plays ranked lines for `positions` positions at most. */
  #playRanked(ranked: RankedLines, positions: number): PortfolioState {
    const limit = this.#rankedLimit!;
    if (ranked.run(limit, positions)) {
      this.#line = ranked.line;
      return 'solved';
    }
    if (ranked.work >= limit) this.#rankedLimit = undefined;
    return 'running';
  }

  /** Returns the number of positions at which the refutation pauses if it is resumed now; undefined when it is not its turn. */
  #nextRefutationLimit(): number | undefined {
    if (!this.#refutation) return undefined;
    const { positions } = this.#refutation;
    const limit = REFUTATION_SHARE * (this.#searched - positions);
    return limit - positions < LEAST_REFUTATION ? undefined : limit;
  }

  /** Runs the refutation for at most `positions` positions. */
  #refute(refutation: Refutation, positions: number): PortfolioState {
    const limit = this.#refutationLimit!;
    const result = refutation.run(Math.min(limit, refutation.positions + positions));
    if (result === 'impossible') return 'impossible';
    if (result === 'running' && refutation.positions < limit) return 'running';
    this.#refutationLimit = undefined;
    if (result === 'running') return 'running';
    // The refutation can prove nothing, so drop it.
    this.#memory = this.memory;
    this.#done += refutation.positions;
    this.#opened += refutation.opened;
    this.#refutation = undefined;
    this.#state.reserved = 0;
    return 'running';
  }
}
