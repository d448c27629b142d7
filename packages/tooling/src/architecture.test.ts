import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isVariant, packages, root } from './workspace.js';

/** The folders that ARCHITECTURE.md describes in its tables. */
const described = [...readFileSync(join(root, '.github/ARCHITECTURE.md'), 'utf8').matchAll(/^\| `([^`]+)` \|/gm)].map(
  ([, folder]) => folder!,
);

/** Folders right inside the sources of a package. */
const foldersOf = (path: string): readonly string[] =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name === 'src')
    .flatMap(() => readdirSync(join(root, path, 'src'), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}/src/${name}`);

test('ARCHITECTURE.md describes every package and every folder of its sources, and no other', () => {
  const own = packages().filter((one) => !isVariant(one) && !one.path.startsWith('packages/languages/'));
  const there = [...own.map(({ path }) => path), 'packages/variants', 'packages/languages', ...own.flatMap(({ path }) => foldersOf(path))];
  expect([...described].sort()).toEqual(there.sort());
});
