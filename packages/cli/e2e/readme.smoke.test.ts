/** Runs every command of the README, and the solver's example, and compares the output with what is shown there. `…` stands for any text. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { installToy } from '../src/testing/toy.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'patience-readme-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Commands of the README with their output, from the blocks that are marked `console`. */
const shown = [...readFileSync(here('../README.md'), 'utf8').matchAll(/^```console\n(.*?)^```/gms)]
  .flatMap(([, block]) => block!.split(/^\$ /m).slice(1))
  .map((text) => ({ command: text.slice(0, text.indexOf('\n')), output: text.slice(text.indexOf('\n') + 1) }));

const printed = spawnSync(process.execPath, [here('../dist/cli.js'), 'list', '--json'], { encoding: 'utf8' }).stdout;
const installed = (JSON.parse(printed) as { variants: { id: string }[] }).variants.map(({ id }) => id);
/** Returns whether the patiences that a command names are installed. When one was removed, the other commands are still tested. */
const canRun = ({ command, output }: { command: string; output: string }): boolean =>
  [...command.matchAll(/(?:(?:deal|moves|perft|simulate|solve) |"variant":")([a-z][a-z0-9-]*)/g)].every(([, id]) =>
    installed.includes(id!),
  ) &&
  (!/patience list/.test(command) || [...output.matchAll(/^([a-z][a-z0-9-]*) /gm)].every(([, id]) => installed.includes(id!)));

const pattern = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '[^]*')}`);

test('the README has commands with their output', () => {
  expect(shown.length).toBeGreaterThan(10);
});

test.each(shown.filter(canRun))('the README shows the output of: $command', ({ command, output }) => {
  const script = `patience() { "${process.execPath}" "${here('../dist/cli.js')}" "$@"; }\n${command}`;
  const env = { PATH: process.env['PATH'], LANG: 'en_GB.UTF-8' };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script], { cwd: folder, env, encoding: 'utf8' });
  // A wrong command line is answered on standard error.
  expect({ status, said: status === 2 ? stderr : stdout }).toEqual({
    status: Number(/# exit (\d)/.exec(command)?.[1] ?? 0),
    said: expect.stringMatching(pattern(output)) as string,
  });
});

test('the example in the solver’s README runs unchanged', () => {
  const [, code = ''] = /^```ts\n(.*?)^```/ms.exec(readFileSync(here('../../solver/README.md'), 'utf8')) ?? [];
  const toy = installToy();
  const script = code.replace(/(?<=import variant from )'[^']+'/, JSON.stringify(pathToFileURL(toy.module).href));
  // Run it in the folder from which its imports are found.
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: here('..'),
    encoding: 'utf8',
  });
  toy.remove();
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^solved \S+ .* \d+ [\d.]+\n\{\s+move: \d+,.*from: '\w+'.*\{\s+seed: 4711,.*tried: 1\s.*verdict: 'solved'/s);
});
