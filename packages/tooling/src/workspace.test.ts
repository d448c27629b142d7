import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packages, published, root } from './workspace.js';

const all = packages();
const variants = all.filter(({ path }) => path.startsWith('packages/variants/'));
const others = [join(root, 'package.json'), ...all.filter((one) => !variants.includes(one)).map(({ dir }) => join(dir, 'package.json'))];

test.each(variants.map(({ name }) => name))('no package.json except its own names %s', (name) => {
  expect(others.filter((file) => readFileSync(file, 'utf8').includes(`"${name}"`))).toEqual([]);
});

test.each(all.map(published).filter(({ manifest }) => manifest['private'] !== true))('$path can be published', ({ path, manifest }) => {
  expect(manifest).toMatchObject({
    license: 'MIT',
    type: 'module',
    repository: { directory: path },
    publishConfig: { access: 'public', provenance: true },
  });
  expect(manifest).toHaveProperty('files');
});
