/** A Vitest reporter that ends a run with its ten slowest tests, its failures with file and line, and the line `N passed, N failed`. */
import { relative } from 'node:path';

/** Number of tests in the list of the slowest. */
const SLOWEST = 10;

/** @typedef {{ name: string, file: string, state: string, ms: number, line?: number | undefined }} Outcome of one test */

export default class SummaryReporter {
  /** Outcomes by the id of the test; a test that began and has not ended is `running`. @type {Map<string, Outcome>} */
  #tests = new Map();
  /** Lines of the tests that say which browser engines were tested. @type {Set<string>} */
  #engines = new Set();

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

  /** @param {{ content: string }} log */
  onUserConsoleLog({ content }) {
    for (const line of content.split('\n')) if (line.startsWith('engine ')) this.#engines.add(line);
  }

  /** @param {readonly import('vitest/node').TestModule[]} modules @param {readonly { message?: string }[]} errors outside of tests */
  onTestRunEnd(modules, errors) {
    // A file that could not be loaded, or whose hooks failed, may have no failed test.
    const broken = modules.filter((one) => one.state() === 'failed' && [...one.children.allTests('failed')].length === 0);
    this.#report(
      broken.map(({ relativeModuleId }) => relativeModuleId),
      errors.map(({ message }) => `error outside of the tests: ${message ?? ''}`),
    );
  }

  /** @param {import('vitest/node').TestCase} test @param {string} state @param {number} ms */
  #note(test, state, ms) {
    const { line } = [...(test.result().errors ?? [])]
      .flatMap((error) => error.stacks ?? [])
      .find((frame) => frame.file === test.module.moduleId) ?? { line: test.location?.line };
    const file = relative(test.project.vitest.config.root, test.module.moduleId);
    this.#tests.set(test.id, { name: test.fullName, file, state, ms, line });
  }

  /** @param {readonly string[]} files that failed as a whole @param {readonly string[]} errors */
  #report(files, errors) {
    const tests = [...this.#tests.values()];
    const count = (/** @type {string} */ state) => tests.filter((test) => test.state === state).length;
    const failed = tests.filter(({ state }) => state === 'failed' || state === 'running');
    const print = (/** @type {string} */ line) => void process.stdout.write(`${line}\n`);
    print('\nSlowest tests:');
    for (const { name, ms } of tests.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST))
      print(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
    for (const line of this.#engines) print(line);
    if (count('skipped') > 0) print(`${count('skipped')} skipped`);
    const lines = [
      ...failed.map(({ name, file, line, state }) => `${file}:${line ?? 1}  ${name}${state === 'running' ? ' (not done)' : ''}`),
      ...files,
      ...errors,
    ];
    if (lines.length > 0) print(`\nFailed:\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
    print(`${count('passed')} passed, ${lines.length} failed`);
  }
}
