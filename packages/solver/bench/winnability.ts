/**
 * How many deals can be won: `pnpm winnability [-- --deals 1000] [--budget 10000000] [--jobs 2] [--only id,id]`.
 * With a larger --budget only what is still unknown is looked at again. Every deal's verdict is a line in `bench/winnability/*.jsonl`, so that the run can be stopped and goes on where it
 * stopped; at the end `winnability.json` and the table in the README are written from those lines. Seeds 1 … deals.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from '@patience/core';
import { deal } from '@patience/core/search';
import { createSearch } from '../src/index.js';
import { everyDeal } from '../src/testing/reduced.js';
import { flag } from './arguments.js';
import { wilson } from './statistics.js';

/** One decided deal, as a line of a file. */
interface Entry {
  readonly seed: number;
  readonly verdict: string;
  readonly positions: number;
}

interface Job {
  readonly name: string;
  readonly seed: number;
}

const home = import.meta.dirname;
const folder = join(home, 'winnability');
const fileOf = (name: string): string => join(folder, `${name.replaceAll(' ', '.')}.jsonl`);
const all = await everyDeal(true);

if (process.argv.includes('--worker')) work();
else await lead();

/** Decides what it is sent. */
function work(): void {
  process.on('message', ({ name, seed, budget }: Job & { budget: number }) => {
    const [, variant, options] = all.find(([known]) => known === name)!;
    const dealt = deal(variant, { seed, options });
    if (!dealt.ok) throw new Error(dealt.error.message);
    const said = createSearch(dealt.value.table, { budget, time: Infinity, memory: 512 * 2 ** 20 }).run();
    process.send!({ name, entry: { seed, verdict: said.verdict, positions: said.positions } });
  });
}

/** Hands out the deals that are not decided yet, and writes the tables. */
async function lead(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const deals = Number(flag('deals') ?? 1000);
  // Counted in positions and not in time, so that the table can be reproduced; about 10 s on one core.
  const budget = Number(flag('budget') ?? 10_000_000);
  const only = flag('only');
  const chosen = all.filter(([name]) => only === undefined || only.split(',').some((start) => name.startsWith(start)));
  const queue: Job[] = chosen.flatMap(([name]) => {
    const done = new Set(
      entriesOf(name)
        .filter(({ verdict, positions }) => verdict !== 'unknown' || positions >= budget)
        .map(({ seed }) => seed),
    );
    return Array.from({ length: deals }, (_, i) => ({ name, seed: i + 1 })).filter(({ seed }) => !done.has(seed));
  });
  const total = queue.length;
  await Promise.all(Array.from({ length: Number(flag('jobs') ?? 1) }, () => serve(queue, total, budget)));
  report(budget);
}

function serve(queue: Job[], total: number, budget: number): Promise<void> {
  const child: ChildProcess = fork(process.argv[1]!, ['--worker']);
  return new Promise((resolve) => {
    const next = (): void => {
      const job = queue.shift();
      if (job) return void child.send({ ...job, budget });
      child.kill();
      resolve();
    };
    child.on('message', ({ name, entry }: { name: string; entry: Entry }) => {
      appendFileSync(fileOf(name), `${JSON.stringify(entry)}\n`);
      if (queue.length % 100 === 0) console.error(`${total - queue.length} of ${total} deals, now ${name}`);
      next();
    });
    next();
  });
}

/** The last word on each deal. */
function entriesOf(name: string): Entry[] {
  if (!existsSync(fileOf(name))) return [];
  const entries = readFileSync(fileOf(name), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry);
  return [...new Map(entries.map((entry) => [entry.seed, entry])).values()];
}

/** Writes `winnability.json` and the README's table for what is installed; what is gone leaves nothing. */
function report(budget: number): void {
  const rows: string[] = [];
  const data: {
    variant: string;
    options: Options;
    deals: number;
    solved: number;
    impossible: number;
    unknown: number;
    interval: readonly [number, number];
  }[] = [];
  for (const [name, variant, options] of all) {
    const entries = entriesOf(name);
    if (entries.length === 0) continue;
    const count = (verdict: string): number => entries.filter((entry) => entry.verdict === verdict).length;
    const [solved, impossible, unknown] = [count('solved'), count('impossible'), count('unknown')];
    // What is unknown may be either: the interval runs from none to all of it.
    const interval = [wilson(solved, entries.length)[0], wilson(solved + unknown, entries.length)[1]].map(
      (x) => Math.round(x * 10) / 10,
    ) as [number, number];
    data.push({ variant: variant.id, options, deals: entries.length, solved, impossible, unknown, interval });
    rows.push(
      `| ${name} | ${entries.length} | ${solved} | ${impossible} | ${unknown} | ${interval[0].toFixed(1)}–${interval[1].toFixed(1)} % |`,
    );
  }
  const table = [
    '| patience and options | deals | solved | impossible | unknown | can be won (95 %) |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
  writeFileSync(join(home, '..', 'winnability.json'), `${JSON.stringify({ budget, table: data }, null, 1)}\n`);
  const readme = join(home, '..', 'README.md');
  const text = readFileSync(readme, 'utf8');
  writeFileSync(
    readme,
    text.replace(/(<!-- winnability -->\n)[\s\S]*?(<!-- \/winnability -->)/, (_, begin: string, end: string) => `${begin}${table}\n${end}`),
  );
  console.log(table);
}
