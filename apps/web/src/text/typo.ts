/** Tells whether two words differ by one typing mistake: a letter too many, one missing, one wrong, or two swapped. */
export function isTypo(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let [end, otherEnd] = [one.length, other.length];
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end--;
    otherEnd--;
  }
  const [here, there] = [one.slice(start, end), other.slice(start, otherEnd)];
  return Math.max(here.length, there.length) <= 1 || (here.length === 2 && here === [...there].reverse().join(''));
}
