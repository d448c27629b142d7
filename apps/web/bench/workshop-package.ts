/**
 * Tests outside of the repository that the package saved by the workshop works: `pnpm -F @patience/web package-proof`. In the built site a recipe is written as
 * text and saved as a package; in an empty folder the zip file is unpacked, installed with packed packages, tested and built by plain npm. Its
 * recipe is added to the site as a file, and the built module by its address; both are found in the gallery and played. It takes some
 * minutes. Needs `pnpm build` and `pnpm types`.
 */
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PatienceGame } from '@patience/element';
import { launch } from '@patience/tooling/browser';
import { unzipSync } from 'fflate';
import type { FrameLocator, Page } from 'playwright-core';
import { preview } from 'vite';
import { Host, npm, pack } from '../../../packages/create-patience-variant/e2e/outside.js';
import { play } from '@patience/element/testing';

/** The recipe that is typed into the field with the text. */
const RECIPE = {
  id: 'nine-columns',
  table: {
    'c1-3': { at: [0, 0] },
    'f1-4': { at: [5, 0] },
    't1-9': { at: [0, 1], accept: { empty: 'any', on: 'down alternate' }, take: { run: 'down alternate' } },
  },
  deal: [{ to: 't1-9', all: true }],
  strings: { en: { name: 'Nine Columns' }, de: { name: 'Neun Reihen' } },
};
const NEEDED = ['@patience/core', '@patience/recipe', '@patience/solver', '@patience/element', '@patience/cli'];

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'patience-package-')));
const server = await preview({ root: join(process.cwd(), 'apps/web'), logLevel: 'error', preview: { host: '127.0.0.1', port: 0 } });
const site = server.resolvedUrls!.local[0]!;
const browser = await launch();
const host = new Host(join(folder, `patience-${RECIPE.id}`, 'dist'));
try {
  const page = await browser.newPage({ locale: 'en-GB' });
  await page.goto(`${site}en/workshop/`);
  // Without its script the editor is a plain field.
  await page.locator('#text textarea').evaluate((area: HTMLTextAreaElement, text) => {
    area.value = text;
    area.dispatchEvent(new Event('input', { bubbles: true }));
    area.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }, JSON.stringify(RECIPE));
  await page.locator('.bench .now').getByText('Nine Columns').waitFor();
  await page.getByRole('heading', { name: 'Share and keep' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a package (zip)' }).click(),
  ]);
  for (const [path, bytes] of Object.entries(unzipSync(readFileSync(await download.path())))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  const own = join(folder, `patience-${RECIPE.id}`);
  tell('the zip file is unpacked');
  const tarball = await pack(join(folder, 'tarballs'), NEEDED);
  // Install the tools of the tests, too, wherever this program runs for production.
  const author = { npm_config_include: 'dev' };
  await npm(['install', '--save-dev', ...NEEDED.map(tarball)], own, author);
  tell('it is installed');
  const offline = { ...author, npm_config_offline: 'true' };
  tell(/Tests\s+\d+ passed[^\n]*/.exec(await npm(['test'], own, offline))?.[0] ?? 'its tests have no result');
  await npm(['run', 'build'], own, offline);
  tell('it is built');

  await page.goto(`${site}en/add/`);
  await page.locator('input[type=file]').setInputFiles(join(own, 'recipes', `${RECIPE.id}.json`));
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByText('“Nine Columns” is now under “All games”').waitFor();
  await openFromGallery(page);
  const move = await firstMove(page);
  await page.locator('patience-game').evaluate((element: PatienceGame) => void (element.taps = 'two'));
  await play(page, { variant: RECIPE.id, options: {}, gestures: [[move]] }, 'mouse');
  await page.locator('#count', { hasText: '1 move' }).waitFor();
  tell('its recipe is added to the site, and a move is played by mouse');

  const other = await browser.newPage({ locale: 'en-GB' });
  await other.goto(`${site}en/add/`);
  await other.getByLabel('Address of the module').fill(`${await host.open()}/${RECIPE.id}.js`);
  await other.getByLabel('I want to add').check();
  await other.getByRole('button', { name: 'Add', exact: true }).click();
  await other.getByText('“Nine Columns” is now under “All games”').waitFor();
  await openFromGallery(other);
  const table = other.frameLocator('patience-game iframe').frameLocator('iframe').frameLocator('iframe');
  const first = await firstMove(table);
  await table.locator('patience-game').evaluate((element: PatienceGame, text) => void element.play(text), first);
  await other.locator('#count', { hasText: '1 move' }).waitFor();
  tell('its built module is added to the site, and a move is played in the sandbox');
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
} finally {
  await browser.close();
  await host.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Opens the added patience from the gallery. */
async function openFromGallery(page: Page): Promise<void> {
  await page.goto(`${site}en/games/`);
  await page.locator(`.tile[data-id="${RECIPE.id}"]`).getByRole('link', { name: 'Nine Columns', exact: true }).click();
}

/** Waits for the deal. @returns the first legal move */
async function firstMove(place: Page | FrameLocator): Promise<string> {
  await place.locator('patience-game .table button').first().waitFor();
  return place.locator('patience-game').evaluate((element: PatienceGame) => element.game!.legalMoves()[0]!);
}

function tell(sentence: string): void {
  console.log(`✓ ${sentence}`);
}
