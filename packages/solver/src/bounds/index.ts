import type { Options } from '@patience/core';
import type { Table } from '@patience/core/internals';
import type { HelperFactory } from '../helpers.js';
import type { Bound, Refutation } from '../roles.js';
import type { Traits } from '../rules/traits.js';
import { ColumnClearing } from './column-clearing.js';
import { ForcedFoundationBound } from './forced-foundation-bound.js';
import { OrderBound } from './order-bound.js';

/** The bounds of a search, in the order in which they are called: the fastest come first. */
export const BOUNDS: readonly HelperFactory<Bound>[] = [
  ({ helpers }) => helpers.wasteBound,
  ({ table, traits, talon, settings }) => OrderBound.of(table, traits, talon, settings.keptBases),
  ({ table, traits, helpers }) => helpers.forcedMoves && new ForcedFoundationBound(table, traits),
  ({ helpers }) => helpers.pairingBound,
  ({ helpers }) => helpers.relaxation,
];

/** The refutations, of which a search uses the first that applies to the rules. */
const REFUTATIONS: readonly ((table: Table<Options>, traits: Traits, bytes: number) => Refutation | undefined)[] = [
  (table, traits, bytes) => ColumnClearing.of(table, traits, bytes),
];

/**
 * Returns a refutation of a position; undefined when no refutation applies to the rules.
 * @param bytes approximate memory that it may use
 */
export function refutationOf(table: Table<Options>, traits: Traits, bytes: number): Refutation | undefined {
  for (const make of REFUTATIONS) {
    const refutation = make(table, traits, bytes);
    if (refutation) return refutation;
  }
  return undefined;
}
