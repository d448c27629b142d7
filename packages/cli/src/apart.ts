import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { EXIT } from './io.js';
import { PROGRAM } from './program.js';
import { dyingWithParent } from './sandbox/launchers.js';

/** Says to a process that another one stands by and hears signals for it. It opens nothing: it can only be ended less well without. */
const APART = 'PATIENCE_APART';

/** What ends this process ends that one. */
const ENDINGS = ['SIGTERM', 'SIGHUP'] as const;

/** The pipe that ends with the process that stands by. */
const PIPE = 3;

/** Where a process is started. */
export interface Surroundings {
  /** Options of Node. */
  readonly node: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Does another process stand by this one? */
export const isApart = (env: Surroundings['env']): boolean => env[APART] !== undefined;

/**
 * Ends this process when the one that stands by it ends, killed for instance. Rules that never answer keep this process from noticing:
 * on Linux the system ends it then, see {@link dyingWithParent}.
 */
export function dieWithParent(): void {
  try {
    // Nothing comes through the pipe but its end. It is not looked at by fstatSync: Node 20 takes links for folders afterwards.
    const pipe = new Socket({ fd: PIPE, readable: true, writable: false });
    pipe.on('error', () => undefined).on('close', () => process.kill(process.pid, 'SIGKILL'));
    pipe.resume().unref();
  } catch {
    // Somebody else has set the variable: nobody stands by.
  }
}

/**
 * Runs a command line in a process of its own. Rules that never answer keep their process from hearing of a signal: this one stays
 * free to, and ends it.
 * @returns the exit code
 */
export function runApart(argv: readonly string[], { node, env }: Surroundings): Promise<number> {
  const [program, ...args] = dyingWithParent([process.execPath, ...node, join(PROGRAM, 'dist', 'cli.js'), ...argv]);
  const child = spawn(program!, args, {
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
    env: { ...env, [APART]: '1' },
  });
  let interrupted = false;
  // A Ctrl-C reaches both, a signal may reach this one alone: so it is handed on, and the child has time for its result. Windows knows
  // the Ctrl-C only, and no handing on.
  const interrupt = (): void => {
    if (interrupted) return void child.kill('SIGKILL');
    interrupted = true;
    if (process.platform !== 'win32') child.kill('SIGINT');
  };
  let ended: NodeJS.Signals | undefined;
  // Only rules would listen to the signal itself, and they could be deaf to it.
  const end = (signal: NodeJS.Signals): void => {
    ended = signal;
    child.kill('SIGKILL');
  };
  process.on('SIGINT', interrupt);
  for (const signal of ENDINGS) process.on(signal, end);
  return new Promise((done, fail) => {
    child.on('error', fail);
    // Of a signal as the shell tells of it.
    child.on('exit', (code, signal) => done(code ?? (interrupted ? EXIT.interrupted : 128 + constants.signals[ended ?? signal!])));
  });
}
