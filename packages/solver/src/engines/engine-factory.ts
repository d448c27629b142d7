import { type Options } from '@patience/core';
import { Random, type Table } from '@patience/core/search';
import { Affinity } from '../evaluation/affinity.js';
import { Beam, type BeamSettings } from './beam.js';
import { BestFirst } from './best-first.js';
import { DepthFirst } from './depth-first.js';
import type { OnPath } from './engine.js';
import type { Evaluation } from '../roles.js';
import { evaluationFor } from '../evaluation/index.js';
import type { Path } from './path.js';
import { pathFrom } from './path-from.js';
import type { Proof } from './proofs.js';
import { WrapAroundBases } from '../rules/wrap-around-bases.js';
import { Traits } from '../rules/traits.js';
import { FIRST_PROBE_POSITIONS, GREEDY_MEMORY_PART } from './schedule.js';
import { probeWeights, weightsFor } from '../evaluation/weights.js';
import {
  GATHERING_PATIENCE,
  LEVELS,
  PATIENCE,
  pilingWidthOf,
  SHARED,
  SHORTER_PATIENCE,
  TURNING_LEVELS,
  TURNING_PATIENCE,
  WIDEST,
  turnsInBeams,
  widthOf,
} from './beam-widths.js';

/** Costs of a step in a probe, in quarters: the first for the first probe, then one of them at random. No measurement is recorded. */
const STEP_COSTS = [4, 0, 4, 16, 32];
/** Costs of a step where there is a stock: below 0 for the most part, or no probe would use it. No measurement is recorded. */
const STEP_COSTS_WITH_STOCK = [-48, 4, -24, -64, 0];
/**
 * The cost of a step in the first turn where sequences gather on the table and all cards lie there. Of 60 deals of Simple Simon 42 are
 * solved within 5,000 positions instead of 29: with a lower cost the search stays in one place for long.
 */
const GATHERING_STEP_COST = 16;
/** Worths of a possible move where piles are laid on piles, one of them at random for each beam. No measurement is recorded. */
const MOVE_WORTHS = [0, 1, 2, 3, 4];

/** Makes the engines of a search: each with a path of its own, by what is known of the rules until then, and with weights that vary. */
export class EngineFactory {
  readonly traits: Traits;
  /** Piles are laid on piles: positions are judged by what could lie on what. */
  readonly affinity: Affinity | undefined;
  /** Ranks that go round, and safe moves for which it matters. */
  readonly wrapAroundBases: WrapAroundBases | undefined;
  /** There is room for short searches. */
  readonly guessing: boolean;
  /** Probes find something here. */
  readonly probing: boolean;
  /** Beams turn the stock step by step: of one pack the narrow ones, of several all, since no proof would end. */
  readonly turning: boolean;
  readonly alwaysTurning: boolean;
  /** Safe moves were not safe. */
  doubts = false;
  /** Cards on homes were in the way. */
  shunsHome = false;
  readonly #source: Table<Options>;
  readonly #random: Random;
  /** For orders of moves: what beams draw does not hang on them. */
  readonly #orders: Random;
  readonly #bytes: number;
  /** Costs of a step in probes. */
  readonly #steps: readonly number[];
  /** Rules look into merging here. */
  #looksInto = false;
  #plain: Path;

  /** @param bytes that all engines may hold @param seed of what they draw */
  constructor(source: Table<Options>, bytes: number, seed: number) {
    this.#source = source;
    this.#bytes = bytes;
    this.#random = new Random(seed);
    this.#orders = new Random(~seed);
    this.traits = Traits.of(source);
    this.#steps = this.traits.stocks.length > 0 ? STEP_COSTS_WITH_STOCK : STEP_COSTS;
    this.affinity = Affinity.of(source, this.traits);
    this.wrapAroundBases = WrapAroundBases.of(source, this.traits);
    this.#plain = this.#path(0);
    if (!this.#plain.helpers.safeMoves?.possible) this.wrapAroundBases = undefined;
    this.turning = turnsInBeams(this.traits, this.#plain.helpers);
    this.alwaysTurning = this.turning && !this.traits.onePack;
    this.guessing = BestFirst.bytes(source, FIRST_PROBE_POSITIONS) <= bytes / 2;
    this.probing = this.guessing && this.traits.builds && !this.#plain.helpers.runEquivalence;
  }

  /** A path of proofs: what is known of the rules. */
  get plain(): Path {
    return this.#plain;
  }

  get looksInto(): boolean {
    return this.#looksInto;
  }

  /** Rules look into homes in which positions were made alike: from now on these are told apart. */
  lookInto(): void {
    this.#looksInto = true;
    this.#plain = this.#path(0);
  }

  /** A short search, best first, which decides easy and forced deals. */
  firstTry(): OnPath<BestFirst> {
    const { builds, asks, stocks } = this.traits;
    const step = builds || asks || stocks.length > 0 ? this.#steps[0]! : GATHERING_STEP_COST;
    return this.#bestFirst(this.#plain, FIRST_PROBE_POSITIONS, step);
  }

  /** A short search, best first, by another evaluation each time: what went wrong at its beginning is not tried for long. */
  probe(nth: number, positions: number, path = this.#path(0)): OnPath<BestFirst> {
    const step = nth === 0 ? this.#steps[0]! : this.#steps[this.#random.below(this.#steps.length)]!;
    return this.#bestFirst(path, positions, step, probeWeights(nth, this.#random));
  }

  /**
   * Returns the settings of the next beam; undefined when it would be too large.
   * @param nth of its kind
   * @param narrow its width, where it comes before the others
   * @param room bytes for it
   */
  beamSettings(nth: number, narrow: number | undefined, path: Path, room: number): BeamSettings | undefined {
    const width = narrow ?? (this.affinity ? pilingWidthOf(nth) : widthOf(nth));
    // Where the waste bound proves losses, buried cards compare positions of all strata, so no part is shared out.
    const shared = path.helpers.wasteBound?.proves ? 0 : nth < SHARED.length ? SHARED[nth]! : SHARED[this.#random.below(SHARED.length)]!;
    const patience = this.#turns(narrow) ? TURNING_PATIENCE : this.traits.builds ? PATIENCE : GATHERING_PATIENCE;
    for (let levels = this.alwaysTurning ? TURNING_LEVELS : LEVELS; width <= WIDEST && levels >= 1; levels /= 2) {
      const settings: BeamSettings = { width, patience, shared, nodes: Math.ceil(width * levels) };
      if (Beam.bytes(this.#source, settings) <= room) return settings;
    }
    return undefined;
  }

  /** @param nth of its kind @param narrow its width, where it comes before the others */
  beam(nth: number, narrow: number | undefined, settings: BeamSettings): OnPath<Beam> {
    const { affinity } = this;
    const move = affinity ? MOVE_WORTHS[this.#random.below(MOVE_WORTHS.length)]! : 0;
    const path = this.#path(0, { affinity: affinity && ((table) => affinity.on(table, move)), turning: this.#turns(narrow) });
    return { path, engine: new Beam(path, this.traits, path.helpers.affinity ?? this.#evaluation(path, nth), settings, this.#random) };
  }

  /** A beam that may find a shorter line than one of so many moves. @param room bytes for it @returns undefined when there is none for it */
  shorterBeam(moves: number, width: number, room: number): OnPath<Beam> | undefined {
    const settings: BeamSettings = { width, patience: SHORTER_PATIENCE, shared: SHARED[0]!, nodes: width * moves };
    if (this.affinity || Beam.bytes(this.#source, settings) > room) return undefined;
    const path = this.#path(0);
    return { path, engine: new Beam(path, this.traits, this.#evaluation(path, 0), settings, this.#random) };
  }

  /** A short search in depth, in an order of moves of its own: how long one takes depends on little else. */
  shuffledDepthFirst(greedy: boolean): Proof {
    return this.inDepth(greedy, this.#orders);
  }

  /** A search in depth that proves nothing unless it sees all. @param random orders moves of the same rank; without, they come as listed */
  inDepth(greedy: boolean, random: Random | undefined): Proof {
    const path = this.#path(0, { greedy });
    return { path, engine: new DepthFirst(path, this.traits, { bytes: this.#bytes / GREEDY_MEMORY_PART, random }) };
  }

  /** Number of searches in depth that together see everything. */
  get parts(): number {
    return this.wrapAroundBases?.stay ? this.wrapAroundBases.choices : 1;
  }

  /** A search in depth that sees everything of its part. */
  proof(part: number): Proof {
    const path = this.#path(this.wrapAroundBases?.stay ? part : undefined);
    return { path, engine: new DepthFirst(path, this.traits, { bytes: part === 0 ? this.#bytes / 2 : this.#bytes / 2 / this.parts }) };
  }

  /** Does a beam turn the stock step by step? */
  #turns(narrow: number | undefined): boolean {
    return this.alwaysTurning || (this.turning && narrow !== undefined);
  }

  #bestFirst(path: Path, positions: number, step: number, weights?: ReturnType<typeof probeWeights>): OnPath<BestFirst> {
    return { path, engine: new BestFirst(path, this.#evaluation(path, 0, weights), { positions, step }) };
  }

  #evaluation(
    path: Path,
    attempt: number,
    weights = weightsFor(this.traits, attempt, this.#random, {
      shunsHome: this.shunsHome,
      turning: this.alwaysTurning,
      ordered: path.helpers.wasteBound?.proves ?? false,
    }),
  ): Evaluation {
    return evaluationFor(path.table, this.traits, weights, path.helpers.wasteBound);
  }

  /** @param choice of bases that are kept; undefined: of none more than of others */
  #path(
    choice: number | undefined,
    how: { affinity?: ((table: Table<Options>) => Affinity) | undefined; turning?: boolean; greedy?: boolean } = {},
  ): Path {
    return pathFrom(this.#source, this.traits, {
      ...how,
      doubts: this.doubts,
      looksInto: this.#looksInto,
      kept: choice === undefined ? undefined : this.wrapAroundBases?.choose(choice),
    });
  }
}
