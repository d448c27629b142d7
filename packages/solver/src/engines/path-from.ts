import type { Options } from '@patience/core';
import { Table } from '@patience/core/internals';
import { BOUNDS } from '../bounds/index.js';
import { PairingBound } from '../bounds/pairing-bound.js';
import { Relaxation } from '../bounds/relaxation.js';
import { WasteBound } from '../bounds/waste-bound.js';
import type { HelperContext, HelperFactory, Helpers, PathSettings } from '../helpers.js';
import { ForcedFoundationMoves } from '../reductions/forced-foundation-moves.js';
import { FoundationMerging } from '../reductions/foundation-merging.js';
import { IndistinguishableCards } from '../reductions/indistinguishable-cards.js';
import { KEY_REDUCERS, MOVE_FILTERS, SAFE_MOVES } from '../reductions/index.js';
import { Placements } from '../reductions/placements.js';
import { RunEquivalence } from '../reductions/run-equivalence.js';
import { RunTails } from '../reductions/run-tails.js';
import { SafeFoundationMoves } from '../reductions/safe-foundation-moves.js';
import { SuitSymmetry } from '../reductions/suit-symmetry.js';
import { Talon } from '../reductions/talon.js';
import type { Traits } from '../rules/traits.js';
import { Path } from './path.js';

/** Makes a path from a position, on a table of its own, with all helpers that apply to the rules. */
export function pathFrom(source: Table<Options>, traits: Traits, settings: PathSettings): Path {
  const context = contextOf(new Table(source.variant, source.options, source), traits, settings);
  const { table, helpers } = context;
  const all = <T>(factories: readonly HelperFactory<T>[]): T[] =>
    factories.map((make) => make(context)).filter((helper) => helper !== undefined);
  const path = new Path(table, {
    source: helpers.runEquivalence ?? helpers.talon,
    filters: all(MOVE_FILTERS),
    safeMoves: all(SAFE_MOVES),
    keyReducers: all(KEY_REDUCERS),
    bounds: all(BOUNDS),
    assumptions: [helpers.foundationMerging, helpers.indistinguishable].filter((assumption) => assumption !== undefined),
    helpers,
  });
  path.settle();
  return path;
}

/** Makes the helpers that are known by name, each after those on which it depends. */
function contextOf(table: Table<Options>, traits: Traits, settings: PathSettings): HelperContext {
  if (traits.wide) return { table, traits, settings, talon: undefined, helpers: {} };
  const { distrustsSafeMoves, readsFoundations, affinity, keptBases, turnsStock = false, greedy = false } = settings;
  const runEquivalence = distrustsSafeMoves ? undefined : RunEquivalence.of(table, traits);
  const foundationMerging = readsFoundations || runEquivalence ? undefined : FoundationMerging.of(table, traits);
  const talon = runEquivalence || foundationMerging?.orderless === false ? undefined : Talon.of(table, traits);
  const runTails = runEquivalence || foundationMerging || greedy ? undefined : RunTails.of(table, traits, talon !== undefined);
  const forcedMoves = distrustsSafeMoves ? undefined : ForcedFoundationMoves.of(table, traits, turnsStock ? undefined : talon);
  const relaxation = Relaxation.of(table, traits);
  const wasteBound = WasteBound.of(table, traits, runEquivalence, turnsStock && talon?.once !== false);
  // These cache results by the hash of a pile and depend on its faces, so indistinguishable cards must not share a hash.
  const byFaces = [runEquivalence, talon, runTails, forcedMoves, relaxation, wasteBound].some((helper) => helper !== undefined);
  const helpers: Helpers = {
    runEquivalence,
    foundationMerging,
    talon: turnsStock ? undefined : talon,
    runTails,
    forcedMoves,
    relaxation,
    wasteBound,
    indistinguishable: traits.exclusive || byFaces ? undefined : IndistinguishableCards.of(table, traits),
    affinity: affinity?.(table),
    safeMoves: distrustsSafeMoves ? undefined : new SafeFoundationMoves(table, traits, { talon, kept: keptBases, greedy }),
    pairingBound: PairingBound.of(table, traits),
    suitSymmetry: greedy ? new SuitSymmetry(table, traits, talon !== undefined) : undefined,
    placements: runEquivalence || foundationMerging || turnsStock ? undefined : Placements.of(table, traits, talon, runTails),
  };
  return { table, traits, settings, talon, helpers };
}
