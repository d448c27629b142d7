/**
 * Runs `pnpm -F @patience/tooling mutants`, which counts how many small faults in core its tests notice. Every mutant (mutants/list.js) is tried against the unit tests of
 * core, the nearest first, until one fails or none is left. Outcomes are kept in packages/core/.mutants.jsonl, and a run goes on where it was stopped.
 *
 *     pnpm -F @patience/tooling mutants --folders table,moves   folders of packages/core/src; without it all of them
 *     pnpm -F @patience/tooling mutants --every 10               a sample: about each tenth of all, by its key, so that it stays the same when other lines change
 *     pnpm -F @patience/tooling mutants --again                  tries those again that nothing noticed
 *     pnpm -F @patience/tooling mutants --report                 tries nothing; says what is known
 */
import { fork } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mutantsOf, mutated } from './mutants/list.js';
import { endTree } from './processes.js';
import { root } from './workspace.js';

/** @typedef {import('./mutants/list.js').Mutant} Mutant */
/** @typedef {{ key: string, noticed: string | null }} Outcome noticed: the test that failed, or null */
/** @typedef {{ ready?: true, group?: number, done?: true, noticed?: string, spent?: Record<string, number> }} Answer */

const SOURCE = 'packages/core/src';
const kept = join(root, 'packages/core/.mutants.jsonl');
/** Names of tests that read texts, and never run the code of core. */
const TEXTS = ['exports.test.ts', 'reference.test.ts'];
/** The test of the conformance kit's laws. It takes minutes, and is run for mutants of the kit alone. */
const OF_THE_KIT = `${SOURCE}/testing/laws.test.ts`;
/** Matches modules that are not mutated: tests and test patiences, types, exports and words. */
const NOT_MUTATED = /\.test\.ts$|\/testing\/games\/|\/testing\/mini\.ts$|\/contract\.ts$|\/index\.ts$|\/words\/(de|en)\.ts$/;

const { values } = parseArgs({
  options: { folders: { type: 'string' }, every: { type: 'string' }, again: { type: 'boolean' }, report: { type: 'boolean' } },
});
const folders = values.folders?.split(',');
const every = Number(values.every ?? 1);
if (!Number.isInteger(every) || every < 1) throw new Error('--every needs a whole number from 1.');

const sources = readdirSync(join(root, SOURCE), { recursive: true, encoding: 'utf8' })
  .map((file) => `${SOURCE}/${file.split('\\').join('/')}`)
  .filter((file) => file.endsWith('.ts'))
  .sort();
const files = sources
  .filter((file) => !NOT_MUTATED.test(file))
  .filter((file) => !folders || folders.includes(relative(SOURCE, dirname(file)) || '.'));
const all = files.flatMap((file) => {
  const source = readFileSync(join(root, file), 'utf8');
  return mutantsOf(source, file).map((mutant) => ({ file, source, mutant }));
});
const wanted = all.filter(({ mutant }) => Number.parseInt(mutant.key.slice(0, 8), 16) % every === 0);
const known = read();

if (!values.report) await tryAll();
report();

/** Returns the outcomes by key; where a key occurs twice, the later outcome. @returns {Map<string, string | null>} */
function read() {
  const lines = existsSync(kept) ? readFileSync(kept, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(lines.map((line) => /** @type {Outcome} */ (JSON.parse(line))).map(({ key, noticed }) => [key, noticed]));
}

async function tryAll() {
  // Try mutants in the order of their keys, which is as good as a random one: at any time the tried ones are a fair sample.
  const open = wanted
    .filter(({ mutant: { key } }) => !known.has(key) || (values.again && known.get(key) === null))
    .sort((a, b) => (a.mutant.key < b.mutant.key ? -1 : 1));
  if (open.length === 0) return;
  let hand = await start();
  const { spent = {}, noticed: already } = await ask(hand, { file: '', groups: [tests()] }, [600_000]);
  if (already !== undefined) throw new Error(`Something fails without any mutant: ${already}`);
  let tried = 0;
  /** Files whose tests pass without a mutant. */
  const sound = new Set();
  for (const { file, source, mutant } of open) {
    const groups = grouped(file, spent);
    const limits = groups.map((group) => 15_000 + 5 * group.reduce((sum, test) => sum + (spent[test] ?? 0), 0));
    if (!sound.has(file)) {
      const { noticed: wrongly } = await ask(hand, { file: join(root, file), groups: groups.slice(0, 2) }, limits);
      if (wrongly !== undefined) throw new Error(`Something fails without any mutant: ${wrongly}`);
      sound.add(file);
    }
    const { noticed = null, gone } = await ask(hand, { file: join(root, file), code: mutated(source, mutant), groups }, limits);
    known.set(mutant.key, noticed);
    const { line, column, before, after } = mutant;
    appendFileSync(kept, `${JSON.stringify({ key: mutant.key, noticed, file, line, column, before, after })}\n`);
    tried++;
    if (noticed === null) console.log(`${tried}/${open.length} not noticed: ${describe(file, mutant)}`);
    else if (tried % 50 === 0) console.log(`${tried}/${open.length}`);
    if (gone) hand = await start();
  }
  endTree(/** @type {number} */ (hand.pid));
}

/** Returns the unit tests of core, as paths from the root. */
function tests() {
  return sources.filter((file) => file.endsWith('.test.ts') && !TEXTS.includes(basename(file)));
}

/**
 * Tests of the same name, of the same folder, all quick ones, and the others one by one, the quickest first.
 * @param {string} file @param {Record<string, number>} spent milliseconds by test @returns {string[][]}
 */
function grouped(file, spent) {
  const left = tests()
    .filter((test) => test !== OF_THE_KIT || file.startsWith(dirname(OF_THE_KIT)))
    .sort((a, b) => (spent[a] ?? 0) - (spent[b] ?? 0));
  const own = left.filter((test) => test === file.replace(/\.ts$/, '.test.ts'));
  const near = left.filter((test) => !own.includes(test) && dirname(test) === dirname(file));
  const others = left.filter((test) => !own.includes(test) && !near.includes(test));
  const [quick, slow] = [
    (/** @type {string} */ test) => (spent[test] ?? 0) < 500,
    (/** @type {string} */ test) => (spent[test] ?? 0) >= 500,
  ];
  const last = [...near, ...others].filter(slow).sort((a, b) => (spent[a] ?? 0) - (spent[b] ?? 0));
  return [[...own.filter(quick), ...near.filter(quick)], others.filter(quick), own.filter(slow), ...last.map((test) => [test])].filter(
    (group) => group.length > 0,
  );
}

/** Starts a process with Vitest that tries mutants. @returns {Promise<import('node:child_process').ChildProcess>} */
function start() {
  const child = fork(fileURLToPath(new URL('./mutants/try.js', import.meta.url)), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`Vitest did not start (exit code ${code}).`)));
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ file: string, code?: string, groups: string[][] }} trial
 * @param {number[]} limits of each group, in milliseconds
 * @returns {Promise<Answer & { gone?: true }>} gone: the child was ended or broke down, which is noticed, too
 */
function ask(child, trial, limits) {
  return new Promise((resolve) => {
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const end = (/** @type {Answer & { gone?: true }} */ answer) => {
      clearTimeout(timer);
      child.off('message', hear).off('exit', broke);
      resolve(answer);
    };
    const broke = () => end({ noticed: 'the process broke down', gone: true });
    const hear = (/** @type {Answer} */ answer) => {
      clearTimeout(timer);
      if (answer.group === undefined) return end(answer);
      timer = setTimeout(() => {
        child.off('exit', broke);
        endTree(/** @type {number} */ (child.pid));
        end({ noticed: 'never ended', gone: true });
      }, limits[answer.group]);
    };
    child.on('message', hear).on('exit', broke);
    child.send(trial);
  });
}

/** @param {string} file @param {Mutant} mutant */
function describe(file, { line, column, before, after }) {
  const short = (/** @type {string} */ text) => (text.length > 60 ? `${text.slice(0, 57)}…` : text).replace(/\s+/g, ' ');
  return `${relative(SOURCE, file)}:${line}:${column}  ${short(before)}  →  ${short(after)}`;
}

function report() {
  const tried = wanted.filter(({ mutant }) => known.has(mutant.key));
  const left = tried.filter(({ mutant }) => known.get(mutant.key) === null);
  console.log('');
  for (const { file, mutant } of left) console.log(describe(file, mutant));
  for (const folder of new Set(files.map(dirname))) {
    const inFolder = tried.filter(({ file }) => dirname(file) === folder);
    const missed = inFolder.filter(({ mutant }) => known.get(mutant.key) === null).length;
    if (inFolder.length > 0)
      console.log(`${(relative(SOURCE, folder) || '.').padEnd(14)} ${share(inFolder.length - missed, inFolder.length)}`);
  }
  console.log(
    `\n${all.length} mutants, ${wanted.length} chosen, ${tried.length} tried; noticed: ${share(tried.length - left.length, tried.length)}`,
  );
}

/** @param {number} part @param {number} whole */
function share(part, whole) {
  return `${part} of ${whole}, ${whole === 0 ? '–' : ((100 * part) / whole).toFixed(1)} %`;
}
