/** Plays the examples of the documents about positions, moves and looks, as they are printed. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PatienceGame } from '../src/index.js';
import { openForTests } from './open-site.js';

/** Returns the example with a title from a document, with the addresses of this site. */
function example(document: string, title: string): string {
  const text = readFileSync(new URL(`../docs/${document}.md`, import.meta.url), 'utf8');
  const found = [...text.matchAll(/```html live\n(.*?)```/gs)]
    .map(([, code = '']) => code)
    .find((code) => code.includes(`<title>${title}<`))!;
  expect(found.trim().split('\n').length, title).toBeLessThanOrEqual(40);
  return found.replaceAll('patience-game.cdn.js', '/element/patience-game.cdn.js').replace(/src="(\w+)\.js"/g, 'src="/variants/$1.js"');
}

const site = openForTests({
  '/viewer': { html: example('positions-and-moves', 'A viewer') },
  '/puzzle': { html: example('positions-and-moves', 'A puzzle') },
  '/faces': { html: example('theming', 'Own card faces') },
});

async function open(path: string): Promise<{ page: Page; errors: string[] }> {
  const page = await site.browser.newPage({ viewport: { width: 1000, height: 800 } });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(site.base + path);
  await page.locator('.table button').first().waitFor();
  return { page, errors };
}

const cursor = (page: Page): Promise<number> => page.locator('patience-game').evaluate((game: PatienceGame) => game.game!.cursor);

test('the viewer lists the moves, goes to the one that is clicked and marks it', async () => {
  const { page, errors } = await open('/viewer');
  const moves = page.locator('ol button');
  await expect.poll(() => moves.count()).toBe(16);
  expect(await cursor(page)).toBe(16);
  await moves.nth(4).click();
  expect(await cursor(page)).toBe(5);
  expect(await page.locator('[aria-current=step]').textContent()).toBe('t4>t5');
  await page.getByRole('button', { name: 'First' }).click();
  expect([await cursor(page), await page.locator('[aria-current]').count()]).toEqual([0, 0]);
  await page.locator('.table button').last().click();
  expect(await cursor(page)).toBe(0);
  await page.getByRole('button', { name: 'Last' }).click();
  expect(await cursor(page)).toBe(16);
  await page.locator('patience-game').evaluate((game: PatienceGame) => {
    const shown: number[] = [];
    Object.assign(globalThis, { shown });
    game.addEventListener('patience-change', ({ detail }) => void shown.push(detail.cursor));
  });
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as { shown: number[] }).shown)).toContain(2);
  expect(errors).toEqual([]);
  await page.close();
});

test('the puzzle is solved in its moves, and tells when they are used up', async () => {
  const { page, errors } = await open('/puzzle');
  const output = page.locator('output');
  const play = (moves: string): Promise<boolean[]> =>
    page.locator('patience-game').evaluate((game: PatienceGame, all) => all.map((move) => game.play(move)), moves.split(' '));
  await expect.poll(() => page.locator('.status').textContent()).toContain('7 moves left');
  expect(await play('t1>c1 c1>t3 t3>c1 c1>t3 t3>c1 t1>f3 t2>f3 t2>f4')).toEqual([...Array<boolean>(7).fill(true), false]);
  expect(await output.textContent()).toBe('Not yet. Undo, or restart.');
  await page.locator('patience-game').evaluate((game: PatienceGame) => game.restart());
  expect(await output.textContent()).toBe('');
  await play('t1>c1 t1>f3 t2>f3 t2>f4 c1>f4 t1>f4 t2>f3');
  expect(await output.textContent()).toBe('Well done!');
  expect(errors).toEqual([]);
  await page.close();
});

test('the page with own faces shows them on all cards that lie face up, and its backs on the others', async () => {
  const { page, errors } = await open('/faces');
  await expect.poll(() => page.locator('[part=face]').count()).toBe(7);
  expect(await page.locator('[part=face]').first().textContent()).toMatch(/^[♣♦♥♠] (\d+|Ace|Jack|Queen|King)$/);
  expect(await page.locator('[part=back-face]').count()).toBe(await page.locator('[part~=back]').count());
  await page.locator('patience-game').evaluate((game: PatienceGame) => game.play('turn'));
  await expect.poll(() => page.locator('[part=face]').count()).toBe(8);
  expect(errors).toEqual([]);
  await page.close();
});
