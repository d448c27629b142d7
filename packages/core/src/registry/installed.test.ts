import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installedVariants, loadInstalled, surveyVariants } from './installed.js';
import { ContractError } from '../problem.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'installed-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const manifest = (name: string, id: string, api = 1): object => ({
  name,
  version: '1.2.3',
  keywords: ['patience-variant'],
  patience: { api, variants: { [id]: { module: './dist/index.js', names: { de: id, en: id } } } },
});
function put(folder: string, content: object, module = ''): void {
  mkdirSync(join(root, folder, 'dist'), { recursive: true });
  writeFileSync(join(root, folder, 'package.json'), JSON.stringify(content));
  writeFileSync(join(root, folder, 'dist/index.js'), module);
}
const found = (from = ''): string[] => installedVariants(join(root, from)).map(({ id, package: name }) => `${id} of ${name}`);

test('packages with the keyword patience-variant are found, scoped or not', () => {
  put('node_modules/plain', manifest('plain', 'b'));
  put('node_modules/@some/scoped', manifest('@some/scoped', 'a'));
  put('node_modules/lit', { name: 'lit', keywords: ['web'] });
  put('node_modules/half', { name: 'half', keywords: ['patience-variant'] });
  expect(found()).toEqual(['a of @some/scoped', 'b of plain']);
});

test('a package that is published from a folder is found by the manifest built there, and reported when it is not built', () => {
  const { patience: _, ...own } = { ...manifest('x', 'x'), publishConfig: { directory: 'dist' } } as Record<string, unknown>;
  put('folder/x', own);
  writeFileSync(join(root, 'package.json'), JSON.stringify({ patience: { folders: ['folder'] } }));
  expect(() => found()).toThrow('Variant "x", manifest: has no dist/package.json: the package is not built');
  put('folder/x/dist', manifest('x', 'x'));
  const folder = realpathSync(join(root, 'folder/x'));
  expect(installedVariants(root)).toMatchObject([{ id: 'x', package: 'x', folder, module: join(folder, 'dist/dist/index.js') }]);
  expect(installedVariants(root)[0]).not.toHaveProperty('source');
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/index.ts'), '');
  expect(installedVariants(root)[0]!.source).toBe(join(folder, 'src/index.ts'));
});

test('a published folder outside of the package is ignored', () => {
  put('outside', manifest('x', 'x'));
  for (const directory of ['../../outside', '..', '/outside', 5]) {
    put('node_modules/x', { name: 'x', keywords: ['patience-variant'], publishConfig: { directory } });
    expect(found()).toEqual([]);
  }
});

test('an unreadable package.json does not affect other packages', () => {
  put('node_modules/x', manifest('x', 'x'));
  put('node_modules/broken', {});
  writeFileSync(join(root, 'node_modules/broken/package.json'), '{ "name": ');
  writeFileSync(join(root, 'package.json'), 'null');
  expect(found()).toEqual(['x of x']);
});

test.skipIf(process.platform === 'win32')('a package.json that is a pipe, a device, a folder or too large is ignored', () => {
  put('node_modules/x', manifest('x', 'x'));
  for (const name of ['pipe', 'device', 'folder', 'large']) mkdirSync(join(root, 'node_modules', name));
  execFileSync('mkfifo', [join(root, 'node_modules/pipe/package.json')]);
  symlinkSync('/dev/zero', join(root, 'node_modules/device/package.json'));
  mkdirSync(join(root, 'node_modules/folder/package.json'));
  writeFileSync(join(root, 'node_modules/large/package.json'), JSON.stringify({ ...manifest('large', 'y'), more: 'x'.repeat(2 ** 20) }));
  expect(found()).toEqual(['x of x']);
});

test('packages in the folders above are found, and the nearer copy of a package wins', () => {
  put('node_modules/x', manifest('x', 'x'));
  put('app/node_modules/x', manifest('x', 'x'));
  put('node_modules/y', manifest('y', 'y'));
  expect(found('app')).toEqual(['x of x', 'y of y']);
  expect(installedVariants(join(root, 'app'))[0]!.folder).toContain('app');
});

test('only the nearest copy of a package counts, even if it is broken', () => {
  put('node_modules/x', manifest('x', 'x', 2));
  put('app/node_modules/x', manifest('x', 'x'));
  expect(found('app')).toEqual(['x of x']);
  put('app/sub/node_modules/x', manifest('x', 'x', 2));
  expect(surveyVariants(join(root, 'app/sub'))).toMatchObject({ variants: [], faults: [{ ids: ['x'] }] });
});

test('a workspace names folders whose packages count as installed', () => {
  writeFileSync(join(root, 'package.json'), JSON.stringify({ patience: { folders: ['games'] } }));
  put('games/z', manifest('z', 'z'));
  put('tool/node_modules/none', {});
  expect(found('tool')).toEqual(['z of z']);
});

test('a package counts as installed in its own folder and below, and before a copy of itself', () => {
  put('mine', manifest('mine', 'm'));
  put('mine/node_modules/x', manifest('x', 'x'));
  put('node_modules/mine', manifest('mine', 'm'));
  expect(found('mine')).toEqual(['m of mine', 'x of x']);
  expect(found('mine/dist')).toEqual(found('mine'));
  expect(installedVariants(join(root, 'mine'))[0]!.folder).not.toContain('node_modules');
});

test('an id in two packages, and another version of the contract, are errors that name them', () => {
  put('node_modules/x', manifest('x', 'same'));
  put('node_modules/y', manifest('y', 'same'));
  expect(() => found()).toThrow(/"same".* x \(.* y \(/);
  rmSync(join(root, 'node_modules'), { recursive: true });
  put('node_modules/new', manifest('new', 'n', 2));
  expect(() => found()).toThrow(/"new".*version 2 of the contract; this core speaks 1/);
});

test.each([
  ['patience must be an object', 5, []],
  ['patience.variants must be an object', { api: 1, variants: ['./x.js'] }, []],
  ['patience.variants["thr"] must be an object', { api: 1, variants: { thr: './x.js' } }, ['thr']],
  ['patience.variants["thr"] must be an object', { api: 1, variants: { thr: 5 } }, ['thr']],
  ['patience.variants["thr"].module must be the path', { api: 1, variants: { thr: { names: { de: 'x', en: 'x' } } } }, ['thr']],
  [
    'patience.variants["thr"].module must be the path',
    { api: 1, variants: { thr: { module: 'dist/'.repeat(2e5), names: { en: 'x' } } } },
    ['thr'],
  ],
  [
    'patience.variants["thr"].rules must be the path',
    { api: 1, variants: { thr: { module: './x.js', rules: `${'x'.repeat(300)}.json`, names: { en: 'x' } } } },
    ['thr'],
  ],
  [
    'patience.variants may have at most 1000',
    { api: 1, variants: Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`v${n}`, 5])) },
    [],
  ],
  ['patience.variants["thr"].names must have', { api: 1, variants: { thr: { module: './x.js' } } }, ['thr']],
  ['patience.variants["thr"].names must have', { api: 1, variants: { thr: { module: './x.js', names: 'x' } } }, ['thr']],
  ['patience.variants["thr"].names must have', { api: 1, variants: { thr: { module: './x.js', names: { de: 'x', en: '' } } } }, ['thr']],
  ['is made for version 2 of the contract', { api: 2, variants: { thr: 5, more: 5 } }, ['thr', 'more']],
  ['is made for version "3" of the contract', { api: '3' }, []],
  ['patience.folders must be a list', { folders: 'x' }, []],
  ['patience.folders must be a list', { folders: [5] }, []],
])('a malformed manifest is named, and the others are found: %s', (law, patience, ids) => {
  put('node_modules/x', manifest('x', 'x'));
  const folder = law.includes('folders') ? '.' : 'node_modules/p';
  put(folder, { name: 'p', keywords: ['patience-variant'], patience });
  const { variants, faults } = surveyVariants(root);
  expect(variants.map(({ id }) => id)).toEqual(['x']);
  expect(faults).toEqual([{ ids, error: expect.any(ContractError) as ContractError }]);
  expect(faults[0]!.error.message).toContain(`Variant "p", manifest: ${law}`);
  expect(() => found()).toThrow(faults[0]!.error.message);
});

test('a malformed entry does not hide the other patiences of its package', () => {
  const { patience, ...rest } = manifest('p', 'good') as { patience: { variants: object } };
  put('node_modules/p', { ...rest, patience: { ...patience, variants: { ...patience.variants, bad: 5 } } });
  const { variants, faults } = surveyVariants(root);
  expect(variants.map(({ id }) => id)).toEqual(['good']);
  expect(faults.map(({ ids }) => ids)).toEqual([['bad']]);
});

test('an id in two packages is left out, and other variants are found', () => {
  put('a/node_modules/x', manifest('x', 'same'));
  put('a/node_modules/z', manifest('z', 'z'));
  put('b/node_modules/y', manifest('y', 'same'));
  const { variants, faults } = surveyVariants(join(root, 'a'), join(root, 'b'), join(root, 'a'));
  expect(variants.map(({ id }) => id)).toEqual(['z']);
  expect(faults.map(({ ids }) => ids)).toEqual([['same']]);
});

test('a file named node_modules, or named like a scope in it, is skipped', () => {
  put('node_modules/x', manifest('x', 'x'));
  put('app', {});
  writeFileSync(join(root, 'app/node_modules'), '');
  writeFileSync(join(root, 'node_modules/@file'), '');
  expect(found('app')).toEqual(['x of x']);
});

test('loading a module with another id than its manifest is an error', async () => {
  const module = (id: string): string =>
    `export default { api: 1, id: '${id}', rules: 1, options: {}, deck() {}, table() {}, deal() {}, strings: { de: { name: 'X' }, en: { name: 'X' } } }`;
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  put('node_modules/good', { ...manifest('good', 'good'), type: 'module' }, module('good'));
  put('node_modules/liar', { ...manifest('liar', 'liar'), type: 'module' }, module('other'));
  const [good, liar] = installedVariants(root);
  expect((await loadInstalled(good!)).id).toBe('good');
  await expect(loadInstalled(liar!)).rejects.toThrow(/liar announces it as "liar"/);
});
