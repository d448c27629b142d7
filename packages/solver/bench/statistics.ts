/** The value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** Wilson's 95 % interval for `hits` of `n`, in per cent. */
export function wilson(hits: number, n: number): [low: number, high: number] {
  if (n === 0) return [0, 100];
  const z = 1.959964;
  const p = hits / n;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  return [100 * Math.max(0, middle - half), 100 * Math.min(1, middle + half)];
}
