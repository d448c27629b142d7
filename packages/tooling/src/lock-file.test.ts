import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readJson, root } from './workspace.js';

const store = join(root, 'node_modules/.pnpm');

/** Returns the folders of the packages in a node_modules folder. */
const foldersIn = (modules: string): string[] =>
  readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => (name.startsWith('@') ? readdirSync(join(modules, name)).map((rest) => join(name, rest)) : [name]))
    .map((name) => join(modules, name));

test('the lock file names what a dependency needs on every system, not only on the one that wrote it', () => {
  const names = new Set(
    Array.from(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8').matchAll(/^ {2}'?(@?[^@\s']+)@/gm), ([, name]) => name!),
  );
  const missing: string[] = [];
  const folders = readdirSync(store)
    .map((name) => join(store, name, 'node_modules'))
    .filter((modules) => existsSync(modules))
    .flatMap(foldersIn)
    // Skip links: the linked package has a folder of its own.
    .filter((folder) => !lstatSync(folder).isSymbolicLink() && existsSync(join(folder, 'package.json')));
  for (const folder of folders) {
    const { name, optionalDependencies = {} } = readJson(join(folder, 'package.json')) as {
      name: string;
      optionalDependencies?: Record<string, string>;
    };
    if (!names.has(name)) continue; // left by an earlier install
    for (const optional of Object.keys(optionalDependencies)) if (!names.has(optional)) missing.push(`${name} needs ${optional}`);
  }
  expect(folders.length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});
