import type { Options } from '@patience/core';
import { Table } from '@patience/core/search';
import type { Affinity } from '../evaluation/affinity.js';
import { OrderBound } from '../bounds/order-bound.js';
import { FoundationMerging } from '../reductions/foundation-merging.js';
import { IndistinguishableCards } from '../reductions/indistinguishable-cards.js';
import { SuitSymmetry } from '../reductions/suit-symmetry.js';
import { PairingBound } from '../bounds/pairing-bound.js';
import { Path } from './path.js';
import { Placements } from '../reductions/placements.js';
import { Relaxation } from '../bounds/relaxation.js';
import type { WrapAroundBases } from '../rules/wrap-around-bases.js';
import { RunEquivalence } from '../reductions/run-equivalence.js';
import { RunTails } from '../reductions/run-tails.js';
import { SafeFoundationMoves } from '../reductions/safe-foundation-moves.js';
import { ForcedFoundationMoves } from '../reductions/forced-foundation-moves.js';
import { Talon } from '../reductions/talon.js';
import type { Traits } from '../rules/traits.js';
import { WasteBound } from '../bounds/waste-bound.js';

/** What is known of the rules by now. */
export interface Known {
  /** Safe moves were not safe. */
  readonly doubts: boolean;
  /** Rules look into homes in which positions would be made alike. */
  readonly looksInto: boolean;
  /** Makes positions alike that only proofs tell apart. */
  readonly affinity?: ((table: Table<Options>) => Affinity) | undefined;
  /** Ranks that go round, and the hosts of them that are kept: lines are left out in which others carry something. */
  readonly rounds?: WrapAroundBases;
  readonly kept?: Uint8Array;
  /** Turning the stock is a step of its own, so that a beam compares lines that turned it as often. */
  readonly turning?: boolean;
  /** Lines are left out in which a card waits that could go home, and positions made alike in which only suits differ. */
  readonly eager?: boolean;
}

/** A path from a position, on a table of its own, with all that makes the search smaller under these rules. */
export function pathFrom(
  source: Table<Options>,
  traits: Traits,
  { doubts, looksInto, affinity, rounds, kept, turning, eager = false }: Known,
): Path {
  const table = new Table(source.variant, source.options, source);
  const ordered = doubts ? undefined : RunEquivalence.of(table, traits);
  const merging = looksInto || ordered ? undefined : FoundationMerging.of(table, traits);
  const talon = ordered || merging?.orderless === false ? undefined : Talon.of(table, traits);
  const tails = ordered || merging || eager ? undefined : RunTails.of(table, traits, talon !== undefined);
  const steady = doubts ? undefined : ForcedFoundationMoves.of(table, traits, turning ? undefined : talon);
  const relaxation = Relaxation.of(table, traits);
  const wasteBound = WasteBound.of(table, traits, ordered, turning === true && talon?.once !== false);
  // What these know of a pile by its hash hangs on the faces that lie there.
  const byFaces = traits.exclusive || [ordered, talon, tails, steady, relaxation, wasteBound].some((helper) => helper !== undefined);
  const path = new Path(table, {
    kinds: byFaces ? undefined : IndistinguishableCards.of(table, traits),
    affinity: affinity?.(table),
    safe: doubts ? undefined : new SafeFoundationMoves(table, traits, talon, rounds, kept, eager),
    steady,
    blocked: OrderBound.of(table, traits, talon, rounds, kept),
    partners: PairingBound.of(table, traits),
    relaxation,
    ordered,
    wasteBound,
    merging,
    talon: turning ? undefined : talon,
    likeness: eager ? new SuitSymmetry(table, traits, talon !== undefined) : undefined,
    tails,
    placements: ordered || merging || turning ? undefined : Placements.of(table, traits, talon, tails),
  });
  path.settle();
  return path;
}
