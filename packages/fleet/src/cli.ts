#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { BadInput, chosenFrom, numberOf, Results, rowOf, ruleSets, SOLVER } from '@patience/atlas/count';
import { printable } from '@patience/core/installed';
import { addressOf, withoutSecrets } from './address.js';
import { missed } from './audit.js';
import { Fleet, tasksFor } from './fleet.js';
import { planOf } from './plan.js';
import { PROGRAM } from './program.js';
import type { Task } from './task.js';
import { work } from './work.js';

const HELP = `patience-fleet counts winnable deals on many machines, through a queue on Redis or Valkey.

  patience-fleet submit --deals N [--from SEED] [--only "id option,id"] [--budget POSITIONS] [--known FOLDER]
  patience-fleet work [--concurrency N] [--until-done] [--silence SECONDS]
  patience-fleet status [--json]
  patience-fleet collect --out FOLDER [--from SEED] [--check PERCENT] [--remove]
  patience-fleet clear

  --redis URL    address of the server; default: PATIENCE_REDIS, or redis://127.0.0.1:6379
  --queue NAME   name of the queue, for several counts on one server; default: patience

submit   adds deals of the patiences that are installed with this program
work     decides deals until Ctrl-C, or with --until-done until the queue is empty
status   prints the progress
collect  checks results and adds them to a folder: every seed from --from (1) on, up to the first that has no result. It plays every winning
         line, and searches --check per cent (5) of the refutations again
clear    removes the queue

Exit codes: 0 success, 1 some results were refused, 2 a mistake in the command line or a command that is impossible, 70 an internal error.
`;

const FLAGS = {
  redis: { type: 'string' },
  queue: { type: 'string', default: 'patience' },
  deals: { type: 'string' },
  from: { type: 'string', default: '1' },
  only: { type: 'string' },
  budget: { type: 'string', default: '10000000' },
  known: { type: 'string' },
  out: { type: 'string' },
  check: { type: 'string', default: '5' },
  remove: { type: 'boolean', default: false },
  concurrency: { type: 'string', default: String(availableParallelism()) },
  silence: { type: 'string', default: '30' },
  'until-done': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', default: false },
} as const;

/** Maximum number of refused results that are named. */
const MAX_NAMED = 10;

/** The highest seed: seeds have 32 bits. */
const LAST_SEED = 0xffffffff;

const COMMANDS = { submit, status, collect, clear };

/** Removes the password of the server from a text. It is set as soon as the address is read. */
let clean = (text: string): string => text;

process.on('uncaughtException', failed); // of the connection: a server may send anything
await run().catch(failed);

/** Reports an error and sets the exit code. */
function failed(error: unknown): void {
  // A ReplyError is an answer of the server, for instance about a key of the queue to which something else has given another type.
  const expected = error instanceof BadInput || (error instanceof Error && ['ContractError', 'ReplyError'].includes(error.name));
  const text = expected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
  for (const [i, line] of clean(text).split('\n').entries()) console.error(`${i === 0 ? 'patience-fleet: ' : ''}${printable(line)}`);
  process.exitCode = expected ? 2 : 70;
}

async function run(): Promise<void> {
  const { values, positionals } = parsed();
  const [command, extra] = positionals;
  if (values.version)
    return console.log((JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version);
  if (values.help || command === undefined) return console.log(HELP);
  if (extra !== undefined) throw new BadInput(`"${extra}" is unexpected after "${command}"; see patience-fleet --help.`);
  const address = values.redis ?? process.env['PATIENCE_REDIS'] ?? 'redis://127.0.0.1:6379';
  const url = addressOf(address);
  clean = (text) => withoutSecrets(text, url);
  if (!/^[\w-]+$/.test(values.queue))
    throw new BadInput(`--queue: "${values.queue}" cannot be the name of a queue; use letters, digits, - and _.`);
  if (command === 'work') {
    const stop = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
    const decided = await work(planOf(await ruleSets(PROGRAM)), {
      address,
      queue: values.queue,
      concurrency: numberOf('concurrency', values.concurrency, 1, 1024),
      silence: numberOf('silence', values.silence, 1, 3600) * 1000,
      untilDone: values['until-done'],
      signal: stop.signal,
      tell: (line) => console.error(`patience-fleet: ${printable(clean(line))}`),
    });
    return console.log(`${decided} deals decided`);
  }
  const serve = Object.hasOwn(COMMANDS, command) && COMMANDS[command as keyof typeof COMMANDS];
  if (!serve) throw new BadInput(`There is no command "${command}"; the commands are submit, work, status, collect and clear.`);
  const fleet = await Fleet.open(address, values.queue);
  try {
    await serve(fleet, values);
  } finally {
    await fleet.close();
  }
}

type Values = ReturnType<typeof parsed>['values'];

function parsed() {
  try {
    return parseArgs({ options: FLAGS, allowPositionals: true });
  } catch (error) {
    throw new BadInput((error as Error).message);
  }
}

async function submit(fleet: Fleet, values: Values): Promise<void> {
  const deals = numberOf('deals', values.deals, 1, 100_000_000);
  const from = numberOf('from', values.from, 0, LAST_SEED + 1 - deals);
  const budget = numberOf('budget', values.budget, 1, Number.MAX_SAFE_INTEGER);
  const some = chosenFrom(await ruleSets(PROGRAM), values.only);
  if (values.known !== undefined && !existsSync(values.known)) throw new BadInput(`--known: there is no folder "${values.known}".`);
  const known = values.known === undefined ? undefined : new Results(values.known);
  function* tasks(): Generator<Task> {
    for (const { name, variant } of some)
      yield* tasksFor({ name, rules: variant.rules, solver: SOLVER, budget }, { from, deals, known: known?.read(name) ?? [] });
  }
  const { sent, added } = await fleet.submit(planOf(some), tasks());
  console.log(`${sent} deals of ${some.length} rule sets submitted, ${added} of them new`);
}

async function status(fleet: Fleet, { json }: Values): Promise<void> {
  const plan = await fleet.plan();
  const now = await fleet.status();
  if (json) return console.log(printable(JSON.stringify({ ...now, plan })));
  const { done, left, active, failed, rate, workers, faults } = now;
  const all = done + left + failed;
  console.log(`solver     ${plan?.solver ?? '–'}, ${Object.keys(plan?.rules ?? {}).length} rule sets`);
  console.log(
    `deals      ${done} of ${all} decided (${all === 0 ? 0 : ((100 * done) / all).toFixed(1)} %), ${active} at work, ${failed} failed`,
  );
  console.log(`rate       ${rate === undefined ? '–' : `${rate.toFixed(rate < 10 ? 2 : 0)} deals a second`}`);
  console.log(`time left  ${rate === undefined ? '–' : duration(left / rate)}`);
  console.log(`workers    ${workers.join(', ') || 'none'}`);
  for (const fault of faults) console.log(`failed     ${fault}`);
}

function duration(seconds: number): string {
  if (seconds < 120) return `${Math.ceil(seconds)} s`;
  return seconds < 7200 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

async function collect(fleet: Fleet, { out, from, check, remove }: Values): Promise<void> {
  if (out === undefined) throw new BadInput('collect needs a folder: --out FOLDER');
  const percent = numberOf('check', check, 0.01, 100, false);
  const first = numberOf('from', from, 0, LAST_SEED);
  const results = new Results(out);
  results.hold();
  try {
    const installed = await ruleSets(PROGRAM);
    const { deals, refused, waiting, audits } = await fleet.collect(results, installed, { from: first, share: percent / 100, remove });
    console.log(`${deals} deals collected into ${out}`);
    for (const line of refused.slice(0, MAX_NAMED)) console.error(`patience-fleet: refused: ${clean(line)}`);
    if (refused.length > MAX_NAMED) console.error(`patience-fleet: refused: ${refused.length - MAX_NAMED} more`);
    if (refused.length > 0) process.exitCode = 1;
    for (const line of waiting) console.log(line);
    for (const ruleSet of installed) {
      const row = rowOf(ruleSet, results.read(ruleSet.name));
      if (!row) continue;
      const [low, high] = row.winnable.map((share) => (100 * share).toFixed(1));
      console.log(
        `${row.name}: ${row.deals} deals, ${row.solved} solved, ${row.impossible} impossible, ${row.unknown} unknown: ${low}–${high} %`,
      );
      const checked = audits.get(ruleSet.name);
      if (!checked || checked.refutations === 0) continue;
      const { refutations, searched } = checked;
      const rate = ((100 * searched) / refutations).toFixed(1);
      console.log(
        `  ${searched} of ${refutations} new refutations searched again (${rate} %): at 95 %, at most ${(100 * missed(checked)).toFixed(1)} % of them are false`,
      );
    }
  } finally {
    results.release();
  }
}

async function clear(fleet: Fleet): Promise<void> {
  await fleet.clear();
  console.log('The queue was removed.');
}
