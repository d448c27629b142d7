import { expect, test } from 'vitest';
import { manifestOf, manifestText, publishedManifest, variantManifest } from './manifests.js';
import { packages, patienceModules } from './workspace.js';

const all = packages();

test.each(all.map((one) => ({ path: one.path, one })))('$path is what `pnpm -F @patience/tooling manifests` writes', ({ one }) => {
  expect(one.manifest).toEqual(manifestOf(one));
  expect(Object.keys(one.manifest)).toEqual(Object.keys(manifestOf(one)));
});

const names = { de: 'Eins', en: 'One' };
const path = 'packages/variants/pairs/pair';
const own = { name: '@patience/pair', version: '1.2.3' };

test('the package.json of a variant in the repository follows from its name and version', () => {
  const written = variantManifest({ path, manifest: own });
  expect(written).toEqual({
    ...own,
    keywords: ['patience-variant'],
    type: 'module',
    exports: './src/rules.json',
    scripts: { prepack: 'node ../../../../packages/tooling/src/before-pack.js' },
    publishConfig: { directory: 'dist', linkDirectory: false },
    devDependencies: { '@patience/core': 'workspace:^' },
  });
  expect(variantManifest({ path, manifest: written })).toEqual(written);
  expect(manifestText(written).split('\n')).toHaveLength(11);
  expect(JSON.parse(manifestText(written))).toEqual(written);
});

test('the package.json for users contains all fields that follow from the patience', () => {
  const manifest = variantManifest({ path, manifest: { ...own, keywords: ['german'] } });
  const one = { path, manifest, dir: '', name: own.name, short: 'pair' };
  expect(publishedManifest(one, [{ module: 'index', id: 'one', names }], '3.2.1')).toEqual({
    ...own,
    description: 'One, a patience',
    keywords: ['patience-variant', 'patience', 'solitaire', 'card-game', 'german'],
    license: 'MIT',
    author: 'the Patience authors',
    repository: { type: 'git', url: 'git+https://github.com/patience-cards/patience.git', directory: path },
    type: 'module',
    engines: { node: '>=20.19' },
    sideEffects: ['./dist/register.js'],
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './register': { types: './dist/register.d.ts', default: './dist/register.js' },
      './rules.json': './dist/rules.json',
      './package.json': './package.json',
    },
    files: ['dist', 'CHANGELOG.md'],
    publishConfig: { access: 'public', provenance: true },
    patience: { api: 1, variants: { one: { module: './dist/index.js', rules: './dist/rules.json', names } } },
    sizeBudget: { 'dist/index.js': '4 kB' },
    peerDependencies: { '@patience/core': '>=0.1.0 <2' },
    devDependencies: { '@patience/core': '^3.2.1' },
  });
});

test('the package.json of a package with several patiences names the module of each', () => {
  const exports = { '.': './src/index.ts', './1': './src/1.ts', './2': './src/2.ts' };
  const more = { description: 'Two patiences', exports, sizeBudget: { 'dist/2.js': '5 kB' } };
  const manifest = variantManifest({ path, manifest: { ...own, ...more } });
  expect(manifest).toMatchObject(more);
  const one = { path, manifest, dir: '', name: own.name, short: 'pair' };
  expect(patienceModules(one)).toEqual(['1', '2']);
  const written = publishedManifest(
    one,
    [
      { module: '1', id: 'one', names },
      { module: '2', id: 'two', names },
    ],
    '3.2.1',
  );
  expect(written).toMatchObject({
    description: 'Two patiences',
    patience: { variants: { one: { module: './dist/1.js', names }, two: { module: './dist/2.js', names } } },
    sizeBudget: { 'dist/1.js': '4 kB', 'dist/2.js': '5 kB' },
  });
  expect(Object.keys(written['exports'] as object)).toEqual(['.', './1', './2', './register', './package.json']);
});
