import type { Factory } from '../helpers.js';
import type { Bound } from '../roles.js';
import { OrderBound } from './order-bound.js';

/** The bounds of a search, in the order in which they are asked: those that are quick to answer come first. */
export const BOUNDS: readonly Factory<Bound>[] = [
  ({ helpers }) => helpers.wasteBound,
  ({ table, traits, talon, known }) => OrderBound.of(table, traits, talon, known.kept),
  ({ helpers }) => helpers.forcedMoves,
  ({ helpers }) => helpers.pairingBound,
  ({ helpers }) => helpers.relaxation,
];
