import type { Problem } from '@patience/core';
import { fail } from '@patience/core/search';
import { sentenceOf } from './sentence.js';
import type { Mistake } from './mistake.js';

/**
 * Returns a mistake as a problem, for which core's `say` has a sentence in every language.
 * @param from the file or address of the recipe, as the sentence names it
 */
export function problemOf(mistake: Mistake, from: string): Problem {
  const { path, found = 'undefined', allowed, nearest = '' } = mistake;
  return fail('recipe-wrong', { from, path: path || 'JSON', found, allowed, nearest }, `${from}: ${sentenceOf(mistake)}`).error;
}
