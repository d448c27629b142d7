import type { Options, Status } from '@patience/core';
import { ACTION, kindOf, list, type Move, type Table } from '@patience/core/search';
import type { Burial } from './burial.js';
import type { Graves } from './graves.js';
import type { OrderedColumns } from './ordered-columns.js';
import { NONE, type SafeMoves } from './safe.js';

/**
 * Steps of a search: a move together with the safe moves that follow it, as one. The table remembers what it takes
 * to step back.
 */
export class Path {
  /** Where moves are written down while somebody listens. */
  record: Move[] | undefined;
  /** How often the rules declared a position lost. */
  losses = 0;
  /** The most cards that were home at once. */
  home = 0;
  /** A family that came home lost the game. */
  shunsHome = false;
  /** How often a safe move was played. */
  trusted = 0;
  /** The two halves of the key of the position that the last step led to. */
  readonly key: Int32Array;
  readonly #judges: boolean;
  #acted = false;
  readonly #home: number;

  constructor(
    readonly table: Table<Options>,
    readonly safe: SafeMoves | undefined,
    readonly ordered?: OrderedColumns,
    readonly burial?: Burial,
    readonly graves?: Graves,
  ) {
    this.#judges = table.variant.status !== undefined;
    this.key = (ordered ?? graves ?? table).key;
    this.#home = homeOf(table);
  }

  /** Fills `out` with the moves that matter and returns their number. */
  list(out: Int32Array): number {
    return this.ordered ? this.ordered.list(out) : list(this.table, out);
  }

  /** Plays a move and what safely follows. */
  step(move: Move): void {
    this.#acted = kindOf(move) === ACTION;
    if (this.ordered) this.ordered.play(move, this.record);
    else {
      this.table.play(move);
      this.record?.push(move);
    }
    this.settle();
  }

  /** Plays safe moves until there is none. */
  settle(): void {
    for (let next = this.#next(); next !== NONE; next = this.#next()) {
      this.table.play(next);
      this.trusted++;
      this.record?.push(next);
    }
    (this.ordered ?? this.graves)?.look();
  }

  #next(): Move {
    const safe = this.safe?.find() ?? NONE;
    return safe === NONE && this.ordered ? this.ordered.find() : safe;
  }

  /** Takes moves back until so many are left. */
  back(depth: number): void {
    while (this.table.depth > depth) this.table.undo();
  }

  /** The table's status for a search. A loss that comes from the rules makes safe moves doubtful; it is noted. */
  status(): Status {
    const { rules, len, cards } = this.table;
    let home = 0;
    for (let h = 0; h < rules.homes.length; h++) home += len[rules.homes[h]!]!;
    if (home > this.home) this.home = home;
    // What is buried changes only when the stock is used.
    if (this.#acted && this.burial?.lost()) return 'lost';
    if (!this.#judges) return home === cards.length ? 'won' : 'playing';
    const status = this.table.status();
    if (status === 'lost') {
      this.losses++;
      this.shunsHome ||= home > this.#home;
    }
    return status;
  }

  /** Steps from the very beginning as single moves, safe moves included. */
  movesOf(steps: readonly Move[]): Move[] {
    this.back(0);
    const moves: Move[] = [];
    this.record = moves;
    this.settle();
    for (const move of steps) this.step(move);
    this.record = undefined;
    return moves;
  }

  /** Safe moves were played although these rules may punish them: what was not found may exist all the same. */
  get doubtful(): boolean {
    return (this.trusted > 0 && this.losses > 0) || this.ordered?.broken === true;
  }
}

/** Cards on foundations and discard piles. */
const homeOf = ({ rules, len }: Table<Options>): number => rules.homes.reduce((sum, pile) => sum + len[pile]!, 0);
