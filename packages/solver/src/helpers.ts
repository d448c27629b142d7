import type { Options } from '@patience/core';
import type { Table } from '@patience/core/internals';
import type { PairingBound } from './bounds/pairing-bound.js';
import type { Relaxation } from './bounds/relaxation.js';
import type { WasteBound } from './bounds/waste-bound.js';
import type { Affinity } from './evaluation/affinity.js';
import type { ForcedFoundationMoves } from './reductions/forced-foundation-moves.js';
import type { FoundationMerging } from './reductions/foundation-merging.js';
import type { IndistinguishableCards } from './reductions/indistinguishable-cards.js';
import type { Placements } from './reductions/placements.js';
import type { RunEquivalence } from './reductions/run-equivalence.js';
import type { RunTails } from './reductions/run-tails.js';
import type { SafeFoundationMoves } from './reductions/safe-foundation-moves.js';
import type { SuitSymmetry } from './reductions/suit-symmetry.js';
import type { Talon } from './reductions/talon.js';
import type { Traits } from './rules/traits.js';
import type { KeptBases } from './rules/wrap-around-bases.js';

/**
 * Helpers with a name of their own: because other helpers depend on them, because they play two roles, or because the schedule depends on
 * them. Each is undefined where it does not apply to the rules. A helper that plays one role needs no name here.
 */
export interface Helpers {
  readonly runEquivalence?: RunEquivalence | undefined;
  readonly foundationMerging?: FoundationMerging | undefined;
  /** The helper for stock and waste; undefined also where turning the stock is a step of its own. */
  readonly talon?: Talon | undefined;
  readonly runTails?: RunTails | undefined;
  readonly forcedMoves?: ForcedFoundationMoves | undefined;
  readonly relaxation?: Relaxation | undefined;
  readonly wasteBound?: WasteBound | undefined;
  readonly indistinguishable?: IndistinguishableCards | undefined;
  readonly affinity?: Affinity | undefined;
  readonly safeMoves?: SafeFoundationMoves | undefined;
  readonly pairingBound?: PairingBound | undefined;
  readonly suitSymmetry?: SuitSymmetry | undefined;
  /** The helper that restricts placements. Only depth-first searches use it, because they know the step before. */
  readonly placements?: Placements | undefined;
}

/** Settings of a path: what the search has found out so far, and what an engine needs. */
export interface PathSettings {
  /** Whether safe moves were found to be unsafe, so that none are played. */
  readonly distrustsSafeMoves: boolean;
  /** Whether rules read cards below the top of foundations, so that positions that differ there are not merged. */
  readonly readsFoundations: boolean;
  /** Makes an evaluation by affinity. With it, positions are merged that only proofs tell apart. */
  readonly affinity?: ((table: Table<Options>) => Affinity) | undefined;
  /** The base cards that may carry others in this path. Lines in which other base cards carry a card are left out. */
  readonly keptBases?: KeptBases | undefined;
  /** Whether turning the stock is a step of its own, so that a beam compares lines that turned it equally often. */
  readonly turnsStock?: boolean;
  /** Whether cards go to foundations as soon as they can, and positions are merged that differ only in suits. Lines are then left out. */
  readonly greedy?: boolean;
}

/** Arguments of a helper's factory. */
export interface HelperContext {
  /** The table on which the helper works. */
  readonly table: Table<Options>;
  readonly traits: Traits;
  readonly settings: PathSettings;
  /** The helper for the cards of stock and waste, present also where turning the stock is a step of its own. */
  readonly talon: Talon | undefined;
  readonly helpers: Helpers;
}

/** Makes a helper; returns undefined when the helper does not apply to the rules. */
export type HelperFactory<T> = (context: HelperContext) => T | undefined;
