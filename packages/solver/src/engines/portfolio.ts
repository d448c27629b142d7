import type { Options } from '@patience/core';
import type { Move, Table } from '@patience/core/search';
import { shorten } from '../line.js';
import type { SearchOptions } from '../verdict.js';
import { Beam } from './beam.js';
import { ColumnClearing } from './column-clearing.js';
import { Course } from './course.js';
import type { Outcome } from './outcome.js';
import {
  BRANCHES,
  CLEARING_MEMORY_PART,
  CLEARING_SHARE,
  LEAST_CLEARING,
  LEAST_SHORTENING,
  MOVES_PER_CARD,
  POSITIONS_PER_CLOCK_CHECK,
  SHORTENING_POSITIONS,
} from './schedule.js';
import type { Turn } from './turn.js';
import { turnAfter } from './turns.js';

/** The state of the whole search, or its result. */
export type Ending = 'running' | 'solved' | 'impossible' | 'unknown';

/**
 * Several engines taking turns, as `turns.ts` says: short searches, then beams that grow wider and vary their weights, and
 * between them a depth-first search without guesses, which goes on where it stopped and may prove that there is no
 * solution. Column clearing, which proves losses only, goes on beside them.
 */
export class Portfolio {
  readonly #source: Table<Options>;
  readonly #bytes: number;
  readonly #course: Course;
  /** Safe moves alone win. */
  readonly #wonAtOnce: boolean;
  #turn: Turn;
  /** Undefined where it does not hold, or has found a way. */
  #clearing: ColumnClearing | undefined;
  /** Positions at which column clearing stops, while it is at work; the turn waits meanwhile. */
  #clearingLimit: number | undefined;
  #memory = 0;
  #home = 0;
  /** Positions of engines other than those at work, and those of them that were opened. */
  #done = 0;
  #opened = 0;
  #line: readonly Move[] = [];

  constructor(source: Table<Options>, { memory = 256 * 2 ** 20, seed = 1, engines = ['beam', 'depth-first'] }: SearchOptions) {
    this.#source = source;
    this.#bytes = memory;
    const mayProve = engines.includes('depth-first');
    this.#course = new Course(source, { memory, seed, mayProve, mayBeam: engines.includes('beam') });
    const { plain, traits } = this.#course.engines;
    this.#wonAtOnce = plain.table.depth > 0 && plain.status() === 'won';
    if (this.#wonAtOnce) this.#line = plain.movesOf([]);
    this.#turn = this.#course.first();
    if (mayProve) this.#clearing = ColumnClearing.of(source, traits, memory / CLEARING_MEMORY_PART);
    if (!this.#clearing) return;
    this.#course.reserved = memory / CLEARING_MEMORY_PART;
    // The positions that it looks at when it is made are no part of a turn, and are not counted.
    this.#done = -this.#clearing.positions;
    this.#opened = -this.#clearing.opened;
  }

  /** The engine at work. */
  get engine(): string {
    return this.#clearingLimit === undefined ? (this.#turn.name ?? this.#turn.kind) : 'column clearing';
  }

  /** The most bytes held at once so far. */
  get memory(): number {
    const { engine } = this.#turn;
    const beside = this.#course.bytes + (this.#clearing?.bytes ?? 0);
    return Math.max(this.#memory, this.#course.counts(engine) ? beside : engine.bytes + beside);
  }

  /** The most cards that were home at once so far. */
  get home(): number {
    return Math.max(this.#home, this.#turn.path.home);
  }

  get positions(): number {
    return this.#done + this.#turn.engine.positions + (this.#clearing?.positions ?? 0);
  }

  /** Those of them whose moves were listed. */
  get opened(): number {
    return this.#opened + this.#turn.engine.opened + (this.#clearing?.opened ?? 0);
  }

  /** All moves of the line, from the position that was asked about. */
  get line(): readonly Move[] {
    return this.#line;
  }

  /**
   * Returns the line without detours. One that was found in depth, or turn by turn, is compared with what a narrow beam finds,
   * which comes level by level and so with fewer moves.
   * @param work moves that may be played for it, by either
   * @param time milliseconds that are left for the beam
   */
  shortened(work?: number, time = Infinity): Move[] {
    const end = performance.now() + time;
    const line = shorten(this.#source, this.#line, work);
    const most = Math.min(work ?? Infinity, SHORTENING_POSITIONS);
    const byLevel = this.#turn.engine instanceof Beam && !this.#course.engines.turning;
    if (most < LEAST_SHORTENING || byLevel) return line;
    const { memory } = this;
    const width = Math.ceil(most / Math.min(line.length, MOVES_PER_CARD * this.#source.cards.length) / BRANCHES);
    const shorter = this.#course.engines.shorterBeam(line.length, width, this.#bytes - memory);
    if (!shorter) return line;
    const { path, engine } = shorter;
    this.#memory = memory + engine.bytes;
    let outcome: Outcome = 'running';
    for (let until = 0; outcome === 'running' && until < 2 * most && performance.now() < end;)
      outcome = engine.run((until += POSITIONS_PER_CLOCK_CHECK));
    const other = outcome === 'solved' ? shorten(this.#source, path.movesOf(engine.line), work) : line;
    return other.length < line.length ? other : line;
  }

  /** Searches on for so many positions. */
  run(positions: number): Ending {
    const until = this.positions + positions;
    if (this.#wonAtOnce) return 'solved';
    while (this.positions < until) {
      const left = until - this.positions;
      const ending = this.#clearing && this.#clearingLimit !== undefined ? this.#clear(this.#clearing, left) : this.#search(left);
      if (ending !== 'running') return ending;
    }
    return 'running';
  }

  /** The engine whose turn it is looks at no more than so many positions; when its turn is over, the next one begins. */
  #search(positions: number): Ending {
    const { engine, limit, path } = this.#turn;
    const outcome = engine.run(Math.min(limit, engine.positions + positions));
    if (outcome === 'solved') {
      this.#line = path.movesOf(engine.line);
      return 'solved';
    }
    const dry = outcome === 'dry';
    if (dry && engine.complete && !path.confuses && !path.leavesOut) {
      if (path.doubtful) this.#course.engines.doubts = true;
      else if (this.#course.sawAll(this.#turn)) return 'impossible';
    }
    if (!dry && engine.positions < limit) return 'running';
    this.#memory = this.memory;
    this.#home = this.home;
    this.#course.leave(this.#turn, dry);
    const next = turnAfter(this.#course, this.#turn);
    if (!next) return 'unknown';
    this.#turn = next;
    // An engine that goes on brings what it looked at before.
    this.#done += engine.positions - next.engine.positions;
    this.#opened += engine.opened - next.engine.opened;
    this.#clearingLimit = this.#nextClearing();
    return 'running';
  }

  /** Returns where column clearing stops that goes on now; undefined when it is not yet time for it. */
  #nextClearing(): number | undefined {
    if (!this.#clearing) return undefined;
    const { positions } = this.#clearing;
    const limit = CLEARING_SHARE * (this.positions - positions);
    return limit - positions < LEAST_CLEARING ? undefined : limit;
  }

  /** Column clearing looks at no more than so many positions. */
  #clear(clearing: ColumnClearing, positions: number): Ending {
    const limit = this.#clearingLimit!;
    const dry = clearing.run(Math.min(limit, clearing.positions + positions)) === 'dry';
    if (dry && clearing.complete) return 'impossible';
    if (!dry && clearing.positions < limit) return 'running';
    this.#clearingLimit = undefined;
    if (!dry) return 'running';
    // It has found a way to clear all columns, so it is of no more use.
    this.#memory = this.memory;
    this.#done += clearing.positions;
    this.#opened += clearing.opened;
    this.#clearing = undefined;
    this.#course.reserved = 0;
    return 'running';
  }
}
