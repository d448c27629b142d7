/**
 * How many deals can be won: `pnpm winnability [-- --deals 1000] [--budget 10000000] [--jobs 2] [--only id,id]
 * [--shard 3/40] [--out folder]`. Every deal's verdict is a line in `bench/winnability/*.jsonl`, or in the folder that
 * `--out` names, so that the run can be stopped and goes on where it stopped; with a larger --budget only what is still
 * unknown is looked at again. Seeds 1 … deals, or those of one shard of them. A folder belongs to one run at a time.
 *
 * `pnpm winnability -- merge --from folder,folder [--out folder]` adds what other folders hold.
 *
 * At the end of either `winnability.json` and the table in the README are written, unless --out names a folder.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from '@patience/core';
import { deal } from '@patience/core/search';
import { createSearch } from '../src/index.js';
import { everyDeal } from '../src/testing/reduced.js';
import { flag } from './arguments.js';
import { lastWords, Results, shardOf, type Entry } from './results.js';
import { wilson } from './statistics.js';

interface Job {
  readonly name: string;
  readonly seed: number;
}

const home = import.meta.dirname;
const out = flag('out');
const results = new Results(out ?? join(home, 'winnability'));
const { version } = JSON.parse(readFileSync(join(home, '..', 'package.json'), 'utf8')) as { version: string };
const all = await everyDeal(true);

if (process.argv.includes('--worker')) work();
else {
  try {
    results.hold();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
  process.once('exit', () => {
    results.release();
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  if (process.argv.includes('merge')) merge();
  else await lead();
}

/** Adds what other folders hold. */
function merge(): void {
  const from = flag('from');
  if (from === undefined) throw new Error('merge needs the folders that are added: --from folder,folder');
  for (const [name, lines] of results.merge(from.split(','))) console.error(`${name}: ${lines} deals`);
  if (out === undefined) report(Number(flag('budget') ?? 10_000_000));
}

/** Decides what it is sent. */
function work(): void {
  process.on('message', ({ name, seed, budget }: Job & { budget: number }) => {
    const [, variant, options] = all.find(([known]) => known === name)!;
    const dealt = deal(variant, { seed, options });
    if (!dealt.ok) throw new Error(dealt.error.message);
    const said = createSearch(dealt.value.table, { budget, time: Infinity, memory: 512 * 2 ** 20 }).run();
    const { verdict, positions } = said;
    process.send!({ name, entry: { seed, verdict, positions, rules: variant.rules, solver: version, budget } });
  });
}

/** Hands out the deals that are not decided yet, and writes the tables. */
async function lead(): Promise<void> {
  const deals = Number(flag('deals') ?? 1000);
  // Counted in positions and not in time, so that the table can be reproduced; about 10 s on one core.
  const budget = Number(flag('budget') ?? 10_000_000);
  const only = flag('only');
  const chosen = all.filter(([name]) => only === undefined || only.split(',').some((start) => name.startsWith(start)));
  const inShard = shardOf(flag('shard') ?? '1/1');
  const queue: Job[] = chosen.flatMap(([name, variant]) => {
    const done = new Set(
      lastWords(results.read(name), variant.rules)
        .filter(({ verdict, positions, budget: allowed = positions }) => verdict !== 'unknown' || allowed >= budget)
        .map(({ seed }) => seed),
    );
    return Array.from({ length: deals }, (_, i) => ({ name, seed: i + 1 })).filter(({ seed }) => inShard(seed) && !done.has(seed));
  });
  const total = queue.length;
  await Promise.all(Array.from({ length: Number(flag('jobs') ?? 1) }, () => serve(queue, total, budget)));
  if (out === undefined) report(budget);
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
      results.append(name, entry);
      if (queue.length % 100 === 0) console.error(`${total - queue.length} of ${total} deals, now ${name}`);
      next();
    });
    next();
  });
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
    const entries = lastWords(results.read(name), variant.rules);
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
