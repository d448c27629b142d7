import { Readable } from 'node:stream';
import { expect } from 'vitest';
import type { Io } from '../io.js';
import { run } from '../run.js';

/** Output and exit code of a command line. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in this process. @param argv the words, or one text that is split at blanks */
export async function ran(
  argv: string | readonly string[],
  {
    cwd = '/',
    program = cwd,
    stdin = '',
    env = {},
    tty = false,
  }: { cwd?: string; program?: string; stdin?: string; env?: Io['env']; tty?: boolean } = {},
): Promise<Ran> {
  const printed = { out: '', err: '' };
  const stream = (name: keyof typeof printed): Io['out'] => ({
    write: (text) => void (printed[name] += text),
    isTTY: tty,
    columns: 80,
  });
  const code = await run(typeof argv === 'string' ? argv.split(' ') : argv, {
    env,
    cwd,
    program,
    out: stream('out'),
    err: stream('err'),
    stdin: () => Readable.from([Buffer.from(stdin)]),
    interruption: () => new AbortController().signal,
  });
  return { code, ...printed };
}

/** Returns a function that runs a command line with `--json` in a folder, expects success, and returns the answer. */
export const answersIn =
  (cwd: string) =>
  async (argv: string | readonly string[]): Promise<Record<string, unknown>> => {
    const { code, out, err } = await ran(typeof argv === 'string' ? `${argv} --json` : [...argv, '--json'], { cwd });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return JSON.parse(out) as Record<string, unknown>;
  };
