/** Normal quantile of a two-sided 95 % interval. */
const Z = 1.959963984540054;

/**
 * The 95 % interval of a share, from 0 to 1, of which `hits` of `n` were seen (Wilson's score interval). When some are
 * unknown, they may be hits or none: it goes from the lower end if none of them is to the upper end if all are.
 */
export const wilsonInterval = (hits: number, unknown: number, n: number): [low: number, high: number] => [
  wilson(hits, n)[0],
  wilson(hits + unknown, n)[1],
];

/** Of none at all anything may be true; where none or all were hits, the end is exact. */
function wilson(hits: number, n: number): [low: number, high: number] {
  if (n === 0) return [0, 1];
  const share = hits / n;
  const z2 = (Z * Z) / n;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n))) / (1 + z2);
  return [hits === 0 ? 0 : middle - half, hits === n ? 1 : middle + half];
}
