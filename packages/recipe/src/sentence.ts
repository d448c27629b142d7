import type { Mistake } from './mistake.js';

/** Returns a mistake as one sentence: where it is, the value there, the allowed values, and the word that was probably meant. */
export function sentenceOf({ path, found, allowed, nearest }: Mistake): string {
  const where = path === '' ? 'The recipe' : path;
  const is = found === undefined ? 'is missing or wrong' : `is ${found}`;
  return `${where} ${is}; allowed: ${allowed}.${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`;
}
