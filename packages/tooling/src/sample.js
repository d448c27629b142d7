/** Tells whether this is the full run (`npm test -- --all`, which sets `PATIENCE_ALL=1`) or one of everything (`PATIENCE_EVERY=1`). */
export const isFullRun = () => process.env['PATIENCE_ALL'] === '1' || process.env['PATIENCE_EVERY'] === '1';

/**
 * Returns a few of many, evenly spread over the list, so that tests of a hundred variants take as long as those of ten.
 * With `PATIENCE_EVERY=1` it returns all of them: such a run takes hours.
 * @template T
 * @param {readonly T[]} list
 * @param {number} count at most so many
 * @param {number} [short] at most so many in the short tier (`npm test`), where the test costs much
 * @returns {readonly T[]}
 */
export function sample(list, count, short = count) {
  const most = isFullRun() ? count : short;
  if (process.env['PATIENCE_EVERY'] === '1' || list.length <= most) return list;
  return Array.from({ length: most }, (_, i) => /** @type {T} */ (list[Math.floor((i * list.length) / most)]));
}
