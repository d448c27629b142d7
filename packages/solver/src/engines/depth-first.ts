import { type Options } from '@patience/core';
import { CARDS, countOf, fromOf, kindOf, shuffle, toOf, type Move, type Random, type Table } from '@patience/core/internals';
import { MOVE_BUFFER } from './move-buffer.js';
import type { Outcome } from './outcome.js';
import type { Path } from './path.js';
import { PositionSet } from '../position-set.js';
import { NONE } from '../none.js';
import type { Placements } from '../reductions/placements.js';
import type { Talon } from '../reductions/talon.js';
import type { Traits } from '../rules/traits.js';

/** Limits of a depth-first search. */
export interface DepthFirstSettings {
  /** Largest number of bytes that the search may allocate. */
  readonly bytes: number;
  /** Orders moves of equal rank at random; without it they keep the order of the move list. */
  readonly random?: Random | undefined;
}

/** Largest depth of the search in steps. */
const LONGEST = 1 << 14;
/** Largest number of moves that wait over all depths. */
const MOVES = 1 << 19;
/** Initial capacity in steps; the arrays grow with the depth. */
const STEPS_AT_FIRST = 128;
/** Initial capacity in moves; the arrays grow with the depth. */
const MOVES_AT_FIRST = 512;
/** Bytes per step of depth. */
const STEP = 22;
/** Bytes per waiting move. */
const MOVE = 6;
/** Memory factor while an array grows: the new array and the old one of half its size exist together. */
const GROWING = 1.5;
const MOST = GROWING * (LONGEST * STEP + MOVES * MOVE);
/** Number of hash chains for the keys of the current line. */
const BUCKETS = 1024;
/** Binary logarithm of the initial capacity of the set of visited positions. */
const FIRST = 14;

/**
 * Depth-first search with a set of visited positions. It enters each reachable position once. A search that runs dry therefore proves that
 * there is no solution, provided that {@link complete} is true.
 */
export class DepthFirst {
  positions = 0;
  opened = 0;
  /** Whether no position was dropped so far. */
  complete = true;
  readonly #table: Table<Options>;
  readonly #path: Path;
  readonly #traits: Traits;
  /**
   * Set for rules under which positions that differ only in the state of the waste share one entry of the set of visited positions. The
   * entry is marked with the waste sizes that were reached.
   */
  readonly #talon: Talon | undefined;
  readonly #placements: Placements | undefined;
  readonly #random: Random | undefined;
  readonly #met: PositionSet;
  #moves = new Int32Array(MOVES_AT_FIRST);
  #values = new Uint16Array(MOVES_AT_FIRST);
  #next = new Int32Array(STEPS_AT_FIRST);
  #end = new Int32Array(STEPS_AT_FIRST);
  #depths = new Int32Array(STEPS_AT_FIRST);
  /** Keys of the positions on the current line; 0 after a placement. They detect cycles once the set has evicted positions. */
  #keys = new Int32Array(STEPS_AT_FIRST * 2);
  /** Hash chain → the deepest step with such a key; −1 for none. `#before` maps a step to the previous one of its chain. */
  readonly #last = new Int16Array(BUCKETS).fill(-1);
  #before = new Int16Array(STEPS_AT_FIRST);
  /** Number of bytes that the arrays of the present line may take. */
  readonly #room: number;
  #grew = false;
  #depth = -1;
  #won = false;

  constructor(path: Path, traits: Traits, { bytes, random }: DepthFirstSettings) {
    this.#random = random;
    this.#table = path.table;
    this.#path = path;
    this.#traits = traits;
    const { talon, placements } = path.helpers;
    this.#talon = talon?.nested ? talon : undefined;
    this.#placements = placements;
    const marks = this.#talon !== undefined;
    const bits = PositionSet.bitsFor(bytes - Math.min((bytes * 3) / 4, MOST), marks);
    this.#met = new PositionSet(bits, FIRST, marks);
    this.#room = bytes - PositionSet.most(bits, FIRST, marks) - BUCKETS * 2;
    this.#isFresh(this.#path.key[0]!, this.#path.key[1]!);
    this.#enter();
  }

  /** The largest number of bytes allocated at one time so far. */
  get bytes(): number {
    const way = this.#next.length * STEP + this.#moves.length * MOVE;
    return BUCKETS * 2 + (this.#grew ? Math.round(way * GROWING) : way) + this.#met.bytes;
  }

  /** The moves of the solution from the root, without automatic safe moves; empty before a solution is found. */
  get line(): readonly Move[] {
    return this.#won ? Array.from({ length: this.#depth + 1 }, (_, i) => this.#moves[this.#next[i]! - 1]!) : [];
  }

  /** Continues the search until `until` positions were visited in all. */
  run(until: number): Outcome {
    const { key } = this.#path;
    while (this.#depth >= 0) {
      if (this.#next[this.#depth] === this.#end[this.#depth]) {
        this.#leave();
        continue;
      }
      if (this.positions >= until) return 'running';
      const move = this.#moves[this.#next[this.#depth]!++]!;
      const { safeMovesPlayed } = this.#path;
      const column = this.#placements?.awaiting(move) ?? NONE;
      this.#path.step(move);
      this.positions++;
      // After a placement only some moves are tried, so the position must not count as visited.
      const awaits = column !== NONE && this.#path.safeMovesPlayed === safeMovesPlayed;
      const fresh = awaits ? this.#talon !== undefined || !this.#met.has(key[0]!, key[1]!) : this.#isFresh(key[0]!, key[1]!);
      const status = fresh ? this.#path.status() : 'lost';
      if (status === 'won') {
        this.#won = true;
        return 'solved';
      }
      if (status === 'lost' || !this.#enter(awaits ? column : NONE)) this.#path.back(this.#depths[this.#depth]!);
    }
    return 'dry';
  }

  /** Adds a position to the visited ones. @returns whether it is new, or reaches more of the waste than before */
  #isFresh(one: number, two: number): boolean {
    const talon = this.#talon;
    if (!(talon ? this.#met.add((one - talon.turned1) | 0, (two - talon.turned2) | 0, talon.lo, talon.hi) : this.#met.add(one, two)))
      return false;
    if (this.#met.evicted === 0) return true;
    let d = this.#last[one & (BUCKETS - 1)]!;
    while (d >= 0 && (this.#keys[2 * d] !== one || this.#keys[2 * d + 1] !== two)) d = this.#before[d]!;
    return d < 0;
  }

  /** Expands the position on the table. @param column the column on which the next move must lay a card @returns false when memory is used up */
  #enter(column = NONE): boolean {
    const first = this.#depth < 0 ? 0 : this.#end[this.#depth]!;
    const awaits = column !== NONE;
    let count = this.#talon && !awaits ? this.#path.list(MOVE_BUFFER, this.#met.lo, this.#met.hi) : this.#path.list(MOVE_BUFFER);
    this.opened++;
    if (awaits) count = this.#placements!.filter(MOVE_BUFFER, count, column);
    if (!this.#hasRoom(this.#depth + 2, first + count)) {
      this.complete = false;
      return false;
    }
    const d = ++this.#depth;
    this.#depths[d] = this.#table.depth;
    const { key } = this.#path;
    this.#keys[2 * d] = awaits ? 0 : key[0]!;
    this.#keys[2 * d + 1] = awaits ? 0 : key[1]!;
    const chain = this.#keys[2 * d]! & (BUCKETS - 1);
    this.#before[d] = this.#last[chain]!;
    this.#last[chain] = d;
    this.#next[d] = first;
    this.#end[d] = first;
    if (this.#random) shuffle(MOVE_BUFFER, 0, count, this.#random);
    for (let i = 0; i < count; i++) {
      const move = MOVE_BUFFER[i]!;
      this.#insert(d, move, this.#rank(move));
    }
    return true;
  }

  /** Grows the arrays to hold so many steps and moves. @returns false when that would exceed a limit */
  #hasRoom(steps: number, moves: number): boolean {
    while (steps > this.#next.length || moves > this.#moves.length) {
      const longer = steps > this.#next.length ? this.#next.length * 2 : this.#next.length;
      const more = moves > this.#moves.length ? this.#moves.length * 2 : this.#moves.length;
      if (longer > LONGEST || more > MOVES || GROWING * (longer * STEP + more * MOVE) > this.#room) return false;
      this.#grew = true;
      if (more > this.#moves.length) {
        this.#moves = grown(this.#moves);
        this.#values = grown(this.#values);
      }
      if (longer === this.#next.length) continue;
      this.#next = grown(this.#next);
      this.#end = grown(this.#end);
      this.#depths = grown(this.#depths);
      this.#keys = grown(this.#keys);
      this.#before = grown(this.#before);
    }
    return true;
  }

  /** Returns to the previous step of the line. */
  #leave(): void {
    this.#last[this.#keys[2 * this.#depth]! & (BUCKETS - 1)] = this.#before[this.#depth]!;
    if (--this.#depth >= 0) this.#path.back(this.#depths[this.#depth]!);
  }

  /** Returns the rank by which moves are tried: foundations first, then columns, then actions, cells and moves from foundations. */
  #rank(move: Move): number {
    if (kindOf(move) !== CARDS) return 3;
    const to = toOf(move);
    if (this.#traits.homes.includes(to)) return 0;
    if (this.#traits.cells.includes(to)) return 4;
    if (this.#traits.homes.includes(fromOf(move))) return 5;
    return countOf(move) === this.#table.len[fromOf(move)] ? 2 : 1;
  }

  /** Inserts a move into the sorted moves of a step. */
  #insert(d: number, move: Move, value: number): void {
    let place = this.#end[d]!++;
    const first = this.#next[d]!;
    while (place > first && this.#values[place - 1]! > value) {
      this.#values[place] = this.#values[place - 1]!;
      this.#moves[place] = this.#moves[place - 1]!;
      place--;
    }
    this.#values[place] = value;
    this.#moves[place] = move;
  }
}

/** Returns a copy of an array with twice its length. */
function grown<T extends Int32Array | Int16Array | Uint16Array>(array: T): T {
  const more = new (array.constructor as new (length: number) => T)(array.length * 2);
  more.set(array);
  return more;
}
