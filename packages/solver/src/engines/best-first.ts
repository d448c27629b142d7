import type { Options } from '@patience/core';
import { Positions, type Move, type Table } from '@patience/core/internals';
import { EVALUATION_BYTES } from '../evaluation/pile-evaluation.js';
import { WORST } from '../evaluation/worst.js';
import type { Evaluation } from '../roles.js';
import { MOVE_BUFFER } from './move-buffer.js';
import { NONE } from '../none.js';
import type { Outcome } from './outcome.js';
import type { Path } from './path.js';
import { PositionSet } from '../position-set.js';
import { Tree } from './tree.js';

/** Limits of a best-first search. */
export interface BestFirstSettings {
  /** Largest number of positions to visit; memory is allocated for all of them. */
  readonly positions: number;
  /** Cost of each move from the root, in quarters. A negative cost makes the search prefer deep positions. */
  readonly step: number;
}

/** Added to every value when `step` is negative, so that values stay above 0. */
const AHEAD = WORST >> 1;

/**
 * Best-first search: expands the waiting position with the lowest value next, among equals the newest one. It follows one line while the
 * values fall and jumps to any other waiting position that has a lower value.
 */
export class BestFirst {
  positions = 0;
  opened = 0;
  /** Whether no position was dropped so far. */
  complete = true;
  readonly #table: Table<Options>;
  readonly #path: Path;
  readonly #evaluation: Evaluation;
  readonly #settings: BestFirstSettings;
  readonly #tree: Tree;
  /** The positions of the tree, indexed by node. */
  readonly #positions: Positions;
  readonly #met: PositionSet;
  /** Value → the newest waiting node with this value. `#before` maps a node to the next older one with the same value. */
  readonly #last = new Int32Array(WORST + 1).fill(NONE);
  readonly #before: Int32Array;
  /** A lower bound of the values of all waiting positions. */
  #lowest = 0;
  #solved: Move[] = [];

  constructor(path: Path, evaluation: Evaluation, settings: BestFirstSettings) {
    this.#table = path.table;
    this.#path = path;
    this.#evaluation = evaluation;
    this.#settings = settings;
    const most = settings.positions + 1;
    this.#tree = new Tree(most);
    this.#positions = new Positions(path.table, most);
    path.table.keep(this.#positions, 0);
    this.#before = new Int32Array(most);
    this.#met = new PositionSet(bits(most));
    this.#met.add(path.key[0]!, path.key[1]!);
    this.#wait(0);
  }

  /** Returns the bytes that a search of a table allocates for a number of positions. */
  static bytes(table: Table<Options>, positions: number): number {
    const most = positions + 1;
    return EVALUATION_BYTES + Tree.bytes(most) + Positions.bytes(table, most) + most * 4 + (WORST + 1) * 4 + PositionSet.most(bits(most));
  }

  get bytes(): number {
    return BestFirst.bytes(this.#table, this.#settings.positions);
  }

  /** The moves of the solution from the root, without automatic safe moves; empty before a solution is found. */
  get line(): readonly Move[] {
    return this.#solved;
  }

  /** Continues the search until `until` positions were visited in all. */
  run(until: number): Outcome {
    while (this.positions < until) {
      const node = this.#take();
      if (node === NONE) {
        if (this.#met.evicted > 0) this.complete = false;
        return 'dry';
      }
      const outcome = this.#open(node);
      if (outcome !== 'running') return outcome;
    }
    return 'running';
  }

  /** Expands a position. */
  #open(node: number): Outcome {
    if (this.#tree.ends(node)) {
      this.complete = false;
      return 'running';
    }
    this.#path.goTo(this.#positions, node);
    const { key } = this.#path;
    const count = this.#path.list(MOVE_BUFFER);
    this.opened++;
    const depth = this.#table.depth;
    for (let i = 0; i < count; i++) {
      if (this.positions === this.#settings.positions) {
        this.complete = false;
        return 'dry';
      }
      const move = MOVE_BUFFER[i]!;
      this.#path.step(move);
      this.positions++;
      const status = this.#path.status();
      if (status === 'won') {
        this.#solved = [...this.#tree.stepsTo(node), move];
        return 'solved';
      }
      if (status === 'playing' && this.#met.add(key[0]!, key[1]!)) {
        const next = this.#tree.add(node, move);
        this.#table.keep(this.#positions, next);
        this.#wait(next);
      }
      this.#path.back(depth);
    }
    return 'running';
  }

  /** Adds the position on the table to the waiting positions. */
  #wait(node: number): void {
    const { step } = this.#settings;
    const cost = (step < 0 ? AHEAD : 0) + this.#evaluation.value() + ((this.#tree.level(node) * step) >> 2);
    const value = cost < 0 ? 0 : cost > WORST ? WORST : cost;
    this.#before[node] = this.#last[value]!;
    this.#last[value] = node;
    if (value < this.#lowest) this.#lowest = value;
  }

  /** Removes and returns the waiting node with the lowest value; {@link NONE} when none waits. */
  #take(): number {
    const last = this.#last;
    while (this.#lowest <= WORST && last[this.#lowest] === NONE) this.#lowest++;
    if (this.#lowest > WORST) return NONE;
    const node = last[this.#lowest]!;
    last[this.#lowest] = this.#before[node]!;
    return node;
  }
}

const bits = (most: number): number => Math.max(8, Math.ceil(Math.log2(most * 2)));
