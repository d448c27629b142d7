/** Main module of a confined process, which plays an untrusted module. `sandbox/process.ts` starts it and sends its job over standard input. */
import { completeOptions, registerLanguage } from '@patience/core';
import { EXIT, oneLine, type Io, type Stream } from './io.js';
import { badInput } from './opening.js';
import { run } from './run.js';
import { readLines } from './sandbox/lines.js';
import type { Job, Order, Reply, Start } from './sandbox/messages.js';
import { breaches } from './sandbox/walls.js';
import { makePlayer, type Player } from './simulation/player.js';
import { nameOf } from './title.js';
import { loadModule } from './variants.js';
import { wordsOf } from './words/index.js';

const write = process.stdout.write.bind(process.stdout);
const say = (reply: Reply): void => void write(`${JSON.stringify(reply)}\n`);
// Send what rules print to standard error: standard output carries the messages.
process.stdout.write = process.stderr.write.bind(process.stderr);

const interruption = new AbortController();
let start: Start | undefined;
let play: Player | undefined;

readLines(
  process.stdin,
  (line) => {
    if (start === undefined) {
      start = JSON.parse(line) as Start;
      void begin(start);
      return;
    }
    const order = JSON.parse(line) as Order;
    if ('interrupt' in order) interruption.abort();
    else void playAll(order.seeds);
  },
  () => process.exit(EXIT.fault),
);
process.stdin.on('end', () => process.exit(EXIT.interrupted));

async function begin({ visible, outside, job, language, ...rest }: Start): Promise<void> {
  if (language) registerLanguage(language.tag, language.words);
  const reached = await breaches(visible, outside);
  say({ breaches: reached });
  if (reached.length > 0) process.exit(EXIT.fault);
  if ('argv' in job) await command(job, rest);
  else await deals(job, rest);
}

type Rest = Omit<Start, 'visible' | 'outside' | 'job' | 'language'>;

/** Runs a command line on the module, and sends its answer. */
async function command({ argv, input }: Extract<Job, { argv: unknown }>, { module, named, env, isTTY, columns }: Rest): Promise<void> {
  const stream = (write: Stream['write'], tty: boolean): Stream => ({ write, isTTY: tty, columns });
  const io: Io = {
    env,
    cwd: '/',
    out: stream((answer) => say({ answer }), isTTY),
    err: stream((note) => say({ note }), false),
    stdin: () => process.stdin,
    interruption: () => interruption.signal,
    confined: { load: (words) => loadModule(words, module, named), input: input ?? '', save: (save) => say({ save }) },
  };
  say({ end: await run(argv, io) });
}

/** Loads the module for a simulation and sends what is played. The deals come as later orders. */
async function deals({ lang, set, player, limits, lines }: Extract<Job, { player: unknown }>, { module, named }: Rest): Promise<void> {
  try {
    const variant = await loadModule(wordsOf(lang), module, named);
    const options = completeOptions(variant, set);
    if (!options.ok) throw badInput({ locale: lang }, options.error, variant);
    play = await makePlayer(variant, { options: options.value, player, ...(limits && { limits }), ...(lines && { lines }) });
    const { id, rules } = variant;
    say({ subject: { variant: id, rules, options: options.value, name: nameOf({ variant, options: options.value }, lang) } });
  } catch (error) {
    say({ problem: oneLine(error) });
  }
}

async function playAll(seeds: readonly number[]): Promise<void> {
  try {
    const results = [];
    for (const seed of seeds) results.push(await play!(seed));
    say({ results });
  } catch (error) {
    say({ problem: oneLine(error) });
  }
}
