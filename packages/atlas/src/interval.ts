/** Wilson's 95 % interval for `hits` of `n`, as shares from 0 to 1; of none at all anything may be true. */
export function wilson(hits: number, n: number): [low: number, high: number] {
  if (n === 0) return [0, 1];
  const z = 1.959964;
  const p = hits / n;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/**
 * The interval when some are unknown, which may be hits or none: from the lower end if none of them is to the upper end
 * if all are.
 */
export const intervalOf = (hits: number, unknown: number, n: number): [low: number, high: number] => [
  wilson(hits, n)[0],
  wilson(hits + unknown, n)[1],
];
