/**
 * Measures how many deals are decided, and how fast: `pnpm -F @patience/solver bench [-- --deals 30] [--from 1] [--time 10] [--budget 200000]
 * [--only id,id] [--engines] [--polish 0] [--keep file.jsonl]`.
 *
 * Prints one row per installed variant and its options, for the seeds from `--from` on, on one core. Times are seconds of
 * processor time until the verdict, with `--polish` until its line is shortened, so that a busy machine changes little.
 * `--budget` limits each search by positions, which gives the same verdict on every machine. `--keep` writes each deal to a
 * file, from which a stopped run resumes; two such files show whether a change of the code changed verdicts, lines or
 * position counts.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Options, Variant } from '@patience/core';
import { deal } from '@patience/core/internals';
import { createSearch, wins, type SearchOptions } from '../src/index.js';
import { everyDeal } from '../src/testing/reduced.js';
import { flag, has } from './arguments.js';
import { quantile } from './statistics.js';

/** One deal, as a line of the file. */
interface Entry {
  readonly name: string;
  readonly engine: string;
  readonly seed: number;
  /** The limit in milliseconds of processor time. */
  readonly time: number;
  /** The limit in positions, where there is one. */
  readonly budget?: number;
  readonly verdict: string;
  readonly ms: number;
  readonly positions: number;
  /** Number of positions whose moves were listed. */
  readonly opened: number;
  readonly moves: number;
  /** The moves of the winning line in text notation. */
  readonly line?: string;
  readonly memory: number;
}

const deals = Number(flag('deals') ?? 30);
const from = Number(flag('from') ?? 1);
const time = Number(flag('time') ?? 10) * 1000;
const budget = flag('budget') === undefined ? undefined : Number(flag('budget'));
const only = flag('only')?.split(',');
const polish = Number(flag('polish') ?? 0);
const keep = flag('keep');
const engines: readonly (readonly [string, SearchOptions])[] = has('engines')
  ? [
      ['all', {}],
      ['beam', { engines: ['beam'] }],
      ['depth-first', { engines: ['depth-first'] }],
    ]
  : [['all', {}]];
const known =
  keep !== undefined && existsSync(keep)
    ? readFileSync(keep, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Entry)
    : [];

const processor = (): number => process.cpuUsage().user / 1000;
/** Number of positions between two readings of the processor time. */
const SLICE = 10_000;

console.log(
  `| patience | engines | deals | solved | impossible | unknown | median ms | mean | 90 % | worst | median positions | opened | M positions/s | moves | MB |`,
);
console.log(`|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|`);
for (const [name, variant, options] of await everyDeal(true)) {
  if (only && !only.some((start) => name.startsWith(start))) continue;
  for (const [engine, search] of engines) {
    const entries: Entry[] = [];
    for (let seed = from; seed < from + deals; seed++) {
      const done = known.find(
        (entry) => entry.name === name && entry.engine === engine && entry.seed === seed && entry.time === time && entry.budget === budget,
      );
      const entry = done ?? {
        name,
        engine,
        seed,
        time,
        ...(budget !== undefined && { budget }),
        ...decide(variant, options, seed, search),
      };
      entries.push(entry);
      if (!done && keep !== undefined) appendFileSync(keep, `${JSON.stringify(entry)}\n`);
    }
    console.log(row(name, engine, entries));
  }
}

function decide(
  variant: Variant,
  options: Options,
  seed: number,
  search: SearchOptions,
): Pick<Entry, 'verdict' | 'ms' | 'positions' | 'opened' | 'moves' | 'line' | 'memory'> {
  const dealt = deal(variant, { seed, options });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { table } = dealt.value;
  const start = processor();
  const going = createSearch(table, { time: Infinity, polish, ...(budget !== undefined && { budget }), ...search });
  let result = going.run({ positions: SLICE });
  while (result.verdict === undefined && processor() - start < time) result = going.run({ positions: SLICE });
  const ms = Math.round(processor() - start);
  if (result.verdict === undefined) result = going.abort();
  const { verdict, positions, opened, memory, line } = result;
  if (verdict !== 'solved') return { verdict: verdict === 'impossible' ? verdict : 'unknown', ms, positions, opened, moves: 0, memory };
  if (!wins(table, line!.moves)) throw new Error(`${variant.id}, seed ${seed}: the line does not win`);
  return { verdict, ms, positions, opened, moves: line!.moves.length, line: line!.text.join(' '), memory };
}

function row(name: string, engine: string, entries: readonly Entry[]): string {
  const count = (verdict: string): number => entries.filter((entry) => entry.verdict === verdict).length;
  const all = (what: 'ms' | 'positions' | 'opened' | 'moves' | 'memory'): number[] => entries.map((entry) => entry[what]);
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  const moves = all('moves').filter((n) => n > 0);
  const cells = [
    name,
    engine,
    entries.length,
    count('solved'),
    count('impossible'),
    count('unknown'),
    quantile(all('ms'), 0.5),
    Math.round(sum(all('ms')) / Math.max(1, entries.length)),
    ...[0.9, 1].map((share) => quantile(all('ms'), share)),
    quantile(all('positions'), 0.5),
    quantile(all('opened'), 0.5),
    (sum(all('positions')) / Math.max(1, sum(all('ms'))) / 1000).toFixed(2),
    moves.length > 0 ? quantile(moves, 0.5) : '–',
    Math.round(Math.max(...all('memory')) / 2 ** 20),
  ];
  return `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en') : cell)).join(' | ')} |`;
}
