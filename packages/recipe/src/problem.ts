import type { Problem } from '@patience/core';
import { fail } from '@patience/core/internals';
import { printable, type Mistake } from './mistake.js';

/**
 * Returns a mistake as a problem, for which core's `say` has a sentence in every language.
 * @param from the file or address of the recipe, as the sentence names it
 */
export const problemOf = ({ path, fault = 'value', found = '', allowed, nearest = '' }: Mistake, from: string): Problem =>
  fail('recipe-wrong', { from, path: printable(path) || 'JSON', fault, found, allowed, nearest }).error;
