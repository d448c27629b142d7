import type { Options } from '@patience/core';
import type { Table } from '@patience/core/search';
import { Evaluation, type Heuristic, type Weights } from './evaluate.js';
import { Fitting } from './fitting.js';
import type { Traits } from './traits.js';
import type { WasteBound } from './waste-bound.js';

/** What tells how far positions of these rules are from being won. @param weights of an evaluation by piles, where it is one */
export const heuristicOf = (table: Table<Options>, traits: Traits, weights: Weights, wasteBound?: WasteBound): Heuristic =>
  Fitting.of(table, traits) ?? new Evaluation(table, traits, weights, wasteBound);
