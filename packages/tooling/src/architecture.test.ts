import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isVariant, packages, root } from './workspace.js';

const page = readFileSync(join(root, '.github/ARCHITECTURE.md'), 'utf8');

/** The folders that ARCHITECTURE.md describes in its tables. */
const described = [...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([, folder]) => folder!);

/** Returns the folders inside the sources of a package, at any depth. */
const foldersOf = (path: string): readonly string[] =>
  existsSync(join(root, path, 'src'))
    ? readdirSync(join(root, path, 'src'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ parentPath, name }) => join(parentPath, name).slice(root.length).replaceAll('\\', '/').replace(/^\//, ''))
    : [];

test('ARCHITECTURE.md describes every package and every folder of its sources, and no other', () => {
  const own = packages().filter((one) => !isVariant(one) && !one.path.startsWith('packages/languages/'));
  const there = [...own.map(({ path }) => path), 'packages/variants', 'packages/languages', ...own.flatMap(({ path }) => foldersOf(path))];
  expect([...described].sort()).toEqual(there.sort());
});

test('every file that ARCHITECTURE.md names exists, in the element or the solver where it names no package', () => {
  const named = [...page.matchAll(/`([\w./-]+\.(?:ts|md))`/g)].map(([, file]) => file!);
  expect(named.length).toBeGreaterThan(40);
  const homes = ['', 'packages/element/src', 'packages/solver/src'].map((folder) => join(root, folder));
  expect(named.filter((file) => !homes.some((home) => existsSync(join(home, file))))).toEqual([]);
});
