/**
 * How many deals can be won: `pnpm winnability [-- --deals 1000] [--budget 10000000] [--jobs 2] [--only "id option,id"]
 * [--shard 3/40] [--out folder]`. Every deal's verdict is a line in `data/*.jsonl`, or in the folder that `--out` names, so
 * that the run can be stopped and goes on where it stopped; with a larger --budget only what is still unknown is looked at
 * again. Seeds 1 … deals, or those of one shard of them. The rule set on which the least was spent is next: cheap ones are
 * soon done. A folder belongs to one run at a time.
 *
 * `pnpm winnability -- merge --from folder,folder [--out folder]` adds what other folders hold; `table` counts nothing.
 *
 * At the end of each `atlas.json` is written, beside `data` or in the folder that --out names.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FairCounts } from '../src/count/fair.js';
import { decide, lastWords, Results, rowOf, ruleSets, shardOf, type Entry } from '../src/count/index.js';
import type { Atlas, Published } from '../src/index.js';
import { flag } from './arguments.js';

interface Job {
  readonly name: string;
  readonly seed: number;
  readonly budget: number;
}

/** What a deal costs besides its positions, in positions: dealing it, playing it at random, shortening its line. */
const BESIDES = 20_000;

const home = join(import.meta.dirname, '..');
const out = flag('out') ?? join(home, 'data');
const atlasFile = flag('out') === undefined ? join(home, 'atlas.json') : join(out, 'atlas.json');
const all = await ruleSets(import.meta.dirname);

if (process.argv.includes('--worker')) work();
else {
  const results = new Results(out);
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
  if (process.argv.includes('merge')) merge(results);
  else if (!process.argv.includes('table')) await lead(results);
  write(results);
}

/** Adds what other folders hold. */
function merge(results: Results): void {
  const from = flag('from');
  if (from === undefined) throw new Error('merge needs the folders that are added: --from folder,folder');
  for (const [name, lines] of results.merge(from.split(','))) console.error(`${name}: ${lines} deals`);
}

/** Decides what it is sent. */
function work(): void {
  process.on('message', ({ name, seed, budget }: Job) => {
    process.send!({
      name,
      entry: decide(
        all.find((one) => one.name === name)!,
        seed,
        { budget },
      ),
    });
  });
}

/** Hands out the deals that are not decided yet. */
async function lead(results: Results): Promise<void> {
  const deals = Number(flag('deals') ?? 1000);
  // Counted in positions and not in time, so that the table can be reproduced; about 10 s on one core.
  const budget = Number(flag('budget') ?? 10_000_000);
  const only = flag('only')?.split(',');
  const inShard = shardOf(flag('shard') ?? '1/1');
  const spent = new Map<string, number>();
  const open = new Map<string, number[]>();
  for (const { name, variant } of all) {
    if (only && !only.some((start) => name === start || name.startsWith(`${start} `))) continue;
    const known = lastWords(results.read(name), variant.rules);
    const done = new Set(
      known.filter((entry) => entry.verdict !== 'unknown' || (entry.budget ?? entry.positions) >= budget).map(({ seed }) => seed),
    );
    const left = Array.from({ length: deals }, (_, i) => i + 1).filter((seed) => inShard(seed) && !done.has(seed));
    if (left.length > 0) open.set(name, left);
    spent.set(
      name,
      known.reduce((sum, { positions }) => sum + positions + BESIDES, 0),
    );
  }
  const total = [...open.values()].reduce((sum, { length }) => sum + length, 0);
  let handed = 0;
  const next = (): Job | undefined => {
    const [name] = [...open.keys()].sort((a, b) => spent.get(a)! - spent.get(b)!);
    if (name === undefined) return undefined;
    const left = open.get(name)!;
    const seed = left.shift()!;
    if (left.length === 0) open.delete(name);
    if (++handed % 100 === 0) console.error(`${handed} of ${total} deals, now ${name}`);
    return { name, seed, budget };
  };
  const take = (name: string, entry: Entry): void => {
    spent.set(name, spent.get(name)! + entry.positions + BESIDES);
    results.append(name, entry);
  };
  await Promise.all(Array.from({ length: Number(flag('jobs') ?? 1) }, () => serve(next, take)));
}

function serve(next: () => Job | undefined, take: (name: string, entry: Entry) => void): Promise<void> {
  const child: ChildProcess = fork(process.argv[1]!, ['--worker']);
  return new Promise((resolve, reject) => {
    const go = (): void => {
      const job = next();
      if (job) return void child.send(job);
      child.removeAllListeners('exit');
      child.kill();
      resolve();
    };
    child.once('exit', (code) => {
      reject(new Error(`A counting process ended with ${code}; what is done is kept.`));
    });
    child.on('message', ({ name, entry }: { name: string; entry: Entry }) => {
      take(name, entry);
      go();
    });
    go();
  });
}

/** Writes `atlas.json` for what is installed; what is gone leaves nothing. */
function write(results: Results): void {
  const fair = new FairCounts(join(home, 'fair.json'));
  const rows = all.flatMap((one) => rowOf(one, results.read(one.name), fair.of(one)) ?? []);
  const published = JSON.parse(readFileSync(join(home, 'published.json'), 'utf8')) as Published[];
  const head: Omit<Atlas, 'rows'> & { $schema: string } = { $schema: './atlas.schema.json', format: 1, published };
  const lines = rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n');
  writeFileSync(atlasFile, `${JSON.stringify(head).slice(0, -1)},"rows":[\n${lines}\n]}\n`);
  console.log(`${rows.length} of ${all.length} rule sets, ${rows.reduce((sum, { deals }) => sum + deals, 0)} deals`);
}
