import { type Options } from '@patience/core';
import { CARDS, countOf, fromOf, kindOf, shuffle, toOf, type Move, type Random, type Table } from '@patience/core/search';
import { MOVE_BUFFER } from './move-buffer.js';
import type { Outcome } from './outcome.js';
import type { Path } from './path.js';
import { PositionSet } from '../position-set.js';
import { NONE } from '../none.js';
import type { Placements } from '../reductions/placements.js';
import type { Talon } from '../reductions/talon.js';
import type { Traits } from '../rules/traits.js';

/** Bounds of a depth-first search. */
export interface DepthFirstSettings {
  /** Bytes that the search may hold. */
  readonly bytes: number;
  /** Moves of the same rank come in an order of its own; without, in that of the list. */
  readonly random?: Random | undefined;
}

/** Longest way down, in steps, and moves that are waiting on it. */
const LONGEST = 1 << 14;
const MOVES = 1 << 19;
/** Steps and moves for which a new search has room; the arrays grow with the way down. */
const STEPS_AT_FIRST = 128;
const MOVES_AT_FIRST = 512;
/** Bytes for each of them. */
const STEP = 22;
const MOVE = 6;
/** An array that grows is held twice for a moment, once half as large. */
const GROWING = 1.5;
const MOST = GROWING * (LONGEST * STEP + MOVES * MOVE);
/** Chains of keys. */
const BUCKETS = 1024;
/** The set has room for 2^this many positions at first. */
const FIRST = 14;

/**
 * Depth-first search with a set of the positions that were met. Each position that can be reached is entered once, so
 * running dry means that there is no solution, provided that {@link complete} holds.
 */
export class DepthFirst {
  positions = 0;
  opened = 0;
  /** Nothing was left out so far. */
  complete = true;
  readonly #table: Table<Options>;
  readonly #path: Path;
  readonly #traits: Traits;
  /** Where positions that differ only in how far the waste is turned are known together, marked with what could be had. */
  readonly #talon: Talon | undefined;
  readonly #placements: Placements | undefined;
  readonly #random: Random | undefined;
  readonly #met: PositionSet;
  #moves = new Int32Array(MOVES_AT_FIRST);
  #values = new Uint16Array(MOVES_AT_FIRST);
  #next = new Int32Array(STEPS_AT_FIRST);
  #end = new Int32Array(STEPS_AT_FIRST);
  #depths = new Int32Array(STEPS_AT_FIRST);
  /** Keys of the way down, 0 after placements; they matter once the set forgets. */
  #keys = new Int32Array(STEPS_AT_FIRST * 2);
  /** Where they are found: the last step of each chain, and of each step the one before it; −1 for none. */
  readonly #last = new Int16Array(BUCKETS).fill(-1);
  #before = new Int16Array(STEPS_AT_FIRST);
  /** Bytes that the way down may take. */
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

  /** The most bytes held at once so far. */
  get bytes(): number {
    const way = this.#next.length * STEP + this.#moves.length * MOVE;
    return BUCKETS * 2 + (this.#grew ? Math.round(way * GROWING) : way) + this.#met.bytes;
  }

  /** The solution's steps from the root; safe moves are not named. */
  get line(): readonly Move[] {
    return this.#won ? Array.from({ length: this.#depth + 1 }, (_, i) => this.#moves[this.#next[i]! - 1]!) : [];
  }

  /** Searches on until so many positions were visited in all. */
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
      // Only some moves are looked at after a placement: that is not noted as met.
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

  #isFresh(one: number, two: number): boolean {
    const talon = this.#talon;
    if (!(talon ? this.#met.add((one - talon.turned1) | 0, (two - talon.turned2) | 0, talon.lo, talon.hi) : this.#met.add(one, two)))
      return false;
    if (this.#met.evicted === 0) return true;
    let d = this.#last[one & (BUCKETS - 1)]!;
    while (d >= 0 && (this.#keys[2 * d] !== one || this.#keys[2 * d + 1] !== two)) d = this.#before[d]!;
    return d < 0;
  }

  /** Opens the position on the table. @param column to which a card must come now @returns false when there is no room to go deeper */
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

  /** Is there room for so many steps and moves? Makes it, within the bound. */
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

  #leave(): void {
    this.#last[this.#keys[2 * this.#depth]! & (BUCKETS - 1)] = this.#before[this.#depth]!;
    if (--this.#depth >= 0) this.#path.back(this.#depths[this.#depth]!);
  }

  /** Cards home first, then the rest, actions and cells last. */
  #rank(move: Move): number {
    if (kindOf(move) !== CARDS) return 3;
    const to = toOf(move);
    if (this.#traits.homes.includes(to)) return 0;
    if (this.#traits.cells.includes(to)) return 4;
    if (this.#traits.homes.includes(fromOf(move))) return 5;
    return countOf(move) === this.#table.len[fromOf(move)] ? 2 : 1;
  }

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

/** Twice as long. */
function grown<T extends Int32Array | Int16Array | Uint16Array>(array: T): T {
  const more = new (array.constructor as new (length: number) => T)(array.length * 2);
  more.set(array);
  return more;
}
