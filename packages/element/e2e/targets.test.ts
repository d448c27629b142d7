import { sample } from '@patience/tooling/sample';
import { expect, test } from 'vitest';
import { SHEETS } from '../src/events.js';
import type { PatienceGame } from '../src/index.js';
import { openForTests } from './open-site.js';
import { layOut } from './player.js';
import { tablePage, variants } from './site.js';

const site = openForTests({
  '/': tablePage,
  '/low-box': { ...tablePage, html: tablePage.html.replace('100vh', '240px') },
});

/** The least size of a target, in CSS pixels: WCAG 2.2, 2.5.8. */
const LEAST = 24;

test('all targets are large enough on the narrowest screen, in every theme', { timeout: 300_000 }, async () => {
  // 320 pixels are a desktop screen of 1280 at a zoom of 400 %.
  const page = await site.browser.newPage({
    viewport: { width: 320, height: 568 },
    hasTouch: true,
    forcedColors: 'active',
    reducedMotion: 'reduce',
  });
  await page.goto(site.base);
  const report = [];
  for (const { id } of sample(variants, 12)) {
    await layOut(page, site.base, { variant: id }, { largeIndex: true, fourColors: true });
    const small = await page.locator('patience-game').evaluate(({ shadowRoot }: PatienceGame, least) => {
      const sizes = [...shadowRoot!.querySelectorAll<HTMLElement>('button:not([hidden])')]
        .filter((button) => !button.classList.contains('covered'))
        .map((button) => {
          const { width, height } = button.getBoundingClientRect();
          return { name: button.getAttribute('aria-label') ?? button.textContent, width, height };
        });
      return sizes
        .filter(({ width, height }) => width < least || height < least)
        .map(({ name, width, height }) => `${name} ${width.toFixed(1)} ${height.toFixed(1)}`);
    }, LEAST);
    report.push(...small.map((line) => `${id}: ${line}`));
  }
  await page.close();
  expect(report).toEqual([]);
});

/** The least width and height of the button that closes a sheet. */
const CLOSE = 44;

test.each([
  ['/', 844, 390],
  ['/', 667, 375],
  ['/', 640, 360],
  ['/', 568, 320],
  ['/low-box', 390, 844],
  ['/low-box', 1000, 700],
] as const)('all buttons of all sheets are large enough on %s at %i × %i', { timeout: 300_000 }, async (path, width, height) => {
  const page = await site.browser.newPage({ viewport: { width, height }, hasTouch: true, reducedMotion: 'reduce' });
  await page.goto(site.base + path);
  await layOut(page, site.base, { variant: variants[0]!.id });
  const small: string[] = [];
  for (const sheet of SHEETS) {
    await page.locator('patience-game').evaluate((element: PatienceGame, name) => element.command(name), sheet);
    await page.locator('patience-game dialog[open]').waitFor();
    const found = await page.locator('patience-game').evaluate(
      ({ shadowRoot }: PatienceGame, [least, close]) =>
        [...shadowRoot!.querySelectorAll<HTMLElement>('dialog[open] button:not([hidden])')].flatMap((button) => {
          const size = button.getBoundingClientRect();
          const wanted = button.part.contains('close') ? close : least;
          const name = button.getAttribute('aria-label') ?? button.textContent;
          return size.width < wanted || size.height < wanted ? [`${name}: ${size.width.toFixed(1)} × ${size.height.toFixed(1)}`] : [];
        }),
      [LEAST, CLOSE] as const,
    );
    small.push(...found.map((line) => `${sheet}: ${line}`));
    await page.locator('patience-game [part=close]').tap();
    await page.locator('patience-game dialog').waitFor({ state: 'detached' });
  }
  await page.close();
  expect(small).toEqual([]);
});
