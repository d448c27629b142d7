import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readJson, root } from './workspace.js';

const folder = join(root, '.github', 'workflows');
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** Returns the jobs of a workflow by name, each as its lines. */
const jobsOf = (text: string): ReadonlyMap<string, string> => {
  const [, jobs = ''] = /^jobs:\n((?: .*\n|\n)*)/m.exec(text) ?? [];
  return new Map(Array.from(jobs.matchAll(/^ {2}(\w[\w-]*):\n((?: {3}.*\n|\n)*)/gm), ([, name, lines]) => [name!, lines!]));
};
const jobs = workflows.flatMap(({ name, text }) => [...jobsOf(text)].map(([job, lines]) => ({ name: `${name}: ${job}`, lines })));

/** Reads the write permissions from the lines of a workflow or job. */
const writable = (lines: string): string[] => Array.from(lines.matchAll(/^ +([\w-]+): write\b/gm), ([, right]) => right!);

test('the repository has workflows with jobs', () => {
  expect(workflows.length).toBeGreaterThan(2);
  expect(jobs.length).toBeGreaterThan(5);
});

test.each(workflows)('$name names each action by its commit, with the version as a comment', ({ text }) => {
  const used = Array.from(text.matchAll(/^ *(?:- )?uses: *(\S.*)$/gm), ([, action]) => action!);
  expect(used.length).toBeGreaterThan(0);
  for (const action of used)
    expect(action).toMatch(/^\.\/\.github\/workflows\/[\w-]+\.yml$|^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test.each(workflows)('$name has read permissions only unless a job needs more, and has no stored secret', ({ text }) => {
  expect(text).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
  expect(text).not.toMatch(/\bsecrets\b|write-all|pull_request_target|_TOKEN: (?!\$\{\{ github\.token \}\}$)/m);
});

test.each(workflows)('$name passes no credentials to the steps after the checkout', ({ text }) => {
  const steps = text.split(/^ +- /m).filter((step) => step.includes('actions/checkout@'));
  for (const step of steps) expect(step).toContain('persist-credentials: false');
});

test.each(jobs)('$name does not write to the repository in a job that may request an identity token', ({ lines }) => {
  const rights = writable(lines);
  if (rights.includes('id-token')) expect(rights).not.toContain('contents');
  if (rights.includes('id-token')) for (const [, owner] of lines.matchAll(/uses: ([\w-]+)\//g)) expect(owner).toBe('actions');
});

test('one job publishes, after the tests, and only it may request an identity token for npm', () => {
  const release = jobsOf(workflows.find(({ name }) => name === 'release.yml')!.text);
  const publishing = [...release].filter(([, lines]) => writable(lines).includes('id-token')).map(([name]) => name);
  expect(publishing).toEqual(['publish']);
  expect(release.get('publish')).toContain('needs: version');
  expect(release.get('version')).toContain('needs: test');
});

test.each(workflows)('$name installs exactly what the lock file names', ({ text }) => {
  for (const [, command = ''] of text.matchAll(/^ *(?:- )?run: (.*)$/gm))
    expect(command).not.toMatch(/\b(npx|dlx|corepack|no-frozen|(npm|pnpm|yarn) (i|install|add))\b/);
});

test('the pnpm that npm fetches, the one that is installed and the one that pnpm itself looks for are the same', () => {
  const { packageManager, scripts, devDependencies } = readJson(join(root, 'package.json')) as {
    packageManager: string;
    scripts: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const [, version] = /^pnpm@([\d.]+)\+sha512\.[0-9a-f]{128}$/.exec(packageManager) ?? [];
  expect(devDependencies['pnpm']).toBe(version);
  expect(scripts['setup']).toContain(` pnpm@${version!} install --frozen-lockfile`);
});
