import { slips } from '@patience/core/internals';

/** Largest number of changed letters between a word and the suggestion for it. */
const MOST = 3;

/** Returns the word that is most similar to a text; undefined when all are too different. Ignores case. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const wanted = word.toLowerCase().slice(0, 40);
  const distance = (each: string): number => slips(wanted, each.toLowerCase());
  return words.filter((each) => distance(each) <= Math.min(MOST, each.length / 2)).sort((a, b) => distance(a) - distance(b))[0];
}
