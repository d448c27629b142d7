/** Lists the slowest tests of a run, so that people notice a test that becomes too slow. */

/** Number of tests in the list. */
const COUNT = 10;

/**
 * Returns the lines of the list, the slowest test first; none if nothing was timed.
 * @param {readonly import('./test.js').Timed[]} timed
 * @returns {string[]}
 */
export function slowest(timed) {
  const sorted = [...timed].sort((a, b) => b.ms - a.ms).slice(0, COUNT);
  return sorted.length === 0
    ? []
    : ['\nSlowest tests:', ...sorted.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)];
}
