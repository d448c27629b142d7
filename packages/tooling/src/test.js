/** Runs the tests stage after stage, in two tiers: a short one for developers before a commit, and everything with `--all`. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseChromium, underWatch } from './chromium.js';
import { endDescendants } from './processes.js';
import { run } from './shell.js';
import { slowest } from './slowest.js';
import { testVitest } from './test-vitest.js';
import { SHORT_E2E } from './tiers.js';
import { turbo } from './turbo.js';
import { root } from './workspace.js';

/** Name and duration in milliseconds of one test. @typedef {{ name: string, ms: number }} Timed */
/**
 * @typedef {{ passed: number, failed: string[], skipped: number, output: string, again?: string[], notes?: string[], timed?: Timed[] }} Result
 *   failed: names; output: output of the failed programs; again: tests that passed only at a second try, with the first error;
 *   notes: lines to print in any case; timed: durations, for the list of the slowest tests
 */
/** Limit in minutes, after which the stage counts as hanging, and the work. @typedef {[minutes: number, run: (limit: number) => Promise<Result>]} Stage */

/** Limit in milliseconds of a stage that runs as a command of its own, possibly beside other work. */
const ALONE = 60 * 60_000;

/** @type {Record<string, Stage>} */
const stages = {
  build: [8, (limit) => perPackage(['build', 'build-variants'], limit)],
  types: [8, (limit) => perPackage(['declarations'], limit)],
  lint: [8, (limit) => program('lint', 'eslint', ['.', '--max-warnings=0'], limit, everything() ? {} : { PATIENCE_LINT: 'quick' })],
  format: [5, (limit) => program('format', 'prettier', ['--check', '--log-level=warn', '**/*.{ts,js,css}'], limit)],
  knip: [
    5,
    (limit) =>
      program('knip', 'knip', ['--config', 'packages/tooling/src/knip.js', '--no-progress', '--treat-config-hints-as-errors'], limit),
  ],
  unit: [12, (limit) => testVitest('node', { limit })],
  variants: [12, (limit) => testVitest('variants', { limit })],
  packages: [10, (limit) => perPackage(['check', 'check-variants', 'check-types'], limit)],
  chromium: [7, chromium],
  browser: [8, (limit) => inBrowser('browser', limit)],
  e2e: [25, (limit) => inBrowser('e2e', limit, everything() ? [] : SHORT_E2E)],
  engines: [15, engines],
};

/**
 * Groups of stages that run side by side: the rows of a group run at the same time, the stages of a row one after the other.
 * Browser tests wait for pictures much of the time; the short run uses these pauses. The full run has more of them, and nothing beside them.
 * @returns {string[][][]}
 */
const sideBySide = () => [
  [
    ['build', 'types'],
    ['lint', 'knip', 'format'],
  ],
  ...(everything()
    ? []
    : [
        [
          ['variants', 'packages'],
          ['chromium', 'browser', 'e2e'],
        ],
      ]),
];

/** Stages that only a full run contains. */
const ONLY_IN_FULL_RUN = new Set(['engines']);

/** Tells whether this is a full run (`npm test -- --all`). Tests read the same variable where they look at a sample otherwise. */
const everything = () => process.env['PATIENCE_ALL'] === '1';

/** For each stage, the stage that must run before it. @type {Readonly<Record<string, string>>} */
const needs = { browser: 'chromium', e2e: 'chromium', engines: 'chromium' };

/**
 * Runs the tests and prints one line for each stage, the ten slowest tests, and the totals as the last line.
 * A stage that fails does not stop the later ones.
 * @param {string[]} args names of stages (default: all of the tier) and `--all` for the full run
 * @param {{ alone?: boolean }} [how] alone: a build or a check that is no test run, with a generous time limit
 * @returns {Promise<number>} the exit code
 */
export async function test(args, { alone = false } = {}) {
  const wanted = args.filter((name) => name !== '--all');
  if (args.length > wanted.length) process.env['PATIENCE_ALL'] = '1';
  const unknown = wanted.filter((name) => !(name in stages));
  if (unknown.length > 0)
    throw new Error(`There is no stage "${unknown.join(', ')}". Stages: ${Object.keys(stages).join(', ')}; --all runs everything.`);
  const tier = Object.keys(stages).filter((name) => everything() || !ONLY_IN_FULL_RUN.has(name));
  const chosen = new Set(wanted.length > 0 ? [...wanted, ...wanted.map((name) => needs[name])] : tier);

  const began = performance.now();
  const timed = /** @type {Timed[]} */ ([]);
  const total = { passed: 0, failed: /** @type {string[]} */ ([]), skipped: 0, again: /** @type {string[]} */ ([]) };
  for (const step of steps(Object.keys(stages).filter((name) => chosen.has(name)))) {
    const single = step.flat().length === 1;
    await Promise.all(
      step.map(async (row) => {
        for (const name of row) {
          if (single) process.stdout.write(name.padEnd(10));
          const began = performance.now();
          const result = await stageOf(name, alone);
          const line = `${tally(result)}, ${((performance.now() - began) / 1000).toFixed(1)} s`;
          console.log(single ? line : `${name.padEnd(10)}${line}`);
          for (const note of result.notes ?? []) console.log(`          ${note}`);
          for (const one of result.again ?? []) console.log(`          only at another try: ${one}`);
          if (result.failed.length > 0) console.log(`\n${result.output.trimEnd()}\n`);
          total.passed += result.passed;
          total.failed.push(...result.failed);
          total.skipped += result.skipped;
          total.again.push(...(result.again ?? []));
          timed.push(...(result.timed ?? []));
        }
      }),
    );
  }

  for (const line of slowest(timed)) console.log(line);
  if (!alone) console.log(`\nThe whole run took ${Math.round((performance.now() - began) / 1000)} s.`);
  console.log(total.failed.length > 0 ? `\nFailed:\n${total.failed.map((name) => `  ${name}`).join('\n')}\n` : '');
  if (total.again.length > 0) console.log(`${total.again.length} only at another try`);
  // CI reads the last line: its form is fixed.
  console.log(tally({ ...total, again: [] }));
  return total.failed.length > 0 ? 1 : 0;
}

/** @param {readonly string[]} names of stages in their order @returns {string[][][]} one step after the other; of each, the rows that run side by side */
function steps(names) {
  const groups = sideBySide().map((group) =>
    group.map((row) => row.filter((name) => names.includes(name))).filter((row) => row.length > 0),
  );
  return names.flatMap((name) => {
    const group = groups.find((rows) => rows.flat().includes(name));
    if (!group) return [[[name]]];
    return group.flat().find((member) => names.indexOf(member) < names.indexOf(name)) ? [] : [group];
  });
}

/** @param {string} name @param {boolean} alone no test run @returns {Promise<Result>} */
async function stageOf(name, alone) {
  const [minutes, stage] = /** @type {Stage} */ (stages[name]);
  const limit = alone ? ALONE : minutes * 60_000;
  try {
    return await within(name, limit, stage);
  } catch (error) {
    return failure(name, error instanceof Error ? error.message : String(error));
  }
}

/**
 * Runs a stage. A stage that exceeds its limit is ended ten seconds later, with all processes that it started.
 * @param {string} name @param {number} limit @param {Stage[1]} stage @returns {Promise<Result>}
 */
async function within(name, limit, stage) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => {
      endDescendants();
      resolve(failure(`${name}: not done after ${Math.round(limit / 1000)} s`, ''));
    }, limit + 10_000);
  });
  try {
    return await Promise.race([stage(limit), /** @type {Promise<Result>} */ (late)]);
  } finally {
    clearTimeout(timer);
  }
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

/**
 * Runs one program that counts as one test.
 * @param {string} name @param {string} command @param {string[]} args @param {number} limit milliseconds
 * @param {Record<string, string>} [env] variables added to the environment @returns {Promise<Result>}
 */
async function program(name, command, args, limit, env = {}) {
  const { code, output, cut } = await run(command, args, { cwd: root, limit, env: { ...process.env, ...env } });
  return code === 0 ? { passed: 1, failed: [], skipped: 0, output } : failure(cut ? `${name}: ${cut}` : name, output);
}

/**
 * Runs tasks by turbo and returns a test for each line `✓ name` or `✗ name` that a task prints, or one for a task that prints none.
 * @param {string[]} tasks @param {number} limit @returns {Promise<Result>}
 */
async function perPackage(tasks, limit) {
  /** @type {Result} */
  const sum = { passed: 0, failed: [], skipped: 0, output: '' };
  for (const result of await turbo(tasks, { limit })) {
    const lines = [...result.log.matchAll(/^([✓✗]) (.+)$/gm)];
    const failed = lines.filter(([, mark]) => mark === '✗').map(([, , name = '']) => name);
    sum.passed += lines.length > 0 ? lines.length - failed.length : Number(result.ok);
    sum.failed.push(...(result.ok || failed.length > 0 ? failed : [`${tasks[0] ?? ''} ${result.package}`]));
    if (!result.ok) sum.output += `${result.log.trim()}\n\n`;
  }
  return sum;
}

/** Chooses the browser for the next stages and names it in a note. @returns {Promise<Result>} */
async function chromium() {
  const { chromium, version, tried } = await chooseChromium();
  return {
    passed: 1,
    failed: [],
    skipped: 0,
    output: '',
    notes: [...tried.map((line) => `does not work: ${line}`), `Chromium ${version}, ${chromium.kind}, draws, types, opens a dialog`],
  };
}

/**
 * Tests the built site in every installed engine. The notes name the engines that were tested and those that were not.
 * @param {number} limit @returns {Promise<Result>}
 */
async function engines(limit) {
  const began = performance.now();
  const installation = await installationEnded(limit / 3);
  if (installation === '') return failure('engines: Firefox and WebKit were still being installed from Debian', '');
  const result = await inBrowser('engines', limit - (performance.now() - began));
  const lines = [...result.output.matchAll(/^engine (\w+): (tested|NOT tested), (.*)$/gm)];
  const those = (/** @type {string} */ wanted) => lines.filter(([, , how]) => how === wanted).map(([, name, , more]) => `${name} ${more}`);
  const tested = `tested: ${those('tested').join(', ') || 'none'}; NOT tested: ${those('NOT tested').join(', ') || 'none'}`;
  return { ...result, notes: installation ? [`from Debian: ${installation}`, tested] : [tested] };
}

/**
 * Waits for the last message of from-debian in the file PATIENCE_INSTALLATION.
 * @param {number} limit milliseconds
 * @returns {Promise<string | undefined>} '': it has not ended; undefined: nothing is being installed
 */
async function installationEnded(limit) {
  const note = process.env['PATIENCE_INSTALLATION'];
  if (!note) return undefined;
  for (const began = performance.now(); performance.now() - began < limit; await new Promise((wake) => setTimeout(wake, 200))) {
    const done = existsSync(note) && /^done: (.*)$/m.exec(readFileSync(note, 'utf8'));
    if (done) return done[1] ?? '';
  }
  return '';
}

/**
 * Runs a project of vitest.js that needs a browser, and ends it when that browser dies.
 * @param {string} project @param {number} limit milliseconds @param {readonly string[]} [files] only these test files
 * @returns {Promise<Result>}
 */
async function inBrowser(project, limit, files = []) {
  const dir = mkdtempSync(join(tmpdir(), 'patience-browser-'));
  try {
    return await underWatch(join(dir, 'died'), (signal) => testVitest(project, { limit, signal, more: [...files] }));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
