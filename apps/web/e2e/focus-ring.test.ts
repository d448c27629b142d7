/** End-to-end test of the ring around the focus: it is whole on every control of every page. */
import { expect, test } from 'vitest';
import { drawn, PAGES, Site } from './site.js';

const site = Site.forTests();

/** Widths of a phone and of a desk. */
const WIDTHS = [390, 1440];

test.for(PAGES)('the ring around the focus is cut off nowhere on %s', async (path) => {
  const page = await site.visit(`en/${path}`);
  await drawn(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.keyboard.press('Tab'); // From now on the page shows the focus, also where a script sets it.
    const cut = await page.evaluate(() => {
      const found = new Set<string>();
      for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')) {
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        element.focus();
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
        if (!element.matches(':focus-visible') || outlineStyle === 'none') continue;
        const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
        const ring = element.getBoundingClientRect();
        for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
          if (getComputedStyle(box).overflow === 'visible') continue;
          const clip = box.getBoundingClientRect();
          const isWider = ring.width > clip.width || ring.height > clip.height;
          const isCut =
            ring.left - reach < clip.left - 0.5 ||
            ring.right + reach > clip.right + 0.5 ||
            ring.top - reach < clip.top - 0.5 ||
            ring.bottom + reach > clip.bottom + 0.5;
          if (isCut && !isWider) found.add(`${element.localName}.${element.className} in ${box.localName}.${box.className}`);
        }
      }
      return [...found];
    });
    expect.soft(cut, `at ${width} pixels`).toEqual([]);
  }
});
