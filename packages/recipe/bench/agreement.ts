/**
 * Generates recipes and checks three things: the JSON Schema and the reader agree on their form; the reader reads or refuses each within
 * its bounds; those that are read keep the laws of the conformance kit. `node packages/tooling/src/run-ts.js
 * packages/recipe/bench/agreement.ts FILE [recipes] [how many of those that are read are tested by the laws: every nth]` FILE gets a line
 * for each thousand recipes, so that a stopped run can be continued.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Variant } from '@patience/core';
import { conformance } from '@patience/core/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe } from '../src/describe/index.js';
import { check } from '../src/check.js';
import { fromRecipe } from '../src/from-recipe.js';
import { recipe as grammar } from '../src/grammar.js';
import type { Json } from '../src/json.js';
import { mutantsOf } from '../src/mutants.js';
import { recipeSchema } from '../src/schema.js';
import { nineTowers } from '../src/testing.js';

/** Bounds for reading a recipe: milliseconds of processor time, and bytes of memory. */
const MOST_MS = 50;
const MOST_BYTES = 16 * 2 ** 20;
/** Number of recipes for each line of the file. */
const CHUNK = 1000;
/**
 * Laws that a changed recipe need not keep, because it can be played nevertheless and `patience check` reports them: it may be impossible to
 * win, its piles may overlap, and two actions may be possible on one pile, where a click does the first and the menu has both.
 */
const NOT_ASKED = /won game|piles lie inside|every fan has room|a click on a pile means one action/;

const [file = '', most = '100000', every = '20'] = process.argv.slice(2);
if (file === '') throw new Error('Name a file for the results.');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const example = (name: string): Json => JSON.parse(readFileSync(`packages/recipe/examples/${name}.json`, 'utf8')) as Json;
const mutants = mutantsOf([nineTowers, example('my-klondike'), example('my-spider')]);
const bySchema = new Ajv2020({ strict: true, strictTypes: false }).compile(recipeSchema);

/** Counts of one thousand recipes. */
interface Line {
  readonly chunk: number;
  read: number;
  refused: number;
  /** Number of recipes that were tested by the laws; the number of laws follows. */
  tested: number;
  laws: number;
  slowestMs: number;
  largestBytes: number;
  readonly faults: { readonly what: string; readonly recipe: unknown }[];
}

function byReader(json: unknown): boolean {
  let fits = true;
  check(grammar, json, '', { note: () => (fits = false) });
  return fits;
}

/**
 * Reads a recipe and measures processor time, because other programs may run, and allocated bytes, which are more than the bytes that stay
 * in use.
 */
function measured(json: unknown): { ms: number; bytes: number; read: ReturnType<typeof fromRecipe> } {
  const [heap, cpu] = [process.memoryUsage().heapUsed, process.cpuUsage()];
  const read = fromRecipe(json);
  const { user, system } = process.cpuUsage(cpu);
  return { ms: (user + system) / 1000, bytes: process.memoryUsage().heapUsed - heap, read };
}

/** Returns the law that a patience breaks; undefined when it keeps all. */
function brokenLaw(variant: Variant, line: Line): string | undefined {
  const strings = Object.fromEntries(
    Object.entries(variant.strings).map(([tag, said]) => [
      tag,
      { ...said, summary: said.summary || 'x', rules: said.rules || describe(variant, tag).rules || 'x' },
    ]),
  );
  let broken: string | undefined;
  conformance(
    { ...variant, strings },
    {
      describe: (_, body) => body(),
      test(name, body) {
        if (NOT_ASKED.test(name) || broken !== undefined) return;
        line.laws++;
        try {
          body();
        } catch (error) {
          broken = `${name}: ${error instanceof Error ? error.message : String(error)}`;
        }
      },
      games: 1,
      moves: 20,
    },
  );
  return broken;
}

const known = existsSync(file)
  ? readFileSync(file, 'utf8')
      .split('\n')
      .filter((text) => text.endsWith('}'))
      .map((text) => JSON.parse(text) as Line)
  : [];
// Do not measure the first reads, which compile the code.
for (let i = 0; i < 200; i++) fromRecipe(nineTowers);

for (let chunk = 0; chunk < Number(most) / CHUNK; chunk++) {
  if (known.some((line) => line.chunk === chunk)) continue;
  const line: Line = { chunk, read: 0, refused: 0, tested: 0, laws: 0, slowestMs: 0, largestBytes: 0, faults: [] };
  const fault = (what: string, recipe: unknown): void => void line.faults.push({ what, recipe });
  const began = performance.now();
  for (const [i, json] of fc.sample(mutants, { numRuns: CHUNK, seed: chunk }).entries()) {
    if (i % 50 === 0) collect();
    try {
      if (byReader(json) !== bySchema(json))
        fault(`the reader ${byReader(json) ? 'allows' : 'refuses'} the form, the schema does not agree`, json);
      const first = measured(json);
      const { read } = first;
      let { ms, bytes } = first;
      // Measure several times and take the least value: garbage of earlier recipes, the compiler and other programs disturb single
      // measurements.
      for (let again = 0; again < 5 && (ms > MOST_MS || bytes > MOST_BYTES); again++) {
        const next = measured(json);
        ms = Math.min(ms, next.ms);
        if (bytes > MOST_BYTES) bytes = next.bytes;
      }
      line.slowestMs = Math.max(line.slowestMs, ms);
      line.largestBytes = Math.max(line.largestBytes, bytes);
      if (ms > MOST_MS || bytes > MOST_BYTES) fault(`${ms} ms, ${bytes} bytes`, json);
      if (!read.ok) {
        line.refused++;
        if (read.mistakes.length === 0) fault('no reason', json);
        continue;
      }
      line.read++;
      if (line.read % Number(every) !== 0) continue;
      line.tested++;
      const broken = brokenLaw(read.value, line);
      if (broken !== undefined) fault(broken, json);
    } catch (error) {
      fault(`throws ${String(error)}`, json);
    }
  }
  appendFileSync(file, `${JSON.stringify(line)}\n`);
  known.push(line);
  console.log(
    `${chunk}: ${line.read} read, ${line.tested} tested by ${line.laws} laws, ${line.faults.length} faults, slowest ${line.slowestMs.toFixed(1)} ms, largest ${(line.largestBytes / 2 ** 20).toFixed(1)} MB, ${Math.round(performance.now() - began)} ms in all`,
  );
}

const sum = (field: 'read' | 'refused' | 'tested' | 'laws'): number => known.reduce((all, line) => all + line[field], 0);
const faults = known.flatMap((line) => line.faults);
console.log(
  `${sum('read') + sum('refused')} recipes: ${sum('read')} read, ${sum('refused')} refused; ${sum('tested')} kept ${sum('laws')} laws; ${faults.length} faults; ` +
    `slowest ${Math.max(...known.map((line) => line.slowestMs)).toFixed(1)} ms, largest ${(Math.max(...known.map((line) => line.largestBytes)) / 2 ** 20).toFixed(1)} MB`,
);
const kinds = new Map<string, { count: number; recipe: unknown }>();
for (const { what, recipe } of faults) {
  const kind = what.replace(/\d+/g, '…').slice(0, 120);
  kinds.set(kind, { count: (kinds.get(kind)?.count ?? 0) + 1, recipe });
}
for (const [kind, { count, recipe }] of kinds) console.log(`${count} × ${kind}\n    ${JSON.stringify(recipe).slice(0, 600)}`);
if (faults.length > 0) process.exitCode = 1;
