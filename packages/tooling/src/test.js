/** All there is to test, stage after stage; a stage that fails hides none of the later ones. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, noChromium } from './chromium.js';
import { run } from './shell.js';
import { turbo } from './turbo.js';
import { readJson, root } from './workspace.js';

/**
 * @typedef {{ passed: number, failed: string[], skipped: number, output: string, again?: string[] }} Result
 *   failed: names; output: what failed said; again: tests that passed, but not at the first try, and why
 */
/** @typedef {() => Promise<Result>} Stage */
/**
 * @typedef {{ success: boolean, testResults: { name: string, status: string, message: string,
 *   assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} VitestReport
 */

/** @type {Record<string, Stage>} */
const stages = {
  build: () => perPackage('build'),
  types: () => perPackage('types'),
  lint: () => program('lint', 'eslint', ['.', '--max-warnings=0']),
  format: () => program('format', 'prettier', ['--check', '--log-level=warn', '**/*.{ts,js,css}']),
  knip: () => program('knip', 'knip', ['--config', 'packages/tooling/src/knip.js', '--no-progress', '--treat-config-hints-as-errors']),
  unit: () => vitest('node', [`--maxWorkers=${availableParallelism()}`]),
  packages: publishable,
  browser: () => inBrowser('browser'),
  e2e: () => inBrowser('e2e'),
};

/**
 * @param {string[]} wanted names of stages; none means all
 * @returns {Promise<number>} the exit code
 */
export async function test(wanted) {
  const unknown = wanted.filter((name) => !(name in stages));
  if (unknown.length > 0) throw new Error(`There is no stage "${unknown.join(', ')}"; there are ${Object.keys(stages).join(', ')}.`);

  const total = { passed: 0, failed: /** @type {string[]} */ ([]), skipped: 0, again: /** @type {string[]} */ ([]) };
  for (const [name, stage] of Object.entries(stages)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    process.stdout.write(name.padEnd(10));
    const began = performance.now();
    const result = await stage().catch((/** @type {unknown} */ error) =>
      failure(name, error instanceof Error ? error.message : String(error)),
    );
    console.log(`${tally(result)}, ${((performance.now() - began) / 1000).toFixed(1)} s`);
    for (const one of result.again ?? []) console.log(`          only at another try: ${one}`);
    if (result.failed.length > 0) console.log(`\n${result.output.trimEnd()}\n`);
    total.passed += result.passed;
    total.failed.push(...result.failed);
    total.skipped += result.skipped;
    total.again.push(...(result.again ?? []));
  }

  console.log(total.failed.length > 0 ? `\nFailed:\n${total.failed.map((name) => `  ${name}`).join('\n')}\n` : '');
  if (total.again.length > 0) console.log(`${total.again.length} only at another try`);
  // The last line has one form, for whoever reads it.
  console.log(tally({ ...total, again: [] }));
  return total.failed.length > 0 ? 1 : 0;
}

/** @param {Pick<Result, 'passed' | 'failed' | 'skipped' | 'again'>} result */
const tally = ({ passed, failed, skipped, again = [] }) =>
  [
    `${passed} passed, ${failed.length} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(again.length > 0 ? [`${again.length} only at another try`] : []),
  ].join(', ');

/** @param {string} name @param {string} output @returns {Result} */
const failure = (name, output) => ({ passed: 0, failed: [name], skipped: 0, output });

/** One program, one test. @param {string} name @param {string} command @param {string[]} args @returns {Promise<Result>} */
async function program(name, command, args) {
  const { code, output } = await run(command, args, { cwd: root });
  return code === 0 ? { passed: 1, failed: [], skipped: 0, output } : failure(name, output);
}

/** One test for each package that has the task. @param {string} task @returns {Promise<Result>} */
async function perPackage(task) {
  const results = await turbo(task);
  const failed = results.filter(({ ok }) => !ok);
  return {
    passed: results.length - failed.length,
    failed: failed.map((result) => `${task} ${result.package}`),
    skipped: 0,
    output: failed.map(({ log }) => log.trim()).join('\n\n'),
  };
}

/** The checks of packages as their users get them: a test for each line that check.js printed. @returns {Promise<Result>} */
async function publishable() {
  /** @type {Result} */
  const sum = { passed: 0, failed: [], skipped: 0, output: '' };
  for (const result of await turbo('check')) {
    const lines = [...result.log.matchAll(/^([✓✗]) (.+)$/gm)];
    const failed = lines.filter(([, mark]) => mark === '✗').map(([, , name = '']) => name);
    sum.passed += lines.length - failed.length;
    sum.failed.push(...(result.ok || failed.length > 0 ? failed : [`check ${result.package}`]));
    if (!result.ok) sum.output += `${result.log.trim()}\n\n`;
  }
  return sum;
}

/** @param {string} project @returns {Promise<Result>} */
async function inBrowser(project) {
  const chromium = await findChromium({ fetch: true });
  return chromium ? vitest(project) : failure(`${project}: no browser`, noChromium);
}

/** A project of vitest.js, each of its tests counted. @param {string} project @param {string[]} [more] arguments @returns {Promise<Result>} */
async function vitest(project, more = []) {
  const dir = mkdtempSync(join(tmpdir(), 'patience-test-'));
  try {
    const report = join(dir, 'report.json');
    const args = [
      'run',
      `--project=${project}`,
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...more,
    ];
    const { code, output } = await run('vitest', args, { cwd: root });
    if (!existsSync(report)) return failure(project, output);

    const { testResults } = /** @type {VitestReport} */ (/** @type {unknown} */ (readJson(report)));
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    // A file that could not be loaded has no tests to fail, and an error between tests belongs to none.
    failed.push(
      ...testResults
        .filter((file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'))
        .map(({ name }) => name),
    );
    if (code !== 0 && failed.length === 0) failed.push(`${project}: an error outside of the tests`);
    const passed = tests.filter(({ status }) => status === 'passed').length;
    const again = tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]?.split('\n')[0] ?? ''}`);
    return { passed, failed, again, skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').length, output };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
