import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealt, drawn, languages, PAGES, playMoves, Site, storedGames, variants } from './site.js';

const site = Site.forTests();
const id = variants[0]!.id;

/** Opens a page with a default font size in pixels; browsers start with 16. */
async function inLetters(size: number, width: number, height = 800): Promise<Page> {
  const page = await site.visit('de/', { viewport: { width, height }, locale: 'de' });
  await (await page.context().newCDPSession(page)).send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  return page;
}

test.each([320, 360, 720, 1280])(
  'no page scrolls sideways with text of double size, and the links to pages move into a menu: %i pixels',
  async (width) => {
    const page = await inLetters(32, width);
    for (const path of PAGES) {
      await page.goto(`de/${path}`);
      await drawn(page);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path }).toBe(width);
      if (width < 1280) expect(await page.locator('.burger').isVisible(), path).toBe(true);
    }
    await page.goto('de/');
    await dealt(page);
    expect(
      await page
        .locator('.strip a')
        .evaluateAll((links) => links.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight).length),
    ).toBe(0);
    // The style of large tools is loaded after the first deal.
    const cut = (): Promise<string[]> =>
      page
        .locator('patience-game .tool')
        .evaluateAll((tools) => tools.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((tool) => tool.textContent));
    await expect.poll(cut).toEqual([]);
  },
);

/** Lays out the tiles outside the viewport as well. Runs in a page. */
const layTiles = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.tile { content-visibility: visible !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

/** Returns the tiles that are wider than their box, or that hide part of their content. Runs in a page. */
const badTiles = (tiles: Element[]): string[] =>
  tiles.flatMap((tile) => {
    const name = tile.querySelector('h2')!;
    const { clientWidth, scrollWidth } = tile;
    const badge = tile.querySelector('.badge')?.getBoundingClientRect();
    const title = name.getBoundingClientRect();
    const covered = badge && badge.bottom > title.top && badge.top < title.bottom && badge.right > title.left && badge.left < title.right;
    const picture = tile.querySelector('img')!;
    // A picture has the ratio 4 to 3: its height bounds its visible width.
    const seen = !picture.checkVisibility() || Math.min(picture.clientWidth, (picture.clientHeight * 4) / 3) >= clientWidth / 3;
    return scrollWidth > clientWidth || covered || !seen ? [name.textContent.trim()] : [];
  });

test.each([
  [390, 16],
  [390, 24],
  [390, 32],
  [320, 32],
])('every tile of the gallery fits its box and shows its name and picture: %i pixels wide, font size %i', async (width, size) => {
  const page = await inLetters(size, width);
  await page.goto(`de/play/${id}/?seed=5`);
  await dealt(page);
  await playMoves(page, 1);
  await expect.poll(() => storedGames(page)).toHaveLength(1);
  await page.goto('de/games/');
  await page.locator('.badge').waitFor();
  await page.evaluate(layTiles);
  await page.locator('#to-filters').click();
  for (const compact of [false, true]) {
    await page.getByRole('checkbox', { name: 'Kompakt' }).setChecked(compact);
    expect(await page.locator('.tile').evaluateAll(badTiles), `compact: ${compact}`).toEqual([]);
  }
});

test('the daily page breaks no word of a name beside the picture on a phone', async () => {
  const longest = (name: string): number => Math.max(...name.split(/[\s-]/).map(({ length }) => length));
  const page = await inLetters(16, 320);
  for (const lang of ['de', 'en'] as const)
    for (const { id } of [...variants].sort((a, b) => longest(b.names[lang]!) - longest(a.names[lang]!)).slice(0, 4)) {
      await page.goto(`${lang}/daily/?variant=${id}`);
      const name = page.locator('.game h3');
      await name.waitFor();
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 700 });
        const broken = await name.evaluate((heading) => {
          const text = heading.firstChild!.nextSibling ?? heading.firstChild!;
          const range = document.createRange();
          return [...text.textContent!.matchAll(/[^\s-]+/g)].flatMap(({ index, 0: word }) => {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
            return lines.size > 1 ? [word] : [];
          });
        });
        expect(broken, `${lang} ${id} at ${width}`).toEqual([]);
      }
    }
});

test('the bar above a table grows with the font size and keeps its labels while there is room', async () => {
  const page = await inLetters(32, 1366, 768);
  const bar = async (path: string): Promise<{ words: string[]; signs: number[]; cut: boolean }> => {
    await page.goto(path);
    await dealt(page);
    return page.locator('header.bar').evaluate((bar) => ({
      words: [...bar.querySelectorAll('.brand span, .tool span')]
        .filter((word) => word.getBoundingClientRect().width > 1)
        .map(({ textContent }) => textContent),
      signs: [...bar.querySelectorAll('.mark, .tool svg, .burger svg')].map((sign) => sign.getBoundingClientRect().width),
      cut: bar.scrollWidth > bar.clientWidth || bar.querySelector('h1')!.scrollWidth > bar.querySelector('h1')!.clientWidth,
    }));
  };
  const large = await bar(`de/play/${id}/?seed=4294967295`);
  expect(large.words).toEqual(['Patience', 'Regeln', 'Teilen']);
  expect(Math.min(...large.signs)).toBeGreaterThanOrEqual(40);
  expect(large.cut).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  const short = await bar(`de/play/${id}/?seed=4294967295`);
  expect(short.words).toEqual([]);
  expect(short.cut).toBe(false);
});

test('the tools of the table and the links of the bar lie side by side on the smallest very large screen', async () => {
  const page = await inLetters(16, 2400, 1300);
  for (const lang of languages) {
    await page.goto(`${lang}/play/${id}/`);
    await dealt(page);
    const tools = await page.locator('patience-game .tool').evaluateAll((all) => all.map((tool) => tool.getBoundingClientRect().right));
    const links = await page
      .locator('header.bar :is(.tools > *, .pages a)')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left));
    expect(Math.min(...links) - Math.max(...tools), lang).toBeGreaterThan(12);
  }
});

test('the bar and the strip of games grow with the tools of the table on a very large screen', async () => {
  const page = await inLetters(16, 2560, 1440);
  await page.goto('de/');
  await dealt(page);
  const letters = (selector: string): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  // The larger style is loaded after the first deal.
  await expect.poll(() => letters('patience-game .tool')).toBeGreaterThan(20);
  const tools = await letters('patience-game .tool');
  for (const selector of ['header.bar .tool', '.bar h1', '.pages a', '.strip a'])
    expect(await letters(selector), selector).toBeGreaterThan(tools * 0.7);
});

test.each([
  [1920, 1080],
  [2560, 1080],
  [2560, 1310],
  [2560, 1440],
  [3840, 2160],
])('one bar has the name of the game, the tools of the table and those of the page: %i × %i pixels', async (width, height) => {
  const page = await site.visit('de/', { viewport: { width, height }, locale: 'de' });
  for (const path of ['de/', `de/play/${id}/?seed=5`]) {
    await page.goto(path);
    await dealt(page);
    const spans = (): Promise<{ left: number; right: number; middle: number }[]> =>
      page.evaluate(() => {
        const { shadowRoot } = document.querySelector('patience-game')!;
        const tools = [...shadowRoot!.querySelectorAll('.tool:not([hidden])')];
        const groups = [[document.querySelector('.title')!], tools, [...document.querySelectorAll('.bar .tool')]];
        return groups.map((elements) => {
          const boxes = elements.map((element) => element.getBoundingClientRect());
          const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
          return { left, right, middle: Math.round((boxes[0]!.top + boxes[0]!.bottom) / 2) };
        });
      });
    // The style of large tools is loaded after the first deal.
    const apart = async (): Promise<number> => {
      const middles = (await spans()).map(({ middle }) => middle);
      return Math.max(...middles) - Math.min(...middles);
    };
    await expect.poll(apart, { message: path }).toBeLessThanOrEqual(4);
    const [title, tools, more] = await spans();
    expect([title!.right <= tools!.left, tools!.right <= more!.left], path).toEqual([true, true]);
    expect(await page.locator('.board').evaluate((board) => Math.round(board.getBoundingClientRect().top)), path).toBe(0);
  }
});

test.each([
  ['a phone at 200 %', 195, 422],
  ['a small phone at 200 %', 180, 370],
  ['a desk at 400 %', 320, 200],
])('every tool is visible when a game opens at high zoom: %s', async (_name, width, height) => {
  for (const lang of ['en', 'de']) {
    const page = await site.visit(`${lang}/play/${id}/?seed=5`, { viewport: { width, height }, locale: lang });
    await dealt(page);
    const hidden = (): Promise<string[]> =>
      page.locator('patience-game .tool:not([hidden])').evaluateAll((tools) =>
        tools
          .filter((tool) => {
            const { left, right, top, bottom } = tool.getBoundingClientRect();
            return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
          })
          .map((tool) => tool.textContent),
      );
    await expect.poll(hidden, { message: lang }).toEqual([]);
  }
});

test.each([
  [390, 844],
  [1440, 900],
])(
  'the way to all games takes one line of the strip, and the bar of a desk has name and deal in one: %i × %i pixels',
  async (width, height) => {
    const page = await site.visit('en/', { viewport: { width, height } });
    await dealt(page);
    const spanOf = (selector: string): Promise<{ bottom: number; lines: number }> =>
      page.locator(selector).evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { top, bottom } = range.getBoundingClientRect();
        return { top, bottom, lines: new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size };
      });
    await page.locator('#deal:not(:empty)').waitFor(); // The title is drawn after the deal.
    expect((await spanOf('.strip .all span')).lines).toBe(1);
    const [name, deal] = [await spanOf('#name'), await spanOf('#deal')];
    expect(Math.abs(deal.bottom - name.bottom) < 8).toBe(width > 1000);
  },
);
