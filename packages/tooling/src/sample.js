/**
 * Tells whether this is the full run (`npm test -- --all`, which sets `PATIENCE_ALL=1`), or the longer run of everything
 * (`PATIENCE_EVERY=1`).
 */
export const isFullRun = () => process.env['PATIENCE_ALL'] === '1' || process.env['PATIENCE_EVERY'] === '1';

/**
 * Returns some items of a list, evenly spread, so that tests of a hundred variants take as long as those of ten. With `PATIENCE_EVERY=1` it
 * returns all items: such a run takes hours. @template T
 * @param {readonly T[]} list
 * @param {number} count how many at most
 * @param {number} [short] how many at most in the short run (`npm test`), for tests that take long
 * @returns {readonly T[]}
 */
export function sample(list, count, short = count) {
  const most = isFullRun() ? count : short;
  if (process.env['PATIENCE_EVERY'] === '1' || list.length <= most) return list;
  return Array.from({ length: most }, (_, i) => /** @type {T} */ (list[Math.floor((i * list.length) / most)]));
}
