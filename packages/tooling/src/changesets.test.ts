import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packages, root } from './workspace.js';

const folder = join(root, '.changeset');
const announced = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^'([^']+)': (?:patch|minor|major)$/gm)].map(([, name]) => name!),
  );
const all = packages();

test('every published package has a change log entry, or gets one with the next release', () => {
  const silent = all.filter(({ dir, manifest }) => manifest['private'] !== true && !existsSync(join(dir, 'CHANGELOG.md')));
  expect(silent.map(({ name }) => name).filter((name) => !announced.includes(name))).toEqual([]);
});

test('packages that were never released start at the same version', () => {
  const unreleased = all.filter(({ dir, manifest }) => manifest['private'] !== true && !existsSync(join(dir, 'CHANGELOG.md')));
  expect(unreleased.filter(({ manifest }) => manifest['version'] !== '0.1.0').map(({ name }) => name)).toEqual([]);
});

test('changesets name packages that are published', () => {
  const published = all.filter(({ manifest }) => manifest['private'] !== true).map(({ name }) => name);
  expect(announced.filter((name) => !published.includes(name))).toEqual([]);
});
