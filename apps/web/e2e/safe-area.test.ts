import { expect, test } from 'vitest';
import { dealt, Site, variants } from './site.js';

const site = Site.forTests();

/** Orientations of a phone with a notch, and the covered width of each edge in pixels. */
const HELD = [
  { viewport: { width: 390, height: 844 }, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { viewport: { width: 844, height: 390 }, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
];

test.each(['en/', `en/play/${variants[0]!.id}/?seed=5`])('no button of %s is under a notch or the system bar', async (path) => {
  for (const { viewport, insets } of HELD) {
    const context = await site.visitor({ viewport, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await page.goto(path);
    await dealt(page);
    const covered = await page.evaluate(({ top, right, bottom, left }) => {
      const buttons = [
        ...document.querySelectorAll('.bar a, .bar button, .strip .all'),
        ...document.querySelector('patience-game')!.shadowRoot!.querySelectorAll('.tools button, .table button'),
      ];
      return buttons
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .map((button) => [button.textContent, button.getBoundingClientRect()] as const)
        .filter(([, { width }]) => width > 0)
        .filter(([, box]) => box.top < top || box.left < left || box.right > innerWidth - right || box.bottom > innerHeight - bottom)
        .map(([name]) => name.trim());
    }, insets);
    expect(covered).toEqual([]);
  }
});

test.each(['en/games/', 'en/statistics/'])('no content of %s is under a notch at the side', async (path) => {
  const { viewport, insets } = HELD[1]!;
  const context = await site.visitor({ viewport, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.goto(path);
  const { left, right } = await page.locator('.page h1').evaluate((heading) => heading.getBoundingClientRect().toJSON() as DOMRect);
  expect(left).toBeGreaterThanOrEqual(insets.left);
  expect(right).toBeLessThanOrEqual(viewport.width - insets.right);
});
