import type { Options } from '@patience/core';
import { Positions, type Move, type Table } from '@patience/core/search';
import { EVALUATION_BYTES } from '../evaluation/pile-evaluation.js';
import { WORST } from '../evaluation/worst.js';
import type { Evaluation } from '../roles.js';
import { MOVE_BUFFER } from './move-buffer.js';
import { NONE } from '../none.js';
import type { Outcome } from './outcome.js';
import type { Path } from './path.js';
import { PositionSet } from '../position-set.js';
import { Tree } from './tree.js';

/** How long a best-first search looks, and at what. */
export interface BestFirstSettings {
  /** Positions that it may visit, and has room for. */
  readonly positions: number;
  /** What each step on the way counts, in quarters. Below 0 the search hurries on, and turns back late. */
  readonly step: number;
}

/** What the root counts further where steps count below 0. */
const AHEAD = WORST >> 1;

/**
 * Best-first search: of all positions that were met the one that looks best is opened next, of equals the one that was met last. It goes
 * straight on while all goes well, and anywhere else as soon as that looks better.
 */
export class BestFirst {
  positions = 0;
  opened = 0;
  /** Nothing was left out so far. */
  complete = true;
  readonly #table: Table<Options>;
  readonly #path: Path;
  readonly #evaluation: Evaluation;
  readonly #settings: BestFirstSettings;
  readonly #tree: Tree;
  /** Where the positions of the tree are kept. */
  readonly #positions: Positions;
  readonly #met: PositionSet;
  /** Value → the position of it that was met last; and position → the one of the same value before it. */
  readonly #last = new Int32Array(WORST + 1).fill(NONE);
  readonly #before: Int32Array;
  /** No position that waits has a lower value. */
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

  /** Bytes that a search from a table holds which may visit so many positions. */
  static bytes(table: Table<Options>, positions: number): number {
    const most = positions + 1;
    return EVALUATION_BYTES + Tree.bytes(most) + Positions.bytes(table, most) + most * 4 + (WORST + 1) * 4 + PositionSet.most(bits(most));
  }

  get bytes(): number {
    return BestFirst.bytes(this.#table, this.#settings.positions);
  }

  /** The solution's steps from the root; safe moves are not named. */
  get line(): readonly Move[] {
    return this.#solved;
  }

  /** Searches on until so many positions were visited in all. */
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

  /** Tries all steps from a position. */
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

  /** The position on the table waits for being opened. */
  #wait(node: number): void {
    const { step } = this.#settings;
    const cost = (step < 0 ? AHEAD : 0) + this.#evaluation.value() + ((this.#tree.level(node) * step) >> 2);
    const value = cost < 0 ? 0 : cost > WORST ? WORST : cost;
    this.#before[node] = this.#last[value]!;
    this.#last[value] = node;
    if (value < this.#lowest) this.#lowest = value;
  }

  /** The best position that waits, or none. */
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
