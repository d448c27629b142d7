import type { Options, Status } from '@patience/core';
import { ACTION, kindOf, list, Positions, type Move, type Table } from '@patience/core/internals';
import type { Helpers } from '../helpers.js';
import { NONE } from '../none.js';
import type { Assumption, Bound, KeyReducer, MoveFilter, MoveSource, SafeMoves } from '../roles.js';

/** Helpers of a path by role, in the order in which they are applied, and those that engines know by name. */
export interface PathParts {
  /** Lists and plays moves. Default: the table's own legal moves. */
  readonly source?: MoveSource | undefined;
  readonly filters?: readonly MoveFilter[];
  readonly safeMoves?: readonly SafeMoves[];
  readonly keyReducers?: readonly KeyReducer[];
  readonly bounds?: readonly Bound[];
  /** Assumptions about functions under which positions are merged. */
  readonly assumptions?: readonly Assumption[];
  readonly helpers?: Helpers;
}

/** Lists and plays the table's own legal moves. */
class TableMoves implements MoveSource {
  readonly #table: Table<Options>;

  constructor(table: Table<Options>) {
    this.#table = table;
  }

  list(out: Int32Array): number {
    return list(this.#table, out);
  }

  play(move: Move, record: Move[] | undefined): void {
    this.#table.play(move);
    record?.push(move);
  }
}

/** Plays the steps of a search on a table. A step is a move together with the safe moves that follow it; the table can undo it. */
export class Path {
  /** Receives the table's moves of each step while it is set. */
  record: Move[] | undefined;
  /** Number of positions that the rules declared lost. */
  losses = 0;
  /** Largest number of cards that were on foundations and discard piles at once. */
  home = 0;
  /** Whether the rules declared a position lost after a complete sequence had left the columns. */
  completionLoses = false;
  /** Number of safe moves that were played. */
  safeMovesPlayed = 0;
  /** The two halves of the position's key after the last step. */
  readonly key: Int32Array;
  /** Helpers that engines and the schedule know by name. */
  readonly helpers: Helpers;
  readonly #source: MoveSource;
  readonly #filters: readonly MoveFilter[];
  /** Filters that add moves of their own. */
  readonly #adding: readonly MoveFilter[];
  readonly #safeMoves: readonly SafeMoves[];
  readonly #keyReducers: readonly KeyReducer[];
  readonly #bounds: readonly Bound[];
  readonly #assumptions: readonly Assumption[];
  /** Whether the variant has a status of its own. */
  readonly #hasStatus: boolean;
  /** Whether the last step used an action. */
  #acted = false;
  /** Number of cards on foundations and discard piles at the root. */
  readonly #homeAtFirst: number;
  /** The root position before any move, safe moves included. */
  readonly #beginning: Positions;

  constructor(
    readonly table: Table<Options>,
    { source, filters = [], safeMoves = [], keyReducers = [], bounds = [], assumptions = [], helpers = {} }: PathParts = {},
  ) {
    this.helpers = helpers;
    this.#source = source ?? new TableMoves(table);
    this.#filters = filters;
    this.#adding = filters.filter((filter) => filter.playAdded !== undefined);
    this.#safeMoves = safeMoves;
    this.#keyReducers = keyReducers;
    this.#bounds = bounds;
    this.#assumptions = assumptions;
    this.#hasStatus = table.variant.status !== undefined;
    this.key = keyReducers.length > 0 ? new Int32Array(2) : table.key;
    this.#beginning = new Positions(table, 1);
    table.keep(this.#beginning, 0);
    this.#updateKey();
    this.#homeAtFirst = homeOf(table);
  }

  /** Fills `out` with the moves that matter and returns their number. @param lo of {@link MoveSource.list} @param hi */
  list(out: Int32Array, lo?: number, hi?: number): number {
    let count = this.#source.list(out, lo, hi);
    for (let i = 0; i < this.#filters.length; i++) count = this.#filters[i]!.filter(out, count);
    return count;
  }

  /** Plays a move and the safe moves that follow it. */
  step(move: Move): void {
    this.#acted = kindOf(move) === ACTION;
    this.#play(move);
    this.settle();
  }

  #play(move: Move): void {
    for (let i = 0; i < this.#adding.length; i++) if (this.#adding[i]!.playAdded!(move, this.record)) return;
    this.#source.play(move, this.record);
  }

  /** Plays safe moves until there is none. */
  settle(): void {
    for (let next = this.#nextSafe(); next !== NONE; next = this.#nextSafe()) {
      this.safeMovesPlayed++;
      this.#source.play(next, this.record);
    }
    this.#updateKey();
  }

  /** Returns the first safe move that a helper finds, or NONE. */
  #nextSafe(): Move {
    for (let i = 0; i < this.#safeMoves.length; i++) {
      const move = this.#safeMoves[i]!.find();
      if (move !== NONE) return move;
    }
    return NONE;
  }

  #updateKey(): void {
    const { key } = this;
    const reducers = this.#keyReducers;
    if (reducers.length === 0) return;
    key[0] = this.table.key[0]!;
    key[1] = this.table.key[1]!;
    for (let i = 0; i < reducers.length; i++) reducers[i]!.reduce(key);
  }

  /** Restores a kept position. Moves before it can no longer be undone. */
  goTo(positions: Positions, place: number): void {
    this.table.goTo(positions, place);
    this.#updateKey();
  }

  /** Undoes moves until `depth` are left. */
  back(depth: number): void {
    while (this.table.depth > depth) this.table.undo();
  }

  /** Returns the table's status; `lost` also when a bound proves it. Counts the losses that the rules declare, since they make safe moves doubtful. */
  status(): Status {
    const { rules, len, cards } = this.table;
    let home = 0;
    for (let h = 0; h < rules.homes.length; h++) home += len[rules.homes[h]!]!;
    if (home > this.home) this.home = home;
    for (let i = 0; i < this.#bounds.length; i++) if (this.#bounds[i]!.lost(this.#acted)) return 'lost';
    if (!this.#hasStatus) return home === cards.length ? 'won' : 'playing';
    const status = this.table.status();
    if (status === 'lost') {
      this.losses++;
      this.completionLoses ||= home > this.#homeAtFirst;
    }
    return status;
  }

  /** Converts steps from the root to the table's moves, safe moves included. */
  movesOf(steps: readonly Move[]): Move[] {
    this.goTo(this.#beginning, 0);
    const moves: Move[] = [];
    this.record = moves;
    this.settle();
    for (const move of steps) this.step(move);
    this.record = undefined;
    return moves;
  }

  /** Whether lines may be left out, so that a search that finds nothing proves nothing. */
  get leavesOut(): boolean {
    return this.#keyReducers.some(({ lossy }) => lossy === true);
  }

  /** Whether positions were merged that rules tell apart, so that a search that finds nothing proves nothing. */
  get mergedWrongly(): boolean {
    return this.#assumptions.some(({ broken }) => broken);
  }

  /** Whether safe moves were played that may not have been safe, so that a search that finds nothing proves nothing. */
  get doubtful(): boolean {
    return (this.safeMovesPlayed > 0 && this.losses > 0) || this.helpers.runEquivalence?.broken === true;
  }
}

/** Counts the cards on foundations and discard piles. */
const homeOf = ({ rules, len }: Table<Options>): number => rules.homes.reduce((sum, pile) => sum + len[pile]!, 0);
