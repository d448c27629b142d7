import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a confined process is told of its surroundings: language, colours, width. */
const TOLD = /^(LANG|LANGUAGE|LC_\w+|TERM|COLUMNS|NO_COLOR|FORCE_COLOR|COLORTERM|PATIENCE_DEBUG)$/;

/** Flags whose value is a file: the first is read; the others are read and written, with what says who writes. */
const READ = '--deck-file';
const WRITTEN = ['--out', '--save'];

/** Milliseconds that a process which may do no more has for its result once it was interrupted: its rules may never answer. */
const GRACE = 5000;
/** What ends this process ends that one. */
const ENDINGS = { SIGTERM: 143, SIGHUP: 129 } as const;

/** Is this the process that may do no more than play? Node itself says so: what anybody can set, such as a variable, says nothing. */
export function isConfined(): boolean {
  const permission = process.permission as typeof process.permission | undefined;
  return permission !== undefined && !permission.has('child');
}

/**
 * Runs a command line that names a stranger's module in a process of its own, which Node's permission model keeps from
 * files, other programs and, where this Node can, the network.
 * @param confine the flag of this Node that does it
 * @returns the exit code
 */
export function runConfined(argv: readonly string[], module: string, confine: string, flags: ReadonlySet<string>): Promise<number> {
  const written = WRITTEN.flatMap((flag) => valuesOf(argv, flag)).flatMap((file) => [file, `${file}.lock`]);
  const read = [module, ...valuesOf(argv, READ), ...written];
  const permissions = [
    confine,
    ...[...ownFolders(), ...read.map((file) => resolve(file))].map((path) => `--allow-fs-read=${path}`),
    ...written.map((file) => `--allow-fs-write=${resolve(file)}`),
    ...(valuesOf(argv, '--jobs').length === 0 ? [] : ['--allow-worker']),
  ].filter((flag) => flag === confine || flags.has(flag.split('=', 1)[0]!));
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => TOLD.test(name)));
  const child = spawn(process.execPath, ['--no-warnings', ...permissions, fileURLToPath(new URL('cli.js', import.meta.url)), ...argv], {
    stdio: 'inherit',
    env,
  });
  let interrupted = false;
  // A Ctrl-C reaches both, a signal may reach this one alone: so it is handed on, and the child has time for its result. No channel
  // leads to the child: what came back through one would be a stranger's word. Windows knows the Ctrl-C only, and no handing on.
  const interrupt = (): void => {
    if (interrupted) return void child.kill('SIGKILL');
    interrupted = true;
    if (process.platform !== 'win32') child.kill('SIGINT');
    setTimeout(() => child.kill('SIGKILL'), GRACE).unref();
  };
  let ended: NodeJS.Signals | undefined;
  // Only rules would listen to the signal itself, and they could be deaf to it.
  const end = (signal: NodeJS.Signals): void => {
    ended = signal;
    child.kill('SIGKILL');
  };
  process.on('SIGINT', interrupt);
  for (const signal of Object.keys(ENDINGS)) process.on(signal, end);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code, signal) => {
      process.removeListener('SIGINT', interrupt);
      for (const name of Object.keys(ENDINGS)) process.removeListener(name, end);
      done(code ?? (interrupted ? 130 : ((ENDINGS as Partial<Record<NodeJS.Signals, number>>)[ended ?? signal!] ?? 1)));
    });
  });
}

/** Calls when this process is interrupted. A confined one hears of a Ctrl-C twice; of any other the second one is the end. */
export const onInterruption = (stop: () => void): void => void process[isConfined() ? 'on' : 'once']('SIGINT', stop);

const valuesOf = (argv: readonly string[], flag: string): string[] =>
  argv.flatMap((word, i) => (word === flag ? [argv[i + 1] ?? ''] : word.startsWith(`${flag}=`) ? [word.slice(flag.length + 1)] : []));

/** The folders that this program is made of. */
function ownFolders(): string[] {
  const here = dirname(dirname(fileURLToPath(import.meta.url)));
  const require = createRequire(import.meta.url);
  const packages = ['@patience/core', '@patience/solver'].map((name) => {
    for (const folder of require.resolve.paths(name) ?? []) if (existsSync(join(folder, name))) return join(folder, name);
    return here;
  });
  return [here, ...packages, ...packages.map((folder) => realpathSync(folder))].map((folder) => join(folder, '*'));
}
