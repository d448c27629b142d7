import type { Options } from '@patience/core';
import { ACTION, kindOf, type Move, type Random, type Table } from '@patience/core/internals';
import { Candidates } from './candidates.js';
import { EVALUATION_BYTES } from '../evaluation/pile-evaluation.js';
import type { Evaluation } from '../roles.js';
import { MOVE_BUFFER } from './move-buffer.js';
import type { Outcome } from './outcome.js';
import type { Path } from './path.js';
import { PositionSet } from '../position-set.js';
import type { Traits } from '../rules/traits.js';
import { Tree } from './tree.js';

/** Limits of a beam search. */
export interface BeamSettings {
  /** Number of positions that are kept on each level. */
  readonly width: number;
  /** Levels without a better position after which the next stage begins; {@link LAST} times as many when there is no next stage. */
  readonly patience: number;
  /** Largest number of positions kept over all levels. */
  readonly nodes: number;
  /**
   * The part of `width`, 0 to 1, that is shared evenly among the strata. The stratum of a position counts its irreversible progress.
   * Default 0.
   */
  readonly shared?: number;
  /** Whether the search ends after the first stage. Default: false. */
  readonly firstStage?: boolean;
}

/** Binary logarithm of the initial capacity of the set of kept positions. */
const FIRST = 12;
/** Factor for `patience` when no further stage follows. */
const LAST = 3;

/**
 * Beam search: on each level it keeps the best `width` of all positions that one more step reaches. A position reached by a move that
 * changes the stock, or by a redeal where there is no stock, waits for the next stage. Positions are therefore only compared with positions
 * that have as many cards left in the stock.
 */
export class Beam {
  positions = 0;
  opened = 0;
  /** The lowest value met in this stage. A stage ends when this value has not fallen for `patience` levels. */
  best = 0xffff;
  stage = 0;
  readonly #table: Table<Options>;
  readonly #path: Path;
  readonly #traits: Traits;
  readonly #evaluation: Evaluation;
  readonly #settings: BeamSettings;
  readonly #tree: Tree;
  /** Node → the index of its ancestor among the positions with which the stage began, in the order of the tree. */
  readonly #roots: Int32Array;
  readonly #sorting: Int32Array;
  readonly #sorted: Int32Array;
  /** The first node of the level that is being expanded now. */
  #first = 0;
  /** Node minus `#first` → its place among the positions of the candidates. */
  readonly #places: Int32Array;
  readonly #kept: PositionSet;
  readonly #met: PositionSet;
  readonly #metNext: PositionSet;
  /** The positions being expanded, their successors, and those of the next stage. The three objects swap roles to avoid allocation. */
  #current: Candidates;
  #level: Candidates;
  #next: Candidates;
  #from = 0;
  #to = 1;
  #since = 0;
  /** The best node of the first stage; its value is in `#leading`. */
  #leader = 0;
  #leading: number;
  #solved: Move[] | undefined;
  #complete = true;
  /** Number of face-down cards in columns at the root. */
  readonly #hidden: number;
  /**
   * Whether an action, such as a redeal, begins the next stage. True when stock and waste are empty at the root and the player can also
   * move cards.
   */
  readonly #acts: boolean;

  constructor(path: Path, traits: Traits, evaluation: Evaluation, settings: BeamSettings, random: Random) {
    this.#table = path.table;
    this.#path = path;
    this.#traits = traits;
    this.#evaluation = evaluation;
    this.#settings = settings;
    const { width, nodes, shared = 0 } = settings;
    this.#tree = new Tree(nodes + width);
    this.#roots = new Int32Array(nodes + width);
    this.#sorting = new Int32Array(width + 1);
    this.#sorted = new Int32Array(width);
    this.#kept = new PositionSet(bits(nodes * 2), FIRST);
    this.#met = new PositionSet(bits(width * 16));
    this.#metNext = new PositionSet(bits(width * 16));
    this.#current = new Candidates(this.#table, width, shared, random);
    this.#level = new Candidates(this.#table, width, shared, random);
    this.#next = new Candidates(this.#table, width, shared, random);
    this.#places = new Int32Array(width);
    this.#table.keep(this.#current.positions, 0);
    this.#kept.add(this.#path.key[0]!, this.#path.key[1]!);
    this.#leading = evaluation.value();
    const { len, rules } = this.#table;
    this.#acts = rules.targets.length > 0 && [...traits.stocks, ...traits.wastes].every((pile) => len[pile] === 0);
    this.#hidden = this.#table.rules.reveal.reduce((sum, pile) => sum + faceDown(this.#table, pile), 0);
  }

  /** Returns the bytes that a beam with these settings allocates. */
  static bytes(table: Table<Options>, { width, nodes }: BeamSettings): number {
    return (
      EVALUATION_BYTES +
      Tree.bytes(nodes + width) +
      (nodes + width) * 4 +
      width * 12 +
      PositionSet.most(bits(nodes * 2), FIRST) +
      2 * (8 << bits(width * 16)) +
      3 * Candidates.bytes(table, width)
    );
  }

  get bytes(): number {
    return Beam.bytes(this.#table, this.#settings);
  }

  /** The moves of the solution from the root, without automatic safe moves; empty before a solution is found. */
  get line(): readonly Move[] {
    return this.#solved ?? [];
  }

  /** The moves to the best position of the first stage; undefined when none is better than the root. */
  get toBest(): readonly Move[] | undefined {
    return this.#leader === 0 ? undefined : this.#tree.stepsTo(this.#leader);
  }

  /** The moves to the best position that waits for the next stage; undefined when there is none. */
  get toStock(): readonly Move[] | undefined {
    const { size, value, parent, move } = this.#next;
    let best = 0;
    for (let i = 1; i < size; i++) if (value[i]! < value[best]!) best = i;
    return size === 0 ? undefined : [...this.#tree.stepsTo(parent[best]!), move[best]!];
  }

  /** Whether no position was dropped. If the search then also runs dry, it has visited every reachable position. */
  get complete(): boolean {
    return this.#complete && !this.#current.dropped && !this.#level.dropped && !this.#next.dropped && this.#kept.evicted === 0;
  }

  /** Excludes the position with these two keys from the search. */
  forbid(one: number, two: number): void {
    this.#kept.add(one, two);
  }

  /** Continues the search until `until` positions were visited in all. */
  run(until: number): Outcome {
    for (;;) {
      while (this.#from < this.#to) {
        if (this.positions >= until) return 'running';
        this.#path.goTo(this.#current.positions, this.#places[this.#from - this.#first]!);
        if (this.#expand(this.#from++)) return 'solved';
      }
      if (!this.#advance()) return 'dry';
    }
  }

  /** Chooses the next level, or the first level of the next stage. @returns false when there is none */
  #advance(): boolean {
    const { nodes, patience } = this.#settings;
    if (this.#tree.size > nodes || this.#tree.ends(this.#from - 1)) {
      this.#complete = false;
      return false;
    }
    this.#level.choose();
    let best = 0xffff;
    for (let i = 0; i < this.#level.size; i++) if (this.#level.value[i]! < best) best = this.#level.value[i]!;
    if (best < this.best) {
      this.best = best;
      this.#since = 0;
    } else this.#since++;
    if (this.#level.size > 0 && this.#since <= (this.#next.size === 0 ? patience * LAST : patience)) {
      this.#settle(this.#level, false);
      return true;
    }
    if (this.#level.size > 0) this.#complete = false;
    this.#level.clear();
    this.#met.clear();
    this.#next.choose();
    if (this.#next.size === 0 || this.#settings.firstStage) return false;
    this.#settle(this.#next, true);
    this.#metNext.clear();
    this.stage++;
    this.best = 0xffff;
    this.#since = 0;
    return true;
  }

  /**
   * Adds the chosen positions to the tree as the level to expand next. A new stage is expanded in the order of the tree, because neighbours
   * there share most piles and the table changes least between them.
   */
  #settle(chosen: Candidates, newStage: boolean): void {
    this.#first = this.#from = this.#tree.size;
    if (newStage) this.#sort(chosen);
    for (let i = 0; i < chosen.size; i++) {
      const at = newStage ? this.#sorted[i]! : i;
      if (!this.#kept.add(chosen.key1[at]!, chosen.key2[at]!)) continue;
      const parent = chosen.parent[at]!;
      const node = this.#tree.add(parent, chosen.move[at]!);
      this.#places[node - this.#first] = chosen.place[at]!;
      this.#roots[node] = newStage ? i : this.#roots[parent]!;
      if (this.stage === 0 && !newStage && chosen.value[at]! < this.#leading) {
        this.#leader = node;
        this.#leading = chosen.value[at]!;
      }
    }
    this.#to = this.#tree.size;
    const free = this.#current;
    free.clear();
    if (newStage) this.#next = free;
    else this.#level = free;
    this.#current = chosen;
    this.#met.clear();
  }

  /** Sorts candidates by the stage root of their parent (counting sort). */
  #sort({ size, parent }: Candidates): void {
    const starts = this.#sorting.fill(0);
    for (let i = 0; i < size; i++) starts[this.#roots[parent[i]!]! + 1]!++;
    for (let r = 1; r < starts.length; r++) starts[r]! += starts[r - 1]!;
    for (let i = 0; i < size; i++) this.#sorted[starts[this.#roots[parent[i]!]!]!++] = i;
  }

  /** Expands the position on the table. @returns whether one of its moves wins */
  #expand(node: number): boolean {
    const { key } = this.#path;
    const count = this.#path.list(MOVE_BUFFER);
    this.opened++;
    const depth = this.#table.depth;
    const stock = this.#stock();
    for (let i = 0; i < count; i++) {
      const move = MOVE_BUFFER[i]!;
      this.#path.step(move);
      this.positions++;
      const status = this.#path.status();
      if (status === 'won') {
        this.#solved = [...this.#tree.stepsTo(node), move];
        return true;
      }
      if (status === 'playing' && !this.#kept.has(key[0]!, key[1]!)) {
        if (this.#stock() === stock && !(this.#acts && kindOf(move) === ACTION)) {
          if (this.#met.add(key[0]!, key[1]!)) this.#level.add(node, move, this.#evaluation.value(), this.#stratum(), key[0]!, key[1]!);
        } else if (this.#metNext.add(key[0]!, key[1]!))
          this.#next.add(node, move, this.#evaluation.value(), this.#stratum(), key[0]!, key[1]!);
      }
      this.#path.back(depth);
    }
    return false;
  }

  /** Returns the irreversible progress of the position: cards on foundations plus cards turned face up in columns. */
  #stratum(): number {
    if (!this.#settings.shared) return 0;
    const { rules, len } = this.#table;
    const { homes } = this.#traits;
    let stratum = this.#hidden;
    for (let h = 0; h < homes.length; h++) stratum += len[homes[h]!]!;
    for (let r = 0; r < rules.reveal.length; r++) stratum -= faceDown(this.#table, rules.reveal[r]!);
    return stratum & 0xff;
  }

  /** Returns the number of cards in stocks; 0 where the talon helper treats all states of the stock as one. */
  #stock(): number {
    if (this.#path.helpers.talon) return 0;
    let cards = 0;
    for (const pile of this.#traits.stocks) cards += this.#table.len[pile]!;
    return cards;
  }
}

/** Returns the number of face-down cards at the bottom of a pile. */
function faceDown({ len, slots, shift, up }: Table<Options>, pile: number): number {
  let cards = 0;
  for (let place = pile << shift; cards < len[pile]! && !up[slots[place]!]; place++) cards++;
  return cards;
}

const bits = (places: number): number => Math.max(8, Math.ceil(Math.log2(places)));
