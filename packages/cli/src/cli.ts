#!/usr/bin/env node
import type { WriteStream } from 'node:tty';
import { EXIT, type Stream } from './io.js';
import { run } from './run.js';
import { PROGRAM } from './program.js';
import { wordsOf } from './words/index.js';
import { findLanguage } from './words/installed.js';

// Skip a leading `--`, which pnpm passes to scripts and npm does not.
const argv = process.argv.slice(process.argv[2] === '--' ? 3 : 2);
const words = wordsOf(findLanguage(argv, process.env, PROGRAM));

let ended = false;
// The rules of a game may call `process.exit` with 0 before there is an answer: report that as a failure.
process.once('exit', (code) => {
  if (ended || code !== EXIT.fine) return;
  process.stderr.write(`patience: ${words.cutShort}\n`);
  process.exitCode = EXIT.badInput;
});

// A reader such as `head` closes the pipe when it has enough. End the program then, without an error.
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
  // Use 80 where the width is unknown: some terminals report 0.
  columns: (stream.isTTY && stream.columns) || 80,
});

const [out, err] = [streamOf(process.stdout), streamOf(process.stderr)];
// Keep standard output for the answer: send what rules of games print, by `console.log` for instance, to standard error.
process.stdout.write = process.stderr.write.bind(process.stderr);

// Report a limit on the size of files as the error of the write that meets it.
process.on('SIGXFSZ', () => undefined);

let interruption: AbortController | undefined;

process.exitCode = await run(argv, {
  env: process.env,
  cwd: process.cwd(),
  out,
  err,
  stdin: () => process.stdin,
  interruption() {
    if (!interruption) {
      const controller = (interruption = new AbortController());
      // Let the command print its result at the first Ctrl-C, and end it at the second.
      process.on('SIGINT', () => (controller.signal.aborted ? process.exit(EXIT.interrupted) : controller.abort()));
    }
    return interruption.signal;
  },
});
ended = true;
