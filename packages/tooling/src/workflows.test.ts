import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { lockedVersion } from './locked.js';
import { readJson, root } from './workspace.js';

const folder = join(root, '.github', 'workflows');
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** Returns the jobs of a workflow by name, each as its lines. */
const jobsOf = (text: string): ReadonlyMap<string, string> => {
  const [, jobs = ''] = /^jobs:\n((?: .*\n|\n)*)/m.exec(text) ?? [];
  return new Map(Array.from(jobs.matchAll(/^ {2}(\w[\w-]*):\n((?: {3,}.*\n|\n)*)/gm), ([, name, lines]) => [name!, lines!]));
};
const jobs = workflows.flatMap(({ name, text }) => [...jobsOf(text)].map(([job, lines]) => ({ name: `${name}: ${job}`, lines })));

/** Reads the write permissions from the lines of a workflow or job. */
const writable = (lines: string): string[] => Array.from(lines.matchAll(/^\s+([\w-]+): write\b/gm), ([, right]) => right!);

test('the repository has workflows with jobs', () => {
  expect(workflows.length).toBeGreaterThan(2);
  expect(jobs.length).toBeGreaterThan(5);
});

test.each(workflows)('$name names each action by its commit, with the version as a comment', ({ text }) => {
  const used = Array.from(text.matchAll(/^\s*(?:- )?uses:\s*(.*)$/gm), ([, action]) => action!);
  expect(used.length).toBeGreaterThan(0);
  for (const action of used)
    expect(action).toMatch(/^\.\/\.github\/workflows\/[\w-]+\.yml$|^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test.each(workflows)('$name has read permissions only unless a job needs more, and has no stored secret', ({ text }) => {
  expect(text).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
  expect(text).not.toMatch(/\bsecrets\b|write-all|pull_request_target|_TOKEN: (?!\$\{\{ github\.token \}\}$)/m);
});

test.each(workflows)('$name passes no credentials to the steps after the checkout', ({ text }) => {
  const steps = text.split(/^\s+- /m).filter((step) => step.includes('actions/checkout@'));
  for (const step of steps) expect(step).toContain('persist-credentials: false');
});

test.each(jobs)('$name does not write to the repository in a job that may request an identity token', ({ lines }) => {
  const rights = writable(lines);
  if (rights.includes('id-token')) expect(rights).not.toContain('contents');
  if (rights.includes('id-token')) for (const [, owner] of lines.matchAll(/uses: ([\w-]+)\//g)) expect(owner).toBe('actions');
});

test.each(jobs.filter(({ lines }) => writable(lines).includes('id-token')))(
  '$name runs only Node, npm and files of the repository in a job that may request an identity token',
  ({ lines }) => {
    const commands = Array.from(lines.matchAll(/^\s*(?:- )?run: (.*)$/gm), ([, command]) => command!);
    for (const command of commands) {
      const [, script] = /^node (packages\/tooling\/src\/[\w-]+\.js)( \w+)?$/.exec(command) ?? [];
      expect(command, 'is a script of the repository').toContain(script);
      expect(importedBy(join(root, script!)).filter((name) => !name.startsWith('node:'))).toEqual([]);
    }
    expect(lines).not.toMatch(/\bnpm (run|test|ci)\b|\|$/m);
  },
);

/** Returns the modules that a script imports, including those that modules of its own folder import. */
function importedBy(file: string): readonly string[] {
  const names = Array.from(
    readFileSync(file, 'utf8').matchAll(/(?:^import .*|^} )from '(.*)';$|\bimport\(/gm),
    ([whole, name]) => name ?? whole,
  );
  return names.flatMap((name) => (name.startsWith('./') ? importedBy(join(dirname(file), name)) : [name]));
}

test('the job that publishes uses packages that another job has packed', () => {
  const release = jobsOf(workflows.find(({ name }) => name === 'release.yml')!.text);
  const [pack, publish] = [release.get('pack')!, release.get('publish')!];
  expect(writable(pack)).toEqual([]);
  expect(pack).toContain('actions/upload-artifact@');
  expect(publish).toContain('needs: pack');
  expect(publish).toContain('actions/download-artifact@');
});

test.each(workflows)('$name installs exactly what the lock file names', ({ text }) => {
  for (const [, command = ''] of text.matchAll(/^\s*(?:- )?run: (.*)$/gm))
    expect(command).not.toMatch(/\b(npx|dlx|corepack|no-frozen|(npm|pnpm|yarn) (i|install|add))\b/);
});

test.each(['pnpm', 'chromium'])('the lock file of %s has a SHA-512 for each of its packages', (lock) => {
  const { packages } = readJson(join(root, 'packages/tooling/locked', lock, 'package-lock.json')) as {
    packages: Record<string, { integrity?: string }>;
  };
  const { '': _own, ...fetched } = packages;
  expect(Object.keys(fetched).length).toBeGreaterThan(0);
  for (const [name, { integrity }] of Object.entries(fetched))
    expect([name, integrity]).toEqual([name, expect.stringMatching(/^sha512-[\w+/]{86}==$/)]);
});

test('the pnpm that is fetched has the version and hash that package.json names', () => {
  const { packages } = readJson(join(root, 'packages/tooling/locked/pnpm/package-lock.json')) as {
    packages: Record<string, { integrity: string }>;
  };
  const hash = Buffer.from(packages['node_modules/pnpm']!.integrity.slice('sha512-'.length), 'base64').toString('hex');
  expect(readJson(join(root, 'package.json'))['packageManager']).toBe(`pnpm@${lockedVersion('pnpm', 'pnpm')}+sha512.${hash}`);
});
