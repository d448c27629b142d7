/**
 * Returns a few of many, evenly spread over the list, so that tests of a hundred variants take as long as those of ten.
 * With `PATIENCE_EVERY=1` it returns all of them: such a run takes hours.
 * @template T
 * @param {readonly T[]} list
 * @param {number} count at most so many
 * @returns {readonly T[]}
 */
export function sample(list, count) {
  if (process.env['PATIENCE_EVERY'] === '1' || list.length <= count) return list;
  return Array.from({ length: count }, (_, i) => /** @type {T} */ (list[Math.floor((i * list.length) / count)]));
}
