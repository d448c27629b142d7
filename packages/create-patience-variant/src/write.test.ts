import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { complete as completeRules, type Variant } from '@patience/core';
import { checkLaw, LAWS } from '@patience/core/testing';
import { variantManifest } from '@patience/tooling/manifests';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import { checkFolder } from './folder.js';
import { complete, FAMILIES, type Family } from './plan.js';
import { textsOf } from './texts.js';
import { write } from './write.js';

const linked = fileURLToPath(new URL('../node_modules/@patience', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const temporary = mkdtempSync(join(tmpdir(), 'patience-create-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

/** Writes a package, and puts this workspace's packages where an installer would. */
function generate(given: Parameters<typeof complete>[0], into: string): string {
  const folder = join(temporary, into);
  write(complete({ ...given, into: folder }));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(linked, join(folder, 'node_modules', '@patience'));
  for (const name of ['vite', 'vitest', 'tsup', 'typescript'])
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  return folder;
}

/** What the compiler says, by the packages' own settings; the workspace's packages are read as sources. */
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

/** Games that are played for each law: on a push one, since all patiences of the house keep the same laws in more. */
const GAMES = process.env['PATIENCE_EVERY'] === '1' ? { games: 3, moves: 60 } : { games: 1, moves: 60 };

describe.each(Object.keys(FAMILIES) as Family[])('a patience that begins as %s', (family) => {
  test.each([1, 2] as const)('keeps every law of the contract with %i packs', async (packs) => {
    const folder = generate({ id: 'first-try', family, packs }, `${family}-${packs}`);
    const { default: variant } = (await import(join(folder, 'src/index.ts'))) as { default: Variant };
    expect(variant.id).toBe('first-try');
    expect(completeRules(variant).deck({}).copies).toBe(packs);
    for (const law of LAWS) checkLaw(variant, law, GAMES);
  });
});

test('what is written compiles, as strictly as it asks for', { timeout: 180_000 }, () => {
  const families = Object.keys(FAMILIES) as Family[];
  expect(
    complaints(
      families.map((family, i) => generate({ id: ['new', 'row', 'a-b'][i] ?? `x${i}`, family, en: `'"\\ \` */ $&` }, `${family}-types`)),
    ),
  ).toEqual([]);
});

/** What the modules of a package have at their top besides the patience: what they import, and what they declare. */
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
  // An id begins with a small letter.
  return [...new Set(names)].filter((name) => /^[a-z]/.test(name) && name !== 'plainName');
}

test('a patience that is called as something in its own code compiles', { timeout: 180_000 }, () => {
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

test('names go into every file, and nothing of the template is left', () => {
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

/** Every file of a package that nobody writes. */
const texts = (given: Parameters<typeof complete>[0]): Map<string, string> => textsOf(complete(given));
const manifestOf = (given: Parameters<typeof complete>[0]): unknown => JSON.parse(texts(given).get('package.json')!);

test('a name may be anything on one line, and stays what it is', () => {
  for (const name of ['Cash $&', 'A$`$’', 'Ten $$ Game', '<b> & "co"', 'my-patience', '*/ \\'])
    expect(manifestOf({ id: 'x', en: name, de: name, author: name })).toMatchObject({
      description: `${name}, a patience`,
      author: name,
      patience: { variants: { x: { names: { de: name, en: name } } } },
    });
  expect(texts({ id: 'x', en: '<b> & $&' }).get('index.html')).toContain('<title>&lt;b&gt; &amp; $&amp;</title>');
  expect(texts({ id: 'x', en: '<b> & $&' }).get('src/words.ts')).toContain("name: '<b> & $&'");
});

test('what was put in is not taken for a placeholder', () => {
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

test('its own test holds the manifest to the id and the names of the module', () => {
  const test = texts({ id: 'kittens-tail' }).get('src/index.test.ts');
  expect(test).toContain("import manifest from '../package.json' with { type: 'json' };");
  expect(test).toContain('expect(Object.keys(manifest.patience.variants)).toEqual([kittensTail.id]);');
  expect(test).toContain('Object.entries(kittensTail.strings)');
  expect(manifestOf({ id: 'kittens-tail' })).toMatchObject({ patience: { variants: { 'kittens-tail': {} } } });
});

test('inside the workspace it is a package like its neighbours', () => {
  const folder = join(temporary, 'neighbour');
  const files = write(complete({ id: 'neighbour', workspace: true, into: folder }));
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
  expect(manifest).toEqual(variantManifest({ path: 'packages/variants/stock-columns/neighbour', manifest }));
  expect(files).toEqual(['package.json', 'src/index.test.ts', 'src/index.ts', 'src/words.ts']);
  expect(readFileSync(join(folder, 'src/index.test.ts'), 'utf8')).toContain("import neighbour from './index.js';");
});

test('a folder with something in it is left alone; a new repository is empty', () => {
  const folder = join(temporary, 'full');
  mkdirSync(join(folder, '.git'), { recursive: true });
  expect(() => checkFolder(folder)).not.toThrow();
  writeFileSync(join(folder, 'mine.txt'), 'mine');
  expect(() => write(complete({ id: 'x', into: folder }))).toThrow(`${folder} is not empty; choose another with --into.`);
  expect(readdirSync(folder)).toEqual(['.git', 'mine.txt']);
  const file = join(folder, 'mine.txt');
  for (const into of [file, join(file, 'deeper', 'x')])
    expect(() => write(complete({ id: 'x', into }))).toThrow(`${file} is a file, not a folder`);
});
