import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedVariants } from '@patience/core/installed';
import { recipeSchema } from '@patience/recipe';
import { afterAll, expect, test } from 'vitest';
import { catalogueModule, forFirstVisit, readCatalogue, type Found } from '../../build/catalogue.js';
import { documents } from '../../build/documents.js';
import { languages } from '../../build/languages.js';
import { body } from '../../build/parts/layout.js';

const folder = mkdtempSync(join(tmpdir(), 'patience-catalogue-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const module = (id: string, about = '{}'): string =>
  `const words = { name: '${id}', summary: 's', rules: 'r' };
export default { api: 1, id: '${id}', rules: 1, options: {}, deck: () => ({ copies: 2 }), table: () => [], deal() {}, about: ${about}, strings: { de: words, en: words } };`;

function install(name: string, text: string, announced = name): void {
  const path = join(folder, 'node_modules', name);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'index.js'), text);
  writeFileSync(
    join(path, 'package.json'),
    JSON.stringify({
      name,
      version: '1.0.0',
      type: 'module',
      keywords: ['patience-variant'],
      patience: { api: 1, variants: { [announced]: { module: './index.js', names: { de: name, en: name } } } },
    }),
  );
}

test('the site builds its pages even if no patience is installed', async () => {
  const { found, left } = await readCatalogue(folder);
  expect([found, left]).toEqual([[], []]);
  expect(documents(found).map(({ path }) => path)).toContain('de/games/');
  expect(forFirstVisit([])).toEqual([]);
});

test('a broken installed variant is left out and named, and the others appear', async () => {
  install('one', module('one', '{ skill: 0.5, minutes: 9 }'));
  install('two', 'throw new Error("boom")');
  install('three', module('another'), 'three');
  const { found, left } = await readCatalogue(folder);
  expect(found.map(({ facts }) => facts)).toEqual([
    { id: 'one', from: 'one', names: { de: 'one', en: 'one' }, summaries: { de: 's', en: 's' }, packs: 2, skill: 0.5, minutes: 9 },
  ]);
  expect(left.map(({ id }) => id)).toEqual(['three', 'two']);
  expect(left[1]!.why).toContain('boom');
  expect(catalogueModule(found, ({ facts }) => `at("${facts.id}")`)).toMatch(/address: at\("[\w-]+"\) \}/);
  expect(
    documents(found)
      .filter(({ variant }) => variant)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(languages.flatMap((lang) => [`${lang}/play/one/`, `${lang}/rules/one/`]).sort());
});

test('a malformed manifest, or an id that two packages use, leaves out only the packages concerned', async () => {
  const manifest = (name: string, patience: unknown): void => {
    const path = join(folder, 'node_modules', name);
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'package.json'), JSON.stringify({ name, version: '1.0.0', keywords: ['patience-variant'], patience }));
  };
  manifest('odd', 'words');
  manifest('older', { api: 0, variants: { old: {} } });
  install('first', module('same'), 'same');
  install('second', module('same'), 'same');
  const { found, left } = await readCatalogue(folder);
  expect(found.map(({ facts }) => facts.id)).toEqual(['one']);
  expect(left.map(({ id }) => id).sort()).toEqual(['odd', 'old', 'same', 'three', 'two']);
  expect(left.find(({ id }) => id === 'same')!.why).toContain('the id is taken');
});

const found = (id: string, packs = 1, skill = 0.5, minutes = 10, classic = false): Found => ({
  facts: { id, from: '', names: { de: id, en: id }, summaries: { de: 's', en: 's' }, packs, skill, minutes },
  variant: { id, strings: {} } as Found['variant'],
  module: '',
  isData: true,
  classic,
  keywords: [],
});

test('the games for a first visit are chosen by their facts', () => {
  const games = [found('long', 2, 1, 40), found('luck', 1, 0, 2), found('fair', 1, 0.6, 10), found('known', 2, 1, 30, true)];
  expect(forFirstVisit(games).map(({ facts }) => facts.id)).toEqual(['known', 'fair', 'luck', 'long']);
});

test('the first page does not grow with the number of games', () => {
  const page = (count: number): string => {
    const games = Array.from({ length: count }, (_, i) => found(`game-${10_000 + i}`));
    return body(
      documents([]).find(({ path }) => path === 'en/')!,
      games,
    ).text;
  };
  expect(page(1000)).toBe(page(20));
  expect(page(1000).match(/<[a-z]/g)!.length).toBeLessThan(110);
});

test('the source of the app names no variant, except in the data of the guide and in addresses of rules', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const ids = installedVariants(root).map(({ id }) => id);
  // The workshop edits the fields of a recipe, one of which has the name of a patience.
  const grammar = JSON.stringify(recipeSchema);
  const isField = (file: string, id: string): boolean => file.includes('workshop') && grammar.includes(`"${id}":`);
  const files = ['src', 'build', 'e2e', 'bench', 'public', '../workshop/src'].flatMap((part) =>
    readdirSync(join(root, part), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
      // The lists of well-known patiences name the pages of other programs from which their rules are,
      // and a recorded profile names the games that were played in it.
      .filter((file) => !/build.guide.(paths|de|en)\.ts$|well-known\.(json|md)$|e2e.fixtures.profile-[\d-]+\.json$/i.test(file)),
  );
  const named = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return ids.filter((id) => !isField(file, id) && new RegExp(`(?<![\\w-])${id}\\b`, 'i').test(text)).map((id) => `${file}: ${id}`);
  });
  expect(named).toEqual([]);
});
