import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installToy, type Toy } from '../src/testing/toy.js';

/** Path of the built program. */
const CLI = fileURLToPath(new URL('../dist/cli.js', import.meta.url));

const packages = fileURLToPath(new URL('../..', import.meta.url));
const programIn = (folder: string): string => join(folder, 'node_modules', '@patience', 'cli', 'dist', 'cli.js');

/** Copies the built program and the packages of this workspace that it needs into the `node_modules` of a folder, and links the others. */
function installProgram(folder: string): void {
  for (const name of ['cli', 'core', 'recipe', 'solver'])
    for (const part of ['dist', 'package.json'])
      cpSync(join(packages, name, part), join(folder, 'node_modules', '@patience', name, part), { recursive: true });
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  symlinkSync(realpathSync(join(packages, 'cli', 'node_modules', 'proper-lockfile')), join(folder, 'node_modules', 'proper-lockfile'));
}

/** Installs the patience `toy` together with the program. */
export function installedToy(source?: string): Toy {
  const toy = installToy(source);
  installProgram(toy.folder);
  return toy;
}

/** Output and exit code of a program. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Folder and environment in which the program runs. The program is the one that is installed in the folder, else the built one of this package. */
export interface Place {
  readonly cwd?: string;
  readonly input?: string;
  readonly env?: NodeJS.ProcessEnv;
}

const surroundings = (env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'], LANG: 'C', ...env });

const program = (folder: string): string => (existsSync(programIn(folder)) ? programIn(folder) : CLI);

/** Runs the built program to its end. */
export function patience(args: readonly string[], { cwd = process.cwd(), input = '', env }: Place = {}): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program(cwd), ...args], {
    cwd,
    input,
    env: surroundings(env),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return { code: status, out: stdout, err: stderr };
}

/** Runs the built program with `--json`, and returns standard output as one object. */
export function answered(args: readonly string[], place?: Place): Record<string, unknown> {
  const { code, out, err } = patience([...args, '--json'], place);
  if (code !== 0) throw new Error(`patience ${args.join(' ')} ended with ${code}: ${err}`);
  return JSON.parse(out) as Record<string, unknown>;
}

/** Starts the built program and returns while it runs. */
export const started = (args: readonly string[], { cwd = process.cwd(), env }: Place = {}): ChildProcess =>
  spawn(process.execPath, [program(cwd), ...args], { cwd, env: surroundings(env) });

/** Waits for the end of a started program. @returns its output and exit code */
export async function ending(child: ChildProcess): Promise<Ended> {
  const printed = { out: '', err: '' };
  child.stdout?.on('data', (chunk: Buffer) => (printed.out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (printed.err += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, ...printed };
}
