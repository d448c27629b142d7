import { say, type LanguageTag, type Problem, type Variant } from '@patience/core';

/** Most characters of an untrusted text that a sentence quotes. */
const LONGEST = 40;

/** Matches control characters, and characters that change the writing direction of the text after them. */
const TURNING = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Shortens a text from an address or a file, and removes characters that change the writing direction, so that a sentence that quotes it
 * stays readable.
 */
export function cut(text: string): string {
  const plain = text.replace(TURNING, '');
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST - 1)}…` : plain;
}

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
