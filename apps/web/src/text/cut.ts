import { say, type LanguageTag, type Problem, type Variant } from '@patience/core';

/** Most characters of an untrusted text that a sentence quotes. */
const LONGEST = 40;

/** Shortens a text from an address or a file, so that a sentence that quotes it stays readable. */
export const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** Parameters of a problem that help the reader and are trusted. */
const HELP = ['known', 'wanted'];

/** Returns the sentence for a problem with an address or a file, with shortened quotations. */
export function problemText(problem: Problem, lang: LanguageTag, variant?: Variant): string {
  const params = Object.entries(problem.params).map(([name, value]) => [
    name,
    typeof value === 'string' && !HELP.includes(name) ? cut(value) : value,
  ]);
  return say({ code: problem.code, params: Object.fromEntries(params) as Problem['params'] }, lang, variant);
}
