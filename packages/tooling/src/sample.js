/**
 * What browser tests look at on a push: a few of many, evenly spread over the list, so that a hundred variants cost what ten do.
 * `PATIENCE_EVERY=1` looks at all of them, and so does `PATIENCE_ALL=1`, which also makes some tests look longer.
 * @template T
 * @param {readonly T[]} list
 * @param {number} count at most so many
 * @returns {readonly T[]}
 */
export function sample(list, count) {
  if (process.env['PATIENCE_EVERY'] === '1' || process.env['PATIENCE_ALL'] || list.length <= count) return list;
  return Array.from({ length: count }, (_, i) => /** @type {T} */ (list[Math.floor((i * list.length) / count)]));
}
