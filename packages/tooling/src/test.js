/** All there is to test, stage after stage; a stage that fails hides none of the later ones. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseChromium, underWatch } from './chromium.js';
import { endDescendants } from './processes.js';
import { run } from './shell.js';
import { testVitest } from './test-vitest.js';
import { turbo } from './turbo.js';
import { root } from './workspace.js';

/**
 * @typedef {{ passed: number, failed: string[], skipped: number, output: string, again?: string[], notes?: string[] }} Result
 *   failed: names; output: what failed said; again: tests that passed, but not at the first try, and why; notes: what is said anyhow
 */
/** How long it may take, in minutes, and what it does, within that many milliseconds. @typedef {[minutes: number, run: (limit: number) => Promise<Result>]} Stage */

/** A whole run, from the start of this process, in milliseconds: a stage gets what is left. */
const WHOLE_RUN = 19.5 * 60_000;
/** A stage that is asked for as a command of its own, which may go on beside other work. */
const ALONE = 60 * 60_000;

/** @type {Record<string, Stage>} */
const stages = {
  build: [5, (limit) => perPackage(['build', 'build-variants'], limit)],
  types: [4, (limit) => perPackage(['declarations'], limit)],
  lint: [4, (limit) => program('lint', 'eslint', ['.', '--max-warnings=0'], limit)],
  format: [2, (limit) => program('format', 'prettier', ['--check', '--log-level=warn', '**/*.{ts,js,css}'], limit)],
  knip: [
    2,
    (limit) =>
      program('knip', 'knip', ['--config', 'packages/tooling/src/knip.js', '--no-progress', '--treat-config-hints-as-errors'], limit),
  ],
  unit: [7, (limit) => testVitest('node', { limit })],
  variants: [7, (limit) => testVitest('variants', { limit })],
  packages: [4, (limit) => perPackage(['check', 'check-variants', 'check-types'], limit)],
  chromium: [7, chromium],
  browser: [4, (limit) => inBrowser('browser', limit)],
  e2e: [12, byHand],
  engines: [6, engines],
};

/** What runs side by side, each row in its order: programs that keep one core busy beside others that do. */
const sideBySide = [
  ['build', 'types', 'format'],
  ['lint', 'knip'],
];

/** Stages of which a slow machine may do a part, or nothing. */
const asTimeIsLeft = new Set(['engines']);

/** What a stage needs done before it, in this run. @type {Readonly<Record<string, string>>} */
const needs = { browser: 'chromium', e2e: 'chromium', engines: 'chromium' };

/**
 * @param {string[]} wanted names of stages; none means all
 * @param {{ alone?: boolean }} [how] alone: no test run, so that nobody waits for its end
 * @returns {Promise<number>} the exit code
 */
export async function test(wanted, { alone = false } = {}) {
  const unknown = wanted.filter((name) => !(name in stages));
  if (unknown.length > 0) throw new Error(`There is no stage "${unknown.join(', ')}"; there are ${Object.keys(stages).join(', ')}.`);
  const chosen = new Set(wanted.length > 0 ? [...wanted, ...wanted.map((name) => needs[name])] : Object.keys(stages));

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
        }
      }),
    );
  }

  console.log(total.failed.length > 0 ? `\nFailed:\n${total.failed.map((name) => `  ${name}`).join('\n')}\n` : '');
  if (total.again.length > 0) console.log(`${total.again.length} only at another try`);
  // The last line has one form, for whoever reads it.
  console.log(tally({ ...total, again: [] }));
  return total.failed.length > 0 ? 1 : 0;
}

/** @param {readonly string[]} names of stages in their order @returns {string[][][]} one step after the other; of each, the rows that run side by side */
function steps(names) {
  const beside = sideBySide.map((row) => row.filter((name) => names.includes(name))).filter((row) => row.length > 0);
  const first = names.find((name) => beside.flat().includes(name));
  return names.flatMap((name) => (name === first ? [beside] : beside.flat().includes(name) ? [] : [[[name]]]));
}

/** @param {string} name @param {boolean} alone no test run @returns {Promise<Result>} */
async function stageOf(name, alone) {
  const [minutes, stage] = /** @type {Stage} */ (stages[name]);
  const limit = alone ? ALONE : Math.min(minutes * 60_000, WHOLE_RUN - performance.now());
  try {
    return await within(name, limit, stage);
  } catch (error) {
    return failure(name, error instanceof Error ? error.message : String(error));
  }
}

/**
 * A stage that does not keep its limit itself is given up ten seconds later, with all that it started.
 * @param {string} name @param {number} limit @param {Stage[1]} stage @returns {Promise<Result>}
 */
async function within(name, limit, stage) {
  if (limit < 1000) {
    if (asTimeIsLeft.has(name)) return { passed: 0, failed: [], skipped: 1, output: '', notes: ['NOT run, since no time was left'] };
    return failure(`${name}: not run, the time for all was over`, '');
  }
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

/** One program, one test. @param {string} name @param {string} command @param {string[]} args @param {number} limit @returns {Promise<Result>} */
async function program(name, command, args, limit) {
  const { code, output, cut } = await run(command, args, { cwd: root, limit });
  return code === 0 ? { passed: 1, failed: [], skipped: 0, output } : failure(cut ? `${name}: ${cut}` : name, output);
}

/**
 * What turbo runs: a test for each line `✓ name` or `✗ name` that a task prints, or one for a task that prints none.
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

/** Which browser the next stages use; the line says so. @returns {Promise<Result>} */
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

/** The longest that a test by hand takes which is not among the first: none begins when less is left, in milliseconds. */
const ONE_TEST = 60_000;

/**
 * Tells tests, in PATIENCE_TESTS_UNTIL, from when on none may begin.
 * @param {number} limit milliseconds for all of them @param {number} longest that one of them takes @returns {number} milliseconds since 1970
 */
function mayBeginUntil(limit, longest) {
  const until = Date.now() + limit - longest;
  process.env['PATIENCE_TESTS_UNTIL'] = String(until);
  return until;
}

/** What a person does, in pages that were built. On a slow machine the last tests are skipped, and the notes say how many. @param {number} limit @returns {Promise<Result>} */
async function byHand(limit) {
  const until = mayBeginUntil(limit, ONE_TEST);
  const result = await inBrowser('e2e', limit);
  return Date.now() > until && result.skipped > 0 ? { ...result, notes: [`NOT run, since no time was left: ${result.skipped}`] } : result;
}

/** The longest that one check of an engine can take, in milliseconds: none begins when less is left. */
const ONE_CHECK = 130_000;

/** The built site in every engine that is found. The notes say which were tested, and which were not. @param {number} limit @returns {Promise<Result>} */
async function engines(limit) {
  const began = performance.now();
  const installation = await installationEnded(limit / 6);
  const left = limit - (performance.now() - began);
  if (installation === '') process.env['PATIENCE_ONLY_CHROMIUM'] = 'they were still being installed';
  mayBeginUntil(left, ONE_CHECK);
  const result = await inBrowser('engines', left);
  const lines = [...result.output.matchAll(/^engine (\w+): (tested|NOT tested), (.*)$/gm)];
  const those = (/** @type {string} */ wanted) => lines.filter(([, , how]) => how === wanted).map(([, name, , more]) => `${name} ${more}`);
  const tested = `tested: ${those('tested').join(', ') || 'none'}; NOT tested: ${those('NOT tested').join(', ') || 'none'}`;
  return { ...result, notes: installation ? [`from Debian: ${installation}`, tested] : [tested] };
}

/**
 * Waits for what from-debian has to say at last, in the file PATIENCE_INSTALLATION.
 * @param {number} limit milliseconds @returns {Promise<string | undefined>} '': it has not ended; undefined: nothing is being installed
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

/** A project that needs a browser: when that dies, all is over at once. @param {string} project @param {number} limit @returns {Promise<Result>} */
async function inBrowser(project, limit) {
  const dir = mkdtempSync(join(tmpdir(), 'patience-browser-'));
  try {
    return await underWatch(join(dir, 'died'), (signal) => testVitest(project, { limit, signal }));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
