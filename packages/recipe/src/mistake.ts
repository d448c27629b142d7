import { nearest } from './nearest.js';

/** A mistake in a recipe. */
export interface Mistake {
  /** The path of the mistake: keys and numbers of list entries joined by dots, such as `table.t1-7.accept.on`; empty for the whole recipe. */
  readonly path: string;
  /**
   * The kind of the mistake: `missing` is a field, `unknown` is the name at the end of the path, `broken` is a rule that concerns more than
   * one value. Default: `value`, the value at the path is wrong.
   */
  readonly fault?: 'missing' | 'unknown' | 'broken' | 'value';
  /** The wrong value, as shortened JSON. */
  readonly found?: string;
  /** The values or names that are allowed at the path; for a broken rule, a sentence that says what is wrong. */
  readonly allowed: string;
  /** The allowed word that is most similar to the value. */
  readonly nearest?: string | undefined;
}

/** Receives a mistake. */
export type Note = (mistake: Mistake) => void;

/** Longest value in a message, in characters. */
const MAX_FOUND = 60;

/** Longest other text in a message, in characters. A recipe can have more words of its own than anybody reads. */
const MAX_TEXT = 1000;

/**
 * Matches characters that would disturb the message around them: invisible ones, ones that turn the direction of text, and the third and
 * later of the marks on one letter, which are drawn over other lines.
 */
const DISTURBING = /\p{C}|(?<=\p{M}{2})\p{M}/gu;

/** Shortens a text for a message, and writes the replacement character in place of disturbing ones. */
export function printable(text: string, most = MAX_TEXT): string {
  const printed = text.replace(DISTURBING, '\ufffd');
  return printed.length > most ? `${printed.slice(0, most - 1)}…` : printed;
}

/** Formats a value for a message. */
const shown = (value: unknown): string => printable(JSON.stringify(value) ?? typeof value, MAX_FOUND);

/** Formats words for a message. */
export const quoted = (words: readonly string[]): string => printable(words.map((word) => `"${word}"`).join(', '));

/** Returns the mistake for a value that is not allowed. @param words the allowed ones, of which the most similar is suggested */
export function wrong(path: string, value: unknown, allowed: string, words: readonly string[] = []): Mistake {
  return { path, found: shown(value), allowed, nearest: typeof value === 'string' ? nearest(value, words) : undefined };
}

/** Returns the mistake for a name that is not known. @param parent path of the object that has the name */
export const unknown = (parent: string, name: string, allowed: string, names?: readonly string[]): Mistake => ({
  ...wrong(joined(parent, printable(name, MAX_FOUND)), name, allowed, names),
  fault: 'unknown',
});

/** Returns the mistake for a rule that concerns more than one value. @param why what is wrong, as a sentence without a full stop */
export const broken = (path: string, why: string): Mistake => ({ path, fault: 'broken', allowed: why });

/** Adds a key to a path. */
export const joined = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);
