import { slips } from '@patience/core/search';

/** Changes of single letters in which a word may differ from the one that was meant. */
const MOST = 3;

/** The word that is most like this one, unless all are too different. Upper and lower case are alike. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const wanted = word.toLowerCase().slice(0, 40);
  const best = words.map((each) => ({ each, distance: slips(wanted, each.toLowerCase()) })).sort((a, b) => a.distance - b.distance)[0];
  return best && best.distance <= Math.min(MOST, Math.max(1, best.each.length / 2)) ? best.each : undefined;
}
