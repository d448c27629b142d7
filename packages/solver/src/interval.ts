/** Normal quantile of a two-sided 95 % interval. */
const Z_95 = 1.959963984540054;

/**
 * Returns the confidence interval of a share, from 0 to 1 (Wilson's score interval). The lower end assumes that none of the unknown
 * results is a hit, the upper end that all are.
 * @param hits number of hits
 * @param unknown number of results that are unknown
 * @param n number of all results
 * @param z normal quantile of the two-sided interval. Default: that of 95 %
 */
export const wilsonInterval = (hits: number, unknown: number, n: number, z = Z_95): [low: number, high: number] => [
  wilson(hits, n, z)[0],
  wilson(hits + unknown, n, z)[1],
];

/** Returns Wilson's interval: from 0 to 1 without results, and with an exact end when none or all are hits. */
function wilson(hits: number, n: number, z: number): [low: number, high: number] {
  if (n === 0) return [0, 1];
  const share = hits / n;
  const z2 = (z * z) / n;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (z * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n))) / (1 + z2);
  return [hits === 0 ? 0 : middle - half, hits === n ? 1 : middle + half];
}
