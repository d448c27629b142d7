/**
 * Measures the minutes and the skill of every patience: `pnpm -F @patience/cli about [-- --only id,id] [--again] [--random 100]
 * [--deals 8] [--budget 100000]`. With its default options, each patience is played by the random player and by the first player (`--random`
 * deals each), and solved (`--deals` deals with `--budget` positions each), with the same seeds each time. Where no deal was solved, the
 * length of a game comes from a recorded won game. The measurements are stored in `about.json`, so that a run that was stopped can be
 * continued; `--again` replaces them. A test compares them with the field `about` of each patience. Needs built patiences (`pnpm build`).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hiddenOf } from '@patience/atlas';
import type { Variant } from '@patience/core';
import { installedVariants, loadInstalled, recordedWins, type InstalledVariant } from '@patience/core/installed';
import { deal } from '@patience/core/internals';
import { createSearch } from '@patience/solver';
import { playFirst } from '../src/simulation/first.js';
import { playRandom } from '../src/simulation/random.js';
import type { DealResult } from '../src/simulation/result.js';
import { aboutOf, secondsOf, type Measured } from './about-formula.js';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    again: { type: 'boolean', default: false },
    random: { type: 'string', default: '100' },
    deals: { type: 'string', default: '8' },
    budget: { type: 'string', default: '100000' },
  },
});
const file = join(import.meta.dirname, 'about.json');
const known = new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Measured>) : []);
const installed = installedVariants(process.cwd());
const only = values.only?.split(',');

console.log('| patience | random | first | solved | impossible | unknown | cards | actions | hidden | skill | minutes |');
console.log('|---|---|---|---|---|---|---|---|---|---|---|');
for (const one of installed) {
  if (only && !only.includes(one.id)) continue;
  const variant = await loadInstalled(one);
  const before = known.get(one.id);
  const counted = before && before.rules === variant.rules && !values.again ? before : measure(variant);
  const measured = counted.solved > 0 ? counted : { ...counted, ...recorded(one) };
  known.set(one.id, measured);
  keep();
  const { random, first, deals, solved, impossible, unknown, line = ['–', '–'], hidden } = measured;
  const about = aboutOf(measured);
  const share = (n: number): string => `${((100 * n) / deals).toFixed(1)} %`;
  console.log(
    `| ${[one.id, share(random), share(first), solved, impossible, unknown, ...line, hidden.toFixed(2), about.skill ?? '–', about.minutes ?? '–'].join(' | ')} |`,
  );
}

function measure(variant: Variant): Measured {
  const seeds = (count: string): number[] => Array.from({ length: Number(count) }, (_, seed) => seed);
  const tables = seeds(values.deals).map((seed) => {
    const dealt = deal(variant, { seed });
    if (!dealt.ok) throw new Error(dealt.error.message);
    return dealt.value.table;
  });
  const { options } = tables[0]!;
  const careless = seeds(values.random);
  const won = (results: readonly DealResult[]): number => results.filter(({ result }) => result === 'won').length;
  // Limit the search by positions and not by time, so that the figures are the same on every machine.
  const results = tables.map((table) => createSearch(table, { budget: Number(values.budget), time: Infinity }).run());
  const count = (verdict: string): number => results.filter((one) => one.verdict === verdict).length;
  const lines = results.flatMap((one): (readonly [number, number])[] => {
    if (one.verdict !== 'solved') return [];
    return [lengthOf(one.line!.text)];
  });
  const line = lines.sort((a, b) => secondsOf(a) - secondsOf(b))[Math.floor(lines.length / 2)];
  return {
    rules: variant.rules,
    hidden: hiddenOf(tables[0]!),
    deals: careless.length,
    random: won(careless.map((seed) => playRandom(variant, options, seed))),
    first: won(careless.map((seed) => playFirst(variant, options, seed))),
    solved: count('solved'),
    impossible: count('impossible'),
    unknown: count('unknown'),
    ...(line && { line }),
  };
}

/** Returns the length of a line: moves of cards, and actions. */
function lengthOf(moves: readonly string[]): readonly [cards: number, actions: number] {
  const actions = moves.filter((move) => !/[>+]/.test(move)).length;
  return [moves.length - actions, actions];
}

/** Returns the length of the shortest recorded won game of a patience, with any options; empty where there is none. */
function recorded(installed: InstalledVariant): Pick<Measured, 'line'> {
  const [line] = recordedWins(installed)
    .map(({ gestures }) => lengthOf(gestures.flat()))
    .sort((a, b) => secondsOf(a) - secondsOf(b));
  return line ? { line } : {};
}

/** Writes the measurements of installed patiences to `about.json`, sorted by id. */
function keep(): void {
  const lines = installed.flatMap(({ id }) => (known.has(id) ? [`  ${JSON.stringify(id)}: ${JSON.stringify(known.get(id))}`] : []));
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
