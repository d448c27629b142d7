import type { Options } from '@patience/core';
import type { Table } from '@patience/core/search';
import { PileEvaluation, type Evaluation, type Weights } from './pile-evaluation.js';
import { CorrectPlaces } from './correct-places.js';
import type { Traits } from '../rules/traits.js';
import type { WasteBound } from '../bounds/waste-bound.js';

/** What tells how far positions of these rules are from being won. @param weights of an evaluation by piles, where it is one */
export const evaluationFor = (table: Table<Options>, traits: Traits, weights: Weights, wasteBound?: WasteBound): Evaluation =>
  CorrectPlaces.of(table, traits) ?? new PileEvaluation(table, traits, weights, wasteBound);
