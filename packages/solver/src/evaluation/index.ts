import type { Options } from '@patience/core';
import type { Table } from '@patience/core/search';
import type { WasteBound } from '../bounds/waste-bound.js';
import type { Evaluation } from '../roles.js';
import type { Traits } from '../rules/traits.js';
import { CorrectPlaces } from './correct-places.js';
import { PileEvaluation, type Weights } from './pile-evaluation.js';

/** The arguments of an evaluation's factory. */
interface Judged {
  readonly table: Table<Options>;
  readonly traits: Traits;
  /** Weights of an evaluation by piles. */
  readonly weights: Weights;
  readonly wasteBound: WasteBound | undefined;
}

/** The evaluations, of which the first one is used that is meant for the rules. The last one is meant for any. */
const EVALUATIONS: readonly ((judged: Judged) => Evaluation | undefined)[] = [
  ({ table, traits }) => CorrectPlaces.of(table, traits),
  ({ table, traits, weights, wasteBound }) => new PileEvaluation(table, traits, weights, wasteBound),
];

/** Returns what judges positions of these rules. @param weights of an evaluation by piles, where it is one */
export function evaluationFor(table: Table<Options>, traits: Traits, weights: Weights, wasteBound?: WasteBound): Evaluation {
  for (const make of EVALUATIONS) {
    const evaluation = make({ table, traits, weights, wasteBound });
    if (evaluation) return evaluation;
  }
  throw new Error('EVALUATIONS must end with one for any rules.');
}
