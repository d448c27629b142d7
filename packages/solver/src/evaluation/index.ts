import type { Options } from '@patience/core';
import type { Table } from '@patience/core/internals';
import type { WasteBound } from '../bounds/waste-bound.js';
import type { Evaluation } from '../roles.js';
import type { Traits } from '../rules/traits.js';
import { CorrectPlaces } from './correct-places.js';
import { PileEvaluation, type Weights } from './pile-evaluation.js';

/** Arguments of an evaluation's factory. */
interface EvaluationContext {
  readonly table: Table<Options>;
  readonly traits: Traits;
  /** Weights of an evaluation by piles. */
  readonly weights: Weights;
  readonly wasteBound: WasteBound | undefined;
}

/** The evaluations, of which the first that applies to the rules is used. The last one applies to all rules. */
const EVALUATIONS: readonly ((context: EvaluationContext) => Evaluation | undefined)[] = [
  ({ table, traits }) => CorrectPlaces.of(table, traits),
  ({ table, traits, weights, wasteBound }) => new PileEvaluation(table, traits, weights, wasteBound),
];

/** Returns the evaluation for these rules. @param weights of an evaluation by piles */
export function evaluationFor(table: Table<Options>, traits: Traits, weights: Weights, wasteBound?: WasteBound): Evaluation {
  for (const make of EVALUATIONS) {
    const evaluation = make({ table, traits, weights, wasteBound });
    if (evaluation) return evaluation;
  }
  throw new Error('EVALUATIONS must end with an evaluation that applies to all rules.');
}
