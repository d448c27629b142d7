#!/usr/bin/env node
import type { WriteStream } from 'node:tty';
import { dieWithParent, isApart, runApart } from './apart.js';
import { divided } from './command-line.js';
import { TELLING } from './command-names.js';
import { EXIT, type Stream } from './io.js';
import { run } from './run.js';
import { PROGRAM } from './program.js';
import { wordsOf } from './words/index.js';
import { findLanguage } from './words/installed.js';

// pnpm hands on the `--` that npm keeps to itself.
const argv = process.argv.slice(process.argv[2] === '--' ? 3 : 2);
const words = wordsOf(findLanguage(argv, process.env, PROGRAM));

let ended = false;
// Code of a game may call `process.exit`: an answer that was not given is no success.
process.once('exit', (code) => {
  if (ended || code !== EXIT.fine) return;
  process.stderr.write(`patience: ${words.cutShort}\n`);
  process.exitCode = EXIT.badInput;
});

/** A reader that has seen enough (`patience moves … | head`) closes the pipe: that ends the work and is no mistake. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  ended = true;
  if (error.code === 'EPIPE') process.exit(EXIT.fine);
  process.stderr.write(`patience: ${words.unwritable('stdout', error)}\n`, () => process.exit(EXIT.badInput));
});
process.stderr.on('error', (error: NodeJS.ErrnoException) => {
  ended = true;
  process.exit(error.code === 'EPIPE' ? EXIT.fine : EXIT.badInput);
});

const streamOf = (stream: WriteStream, write = stream.write.bind(stream)): Stream => ({
  write: (line) => void write(line),
  isTTY: stream.isTTY,
  // A terminal that does not know its width says 0.
  columns: (stream.isTTY && stream.columns) || 80,
});

const [out, err] = [streamOf(process.stdout), streamOf(process.stderr)];
// Standard output is the answer alone: what rules say besides, `console.log` for one, goes where diagnoses go.
process.stdout.write = process.stderr.write.bind(process.stderr);

let interruption: AbortController | undefined;

const here = (): Promise<number> =>
  run(argv, {
    env: process.env,
    cwd: process.cwd(),
    out,
    err,
    stdin: () => process.stdin,
    interruption() {
      if (!interruption) {
        const controller = (interruption = new AbortController());
        // A Ctrl-C may come twice, from the terminal and from who stands by; who stands by ends what does not end.
        process.on('SIGINT', () => controller.abort());
      }
      return interruption.signal;
    },
  });

/** What tells of itself when it is interrupted runs in a process that somebody stands by. */
function somewhere(): Promise<number> {
  const { env, execArgv } = process;
  if (isApart(env)) dieWithParent();
  const tells = TELLING.includes(divided(argv).word ?? '');
  return tells && !isApart(env) ? runApart(argv, { node: execArgv, env }) : here();
}

process.exitCode = await somewhere();
ended = true;
