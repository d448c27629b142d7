/** Every command that the README shows is run, and says what the README shows. `…` stands for anything. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'patience-readme-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Commands with what they print, from the blocks marked `console`. */
const shown = [...readFileSync(here('../README.md'), 'utf8').matchAll(/^```console\n(.*?)^```/gms)]
  .flatMap(([, block]) => block!.split(/^\$ /m).slice(1))
  .map((text) => ({ command: text.slice(0, text.indexOf('\n')), output: text.slice(text.indexOf('\n') + 1) }));

const printed = spawnSync(process.execPath, [here('../dist/cli.js'), 'list', '--json'], { encoding: 'utf8' }).stdout;
const installed = (JSON.parse(printed) as { variants: { id: string }[] }).variants.map(({ id }) => id);
/** A patience that was taken out leaves the README's other commands true. */
const canRun = ({ command, output }: { command: string; output: string }): boolean =>
  [...command.matchAll(/(?:(?:deal|moves|perft|simulate|solve) |"variant":")([a-z][a-z0-9-]*)/g)].every(([, id]) =>
    installed.includes(id!),
  ) &&
  (!/patience list/.test(command) || [...output.matchAll(/^([a-z][a-z0-9-]*) /gm)].every(([, id]) => installed.includes(id!)));

const pattern = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '[^]*')}`);

test('the README shows commands', () => {
  expect(shown.length).toBeGreaterThan(10);
});

test.each(shown.filter(canRun))('$command', ({ command, output }) => {
  const script = `patience() { "${process.execPath}" "${here('../dist/cli.js')}" "$@"; }\n${command}`;
  const env = { PATH: process.env['PATH'], LANG: 'en_GB.UTF-8' };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script], { cwd: folder, env, encoding: 'utf8' });
  expect({ status, said: status === 0 ? stdout : stderr }).toEqual({
    status: Number(/# exit (\d)/.exec(command)?.[1] ?? 0),
    said: expect.stringMatching(pattern(output)) as string,
  });
});
