import { printable, type Mistake } from './mistake.js';

/** Returns a mistake as one sentence: where it is, the value there, the allowed values, and the word that was probably meant. */
export function sentenceOf({ path, fault = 'value', found, allowed, nearest }: Mistake): string {
  const where = printable(path) || 'The recipe';
  if (fault === 'broken') return `${where}: ${allowed}.`;
  const is = { missing: 'is missing', unknown: 'is not known here', value: `is ${found}` }[fault];
  return `${where} ${is}; allowed: ${allowed}.${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`;
}
