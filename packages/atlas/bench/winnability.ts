/**
 * Counts the deals that can be won: `pnpm -F @patience/atlas winnability [--within 3] [--deals 1000] [--budget 10000000] [--jobs 2]
 * [--only "id option,id"] [--shard 3/40] [--out folder]`. While it runs, each verdict is appended to a file of its rule set in `data`,
 * or in the folder that `--out` names, so that a run that was stopped goes on where it stopped. A run that ends moves all verdicts
 * into the compact file `verdicts.jsonl` of that folder. A folder belongs to one run at a time.
 *
 * A rule set is counted until its interval is as narrow as `--within` says, in percentage points to either side; without it as
 * `aims.json` says. With `--deals` alone seeds 1 … deals are all looked at; with both no later seed is dealt. The next turn goes
 * to the rule set that is estimated to reach its aim at the lowest cost. What cannot reach it, because too much is unknown at
 * this budget, is named at the end; a larger --budget looks again at what is unknown.
 *
 * `pnpm -F @patience/atlas winnability merge --from folder,folder [--out folder]` adds what other folders hold; `table` counts nothing, and
 * writes the compact file and the table anew.
 *
 * At the end of each `atlas.json` is written, beside `data` or in the folder that --out names.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { FairCounts } from '../src/count/fair.js';
import {
  BadInput,
  begins,
  chosenFrom,
  decide,
  lastWords,
  numberOf,
  Results,
  rowOf,
  ruleSets,
  Schedule,
  shardOf,
  type Aim,
  type Entry,
  type RuleSet,
  type Shard,
} from '../src/count/index.js';
import type { Atlas, Published } from '../src/index.js';
import { endWith, given, type Given } from './arguments.js';

interface Job {
  readonly name: string;
  readonly seed: number;
  readonly budget: number;
}

/** The options that the caller gave. They are checked before anything is changed. */
interface Wanted {
  readonly sets: readonly RuleSet[];
  readonly shard: Shard;
  readonly budget: number;
  readonly jobs: number;
  readonly within: number | undefined;
  readonly deals: number | undefined;
}

const home = join(import.meta.dirname, '..');
/** Highest seed: seeds have 32 bits. */
const MOST = 2 ** 32 - 1;
const MOST_JOBS = 1024;
const FLAGS = ['within', 'deals', 'budget', 'jobs', 'only', 'shard', 'out', 'from'];
const all = await ruleSets(import.meta.dirname);

if (process.argv.includes('--worker')) work();
else await count().catch(endWith);

async function count(): Promise<void> {
  const { word, flags } = given(FLAGS, ['merge', 'table']);
  const from = flags['from']?.split(',');
  if ((word === 'merge') !== (from !== undefined)) throw new BadInput('merge needs the folders to add: merge --from folder,folder.');
  if (flags['shard'] !== undefined && flags['out'] === undefined)
    throw new BadInput('--shard needs a folder of its own; add --out folder.');
  const wanted = wantedOf(flags);
  const out = flags['out'] ?? join(home, 'data');
  const results = new Results(out);
  results.hold();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  if (from) for (const [name, lines] of results.merge(from)) console.error(`${name}: ${lines} deals`);
  else if (word === undefined) await lead(results, wanted);
  results.compact();
  write(results, flags['out'] === undefined ? join(home, 'atlas.json') : join(out, 'atlas.json'));
}

function wantedOf(flags: Given['flags']): Wanted {
  const number = (name: string, least: number, most: number, whole?: boolean): number | undefined =>
    flags[name] === undefined ? undefined : numberOf(name, flags[name], least, most, whole);
  return {
    sets: chosenFrom(all, flags['only']),
    shard: shardOf(flags['shard'] ?? '1/1'),
    // Limit searches by positions and not by time, so that the table can be reproduced. This is about 10 s on one core.
    budget: number('budget', 1, Number.MAX_SAFE_INTEGER) ?? 10_000_000,
    jobs: number('jobs', 1, MOST_JOBS) ?? 1,
    within: number('within', 0.001, 100, false),
    deals: number('deals', 1, MOST),
  };
}

/** Code of a worker thread: decides each deal that it is sent. */
function work(): void {
  process.on('message', ({ name, seed, budget }: Job) => {
    const entry = decide(
      all.find((one) => one.name === name)!,
      seed,
      { budget },
    );
    // Ignore the error of a closed port: the main thread of a stopped run has ended.
    process.send!({ name, entry }, (error: Error | null) => {
      if (error) process.exit(1);
    });
  });
}

/** Hands out deals to the workers until every aim is reached, or cannot be reached. */
async function lead(results: Results, wanted: Wanted): Promise<void> {
  const { sets, shard, budget, jobs } = wanted;
  const schedule = new Schedule(
    sets.map(({ name, variant }) => {
      const known = lastWords(results.read(name), variant.rules).filter(({ seed }) => shard.takes(seed));
      return { name, aim: { ...aimOf(name, wanted), budget, shard }, known };
    }),
  );
  let handed = 0;
  const next = (): Job | undefined => {
    const job = schedule.next();
    if (job && ++handed % 100 === 0) console.error(`${handed} deals, ${schedule.left('open').length} rule sets to go, now ${job.name}`);
    return job;
  };
  const take = (name: string, entry: Entry): void => {
    schedule.take(name, entry);
    results.append(name, entry);
  };
  await Promise.all(Array.from({ length: jobs }, () => serve(next, take)));
  for (const { name, aim, deals, unknown } of schedule.left('beyond'))
    console.log(`${name}: ${unknown} of ${deals} deals stay unknown with ${budget} positions, too many for ± ${aim.within! * 100} %`);
}

/** Returns the aim of a rule set: the caller's, otherwise the first in `aims.json` that fits. */
function aimOf(name: string, { within, deals }: Wanted): Pick<Aim, 'within' | 'deals'> {
  if (deals !== undefined && within === undefined) return { deals };
  const aims = JSON.parse(readFileSync(join(home, 'aims.json'), 'utf8')) as { within: number; only?: string }[];
  const percent = within ?? aims.find(({ only }) => only === undefined || begins(name, only))!.within;
  return { within: percent / 100, deals: deals ?? MOST };
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

/** Writes `atlas.json` for the installed rule sets. Rule sets that are no longer installed are left out. */
function write(results: Results, file: string): void {
  const fair = new FairCounts(join(home, 'fair.json'));
  const rows = all.flatMap((one) => rowOf(one, results.read(one.name), fair.of(one)) ?? []);
  const published = JSON.parse(readFileSync(join(home, 'published.json'), 'utf8')) as Published[];
  const head: Omit<Atlas, 'rows'> & { $schema: string } = { $schema: './atlas.schema.json', format: 1, published };
  const lines = rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n');
  writeFileAtomic.sync(file, `${JSON.stringify(head).slice(0, -1)},"rows":[\n${lines}\n]}\n`);
  console.log(`${rows.length} of ${all.length} rule sets, ${rows.reduce((sum, { deals }) => sum + deals, 0)} deals`);
}
