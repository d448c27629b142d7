/** Changes of single letters in which a word may differ from the one that was meant. */
const MOST = 3;

/** The word that is most like this one, unless all are too different. Upper and lower case are alike. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const wanted = word.toLowerCase().slice(0, 40);
  const best = words.map((each) => ({ each, distance: distance(wanted, each.toLowerCase()) })).sort((a, b) => a.distance - b.distance)[0];
  return best && best.distance <= Math.min(MOST, Math.max(1, best.each.length / 2)) ? best.each : undefined;
}

/** Returns the number of letters to add, remove, replace or swap with their neighbour (distance of Damerau, 1964). */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + Number(!same));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}
