import type { Options } from '@patience/core';
import { Table } from '@patience/core/search';
import { BOUNDS } from '../bounds/index.js';
import { PairingBound } from '../bounds/pairing-bound.js';
import { Relaxation } from '../bounds/relaxation.js';
import { WasteBound } from '../bounds/waste-bound.js';
import type { Factory, Helpers, Known, Setting } from '../helpers.js';
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

/** Makes a path from a position, on a table of its own, with all that makes the search smaller under these rules. */
export function pathFrom(source: Table<Options>, traits: Traits, known: Known): Path {
  const setting = settingOf(new Table(source.variant, source.options, source), traits, known);
  const { table, helpers } = setting;
  const all = <T>(factories: readonly Factory<T>[]): T[] => factories.map((make) => make(setting)).filter((helper) => helper !== undefined);
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
function settingOf(table: Table<Options>, traits: Traits, known: Known): Setting {
  const { doubts, looksInto, affinity, kept, turning = false, greedy = false } = known;
  const runEquivalence = doubts ? undefined : RunEquivalence.of(table, traits);
  const foundationMerging = looksInto || runEquivalence ? undefined : FoundationMerging.of(table, traits);
  const talon = runEquivalence || foundationMerging?.orderless === false ? undefined : Talon.of(table, traits);
  const runTails = runEquivalence || foundationMerging || greedy ? undefined : RunTails.of(table, traits, talon !== undefined);
  const forcedMoves = doubts ? undefined : ForcedFoundationMoves.of(table, traits, turning ? undefined : talon);
  const relaxation = Relaxation.of(table, traits);
  const wasteBound = WasteBound.of(table, traits, runEquivalence, turning && talon?.once !== false);
  // These remember piles by their hash and depend on the faces that lie there, so cards must not be merged.
  const byFaces = [runEquivalence, talon, runTails, forcedMoves, relaxation, wasteBound].some((helper) => helper !== undefined);
  const helpers: Helpers = {
    runEquivalence,
    foundationMerging,
    talon: turning ? undefined : talon,
    runTails,
    forcedMoves,
    relaxation,
    wasteBound,
    indistinguishable: traits.exclusive || byFaces ? undefined : IndistinguishableCards.of(table, traits),
    affinity: affinity?.(table),
    safeMoves: doubts ? undefined : new SafeFoundationMoves(table, traits, { talon, kept, greedy }),
    pairingBound: PairingBound.of(table, traits),
    suitSymmetry: greedy ? new SuitSymmetry(table, traits, talon !== undefined) : undefined,
    placements: runEquivalence || foundationMerging || turning ? undefined : Placements.of(table, traits, talon, runTails),
  };
  return { table, traits, known, talon, helpers };
}
