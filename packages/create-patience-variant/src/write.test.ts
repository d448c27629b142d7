import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { complete as completeRules, registered, unregister, type Variant } from '@patience/core';
import { checkLaw, LAWS } from '@patience/core/testing';
import { variantManifest } from '@patience/tooling/manifests';
import { isFullRun } from '@patience/tooling/sample';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import { checkFolder } from './folder.js';
import { complete, FAMILIES, type Family } from './plan.js';
import { readRecipes } from './recipes.js';
import { textsOf } from './texts.js';
import { write } from './write.js';

const linked = fileURLToPath(new URL('../node_modules/@patience', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const temporary = mkdtempSync(join(tmpdir(), 'patience-create-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

/** Writes a package, and links this workspace's packages into its `node_modules`. */
function generate(given: Parameters<typeof complete>[0], into: string): string {
  const folder = join(temporary, into);
  write(complete({ ...given, into: folder }));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(linked, join(folder, 'node_modules', '@patience'));
  for (const name of ['vite', 'vitest', 'tsup', 'typescript'])
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  return folder;
}

/** Returns the errors of the compiler with the packages' own settings. The workspace's packages are read from their sources. */
function complaints(folders: readonly string[]): string[] {
  const parsed = folders.map((folder) => {
    const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as { config: unknown };
    return ts.parseJsonConfigFileContent(config, ts.sys, folder);
  });
  for (const { fileNames } of parsed) expect(fileNames.length).toBeGreaterThan(5);
  const program = ts.createProgram(
    parsed.flatMap(({ fileNames }) => fileNames),
    { ...parsed[0]!.options, customConditions: ['@patience/source'] },
  );
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.includes('patience-create-'))
    .flatMap((file) => ts.getPreEmitDiagnostics(program, file))
    .map(({ file, messageText }) => `${file!.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
}

/** Number of games for each law, and of moves in a game. A push plays one game, because the patiences of this repository are tested with more. */
const GAMES = process.env['PATIENCE_EVERY'] === '1' ? { games: 3, moves: 60 } : { games: 1, moves: 60 };

describe.each(Object.keys(FAMILIES) as Family[])('a new patience that begins as %s', (family) => {
  test.each(isFullRun() ? ([1, 2] as const) : ([2] as const))(
    'the new patience keeps every law of the contract with %i packs',
    async (packs) => {
      const folder = generate({ id: 'first-try', family, packs }, `${family}-${packs}`);
      const { default: variant } = (await import(join(folder, 'src/index.ts'))) as { default: Variant };
      expect(variant.id).toBe('first-try');
      expect(completeRules(variant).deck({}).copies).toBe(packs);
      for (const law of LAWS) checkLaw(variant, law, GAMES);
    },
  );
});

test('a new package of every family compiles with its own strict settings', { timeout: 180_000 }, () => {
  const families = Object.keys(FAMILIES) as Family[];
  expect(
    complaints(
      families.map((family, i) => generate({ id: ['new', 'row', 'a-b'][i] ?? `x${i}`, family, en: `'"\\ \` */ $&` }, `${family}-types`)),
    ),
  ).toEqual([]);
});

/** Returns the names that the modules of a package import or declare at their top level, except that of the patience. */
function namesAtTheTop(folder: string): string[] {
  const names = ['index.ts', 'index.test.ts', 'register.ts'].flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(join(folder, 'src', file), 'utf8'), ts.ScriptTarget.Latest, true);
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      const named =
        ts.isImportClause(node) || ts.isImportSpecifier(node) || ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node);
      if (named && node.name && ts.isIdentifier(node.name)) found.push(node.name.text);
      if (!ts.isFunctionLike(node) && !ts.isObjectLiteralExpression(node)) ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
  // Keep names with a lower-case first letter only, because an id begins with one.
  return [...new Set(names)].filter((name) => /^[a-z]/.test(name) && name !== 'plainName');
}

// The short run leaves this out: it compiles more than fifty packages.
test.runIf(isFullRun())('a patience whose id is a name in its own code compiles', { timeout: 180_000 }, () => {
  const folders = (Object.keys(FAMILIES) as Family[]).flatMap((family) => {
    const names = namesAtTheTop(generate({ id: 'plain-name', family }, `${family}-plain`));
    expect(names).toEqual(expect.arrayContaining(['de', 'en', 'describe', 'test', 'conformance', 'register']));
    return names.map((name) =>
      generate({ id: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), family }, `${family}-${name}`),
    );
  });
  expect(folders.length).toBeGreaterThan(50);
  expect(complaints(folders)).toEqual([]);
});

test('the names of the plan replace those of the template in every file', () => {
  const folder = generate(
    { id: 'kittens-tail', en: 'Kitten\'s "Tail"', de: 'Kätzchen\\', author: 'A. Uthor', package: '@me/tail' },
    'names',
  );
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.includes('node_modules'),
  );
  const texts = new Map(files.map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')]));
  for (const [name, text] of texts) expect(text, name).not.toMatch(/my-?patience|meine patience|the author/i);
  expect(JSON.parse(texts.get('package.json')!)).toMatchObject({
    name: '@me/tail',
    author: 'A. Uthor',
    peerDependencies: { '@patience/core': expect.stringMatching(/^>=\d+\.\d+\.\d+ <2$/) as string },
    patience: { api: 1, variants: { 'kittens-tail': { names: { de: 'Kätzchen\\', en: 'Kitten’s "Tail"' } } } },
  });
  expect(texts.get('words.ts')).toContain('name: \'Kitten’s "Tail"\'');
  expect(texts.get('index.ts')).toContain("id: 'kittens-tail'");
  expect([...texts.keys()]).toEqual(
    expect.arrayContaining([
      '.gitignore',
      'LICENSE',
      'README.md',
      'CHANGELOG.md',
      'index.html',
      'page.ts',
      'tsconfig.json',
      'tsup.config.ts',
    ]),
  );
});

/** Returns the texts of a package without writing them. */
const texts = (given: Parameters<typeof complete>[0]): Map<string, string> => textsOf(complete(given));
const manifestOf = (given: Parameters<typeof complete>[0]): unknown => JSON.parse(texts(given).get('package.json')!);

test('textsOf keeps special characters in names', () => {
  for (const name of ['Cash $&', 'A$`$’', 'Ten $$ Game', '<b> & "co"', 'my-patience', '*/ \\'])
    expect(manifestOf({ id: 'x', en: name, de: name, author: name })).toMatchObject({
      description: `${name}, a patience`,
      author: name,
      patience: { variants: { x: { names: { de: name, en: name } } } },
    });
  expect(texts({ id: 'x', en: '<b> & $&' }).get('index.html')).toContain('<title>&lt;b&gt; &amp; $&amp;</title>');
  expect(texts({ id: 'x', en: '<b> & $&' }).get('src/words.ts')).toContain("name: '<b> & $&'");
});

test('textsOf does not take an inserted value for a placeholder', () => {
  expect(manifestOf({ id: 'my-patience-2' })).toMatchObject({
    name: 'patience-my-patience-2',
    patience: { variants: { 'my-patience-2': {} } },
  });
  const swapped = manifestOf({ id: 'x', en: 'Meine Patience', de: 'the author', author: 'My Patience' });
  expect(swapped).toMatchObject({
    author: 'My Patience',
    patience: { variants: { x: { names: { de: 'the author', en: 'Meine Patience' } } } },
  });
});

test('the test of a new package compares its manifest with the id and names of its module', () => {
  const test = texts({ id: 'kittens-tail' }).get('src/index.test.ts');
  expect(test).toContain("import manifest from '../package.json' with { type: 'json' };");
  expect(test).toContain('expect(Object.keys(manifest.patience.variants)).toEqual([kittensTail.id]);');
  expect(test).toContain('Object.entries(kittensTail.strings)');
  expect(manifestOf({ id: 'kittens-tail' })).toMatchObject({ patience: { variants: { 'kittens-tail': {} } } });
});

/** Writes recipes into a folder, and makes a package of them with this workspace's packages. */
function madeOf(recipes: Readonly<Record<string, object>>, into: string): string {
  const from = join(temporary, `${into}-recipes`);
  mkdirSync(from);
  for (const [file, recipe] of Object.entries(recipes)) writeFileSync(join(from, file), JSON.stringify(recipe));
  return generate({ recipe: from }, into);
}

const moonlight = {
  id: 'moonlight',
  deck: { suits: ['C', 'H'], ranks: [1, 2, 3, 4] },
  table: { 'f1-2': { at: [0, 0] }, 't1-3': { at: [2, 0], accept: { empty: 'any', on: 'down any' }, take: 'top' } },
  deal: [{ to: 't1-3', all: true }],
  strings: { en: { name: 'Moonlight' }, es: { name: 'Luz de luna' }, fr: {} },
};

test('a package of recipes has each under its own name, twins too, and its build writes what the manifest says', async () => {
  const twin = { id: 'half-moon', extends: 'moonlight', deck: { ranks: [1, 2, 3] }, strings: { de: { name: 'Halbmond' } } };
  const folder = madeOf({ 'a.json': moonlight, 'b.json': twin, 'c.json': { ...moonlight, id: 'new-moon', strings: undefined } }, 'moons');
  const manifest = (): { name: string; patience: { variants: object } } =>
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string; patience: { variants: object } };
  const before = manifest();
  expect(before.name).toBe('patience-moons-recipes');
  expect(before.patience.variants).toEqual({
    'half-moon': { module: './dist/half-moon.js', names: { de: 'Halbmond', en: 'Halbmond', es: 'Halbmond', fr: 'Halbmond' } },
    moonlight: { module: './dist/moonlight.js', names: { de: 'Moonlight', en: 'Moonlight', es: 'Luz de luna', fr: 'Moonlight' } },
    'new-moon': { module: './dist/new-moon.js', names: { de: 'New Moon', en: 'New Moon' } },
  });
  await import(join(folder, 'build.js'));
  expect(manifest()).toEqual(before);
  const { default: variant } = (await import(join(folder, 'dist/half-moon.js'))) as { default: Variant };
  for (const law of LAWS) checkLaw(variant, law, GAMES);
});

test('a package of recipes keeps its main export when a second recipe comes, and has a module that registers all of them', async () => {
  const folder = madeOf({ 'moonlight.json': moonlight }, 'grows');
  writeFileSync(join(folder, 'recipes/dark-moon.json'), JSON.stringify({ extends: 'moonlight', id: 'dark-moon' }));
  await import(join(folder, 'build.js'));
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { exports: Record<string, object> };
  expect(Object.keys(exports)).toEqual(['.', './dark-moon', './moonlight', './register', './package.json']);
  expect(exports['.']).toEqual(exports['./moonlight']);
  expect(exports['./register']).toEqual({ types: './dist/register.d.ts', default: './dist/register.js' });
  await import(join(folder, 'dist/register.js'));
  expect(registered().map(({ id }) => id)).toEqual(expect.arrayContaining(['moonlight', 'dark-moon']));
  for (const { id } of registered()) unregister(id);
});

test('a wrong recipe leaves the others of its folder playable', async () => {
  const folder = madeOf({ 'a.json': moonlight }, 'one-wrong');
  const { readEach } = (await import(join(folder, 'recipes.js'))) as { readEach(recipes: readonly object[]): readonly object[] };
  expect(readEach([moonlight, { ...moonlight, id: 'wrong-moon', rank: 'homeFrist' }])).toMatchObject([
    { id: 'moonlight', variant: { id: 'moonlight' }, mistakes: [] },
    {
      id: 'wrong-moon',
      variant: undefined,
      mistakes: [expect.stringMatching(/^wrong-moon: rank is "homeFrist"; .*Did you mean "homeFirst"\?$/)],
    },
  ]);
});

test('a recipe that is a pipe or a device is refused, and one in a folder is skipped', () => {
  expect(() => complete({ recipe: '/dev/zero' })).toThrow('a device or a pipe');
  const folder = join(temporary, 'with-device');
  mkdirSync(join(folder, 'folder.json'), { recursive: true });
  symlinkSync('/dev/zero', join(folder, 'zero.json'));
  expect(() => complete({ recipe: folder })).toThrow('has no recipes');
});

test('control characters of a recipe are escaped in the message of a mistake', () => {
  const file = join(temporary, 'control.json');
  writeFileSync(file, '{"id": \u001b]0;title\u0007 }');
  expect(() => complete({ recipe: file })).toThrow(/^[^\p{Cc}]*$/u);
});

test('a mistake in a recipe is named by the package that is made of it', async () => {
  const folder = madeOf({ 'a.json': { ...moonlight, id: 'wrong-moon', deal: [{ to: 't1-3', al: true }], rank: 'homeFrist' } }, 'wrong');
  await expect(import(join(folder, 'build.js'))).rejects.toThrow(
    /^wrong-moon: deal\.0\.al .*\nwrong-moon: rank is "homeFrist"; .*Did you mean "homeFirst"\?$/,
  );
});

test('a recipe that is no JSON is named by the package that is made of it, and a folder with the name of a recipe is skipped', async () => {
  const folder = madeOf({ 'a.json': moonlight }, 'broken');
  mkdirSync(join(folder, 'recipes/folder.json'));
  const { readFolder } = (await import(join(folder, 'files.js'))) as { readFolder(): readonly Variant[] };
  expect(readFolder().map(({ id }) => id)).toEqual(['moonlight']);
  writeFileSync(join(folder, 'recipes/moonlight.json'), '{\n  // my game\n}');
  expect(readFolder).toThrow(
    /^recipes\/moonlight\.json is not JSON: .*\. To find the line, run: npx @patience\/cli check recipes\/moonlight\.json$/,
  );
});

test.each<[string, Readonly<Record<string, object>>, string]>([
  ['no id', { 'a.json': {} }, 'a.json needs an "id"'],
  ['a list', { 'a.json': [] }, 'a.json is not a recipe: a recipe is a JSON object.'],
  ['one id twice', { 'a.json': moonlight, 'b.json': moonlight }, 'a.json have the same id "moonlight"'],
  ['no recipes', {}, 'there is no file whose name ends in .json'],
])('a folder of recipes is refused with a sentence: %s', (what, recipes, sentence) => {
  expect(() => madeOf(recipes, `refused-${what.replaceAll(' ', '-')}`)).toThrow(sentence);
});

test.each([
  ['an empty file', ' \n', 'game.json is empty; a recipe is a JSON object.'],
  ['a comment', '{\n  // my game\n}', /game\.json is not JSON: .*\. To find the line, run: npx @patience\/cli check .*game\.json$/],
  ['more text than the reader of recipes accepts', `{ "id": "${'a'.repeat(200_000)}" }`, 'game.json has more than 200000 characters'],
  ['a larger file', ' '.repeat(1_000_000), 'game.json has more than 200000 characters'],
])('a recipe is refused with a sentence: %s', (_, text, sentence) => {
  const from = mkdtempSync(join(temporary, 'text-'));
  writeFileSync(join(from, 'game.json'), text);
  expect(() => readRecipes(from)).toThrow(sentence);
});

test('a package of the workspace has the manifest and the files of the others', () => {
  const folder = join(temporary, 'neighbour');
  const files = write(complete({ id: 'neighbour', workspace: true, into: folder }));
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
  expect(manifest).toEqual(variantManifest({ path: 'packages/variants/stock-columns/neighbour', manifest }));
  expect(files).toEqual(['package.json', 'src/rules.json', 'src/tests.json', 'src/words.ts']);
  expect(JSON.parse(readFileSync(join(folder, 'src/rules.json'), 'utf8'))).toMatchObject({ id: 'neighbour' });
});

test('write refuses a folder with files in it, except .git', () => {
  const folder = join(temporary, 'full');
  mkdirSync(join(folder, '.git'), { recursive: true });
  expect(() => checkFolder(folder)).not.toThrow();
  writeFileSync(join(folder, 'mine.txt'), 'mine');
  expect(() => write(complete({ id: 'x', into: folder }))).toThrow(`${folder} is not empty; choose another folder with --into.`);
  expect(readdirSync(folder)).toEqual(['.git', 'mine.txt']);
  const file = join(folder, 'mine.txt');
  for (const into of [file, join(file, 'deeper', 'x')])
    expect(() => write(complete({ id: 'x', into }))).toThrow(`${file} is a file, not a folder`);
});
