import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Surroundings } from './apart.js';

/** What a confined process is told of its surroundings: language, colours, width. */
const TOLD = /^(LANG|LANGUAGE|LC_\w+|TERM|COLUMNS|NO_COLOR|FORCE_COLOR|COLORTERM|PATIENCE_DEBUG)$/;

/** Flags whose value is a file: the first is read; the others are read and written, one with what says who writes, one with its folders. */
const READ = '--deck-file';
const KEPT = '--out';
const SAVED = '--save';

/** Milliseconds that a stranger's rules have for a result: they may mean never to answer. */
const GRACE = 5000;

/** Is this the process that may do no more than play? Node itself says so: what anybody can set, such as a variable, says nothing. */
export function isConfined(): boolean {
  const permission = process.permission as typeof process.permission | undefined;
  return permission !== undefined && !permission.has('child');
}

/**
 * Where a command line that names a stranger's module is run: Node's permission model keeps it from files, other programs and, where
 * this Node can, the network.
 * @param confine the flag of this Node that does it
 * @param flags that this Node knows
 */
export function confined(argv: readonly string[], module: string, confine: string, flags: ReadonlySet<string>): Surroundings {
  const written = [
    ...valuesOf(argv, KEPT).flatMap((file) => [file, `${file}.lock*`]),
    ...valuesOf(argv, SAVED).flatMap((file) => [file, ...missing(resolve(file))]),
  ];
  const read = [module, ...valuesOf(argv, READ), ...written];
  const permissions = [
    confine,
    ...[...ownFolders(), ...read.map((file) => resolve(file))].map((path) => `--allow-fs-read=${path}`),
    ...written.map((file) => `--allow-fs-write=${resolve(file)}`),
    ...(valuesOf(argv, '--jobs').length === 0 ? [] : ['--allow-worker']),
  ].filter((flag) => flag === confine || flags.has(flag.split('=', 1)[0]!));
  return {
    // Each once: Node 20 aborts where a folder is allowed twice, as those are that an installer did not link.
    node: ['--no-warnings', ...new Set(permissions)],
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => TOLD.test(name))),
    grace: GRACE,
  };
}

const valuesOf = (argv: readonly string[], flag: string): string[] =>
  argv.flatMap((word, i) => (word === flag ? [argv[i + 1] ?? ''] : word.startsWith(`${flag}=`) ? [word.slice(flag.length + 1)] : []));

/** The folders above a file that are made when it is written. One that is there would be open with all that is in it. */
function missing(file: string): string[] {
  const folder = dirname(file);
  return existsSync(folder) ? [] : [...missing(folder), folder];
}

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
