import { nearest } from './nearest.js';

/** A mistake in a recipe. */
export interface Mistake {
  /** The path of the mistake: keys and numbers of list entries joined by dots, such as `table.t1-7.accept.on`; empty for the whole recipe. */
  readonly path: string;
  /** The value at the path, as shortened JSON; absent when something is missing. */
  readonly found?: string;
  /** The values that are allowed at the path. */
  readonly allowed: string;
  /** The allowed word that is most similar to the value. */
  readonly nearest?: string;
}

/** Receives a mistake. */
export type Note = (mistake: Mistake) => void;

/** Longest value in a message, in characters. */
const MAX_FOUND = 60;

/** Formats a value for a message. */
function shown(value: unknown): string {
  const text = (JSON.stringify(value) as string | undefined) ?? typeof value;
  return text.length > MAX_FOUND ? `${text.slice(0, MAX_FOUND - 1)}…` : text;
}

/** Formats words for a message. */
export const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');

/** Returns the mistake for a value that is not allowed. @param words the allowed ones, of which the most similar is suggested */
export function wrong(path: string, value: unknown, allowed: string, words: readonly string[] = []): Mistake {
  const like = typeof value === 'string' ? nearest(value, words) : undefined;
  return { path, found: shown(value), allowed, ...(like !== undefined && { nearest: like }) };
}
