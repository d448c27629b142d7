import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packed, promised } from './packed.js';
import { entriesOf, packages, published, variants } from '../src/workspace.js';

test.each(
  packages()
    .map(published)
    .filter(({ manifest }) => manifest['private'] !== true),
)('$path packs what its README names', (one) => {
  expect(promised(one.dir, [...packed(one, () => '0.0.0').keys()])).toEqual([]);
});

const [variant] = variants();
const core = packages().find(({ name }) => name === '@patience/core');

test.each([variant!, core!])('the checks of $path look at the files that the packer packs', (one) => {
  const into = mkdtempSync(join(tmpdir(), 'patience-packed-'));
  const output = (command: string, ...args: string[]): string => execFileSync(command, args, { cwd: one.dir, encoding: 'utf8' });
  try {
    output('pnpm', 'pack', '--config.ignore-scripts=true', '--pack-destination', into);
    const tarball = join(into, readdirSync(into)[0]!);
    const versions = new Map(packages().map(({ name, manifest }) => [name, String(manifest['version'])]));
    const files = packed(published(one), (name) => versions.get(name)!);
    const listed = output('tar', '-tzf', tarball).trim().split('\n');
    expect([...files.keys()]).toEqual(listed.map((path) => path.replace('package/', '')).sort());
    const theirs = output('tar', '-xzOf', tarball, 'package/package.json');
    expect(JSON.parse(files.get('package.json')!.toString())).toEqual(JSON.parse(theirs));
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
});

test.each(variants())('$path gives its users modules, types, README, licence and a manifest', (one) => {
  const modules = Object.keys(entriesOf(one));
  const users = published(one);
  const files = [...packed(users, () => '0.0.0').keys()];
  expect(files.filter((file) => file.endsWith('.js'))).toEqual(modules.map((name) => `dist/${name}.js`).sort());
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json', ...modules.map((name) => `dist/${name}.d.ts`)]));
  expect(users.manifest['version']).toBe(one.manifest['version']);
});
