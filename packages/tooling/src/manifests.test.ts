import { expect, test } from 'vitest';
import { manifestOf, needlessIn, variantManifest } from './manifests.js';
import { packages } from './workspace.js';

const all = packages();

test.each(all.map((one) => ({ path: one.path, one })))('$path says what `pnpm -F @patience/tooling manifests` writes', ({ one }) => {
  expect(one.manifest).toEqual(manifestOf(one));
  expect(Object.keys(one.manifest)).toEqual(Object.keys(manifestOf(one)));
  expect(needlessIn(one)).toEqual([]);
});

test('an author writes name, version, description and the field "patience"; the rest follows', () => {
  const names = { de: 'Eins', en: 'One' };
  const manifest = {
    name: '@patience/pair',
    version: '1.2.3',
    description: 'Two patiences',
    keywords: ['german'],
    sizeBudget: { 'dist/2.js': '5 kB' },
    scripts: { build: 'tsup' },
    patience: { api: 1, variants: { one: { module: './dist/1.js', names }, two: { module: './dist/2.js', names } } },
  };
  const written = variantManifest({ path: 'packages/variants/pairs/pair', manifest });
  expect(written).toMatchObject({
    name: '@patience/pair',
    version: '1.2.3',
    keywords: ['patience-variant', 'patience', 'solitaire', 'card-game', 'german'],
    repository: { directory: 'packages/variants/pairs/pair' },
    sizeBudget: { 'dist/1.js': '4 kB', 'dist/2.js': '5 kB' },
    patience: manifest.patience,
  });
  expect(Object.keys(written['exports'] as object)).toEqual(['.', './1', './2', './register', './package.json']);
  expect(Object.keys(written['scripts'] as object)).toEqual(['prepack']);
  expect(variantManifest({ path: 'packages/variants/pairs/pair', manifest: written })).toEqual(written);
});
