import { type Options, type Status } from '@patience/core';
import { ACTION, cardsMove, fromOf, kindOf, list, Positions, toOf, type Move, type Table } from '@patience/core/search';
import type { Affinity } from '../evaluation/affinity.js';
import type { ColumnOrder } from '../reductions/column-order.js';
import type { IndistinguishableCards } from '../reductions/indistinguishable-cards.js';
import type { SuitSymmetry } from '../reductions/suit-symmetry.js';
import type { OrderBound } from '../bounds/order-bound.js';
import type { PairingBound } from '../bounds/pairing-bound.js';
import type { Placements } from '../reductions/placements.js';
import type { Relaxation } from '../bounds/relaxation.js';
import type { WasteBound } from '../bounds/waste-bound.js';
import type { FoundationMerging } from '../reductions/foundation-merging.js';
import type { RunEquivalence } from '../reductions/run-equivalence.js';
import type { RunTails } from '../reductions/run-tails.js';
import { NONE } from '../none.js';
import type { SafeFoundationMoves } from '../reductions/safe-foundation-moves.js';
import type { ForcedFoundationMoves } from '../reductions/forced-foundation-moves.js';
import type { Talon } from '../reductions/talon.js';

/** What is known of the rules and makes the search smaller, as far as it applies. */
export interface Helpers {
  readonly kinds?: IndistinguishableCards | undefined;
  readonly safe?: SafeFoundationMoves | undefined;
  readonly steady?: ForcedFoundationMoves | undefined;
  readonly ordered?: RunEquivalence | undefined;
  readonly wasteBound?: WasteBound | undefined;
  readonly merging?: FoundationMerging | undefined;
  readonly talon?: Talon | undefined;
  readonly tails?: RunTails | undefined;
  /** Positions are told apart by what it sees: nothing found this way proves that there is no more. */
  readonly affinity?: Affinity | undefined;
  readonly blocked?: OrderBound | undefined;
  readonly partners?: PairingBound | undefined;
  readonly relaxation?: Relaxation | undefined;
  readonly likeness?: SuitSymmetry | undefined;
  readonly placements?: Placements | undefined;
  /** Positions that differ in no more are one. */
  readonly columnOrder?: ColumnOrder | undefined;
}

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
  /** The position before any move, the safe ones as well. */
  readonly #beginning: Positions;

  readonly kinds: IndistinguishableCards | undefined;
  readonly safe: SafeFoundationMoves | undefined;
  readonly steady: ForcedFoundationMoves | undefined;
  readonly ordered: RunEquivalence | undefined;
  readonly wasteBound: WasteBound | undefined;
  readonly merging: FoundationMerging | undefined;
  readonly talon: Talon | undefined;
  readonly tails: RunTails | undefined;
  readonly affinity: Affinity | undefined;
  readonly blocked: OrderBound | undefined;
  readonly partners: PairingBound | undefined;
  readonly relaxation: Relaxation | undefined;
  /** Cards go home as soon as they can and never come back: lines are left out. */
  readonly likeness: SuitSymmetry | undefined;
  /** For searches in depth, which know what came before. */
  readonly placements: Placements | undefined;
  readonly columnOrder: ColumnOrder | undefined;

  constructor(
    readonly table: Table<Options>,
    {
      kinds,
      safe,
      steady,
      ordered,
      wasteBound,
      merging,
      talon,
      tails,
      affinity,
      blocked,
      partners,
      relaxation,
      likeness,
      placements,
      columnOrder,
    }: Helpers = {},
  ) {
    this.kinds = kinds;
    this.safe = safe;
    this.steady = steady;
    this.ordered = ordered;
    this.wasteBound = wasteBound;
    this.merging = merging;
    this.talon = talon;
    this.tails = tails;
    this.affinity = affinity;
    this.blocked = blocked;
    this.partners = partners;
    this.relaxation = relaxation;
    this.likeness = likeness;
    this.placements = placements;
    this.columnOrder = columnOrder;
    this.#judges = table.variant.status !== undefined;
    this.key = talon || tails || affinity || likeness || columnOrder ? new Int32Array(2) : (ordered ?? merging ?? table).key;
    this.#beginning = new Positions(table, 1);
    table.keep(this.#beginning, 0);
    this.#look();
    this.#home = homeOf(table);
  }

  /** Fills `out` with the moves that matter and returns their number. @param lo of {@link Talon.list} @param hi */
  list(out: Int32Array, lo?: number, hi?: number): number {
    if (this.ordered) return this.ordered.list(out);
    let count = this.talon ? this.talon.list(out, lo, hi) : list(this.table, out);
    if (this.safe) count = this.safe.filter(out, count, this.talon);
    return this.tails ? this.tails.filter(out, count) : count;
  }

  /** Plays a move and what safely follows. */
  step(move: Move): void {
    this.#acted = kindOf(move) === ACTION;
    if (this.ordered) this.ordered.play(move, this.record);
    else if (this.tails?.stands(move)) {
      this.#do(this.tails.first(move));
      this.#do(cardsMove(fromOf(move), toOf(move), 1));
    } else if (this.talon) this.talon.play(move, this.record);
    else this.#do(move);
    this.settle();
  }

  #do(move: Move): void {
    this.table.play(move);
    this.record?.push(move);
  }

  /** Plays safe moves until there is none. */
  settle(): void {
    for (let next = this.#next(); next !== NONE; next = this.#next()) {
      this.trusted++;
      if (this.talon) this.talon.play(next, this.record);
      else this.#do(next);
    }
    this.#look();
  }

  /** Brings the key up to date. */
  #look(): void {
    (this.ordered ?? this.merging)?.look();
    this.affinity?.name(this.key);
    if (!this.talon && !this.tails && !this.likeness && !this.columnOrder) return;
    this.key.set((this.merging ?? this.table).key);
    this.likeness?.adjust(this.key);
    this.talon?.adjust(this.key);
    this.tails?.adjust(this.key);
    this.columnOrder?.adjust(this.key);
  }

  #next(): Move {
    let safe = this.safe?.find() ?? NONE;
    if (safe === NONE && this.steady) safe = this.steady.find();
    if (safe === NONE && this.partners) safe = this.partners.find();
    return safe === NONE && this.ordered ? this.ordered.find() : safe;
  }

  /** Goes to a position that was kept; there is no way back from it. */
  goTo(positions: Positions, place: number): void {
    this.table.goTo(positions, place);
    this.#look();
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
    if (this.#acted && this.wasteBound?.lost()) return 'lost';
    if (this.blocked?.lost()) return 'lost';
    if (this.steady?.lost()) return 'lost';
    if (this.partners?.lost()) return 'lost';
    if (this.relaxation?.lost()) return 'lost';
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
    this.goTo(this.#beginning, 0);
    const moves: Move[] = [];
    this.record = moves;
    this.settle();
    for (const move of steps) this.step(move);
    this.record = undefined;
    return moves;
  }

  /** Lines may be left out: when nothing is left to look at, nothing is proved. */
  get leavesOut(): boolean {
    return this.affinity !== undefined || this.likeness !== undefined || this.columnOrder !== undefined;
  }

  /** Positions were made one that rules tell apart: when nothing is left to look at, nothing is proved. */
  get confuses(): boolean {
    return this.merging?.broken === true || this.kinds?.broken === true;
  }

  /** Safe moves were played although these rules may punish them: what was not found may exist all the same. */
  get doubtful(): boolean {
    return (this.trusted > 0 && this.losses > 0) || this.ordered?.broken === true;
  }
}

/** Cards on foundations and discard piles. */
const homeOf = ({ rules, len }: Table<Options>): number => rules.homes.reduce((sum, pile) => sum + len[pile]!, 0);
