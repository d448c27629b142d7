#!/usr/bin/env node
import { text } from 'node:stream/consumers';
import type { WriteStream } from 'node:tty';
import { EXIT, type Stream } from './io.js';
import { run } from './run.js';

/** A reader that has seen enough (`patience moves … | head`) closes the pipe: that ends the work and is no mistake. */
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? EXIT.fine : EXIT.badInput);
  });

const streamOf = (stream: WriteStream): Stream => ({
  write: (line) => void stream.write(line),
  isTTY: stream.isTTY,
  // A terminal that does not know its width says 0.
  columns: (stream.isTTY && stream.columns) || 80,
});

let interruption: AbortController | undefined;

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  cwd: process.cwd(),
  out: streamOf(process.stdout),
  err: streamOf(process.stderr),
  stdin: () => text(process.stdin),
  interruption() {
    if (!interruption) {
      const controller = (interruption = new AbortController());
      process.once('SIGINT', () => controller.abort());
    }
    return interruption.signal;
  },
});
