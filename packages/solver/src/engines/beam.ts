import type { Options } from '@patience/core';
import { ACTION, kindOf, type Move, type Random, type Table } from '@patience/core/search';
import { Candidates } from './candidates.js';
import { EVALUATION_BYTES } from '../evaluation/pile-evaluation.js';
import type { Evaluation } from '../roles.js';
import { MOVE_BUFFER } from './move-buffer.js';
import type { Outcome } from './outcome.js';
import type { Path } from './path.js';
import { PositionSet } from '../position-set.js';
import type { Traits } from '../rules/traits.js';
import { Tree } from './tree.js';

/** How wide and how long a beam looks. */
export interface BeamSettings {
  /** Positions kept on each level. */
  readonly width: number;
  /** Levels without a better position after which the next stage begins, when there is one. */
  readonly patience: number;
  /** Most positions kept in all. */
  readonly nodes: number;
  /** The part of them that is shared out evenly among the strata: how far they have got for good. Default 0. */
  readonly shared?: number;
  /** Ends where the stock would be used. */
  readonly firstStage?: boolean;
}

/** There is room for 2^this many positions that are kept, at first. */
const FIRST = 12;
/** So many times more patience when no other stage follows. */
const LAST = 3;

/**
 * Beam search: level by level, of all positions that one more step reaches the best `width` are kept. Whenever a move changes the
 * stock, or is a redeal where there is none, the position waits for the next stage: so positions are only compared with others for
 * which as much is still to come.
 */
export class Beam {
  positions = 0;
  opened = 0;
  /** The best value met on this stage, for progress. */
  best = 0xffff;
  stage = 0;
  readonly #table: Table<Options>;
  readonly #path: Path;
  readonly #traits: Traits;
  readonly #evaluation: Evaluation;
  readonly #settings: BeamSettings;
  readonly #tree: Tree;
  /** Which of the positions with which the stage began a node descends from: their order is the tree's. */
  readonly #roots: Int32Array;
  readonly #sorting: Int32Array;
  readonly #sorted: Int32Array;
  /** The first node of the level whose steps are tried, and where it and those after it are kept. */
  #first = 0;
  readonly #places: Int32Array;
  readonly #kept: PositionSet;
  readonly #met: PositionSet;
  readonly #metNext: PositionSet;
  /** Those whose steps are tried, those to which they lead, and those of the next stage: the three take turns. */
  #current: Candidates;
  #level: Candidates;
  #next: Candidates;
  #from = 0;
  #to = 1;
  #since = 0;
  /** The best node of the first stage, and its value. */
  #leader = 0;
  #leading: number;
  #solved: Move[] | undefined;
  #complete = true;
  /** Cards that lie face down in columns at first. */
  readonly #hidden: number;
  /** Where no card lies in a stock or a waste it is actions that begin a stage, such as a redeal, unless nothing else can be done. */
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

  /** Bytes that a beam of these settings holds. */
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

  /** The solution's moves from the root, safe moves included. */
  get line(): readonly Move[] {
    return this.#solved ?? [];
  }

  /** The steps to the best position of the first stage; undefined when none is better than the root. */
  get toBest(): readonly Move[] | undefined {
    return this.#leader === 0 ? undefined : this.#tree.stepsTo(this.#leader);
  }

  /** The way to the best use of the stock that was found on this stage; undefined when there is none. */
  get toStock(): readonly Move[] | undefined {
    const { size, value, parent, move } = this.#next;
    let best = 0;
    for (let i = 1; i < size; i++) if (value[i]! < value[best]!) best = i;
    return size === 0 ? undefined : [...this.#tree.stepsTo(parent[best]!), move[best]!];
  }

  /** Nothing was left out: when it runs dry, everything has been seen. */
  get complete(): boolean {
    return this.#complete && !this.#current.dropped && !this.#level.dropped && !this.#next.dropped && this.#kept.evicted === 0;
  }

  /** A position that is not to be visited. */
  forbid(one: number, two: number): void {
    this.#kept.add(one, two);
  }

  /** Searches on until so many positions were visited in all. */
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

  /** Chooses the next level, or the first of the next stage. @returns false when there is none */
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

  /** The chosen become nodes, and their steps are tried next; on a new stage in the order of the tree, since neighbours have most piles in common. */
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

  /** Counting sort by the root of the parent. */
  #sort({ size, parent }: Candidates): void {
    const starts = this.#sorting.fill(0);
    for (let i = 0; i < size; i++) starts[this.#roots[parent[i]!]! + 1]!++;
    for (let r = 1; r < starts.length; r++) starts[r]! += starts[r - 1]!;
    for (let i = 0; i < size; i++) this.#sorted[starts[this.#roots[parent[i]!]!]!++] = i;
  }

  /** Tries all steps from the position on the table. @returns whether one wins */
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

  /** How far the position has got by what cannot be taken back: cards home, and cards turned up in columns. */
  #stratum(): number {
    if (!this.#settings.shared) return 0;
    const { rules, len } = this.#table;
    const { homes } = this.#traits;
    let stratum = this.#hidden;
    for (let h = 0; h < homes.length; h++) stratum += len[homes[h]!]!;
    for (let r = 0; r < rules.reveal.length; r++) stratum -= faceDown(this.#table, rules.reveal[r]!);
    return stratum & 0xff;
  }

  #stock(): number {
    if (this.#path.helpers.talon) return 0;
    let cards = 0;
    for (const pile of this.#traits.stocks) cards += this.#table.len[pile]!;
    return cards;
  }
}

/** Cards that lie face down at the bottom of a pile. */
function faceDown({ len, slots, shift, up }: Table<Options>, pile: number): number {
  let cards = 0;
  for (let place = pile << shift; cards < len[pile]! && !up[slots[place]!]; place++) cards++;
  return cards;
}

const bits = (places: number): number => Math.max(8, Math.ceil(Math.log2(places)));
