/**
 * A Vitest reporter that ends a run with its ten slowest tests, the tests that needed a second try, its failures with file and line, and
 * the line `N passed, N failed`.
 */
import { relative } from 'node:path';

/** Number of tests in the list of the slowest. */
const SLOWEST = 10;

/** Number of tests that may need a second try before the run fails. */
const UNSTEADY = 3;

/**
 * Outcome of one test.
 * @typedef {object} Outcome
 * @property {string} name
 * @property {string} place a file, and the line where the test failed first
 * @property {string} state
 * @property {number} ms
 * @property {string | undefined} first message of a first try that failed; the test passed at the second
 */

export default class SummaryReporter {
  /** Outcomes by the id of the test; a test that began and has not ended is `running`. @type {Map<string, Outcome>} */
  #tests = new Map();

  /** Reports what was done when the limit of the run has passed, for which npm test sends this signal. */
  onTestRunStart() {
    process.once('SIGTERM', () => {
      this.#report([], ['the run was ended at its time limit']);
      process.exit(1);
    });
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseReady(test) {
    this.#note(test, 'running', 0);
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    this.#note(test, test.result().state, test.diagnostic()?.duration ?? 0);
  }

  /** @param {readonly import('vitest/node').TestModule[]} modules @param {readonly { message?: string }[]} errors outside of tests */
  onTestRunEnd(modules, errors) {
    // Read the results once more: events of a browser can arrive in another order than they were sent.
    for (const one of modules) for (const test of one.children.allTests()) this.onTestCaseResult(test);
    // A file that could not be loaded, or whose hooks failed, may have no failed test.
    const broken = modules.filter((one) => one.state() === 'failed' && [...one.children.allTests('failed')].length === 0);
    this.#report(
      broken.map(({ relativeModuleId }) => relativeModuleId),
      errors.map(({ message }) => `error outside of the tests: ${message ?? ''}`),
    );
  }

  /** @param {import('vitest/node').TestCase} test @param {string} state @param {number} ms */
  #note(test, state, ms) {
    const { root } = test.project.vitest.config;
    // Prefer the line in the test's own file; the error may come from a helper.
    const frames = [...(test.result().errors ?? [])].flatMap((error) => error.stacks ?? []);
    const frame = frames.find(({ file }) => file === test.module.moduleId) ?? frames[0];
    const place = `${relative(root, frame?.file ?? test.module.moduleId)}${frame ? `:${frame.line}` : ''}`;
    const first = test.diagnostic()?.flaky ? test.result().errors?.[0]?.message.split('\n')[0] : undefined;
    this.#tests.set(test.id, { name: test.fullName, place, state, ms, first });
  }

  /** @param {readonly string[]} files that failed as a whole @param {readonly string[]} errors */
  #report(files, errors) {
    const tests = [...this.#tests.values()];
    const count = (/** @type {string} */ state) => tests.filter((test) => test.state === state).length;
    const failed = tests.filter(({ state }) => state !== 'passed' && state !== 'skipped');
    const print = (/** @type {string} */ line) => void process.stdout.write(`${line}\n`);
    print('\nSlowest tests:');
    for (const { name, ms } of tests.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST))
      print(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
    if (count('skipped') > 0) print(`${count('skipped')} skipped`);
    const unsteady = tests.filter(({ first }) => first !== undefined);
    if (unsteady.length > 0) print('\nPassed at the second try only; each has a fault in the test or in the product:');
    for (const { name, place, first } of unsteady) print(`  ${place}  ${name}: ${first}`);
    const lines = [
      ...failed.map(({ name, place, state }) => `${place}  ${name}${state === 'failed' ? '' : ' (not done)'}`),
      ...files,
      ...errors,
      ...(unsteady.length > UNSTEADY ? [`${unsteady.length} tests needed a second try; at most ${UNSTEADY} may`] : []),
    ];
    if (lines.length > 0) print(`\nFailed:\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
    print(`${count('passed')} passed, ${lines.length} failed`);
  }
}
