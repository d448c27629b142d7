/**
 * A Vitest reporter that notes each test when it begins and ends, so that a run that is cut off can report what it did and which test it
 * was running.
 */
import { appendFileSync } from 'node:fs';

/** Environment variable with the path of the notes, which are one JSON object per line. */
export const PROGRESS = 'PATIENCE_TEST_PROGRESS';

/** `test` may be a file too, which is `done` in the end. @typedef {{ test: string, state: 'running' | 'passed' | 'failed' | 'skipped' | 'done' }} Note */

/** @param {string} test @param {Note['state']} state */
const note = (test, state) => appendFileSync(process.env[PROGRESS] ?? '', `${JSON.stringify({ test, state })}\n`);

/** A reporter for vitest's `--reporter`. */
export default class ProgressReporter {
  /** @param {import('vitest/node').TestModule} file */
  onTestModuleStart({ relativeModuleId }) {
    note(relativeModuleId, 'running');
  }

  /** @param {import('vitest/node').TestModule} file */
  onTestModuleEnd({ relativeModuleId }) {
    note(relativeModuleId, 'done');
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseReady({ fullName }) {
    note(fullName, 'running');
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { state } = test.result();
    note(test.fullName, state === 'pending' ? 'skipped' : state);
  }
}
