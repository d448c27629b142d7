import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packingRefused } from './before-pack.js';
import { packages } from './workspace.js';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'patience-pack-'));
  const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './package.json': './package.json' };
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: '@patience/some', exports }));
  mkdirSync(join(dir, 'dist'));
  writeFileSync(join(dir, 'dist', 'index.js'), '');
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

test('a package without its types is not packed, and the refusal names the commands that write them', () => {
  expect(packingRefused(dir, 'pnpm/10.34.9 node/v20.20.2')).toBe(
    '@patience/some: ./dist/index.d.ts is missing. Run "pnpm build" and then "pnpm types" in the root of the repository.',
  );
  writeFileSync(join(dir, 'dist', 'index.d.ts'), '');
  expect(packingRefused(dir, 'pnpm/10.34.9 node/v20.20.2')).toBeUndefined();
});

test('a package that is published from a folder of its own is not packed before that is built', () => {
  const own = { name: '@patience/some', exports: './src/index.ts', publishConfig: { directory: 'dist' } };
  const { exports } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { exports: object };
  writeFileSync(join(dir, 'package.json'), JSON.stringify(own));
  const refused = (): string | undefined => packingRefused(dir, 'pnpm/10.34.9 node/v20.20.2');
  expect(refused()).toMatch(/^@patience\/some: \.\/package\.json, \.\/README\.md are missing\. Run "pnpm build"/);
  for (const file of ['README.md', 'package.json']) writeFileSync(join(dir, 'dist', file), JSON.stringify({ ...own, exports }));
  expect(refused()).toMatch(/^@patience\/some: \.\/dist\/index\.d\.ts, \.\/dist\/index\.js are missing\./);
  mkdirSync(join(dir, 'dist', 'dist'));
  for (const file of ['index.js', 'index.d.ts']) writeFileSync(join(dir, 'dist', 'dist', file), '');
  expect(refused()).toBeUndefined();
});

test('npm does not pack a package, since it leaves "workspace:^"', () => {
  expect(packingRefused(dir, 'npm/10.8.2 node/v20.20.2 linux x64')).toMatch(/pack it with pnpm/);
});

test('the prepack script of every published package runs the check', () => {
  const silent = packages().filter(
    ({ manifest }) =>
      manifest['private'] !== true && !(manifest['scripts'] as Record<string, string> | undefined)?.['prepack']?.includes('before-pack.js'),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});
