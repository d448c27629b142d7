import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The built program. */
export const CLI = fileURLToPath(new URL('../dist/cli.js', import.meta.url));

/** What a program said and how it ended. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Place {
  readonly cwd?: string;
  readonly input?: string;
  readonly env?: NodeJS.ProcessEnv;
}

const surroundings = (env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'], LANG: 'C', ...env });

/** Runs the built program to its end. */
export function patience(args: readonly string[], { cwd = process.cwd(), input = '', env }: Place = {}): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    cwd,
    input,
    env: surroundings(env),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return { code: status, out: stdout, err: stderr };
}

/** Runs it with `--json`, and reads all of standard output as one object. */
export function answered(args: readonly string[], place?: Place): Record<string, unknown> {
  const { code, out, err } = patience([...args, '--json'], place);
  if (code !== 0) throw new Error(`patience ${args.join(' ')} ended with ${code}: ${err}`);
  return JSON.parse(out) as Record<string, unknown>;
}

/** Starts it and leaves it running. */
export const started = (args: readonly string[], { cwd = process.cwd(), env }: Place = {}): ChildProcess =>
  spawn(process.execPath, [CLI, ...args], { cwd, env: surroundings(env) });

/** What a started program said and how it ended. */
export async function ending(child: ChildProcess): Promise<Ended> {
  const said = { out: '', err: '' };
  child.stdout?.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, ...said };
}
