import { sample } from '@patience/tooling/sample';
import { expect, test } from 'vitest';
import type { PatienceGame } from '../src/index.js';
import { openForTests } from './open-site.js';
import { layOut } from './player.js';
import { tablePage, variants } from './site.js';

const site = openForTests({ '/': tablePage });

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
