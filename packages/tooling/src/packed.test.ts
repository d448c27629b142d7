import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packed, promised } from './packed.js';
import { run } from './shell.js';
import { entriesOf, packages, published, variants } from './workspace.js';

const pnpm = (await run('pnpm', ['--version'])).code === 0; // `npm test` has it

test.each(
  packages()
    .map(published)
    .filter(({ manifest }) => manifest['private'] !== true),
)('$path packs what its README names', (one) => {
  expect(promised(one.dir, [...packed(one, () => '0.0.0').keys()])).toEqual([]);
});

test.runIf(pnpm)('the check of a variant looks at the files that the packer packs', async () => {
  const [one] = variants();
  const into = mkdtempSync(join(tmpdir(), 'patience-packed-'));
  try {
    const { code, output } = await run('pnpm', ['pack', '--config.ignore-scripts=true', '--pack-destination', into], { cwd: one!.dir });
    expect(code, output).toBe(0);
    const tarball = join(into, readdirSync(into)[0]!);
    const versions = new Map(packages().map(({ name, manifest }) => [name, String(manifest['version'])]));
    const files = packed(published(one!), (name) => versions.get(name)!);
    const listed = (await run('tar', ['-tzf', tarball])).output.trim().split('\n');
    expect([...files.keys()]).toEqual(listed.map((path) => path.replace('package/', '')).sort());
    const theirs = (await run('tar', ['-xzOf', tarball, 'package/package.json'])).output;
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
