import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { answersIn, ran } from '../testing/fake-io.js';
import { installToy } from '../testing/toy.js';

const toy = installToy();
const cwd = toy.folder;
const json = answersIn(cwd);

afterAll(() => toy.remove());

test('list names every installed patience with its package, and runs none of their code', async () => {
  const listed = installToy("throw new Error('it was run')");
  const { code, out, err } = await ran('list --json', { cwd: listed.folder });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const { variants } = JSON.parse(out) as { variants: { id: string }[] };
  expect(variants.find(({ id }) => id === 'toy')).toEqual({
    id: 'toy',
    package: 'patience-toy',
    version: '2.5.0',
    names: { de: 'Spielzeug', en: 'Toy' },
  });
  expect((await ran('list', { cwd: listed.folder })).out).toMatch(/^toy +Toy +patience-toy 2\.5\.0$/m);
  listed.remove();
});

test('options prints the options of a patience with their values', async () => {
  expect(await json('options toy')).toEqual({ variant: 'toy', options: { cells: ['two', 'none'], columns: [3, 2] } });
  expect((await ran('options toy', { cwd })).out).toBe('Toy\n\ncells    two | none  Cells\ncolumns  3 | 2       n\n');
});

test('a package of the working folder does not replace a patience that is installed with the program', async () => {
  const away = installToy();
  const { out, err } = await ran('list --json', { cwd: away.folder, program: cwd });
  const { variants } = JSON.parse(out) as { variants: { id: string }[] };
  expect(variants.filter(({ id }) => id === 'toy')).toHaveLength(1);
  expect(err).toMatch(/^patience: "toy" is installed with this program and in this folder; .*index\.js\n$/);
  writeFileSync(away.module, "throw new Error('it was run')");
  expect(await ran('deal toy', { cwd: away.folder, program: cwd })).toMatchObject({
    code: 0,
    err: expect.stringContaining(away.module) as string,
  });
  away.remove();
});

test('a broken package of the working folder that claims an installed id leaves the installed patience usable', async () => {
  const away = installToy();
  for (const patience of [
    { api: 1, variants: { toy: 5 } },
    { api: 2, variants: { toy: {} } },
  ]) {
    writeFileSync(join(away.folder, 'package.json'), JSON.stringify({ name: 'claim', keywords: ['patience-variant'], patience }));
    expect(await ran('deal toy', { cwd: away.folder, program: cwd })).toMatchObject({
      code: 0,
      out: expect.stringContaining('Toy') as string,
    });
  }
  away.remove();
});

test.each([
  ['a name of 200,000 tabs', { name: '\t'.repeat(200_000), patience: { api: 2, variants: { odd: {} } } }],
  ['a version of 900,000 letters', { version: 'v'.repeat(900_000) }],
  ['names of 900,000 letters', { patience: { api: 1, variants: { odd: { module: './x.js', names: { en: 'x'.repeat(900_000) } } } } }],
  ['20,000 folders', { patience: { folders: Array.from({ length: 20_000 }, () => 'd/*') } }],
  ['folders that cannot be read', { patience: { folders: ['a\0b', 'loop', 'x'.repeat(300)] } }],
])('list prints at most 5 kB for a package with %s', async (_what, manifest) => {
  const odd = installToy();
  const names = { en: 'Odd' };
  const whole = {
    name: 'odd',
    version: '1.0.0',
    keywords: ['patience-variant'],
    patience: { api: 1, variants: { odd: { module: './odd.js', names } } },
  };
  writeFileSync(join(odd.folder, 'package.json'), JSON.stringify({ ...whole, ...manifest }));
  writeFileSync(join(odd.folder, 'odd.js'), '');
  symlinkSync('loop', join(odd.folder, 'loop'));
  const { code, out, err } = await ran('list', { cwd: odd.folder });
  expect(code).toBeLessThan(2);
  expect(out).toContain('toy');
  expect(out.length + err.length).toBeLessThan(5000);
  odd.remove();
});

test('terminal escapes in names are printed as text', async () => {
  const evil = installToy(readFileSync(toy.module, 'utf8').replace("words('Toy'", "words('T\\x1b]0;x\\x07\\x9b2Jy\\u202e'"));
  for (const line of ['deal toy', 'options toy', 'simulate toy --deals 1', 'solve toy', 'deal toy --json'])
    // eslint-disable-next-line no-control-regex -- it is about these
    expect((await ran(line, { cwd: evil.folder })).out).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/);
  evil.remove();
});

test('a patience that breaks the contract is reported in one line', async () => {
  const broken = installToy(
    `export default { api: 1, id: 'toy', rules: 1, options: {}, deck: () => ({}), table: () => [], deal() {}, strings: { de: { name: 'x' }, en: { name: 'x' } } };`,
  );
  const { code, out, err } = await ran('deal toy', { cwd: broken.folder });
  expect({ code, out, err }).toEqual({ code: 2, out: '', err: 'patience: Variant "toy", table: must return at least one pile\n' });
  writeFileSync(broken.module, 'syntax error');
  const again = installToy('this is no module');
  expect((await ran('deal toy', { cwd: again.folder })).err).toMatch(/^patience: "toy" of patience-toy cannot be loaded: [^\n]+\n$/);
  broken.remove();
  again.remove();
});

test('a broken package is reported by list, and stops only commands that name its patience', async () => {
  const { folder, remove } = installToy();
  const put = (name: string, patience: unknown): void => {
    mkdirSync(join(folder, 'node_modules', name));
    writeFileSync(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ name, keywords: ['patience-variant'], patience }));
  };
  put('p-shape', { api: 1, variants: { thr: './x.js' } });
  put('p-new', { api: 2, variants: { nova: {} } });
  const twin = { api: 1, variants: { twin: { module: './x.js', names: { de: 'x', en: 'x' } } } };
  put('p-twin', twin);
  put('q-twin', twin);
  const listed = await ran('list --json', { cwd: folder });
  expect(listed.code).toBe(1);
  expect(listed.out).toContain('"toy"');
  expect(listed.err.trimEnd().split('\n')).toEqual(
    ['p-new', 'p-shape', 'twin'].map((name) => expect.stringMatching(`^patience: Variant "${name}", manifest: `) as string),
  );
  expect(await ran('deal toy', { cwd: folder })).toMatchObject({ code: 0, err: '' });
  for (const [id, why] of [
    ['thr', /^patience: Variant "p-shape".*must be an object/],
    ['nova', /version 2/],
    ['twin', /the id is taken/],
  ] as const) {
    const { code, err } = await ran(['deal', id], { cwd: folder });
    expect(code).toBe(2);
    expect(err).toMatch(why);
    expect(err).toMatch(/^[^\n]+\n$/);
  }
  expect((await ran('deal other', { cwd: folder })).err.split('\n')).toHaveLength(5);
  remove();
});

test('the error for an unknown id lists ids with the same beginning first', async () => {
  const { folder, remove } = installToy();
  const home = join(folder, 'node_modules', 'p-more');
  mkdirSync(home);
  const names = { de: 'x', en: 'x' };
  const variants = Object.fromEntries(['tomato', 'zebra', 'to'].map((id) => [id, { module: './x.js', names }]));
  writeFileSync(
    join(home, 'package.json'),
    JSON.stringify({ name: 'p-more', keywords: ['patience-variant'], patience: { api: 1, variants } }),
  );
  const { code, err } = await ran('deal toys', { cwd: folder });
  expect(code).toBe(2);
  expect(err).toContain('Installed: toy, to, tomato, zebra.');
  remove();
});
