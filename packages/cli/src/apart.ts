import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { EXIT } from './io.js';
import { PROGRAM } from './program.js';
import { dyingWithParent } from './sandbox/launchers.js';

/**
 * Environment variable that tells a child process that its parent handles signals for it. Setting it gives no access to anything: a
 * process with it and without such a parent can only be ended less well.
 */
const APART = 'PATIENCE_APART';

/** Signals to the parent that end the child, too. */
const ENDINGS = ['SIGTERM', 'SIGHUP'] as const;

/** Descriptor of the pipe between parent and child, which closes when the parent ends. */
const PIPE = 3;

/** Options and environment with which the child process is started. */
export interface Surroundings {
  /** Flags for Node. */
  readonly node: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Returns whether the parent of this process handles signals for it. */
export const isApart = (env: Surroundings['env']): boolean => env[APART] !== undefined;

/**
 * Ends this process when its parent ends, for instance because it was killed. An endless loop in the rules of a game keeps this process
 * from noticing; on Linux the system ends it then, see {@link dyingWithParent}.
 */
export function dieWithParent(): void {
  try {
    // The pipe carries no data; its end is the message. Do not call fstatSync on it: Node 20 takes links for folders afterwards.
    const pipe = new Socket({ fd: PIPE, readable: true, writable: false });
    pipe.on('error', () => undefined).on('close', () => process.kill(process.pid, 'SIGKILL'));
    pipe.resume().unref();
  } catch {
    // The variable was set by somebody else, so there is no pipe.
  }
}

/**
 * Runs a command line in a child process. An endless loop in the rules of a game keeps the child from handling signals; this process stays
 * free to handle them, and ends the child.
 * @returns the exit code of the child
 */
export function runApart(argv: readonly string[], { node, env }: Surroundings): Promise<number> {
  const [program, ...args] = dyingWithParent([process.execPath, ...node, join(PROGRAM, 'dist', 'cli.js'), ...argv]);
  const child = spawn(program!, args, {
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
    env: { ...env, [APART]: '1' },
  });
  let interrupted = false;
  // Pass the first SIGINT on, so that the child has time to print its result: Ctrl-C reaches both processes, but a signal may reach this
  // one alone. Windows has Ctrl-C only, and signals cannot be passed on there.
  const interrupt = (): void => {
    if (interrupted) return void child.kill('SIGKILL');
    interrupted = true;
    if (process.platform !== 'win32') child.kill('SIGINT');
  };
  let ended: NodeJS.Signals | undefined;
  // Kill the child instead of passing the signal on: an endless loop in the rules would keep it from handling the signal.
  const end = (signal: NodeJS.Signals): void => {
    ended = signal;
    child.kill('SIGKILL');
  };
  process.on('SIGINT', interrupt);
  for (const signal of ENDINGS) process.on(signal, end);
  return new Promise((done, fail) => {
    child.on('error', fail);
    // Report a signal as shells do: 128 plus its number.
    child.on('exit', (code, signal) => done(code ?? (interrupted ? EXIT.interrupted : 128 + constants.signals[ended ?? signal!])));
  });
}
