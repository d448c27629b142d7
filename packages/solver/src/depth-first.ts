import { countOf, fromOf, kindOf, CARDS, list, MAX_MOVES, toOf, type Move, type Options, type Table } from '@patience/core';
import type { Evaluation } from './evaluate.js';
import type { Outcome } from './outcome.js';
import type { Path } from './path.js';
import { PositionSet } from './position-set.js';
import type { Traits } from './traits.js';

export interface DepthFirstSettings {
  /** Positions that are remembered: 2^bits. */
  readonly bits: number;
  /** Orders the moves by what they lead to; absent: by their kind, which is twice as fast. */
  readonly evaluation?: Evaluation | undefined;
}

/** Longest way down, in steps. */
const LONGEST = 1 << 14;
const MOVES = 1 << 19;

/**
 * Depth-first search with a set of the positions that were met. Each position that can be reached is entered once, so
 * running dry means that there is no solution, provided that {@link complete} holds.
 */
export class DepthFirst {
  positions = 0;
  /** Nothing was left out so far. */
  complete = true;
  readonly #table: Table<Options>;
  readonly #path: Path;
  readonly #traits: Traits;
  readonly #evaluation: Evaluation | undefined;
  readonly #met: PositionSet;
  readonly #moves = new Int32Array(MOVES);
  readonly #values = new Uint16Array(MOVES);
  readonly #next = new Int32Array(LONGEST);
  readonly #end = new Int32Array(LONGEST);
  readonly #depths = new Int32Array(LONGEST);
  /** Keys of the way down; they matter once the set forgets. */
  readonly #keys = new Int32Array(LONGEST * 2);
  readonly #onPath = new Uint16Array(4096);
  readonly #list = new Int32Array(MAX_MOVES);
  #depth = -1;
  #won = false;

  constructor(path: Path, traits: Traits, { bits, evaluation }: DepthFirstSettings) {
    this.#table = path.table;
    this.#path = path;
    this.#traits = traits;
    this.#evaluation = evaluation;
    this.#met = new PositionSet(bits, 14);
    this.#met.add(this.#table.key[0]!, this.#table.key[1]!);
    this.#enter();
  }

  /** Bytes held besides the set. */
  static readonly overhead = MOVES * 6 + LONGEST * 20;

  get bytes(): number {
    return DepthFirst.overhead + this.#met.bytes;
  }

  /** The solution's steps from the root; safe moves are not named. */
  get line(): readonly Move[] {
    return this.#won ? Array.from({ length: this.#depth + 1 }, (_, i) => this.#moves[this.#next[i]! - 1]!) : [];
  }

  /** Searches on until so many positions were visited in all. */
  run(until: number): Outcome {
    const { key } = this.#table;
    while (this.#depth >= 0) {
      if (this.#next[this.#depth] === this.#end[this.#depth]) {
        this.#leave();
        continue;
      }
      if (this.positions >= until) return 'running';
      this.#path.step(this.#moves[this.#next[this.#depth]!++]!);
      this.positions++;
      // With an evaluation positions were looked up when they were listed.
      const fresh = this.#evaluation !== undefined || this.#isFresh(key[0]!, key[1]!);
      const status = fresh ? this.#path.status() : 'lost';
      if (status === 'won') {
        this.#won = true;
        return 'solved';
      }
      if (status === 'lost' || !this.#enter()) this.#path.back(this.#depths[this.#depth]!);
    }
    return 'dry';
  }

  #isFresh(one: number, two: number): boolean {
    if (!this.#met.add(one, two)) return false;
    if (this.#met.evicted === 0 || this.#onPath[one & 4095] === 0) return true;
    for (let d = 0; d <= this.#depth; d++) if (this.#keys[2 * d] === one && this.#keys[2 * d + 1] === two) return false;
    return true;
  }

  /** Opens the position on the table. @returns false when there is no room to go deeper */
  #enter(): boolean {
    const first = this.#depth < 0 ? 0 : this.#end[this.#depth]!;
    if (this.#depth + 1 === LONGEST || first + 256 > MOVES) {
      this.complete = false;
      return false;
    }
    const d = ++this.#depth;
    this.#depths[d] = this.#table.depth;
    const { key } = this.#table;
    this.#keys[2 * d] = key[0]!;
    this.#keys[2 * d + 1] = key[1]!;
    this.#onPath[key[0]! & 4095]!++;
    this.#next[d] = first;
    this.#end[d] = first;
    const count = list(this.#table, this.#list);
    for (let i = 0; i < count; i++) {
      if (this.#end[d] === MOVES) {
        this.complete = false;
        break;
      }
      const move = this.#list[i]!;
      if (this.#evaluation) this.#look(d, move, this.#evaluation);
      else this.#insert(d, move, this.#rank(move));
    }
    return true;
  }

  #leave(): void {
    this.#onPath[this.#keys[2 * this.#depth]! & 4095]!--;
    if (--this.#depth >= 0) this.#path.back(this.#depths[this.#depth]!);
  }

  /** Plays a move to see where it leads. */
  #look(d: number, move: Move, evaluation: Evaluation): void {
    const { key } = this.#table;
    this.#path.step(move);
    this.positions++;
    if (this.#isFresh(key[0]!, key[1]!)) this.#insert(d, move, evaluation.value());
    this.#path.back(this.#depths[d]!);
  }

  /** Cards home first, then the rest, actions and cells last. */
  #rank(move: Move): number {
    if (kindOf(move) !== CARDS) return 3;
    const to = toOf(move);
    if (this.#traits.homes.includes(to)) return 0;
    if (this.#traits.cells.includes(to)) return 4;
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
