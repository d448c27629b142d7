import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packages, readJson, root, variants } from './workspace.js';

/** Scripts that turbo, a package manager or a Git host calls, not people. */
const INTERNAL = ['preinstall', 'setup', 'prepack', 'build-variants', 'declarations'];
/** Scripts that mean the same in every package; CONTRIBUTING explains them. */
const USUAL = ['build', 'types', 'test', 'e2e', 'dev', 'start'];
/** Commands of pnpm itself that documents name. */
const PNPM = ['add', 'changeset', 'create', 'dlx', 'exec', 'install', 'pack', 'publish', 'run'];

const scriptsOf = (manifest: Record<string, unknown>): string[] => Object.keys(manifest['scripts'] ?? {});
const inRoot = scriptsOf(readJson(join(root, 'package.json')));
const ofVariants = new Set(variants().map(({ name }) => name));
const inPackages = new Map(
  packages()
    .filter(({ name }) => !ofVariants.has(name))
    .map(({ name, manifest }) => [name, scriptsOf(manifest)]),
);

test('the root has at most twelve scripts', () => {
  expect(inRoot.length).toBeLessThanOrEqual(12);
});

test('every script names files that exist', () => {
  const all = [{ name: 'the root', dir: root, manifest: readJson(join(root, 'package.json')) }, ...packages()];
  const missing = all.flatMap(({ name, dir, manifest }) =>
    Object.entries((manifest['scripts'] ?? {}) as Record<string, string>).flatMap(([script, command]) => {
      const folder = command.startsWith('cd ../..') ? root : dir;
      // A built file may be missing before the build.
      const files = command.split(' ').filter((word) => /^[\w./-]+\.(?:js|ts)$/.test(word) && !word.includes('dist/'));
      return files.filter((file) => !existsSync(join(folder, file))).map((file) => `${name} ${script}: ${file}`);
    }),
  );
  expect(missing).toEqual([]);
});

/** Returns the commands that the first column of a document's tables lists, such as `pnpm dev`. */
const listedIn = (file: string): string[] =>
  Array.from(readFileSync(file, 'utf8').matchAll(/^\| `((?:npm|pnpm) [^`]+)` \|/gm), ([, command]) => command!.replace(/^npm/, 'pnpm'));

test('CONTRIBUTING lists the scripts of the root that people run', () => {
  const wanted = inRoot.filter((name) => !INTERNAL.includes(name)).map((name) => `pnpm ${name}`);
  expect(listedIn(join(root, '.github/CONTRIBUTING.md')).toSorted()).toEqual(wanted.toSorted());
});

const withScripts = packages()
  .filter(({ name }) => !ofVariants.has(name))
  .map(({ path, manifest }) => ({ path, scripts: scriptsOf(manifest).filter((script) => ![...INTERNAL, ...USUAL].includes(script)) }))
  .filter(({ scripts }) => scripts.length > 0);

test.each(withScripts)('the README of $path lists its own scripts', ({ path, scripts }) => {
  expect(listedIn(join(root, path, 'README.md')).toSorted()).toEqual(scripts.map((script) => `pnpm ${script}`).toSorted());
});

/** Documents and sources of the repository, except for variants and the templates of packages outside the repository. */
const files = execFileSync('git', ['ls-files', '*.md', '*.ts', '*.js', '*.yml'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) =>
      file !== '' &&
      !file.startsWith('packages/variants/') &&
      !file.includes('create-patience-variant/') &&
      !file.includes('variant-readme'),
  );

/** Returns the scripts of the package in which a file lies: its own documents name them without the package. */
const scriptsAround = (file: string): string[] =>
  packages()
    .filter(({ path }) => file.startsWith(`${path}/`))
    .flatMap(({ manifest }) => scriptsOf(manifest));

test('every command in documents and sources is a script of the package that it names', () => {
  const wrong = files.flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), 'utf8').matchAll(/(?:(?<=[`"'])|^)pnpm (?:(?:-F|--filter) ([@a-z/-]+) )?([a-z][a-z:-]+)/gm),
      (match) => match,
    )
      .filter(
        ([, name, script = '']) =>
          !(name === undefined ? [...inRoot, ...PNPM, ...scriptsAround(file)] : (inPackages.get(name) ?? [])).includes(script),
      )
      .map(([command]) => `${file}: ${command}`),
  );
  expect(wrong).toEqual([]);
});
