/** End-to-end test of the package that the workshop saves: it has exactly the files that the program for new packages writes. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { dealt, Site } from './site.js';

const site = Site.forTests();
const folder = mkdtempSync(join(tmpdir(), 'patience-workshop-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the program for new packages, and returns the files that it writes. */
function written(recipe: string, name: string): Record<string, string> {
  const program = join(dirname(createRequire(import.meta.url).resolve('create-patience-variant/package.json')), 'src/cli.js');
  writeFileSync(join(folder, 'recipe.json'), recipe);
  execFileSync(process.execPath, [program, '--yes', '--recipe', 'recipe.json', '--into', name], { cwd: folder });
  const made = join(folder, name);
  const files = readdirSync(made, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [`${name}/${path.slice(made.length + 1)}`, readFileSync(path, 'utf8')];
    }),
  );
}

test('the saved package has the files that create-patience-variant writes for the recipe', async () => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  await page.getByRole('heading', { name: 'Names', exact: true }).click();
  // Signs that each kind of file has to escape.
  await page.getByLabel('Name (English)').fill('Tom\'s "<Nine>" & $& more');
  await page.getByLabel('Name (English)').press('Tab');
  await page.getByLabel('Id', { exact: true }).fill('nine');
  await page.getByLabel('Id', { exact: true }).press('Tab');
  await page.getByRole('heading', { name: 'Share and keep' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a package (zip)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('patience-nine.zip');
  const files = unzipSync(readFileSync(await download.path()));
  const texts = Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
  const recipe = texts['patience-nine/recipes/nine.json']!;
  expect(JSON.parse(recipe)).toMatchObject({ id: 'nine', table: { 't1-7': {} } });
  expect(texts).toEqual(written(recipe, 'patience-nine'));
});
