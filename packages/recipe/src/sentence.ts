import type { Mistake } from './mistake.js';

/** A mistake as one sentence: where it is, what stands there, what may stand there, and the word that was perhaps meant. */
export function sentenceOf({ path, found, allowed, nearest }: Mistake): string {
  const where = path === '' ? 'The recipe' : path;
  const is = found === undefined ? 'is missing or wrong' : `is ${found}`;
  return `${where} ${is}; allowed: ${allowed}.${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`;
}
