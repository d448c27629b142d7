import { type Options } from '@patience/core';
import { Random, type Table } from '@patience/core/internals';
import { Affinity } from '../evaluation/affinity.js';
import { Beam, type BeamSettings } from './beam.js';
import { BestFirst } from './best-first.js';
import { DepthFirst } from './depth-first.js';
import type { OnPath } from './engine.js';
import type { PathSettings } from '../helpers.js';
import type { Evaluation } from '../roles.js';
import { evaluationFor } from '../evaluation/index.js';
import type { Path } from './path.js';
import { pathFrom } from './path-from.js';
import type { Proof } from './proofs.js';
import { WrapAroundBases } from '../rules/wrap-around-bases.js';
import { Traits } from '../rules/traits.js';
import { FIRST_PROBE_POSITIONS, GREEDY_MEMORY_PART } from './turn-lengths.js';
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

/** Costs of a step in a probe, in quarters of the evaluation's unit: the first one for the first probe, then one at random. No measurement is recorded. */
const STEP_COSTS = [4, 0, 4, 16, 32];
/** Costs of a step where there is a stock: mostly below 0, or no probe would use the stock. No measurement is recorded. */
const STEP_COSTS_WITH_STOCK = [-48, 4, -24, -64, 0];
/**
 * Cost of a step in the first turn where sequences are completed in the columns and all cards lie there. Of 60 deals of Simple Simon
 * 42 are solved within 5,000 positions instead of 29: with a lower cost the search stays near one position for long.
 */
const GATHERING_STEP_COST = 16;
/** Values of a possible move for an evaluation by affinity, one of them at random for each beam. No measurement is recorded. */
const MOVE_VALUES = [0, 1, 2, 3, 4];

/**
 * Makes the engines of a search, each with a path of its own. Paths use what the search found out before; weights vary from engine to
 * engine.
 */
export class EngineFactory {
  readonly traits: Traits;
  /** The evaluation for games in which whole piles are laid on piles; undefined for other rules. */
  readonly affinity: Affinity | undefined;
  /** The base cards that may carry others; undefined where ranks do not wrap around, or where no safe moves depend on them. */
  readonly wrapAroundBases: WrapAroundBases | undefined;
  /** Whether the memory suffices for short searches. */
  readonly hasRoomForProbes: boolean;
  /** Whether probes are worth running under these rules. */
  readonly probes: boolean;
  /** Whether beams turn the stock as a step of its own; with one deck, only the narrow beams do. */
  readonly turnsStock: boolean;
  /** Whether all beams turn the stock as a step of its own, because with several decks no proof would end. */
  readonly alwaysTurnsStock: boolean;
  /** Whether safe moves were found to be unsafe, so that none are played. */
  distrustsSafeMoves = false;
  /** Whether a complete sequence that left the columns has lost the game in an earlier search. */
  completionLoses = false;
  readonly #source: Table<Options>;
  readonly #random: Random;
  /** Random stream for orders of moves. It is separate, so that the random numbers of beams do not depend on these orders. */
  readonly #orders: Random;
  readonly #bytes: number;
  readonly #stepCosts: readonly number[];
  /** Whether rules read cards below the top of foundations. */
  #readsFoundations = false;
  #plain: Path;

  /** @param bytes memory that all engines together may hold @param seed of the random choices */
  constructor(source: Table<Options>, bytes: number, seed: number) {
    this.#source = source;
    this.#bytes = bytes;
    this.#random = new Random(seed);
    this.#orders = new Random(~seed);
    this.traits = Traits.of(source);
    this.#stepCosts = this.traits.stocks.length > 0 ? STEP_COSTS_WITH_STOCK : STEP_COSTS;
    this.affinity = Affinity.of(source, this.traits);
    this.wrapAroundBases = WrapAroundBases.of(source, this.traits);
    this.#plain = this.#path(0);
    if (!this.#plain.helpers.safeMoves?.possible) this.wrapAroundBases = undefined;
    this.turnsStock = turnsInBeams(this.traits, this.#plain.helpers);
    this.alwaysTurnsStock = this.turnsStock && !this.traits.onePack;
    this.hasRoomForProbes = BestFirst.bytes(source, FIRST_PROBE_POSITIONS) <= bytes / 2;
    this.probes = this.hasRoomForProbes && this.traits.builds && !this.#plain.helpers.runEquivalence;
  }

  /** Returns a path of proofs from the root. Its helpers show which helpers apply to the rules. */
  get plain(): Path {
    return this.#plain;
  }

  get readsFoundations(): boolean {
    return this.#readsFoundations;
  }

  /** Notes that rules read cards below the top of foundations: from now on, positions that differ there are told apart. */
  stopMergingFoundations(): void {
    this.#readsFoundations = true;
    this.#plain = this.#path(0);
  }

  /** Makes the first, short best-first search, which decides easy and forced deals. */
  firstTry(): OnPath<BestFirst> {
    const { builds, asks, stocks } = this.traits;
    const step = builds || asks || stocks.length > 0 ? this.#stepCosts[0]! : GATHERING_STEP_COST;
    return this.#bestFirst(this.#plain, FIRST_PROBE_POSITIONS, step);
  }

  /** Makes a short best-first search with another evaluation each time, so that a bad first move does not cost much time. */
  probe(nth: number, positions: number, path = this.#path(0)): OnPath<BestFirst> {
    const step = nth === 0 ? this.#stepCosts[0]! : this.#stepCosts[this.#random.below(this.#stepCosts.length)]!;
    return this.#bestFirst(path, positions, step, probeWeights(nth, this.#random));
  }

  /**
   * Returns the settings of the next beam; undefined when it would be too large.
   * @param nth number of beams of its kind, narrow or wide, before it
   * @param narrow its width, for a narrow beam
   * @param room bytes that it may hold
   */
  beamSettings(nth: number, narrow: number | undefined, path: Path, room: number): BeamSettings | undefined {
    const width = narrow ?? (this.affinity ? pilingWidthOf(nth) : widthOf(nth));
    // Reserve no share for strata if the waste bound proves losses: buried cards then compare positions of all strata.
    const shared = path.helpers.wasteBound?.proves ? 0 : nth < SHARED.length ? SHARED[nth]! : SHARED[this.#random.below(SHARED.length)]!;
    const patience = this.#turnsStockIn(narrow) ? TURNING_PATIENCE : this.traits.builds ? PATIENCE : GATHERING_PATIENCE;
    for (let levels = this.alwaysTurnsStock ? TURNING_LEVELS : LEVELS; width <= WIDEST && levels >= 1; levels /= 2) {
      const settings: BeamSettings = { width, patience, shared, nodes: Math.ceil(width * levels) };
      if (Beam.bytes(this.#source, settings) <= room) return settings;
    }
    return undefined;
  }

  /** Makes a beam. @param nth number of beams of its kind before it @param narrow its width, for a narrow beam */
  beam(nth: number, narrow: number | undefined, settings: BeamSettings): OnPath<Beam> {
    const { affinity } = this;
    const move = affinity ? MOVE_VALUES[this.#random.below(MOVE_VALUES.length)]! : 0;
    const path = this.#path(0, { affinity: affinity && ((table) => affinity.on(table, move)), turnsStock: this.#turnsStockIn(narrow) });
    // With the evaluation by affinity no weights are drawn, so that the random numbers stay the same.
    return { path, engine: new Beam(path, this.traits, path.helpers.affinity ?? this.#evaluation(path, nth), settings, this.#random) };
  }

  /** Makes a beam that may find a shorter line than one of `moves` moves; undefined when `room` bytes do not suffice. */
  shorterBeam(moves: number, width: number, room: number): OnPath<Beam> | undefined {
    const settings: BeamSettings = { width, patience: SHORTER_PATIENCE, shared: SHARED[0]!, nodes: width * moves };
    if (this.affinity || Beam.bytes(this.#source, settings) > room) return undefined;
    const path = this.#path(0);
    return { path, engine: new Beam(path, this.traits, this.#evaluation(path, 0), settings, this.#random) };
  }

  /** Makes a short depth-first search with a random order of moves. Its length depends mostly on this order. */
  shuffledDepthFirst(greedy: boolean): Proof {
    return this.inDepth(greedy, this.#orders);
  }

  /**
   * Makes a depth-first search that need not visit everything.
   * @param random orders moves of the same rank; without it they keep the order of the list
   */
  inDepth(greedy: boolean, random: Random | undefined): Proof {
    const path = this.#path(0, { greedy });
    return { path, engine: new DepthFirst(path, this.traits, { bytes: this.#bytes / GREEDY_MEMORY_PART, random }) };
  }

  /** Number of depth-first searches that together visit everything. */
  get parts(): number {
    return this.wrapAroundBases?.stay ? this.wrapAroundBases.choices : 1;
  }

  /** Makes a depth-first search that visits everything in its part. @param part number of the part, from 0 */
  proof(part: number): Proof {
    const path = this.#path(this.wrapAroundBases?.stay ? part : undefined);
    return { path, engine: new DepthFirst(path, this.traits, { bytes: part === 0 ? this.#bytes / 2 : this.#bytes / 2 / this.parts }) };
  }

  /** Returns whether a beam turns the stock as a step of its own. */
  #turnsStockIn(narrow: number | undefined): boolean {
    return this.alwaysTurnsStock || (this.turnsStock && narrow !== undefined);
  }

  #bestFirst(path: Path, positions: number, step: number, weights?: ReturnType<typeof probeWeights>): OnPath<BestFirst> {
    return { path, engine: new BestFirst(path, this.#evaluation(path, 0, weights), { positions, step }) };
  }

  #evaluation(
    path: Path,
    attempt: number,
    weights = weightsFor(this.traits, attempt, this.#random, {
      completionLoses: this.completionLoses,
      turnsStock: this.alwaysTurnsStock,
      ordered: path.helpers.wasteBound?.proves ?? false,
    }),
  ): Evaluation {
    return evaluationFor(path.table, this.traits, weights, path.helpers.wasteBound);
  }

  /** @param choice number of a choice of bases that carry something; undefined leaves no lines out */
  #path(choice: number | undefined, wanted: Pick<PathSettings, 'affinity' | 'turnsStock' | 'greedy'> = {}): Path {
    return pathFrom(this.#source, this.traits, {
      ...wanted,
      distrustsSafeMoves: this.distrustsSafeMoves,
      readsFoundations: this.#readsFoundations,
      keptBases: choice === undefined ? undefined : this.wrapAroundBases?.choose(choice),
    });
  }
}
