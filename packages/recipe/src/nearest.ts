import { slips } from '@patience/core/search';

/** Largest number of changed letters between a word and the suggestion for it. */
const MOST = 3;

/** Returns the word that is most similar to a text; undefined when all are too different. Ignores case. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const wanted = word.toLowerCase().slice(0, 40);
  const best = words.map((each) => ({ each, distance: slips(wanted, each.toLowerCase()) })).sort((a, b) => a.distance - b.distance)[0];
  return best && best.distance <= Math.min(MOST, best.each.length / 2) ? best.each : undefined;
}
