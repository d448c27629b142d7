/**
 * Tests that nothing jumps: painted elements keep their position until the player acts. All layout shifts count, also those after input.
 * The processor is slowed four times, like that of a phone, and scripts wait until the page has painted without them, so that a fast
 * machine behaves like a slow one. `STILLNESS=all` measures every page and every table at each width and in each language, a few
 * tables in each test; `-t 'width 320, de'` measures one width and language, and `-t 'width 320, de, part 3'` goes on after an interruption.
 */
import { sample } from '@patience/tooling/sample';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealt, drawn, GENERAL, languages, playMoves, Site, variants } from './site.js';

const site = Site.forTests();

/** Number of frames without a change after which a page counts as settled. */
const QUIET = 12;

/** Largest sum of layout shifts of a page that does not jump. */
const STILL = 0.01;

interface Shift {
  readonly value: number;
  /** Selectors of the elements that moved, for the message. */
  readonly what: string;
}

type Observed = typeof globalThis & { shifts: Shift[] };

/** Heights of the windows by their widths in pixels. */
const HEIGHTS = { 320: 568, 412: 823, 820: 1180, 1440: 900 } as const;
type Width = keyof typeof HEIGHTS;

/**
 * Returns the address of every page that is not about a variant, and of one of each kind that is. The frame comes last, since its language
 * is a parameter.
 */
const pagesIn = (lang: string): readonly string[] => [
  ...[...GENERAL, 'play/', 'play/?variant=nobody', `rules/${variants[0]!.id}/`].map((path) => `${lang}/${path}`),
  `embed/?variant=${variants[0]!.id}&lang=${lang}`,
];

const ALL = process.env['STILLNESS'] === 'all';
const WIDTHS = [320, 412, 820, 1440] as const;
const MATRIX: readonly (readonly [Width, string])[] = ALL
  ? WIDTHS.flatMap((width) => languages.map((lang) => [width, lang] as const))
  : [
      [412, 'de'],
      [1440, 'en'],
    ];

/** Tells whether a width is that of a phone or tablet. */
const isNarrow = (width: Width): boolean => width < 1000;

/** Opens a page of a width. In the short run a wide page is not slowed down, since its scripts wait until it has painted in any case. */
async function visitor(width: Width, lang: string): Promise<Page> {
  const narrow = isNarrow(width);
  const context = await site.visitor({ viewport: { width, height: HEIGHTS[width] }, isMobile: narrow, hasTouch: narrow, locale: lang });
  await context.addInitScript(() => {
    const shifts: Shift[] = ((globalThis as Observed).shifts = []);
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[])
        shifts.push({ value, what: sources.map(({ node }) => node?.nodeName ?? '?').join(' ') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const page = await context.newPage();
  if (narrow || ALL) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/** Delays the scripts of a page until it has painted once; a page that is empty without them gets them all the same. */
const paintFirst = (page: Page): Promise<unknown> =>
  page.route('**/assets/*.js', async (route) => {
    await page
      .evaluate(async () => {
        const painted = (): boolean => performance.getEntriesByName('first-contentful-paint').length > 0;
        for (let frame = 0; frame < 30 && !painted(); frame++) await new Promise(requestAnimationFrame);
      })
      .catch(() => undefined); // Ignore an error: the document was left meanwhile.
    await route.continue();
  });

/** @returns the elements that moved until the page settled; none when the sum of their shifts is too small to be seen */
async function moved(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path);
  if (/seed=|^embed|^..\/$/.test(path)) await dealt(page);
  else await drawn(page);
  return rested(page, path);
}

async function rested(page: Page, path: string): Promise<readonly string[]> {
  const shifts = await page.evaluate(async (quiet) => {
    // Count the fetched files: the page has settled when no file was fetched for a number of frames.
    const fetched = (): number => performance.getEntriesByType('resource').length;
    for (let frames = 0, before = fetched(); frames < quiet; frames++) {
      await new Promise(requestAnimationFrame);
      if (fetched() > before) [frames, before] = [0, fetched()];
    }
    return (globalThis as Observed).shifts;
  }, QUIET);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return sum <= STILL ? [] : [`${path} ${sum.toFixed(3)}: ${shifts.map(({ value, what }) => `${value.toFixed(3)} ${what}`).join(', ')}`];
}

test.each(MATRIX)(
  'no page jumps on a first visit and on a second one with begun games: width %i, %s',
  { timeout: 600_000 },
  async (width, lang) => {
    const page = await visitor(width, lang);
    await paintFirst(page);
    const jumping: string[] = [];
    for (const path of ALL || isNarrow(width) ? pagesIn(lang) : sample(pagesIn(lang), 7)) jumping.push(...(await moved(page, path)));
    jumping.push(...(await moved(page, `${lang}/play/${variants[0]!.id}/?seed=3#rules`)));
    for (const { id } of [variants[0]!, variants.at(-1)!]) {
      await page.goto(`${lang}/play/${id}/?seed=3`);
      await dealt(page);
      expect(await playMoves(page, 2)).toBeGreaterThan(0);
      jumping.push(...(await rested(page, `${lang}/play/${id}/ played`)));
    }
    // In the short run, visit only a few pages a second time, and at one width: the begun games cause the same shifts at any width.
    for (const path of ALL ? pagesIn(lang) : isNarrow(width) ? sample(pagesIn(lang), 4) : [])
      jumping.push(...(await moved(page, path)).map((what) => `second visit: ${what}`));
    expect(jumping).toEqual([]);
  },
);

/** Number of tables that one test measures. Ten seconds for each are enough on a busy machine. */
const TABLES = 18;
/** Widths, languages, numbers of parts and their tables. In the short run each language shows one table. */
const TABLE_MATRIX: readonly (readonly [Width, string, number, typeof variants])[] = ALL
  ? MATRIX.flatMap(([width, lang]) =>
      Array.from({ length: Math.ceil(variants.length / TABLES) }, (_, part) => {
        const tables = variants.slice(part * TABLES, (part + 1) * TABLES);
        return [width, lang, part + 1, tables] as const;
      }),
    )
  : sample(variants, 6).map((variant, turn) => [412, languages[turn % languages.length]!, turn + 1, [variant]]);

test.each(TABLE_MATRIX)(
  'no table jumps while it is dealt: width %i, %s, part %i',
  { timeout: 600_000 },
  async (width, lang, _part, tables) => {
    const page = await visitor(width, lang);
    if (ALL) await paintFirst(page);
    const jumping: string[] = [];
    for (const { id } of tables) jumping.push(...(await moved(page, `${lang}/play/${id}/?seed=3`)));
    expect(jumping).toEqual([]);
  },
);

test.each(ALL ? MATRIX : MATRIX.slice(0, 1))(
  'the workshop does not jump when the first results arrive: width %i, %s',
  { timeout: 300_000 },
  async (width, lang) => {
    const page = await visitor(width, lang);
    await page.goto(`${lang}/workshop/`);
    await page.locator('.knowledge .figure').waitFor({ state: 'attached', timeout: 240_000 });
    expect(await rested(page, `${lang}/workshop/`)).toEqual([]);
  },
);

test('the measurement detects a layout shift', async () => {
  const page = await visitor(412, 'en');
  await page.goto('en/statistics/');
  await drawn(page);
  await page.evaluate(() => {
    const block = Object.assign(document.createElement('p'), { textContent: 'late' });
    block.style.height = '200px';
    document.querySelector('h1')!.before(block);
  });
  expect(await rested(page, 'en/statistics/')).toHaveLength(1);
});
