/**
 * Returns the number of typing mistakes between two words: letters too many, missing, wrong, or swapped with the next one. Only a number up
 * to `most` is exact; a larger one is returned as `most + 1`.
 */
export function mistakes(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1), isSwapped ? before[j - 2]! + 1 : Infinity);
    }
    [before, row] = [row, next];
  }
  return Math.min(row[other.length]!, most + 1);
}
