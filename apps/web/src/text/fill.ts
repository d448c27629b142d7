import type { Pair } from '../words/types.js';

/** Puts values into the braces of a text. A placeholder without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** Returns the text of a pair for a number, with the number as `{n}`. */
export const counted = (pair: Pair, n: number): string => fill(pair[n === 1 ? 0 : 1], { n });
