/** Runs the tests of one project of vitest.js and counts each, also when the run was cut off. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PROGRESS } from './progress-reporter.js';
import { run } from './shell.js';
import { readJson, root } from './workspace.js';

/** @typedef {import('./test.js').Result} Result */
/**
 * @typedef {{ testResults: { name: string, status: string,
 *   assertionResults: { status: string, fullName: string, failureMessages: string[], duration?: number | null }[] }[] }} Report of vitest's reporter "json"
 */

/** Tests that may pass only at a second try in CI: their names, each with the reason. @type {Readonly<Record<string, string>>} */
const known = /** @type {Record<string, string>} */ (readJson(join(import.meta.dirname, 'flaky.json')));

/**
 * @param {string} project
 * @param {{ more?: string[], limit: number, signal?: AbortSignal }} options more: arguments; limit: milliseconds
 * @returns {Promise<Result>}
 */
export async function testVitest(project, { more = [], limit, signal }) {
  const dir = mkdtempSync(join(tmpdir(), 'patience-test-'));
  try {
    const [report, progress] = [join(dir, 'report.json'), join(dir, 'progress')];
    const reporters = ['default', 'json', join(import.meta.dirname, 'progress-reporter.js')].map((name) => `--reporter=${name}`);
    const args = ['run', `--project=${project}`, '--passWithNoTests', ...reporters, `--outputFile.json=${report}`, ...more];
    const env = { ...process.env, [PROGRESS]: progress };
    const { code, output, cut } = await run('vitest', args, { cwd: root, env, limit, ...(signal && { signal }) });
    if (cut) return { ...ofProgress(project, cut, existsSync(progress) ? readFileSync(progress, 'utf8') : ''), output };
    if (!existsSync(report)) return { passed: 0, failed: [project], skipped: 0, output };
    const result = ofReport(/** @type {Report} */ (/** @type {unknown} */ (readJson(report))));
    if (code !== 0 && result.failed.length === 0) result.failed.push(`${project}: an error outside of the tests`);
    return { ...result, output };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * @param {Report} report
 * @param {{ strict?: boolean, flaky?: Readonly<Record<string, string>> }} [options] strict: who passes at another try fails,
 *   unless `flaky` names it with a reason
 * @returns {Omit<Result, 'output'> & { again: string[], timed: import('./test.js').Timed[] }}
 */
export function ofReport({ testResults }, { strict = Boolean(process.env['CI']), flaky = known } = {}) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed');
  const failed = tests.filter(({ status }) => status === 'failed');
  // A file that could not be loaded has no tests to fail, and an error between tests belongs to none.
  const files = testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'));
  const again = passed.filter(({ failureMessages }) => failureMessages.length > 0);
  const forbidden = strict ? again.filter(({ fullName }) => !flaky[fullName]) : [];
  return {
    passed: passed.length - forbidden.length,
    failed: [
      ...failed.map(({ fullName }) => fullName),
      ...files.map(({ name }) => name),
      ...forbidden.map((test) => `${test.fullName} (passed only at another try; at first: ${atFirst(test)})`),
    ],
    skipped: tests.length - passed.length - failed.length,
    timed: tests.map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 })),
    again: again.map((test) => `${test.fullName}: ${flaky[test.fullName] ?? atFirst(test)}`),
  };
}

/**
 * Summarizes the failure of the first try: the message, the condition that the browser waited for, the line in the test, and the state
 * found afterwards.
 * @param {{ failureMessages: string[] }} test
 */
function atFirst({ failureMessages }) {
  const [message = '', ...more] = stripVTControlCharacters(failureMessages[0] ?? '').split('\n');
  const waiting = more.find((line) => line.includes('- waiting for '));
  const where = more.find((line) => /\.test\.ts:\d+/.test(line))?.match(/[\w-]+\.test\.ts:\d+/)?.[0];
  const [afterwards] = stripVTControlCharacters(failureMessages[1] ?? '').split('\n');
  return [message, waiting?.trim().slice(2), where, afterwards].filter(Boolean).join('; ');
}

/**
 * Returns the result of a run that was cut off: the finished tests, and the tests that were running.
 * @param {string} project
 * @param {string} cut why it was ended
 * @param {string} progress the notes of progress-reporter.js
 * @returns {Omit<Result, 'output'>}
 */
export function ofProgress(project, cut, progress) {
  /** @type {Map<string, import('./progress-reporter.js').Note['state']>} */
  const states = new Map();
  for (const line of progress.split('\n').slice(0, -1)) {
    const { test, state } = /** @type {import('./progress-reporter.js').Note} */ (JSON.parse(line));
    states.set(test, state);
  }
  const are = (/** @type {string} */ wanted) => [...states].filter(([, state]) => state === wanted).map(([name]) => name);
  return {
    passed: are('passed').length,
    failed: [...are('failed'), `${project}: ${cut}`, ...are('running').map((name) => `${name} (cut: ${cut})`)],
    skipped: are('skipped').length,
  };
}
