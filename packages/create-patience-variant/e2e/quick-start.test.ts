import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PatienceGame } from '@patience/element';
import { sharedBrowser } from '@patience/tooling/browser';
import { packages } from '@patience/tooling/workspace';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Host, npm, pack } from './outside.js';
import { follow, packagesOf, playAMove, quickStart } from './quick-start.js';

const plain = quickStart('A page without a build');
const vite = quickStart('Vite, and other bundlers');
const wanted = [...new Set([...packagesOf(plain), ...packagesOf(vite)])];
const outside = realpathSync(mkdtempSync(join(tmpdir(), 'patience-quick-start-')));
const hosts: Host[] = [];

/** Serves a folder and opens its page. An error on the page fails the test. */
async function visit(browser: Browser, folder: string): Promise<Page> {
  const host = new Host(folder);
  hosts.push(host);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  page.on('pageerror', (error) => expect.unreachable(error.message));
  await page.goto(await host.open());
  return page;
}

test("the element's documents list the files that a page without a build needs", () => {
  const element = fileURLToPath(new URL('../../element/', import.meta.url));
  const built = readdirSync(join(element, 'dist')).filter((file) => /^patience-game\..*\.js$/.test(file));
  const listed = [...readFileSync(join(element, 'docs/files.md'), 'utf8').matchAll(/^\| `(patience-game\.\w+\.js)`/gm)].map(
    ([, name]) => name!,
  );
  expect(listed.sort()).toEqual(built.sort());
});

test('the README of the repository shows the same commands as the quick start of a page without a build', () => {
  const readme = readFileSync(fileURLToPath(new URL('../../../README.md', import.meta.url)), 'utf8');
  expect(readme).toContain(`\`\`\`sh\n${plain.commands.join('\n')}\n\`\`\`\n`);
});

// Skip the tests where the patience that the quick start names was removed from the workspace.
describe.skipIf(wanted.some((name) => !packages().some((one) => one.name === name)))('the quick start', () => {
  let browser: Browser;
  let tarball: (name: string) => string;
  beforeAll(async () => {
    [browser, tarball] = await Promise.all([sharedBrowser(), pack(join(outside, 'tarballs'), wanted)]);
  }, 300_000);
  afterAll(async () => {
    await Promise.all(hosts.map((host) => host.close()));
    rmSync(outside, { recursive: true, force: true });
  });

  test('the quick start without a build plays from a server, and says on file:// why it does not', async () => {
    const folder = join(outside, 'plain');
    await follow(plain, folder, tarball);
    const page = await visit(browser, folder);
    expect(await playAMove(page)).toBe(1);
    expect(await page.getByText('file://').isVisible()).toBe(false);

    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    await page.getByText('browsers load no modules from file://').waitFor();
    await page.close();
  });

  test('the quick start with Vite builds and plays, with the options and the listener of the page', async () => {
    const folder = join(outside, 'vite');
    await follow(vite, folder, tarball);
    await npm(['exec', '--', 'vite', 'build', '--logLevel', 'error'], folder);
    const page = await visit(browser, join(folder, 'dist'));
    expect(await playAMove(page)).toBe(1);
    expect(await page.title()).toMatch(/ 1$/);
    expect(await page.locator('patience-game').evaluate(({ game }: PatienceGame) => game!.options)).toMatchObject({ draw: 3 });
    await page.close();
  });
});
