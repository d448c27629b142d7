import { loadInstalled } from '@patience/core/installed';
import { isScored } from '@patience/core/internals';
import { sample } from '@patience/tooling/sample';
import { expect, test } from 'vitest';
import { dealt, languages, playMoves, saved, Site, variants } from './site.js';

const site = Site.forTests();

const id = variants[0]!.id;

test('the address of a table can open its rules, and the rules link back to the table', async () => {
  const page = await site.visit(`en/play/${id}/?seed=5`);
  await dealt(page);
  const door = page.getByRole('button', { name: 'Rules', exact: true, expanded: false });
  await door.waitFor();
  await page.evaluate(() => (location.hash = '#rules'));
  await page.getByRole('button', { name: 'Rules', exact: true, expanded: true }).waitFor();
  await page.goBack();
  await door.waitFor();
  expect(page.url()).toMatch(/\?seed=5$/);
});

test('Back closes the rules and keeps the game; closing the rules leaves no entry in the history', async () => {
  const page = await site.visit('en/games/');
  await page.goto(`en/play/${id}/?seed=5`);
  await dealt(page);
  const count = await playMoves(page, 2);
  const door = (expanded: boolean) => page.getByRole('button', { name: 'Rules', exact: true, expanded });
  await door(false).click();
  await door(true).waitFor();
  await page.goBack();
  await door(false).waitFor();
  expect(page.url()).toMatch(/\?seed=5$/);
  expect((await saved(page)).cursor).toBe(count);
  await door(false).click();
  await door(true).waitFor();
  await page.keyboard.press('Escape');
  await door(false).waitFor();
  await page.waitForURL(/\?seed=5$/);
  await page.goBack();
  await page.waitForURL('**/en/games/');
});

test('the clock stops while the rules lie over the table, and runs while they lie beside it', async () => {
  const page = await (await site.visitor({ viewport: { width: 1000, height: 700 } })).newPage();
  await page.goto(`en/play/${id}/?seed=5`);
  await dealt(page);
  await playMoves(page, 1);
  const paused = (): Promise<boolean> =>
    page.locator('patience-game').evaluate((element: HTMLElement & { snapshot?: { paused: boolean } }) => element.snapshot!.paused);
  const door = page.getByRole('button', { name: 'Rules', exact: true }).first();
  await door.click();
  await expect.poll(paused).toBe(true);
  expect(await page.getByText('Paused').filter({ visible: true }).count()).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await expect.poll(paused).toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });
  await door.click();
  await page.getByRole('button', { name: 'Rules', exact: true, expanded: true }).waitFor();
  expect(await paused()).toBe(false);
});

test('letter keys and Ctrl+Z work before the table has the focus, unless the player switched them off', async () => {
  const page = await site.visit(`en/play/${id}/?seed=5`);
  await dealt(page);
  await playMoves(page, 2);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const cursor = async (): Promise<number> => (await saved(page)).cursor;
  // The table gets the keys of the page when the rest of the page is there.
  await page.locator('patience-game[page-keys]').waitFor();
  await page.keyboard.press('u');
  await expect.poll(cursor).toBe(1);
  await page.keyboard.press('Control+y');
  await expect.poll(cursor).toBe(2);
  await page
    .locator('patience-game')
    .evaluate((element: HTMLElement & { withoutLetterKeys: boolean }) => (element.withoutLetterKeys = true));
  await page.keyboard.press('u');
  expect(await cursor()).toBe(2);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.locator('dialog[open]').waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Control+z');
  expect(await cursor()).toBe(2);
});

test('a paused game shows a notice with a Resume button, with and without points, and the table does not move', async () => {
  const page = await site.visit('en/', { viewport: { width: 360, height: 740 } });
  const top = (): Promise<number> =>
    page.locator('patience-game').evaluate((element) => element.shadowRoot!.querySelector('[part=pile]')!.getBoundingClientRect().top);
  for (const { id: each } of sample(variants, 4)) {
    await page.goto(`en/play/${each}/?seed=5`);
    await dealt(page);
    await playMoves(page, 1);
    await page.locator('#count', { hasText: 'move' }).waitFor();
    const before = await top();
    await page.keyboard.press('p');
    await page.locator('#count', { hasText: 'Paused' }).or(page.locator('patience-game').getByText('Paused')).first().waitFor();
    expect(await top(), each).toBe(before);
    const resume = page.getByRole('status').getByRole('button', { name: 'Resume' });
    await resume.press('Enter');
    await resume.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('patience-game');
    expect(await page.locator('#count').innerText()).not.toContain('Paused');
  }
});

test.each([320, 390])('the notice of a pause covers no tool, with and without the strip of games: %i pixels', async (width) => {
  const page = await site.visit('en/', { viewport: { width, height: 640 } });
  await dealt(page);
  await playMoves(page, 1);
  await page.locator('#count', { hasText: 'move' }).waitFor();
  await page.keyboard.press('p');
  await page.locator('.notices .notice').waitFor();
  const covered = (): Promise<readonly string[]> =>
    page.evaluate(() => {
      const { bottom } = document.querySelector('.notices .notice')!.getBoundingClientRect();
      const tools = [...document.querySelector('patience-game')!.shadowRoot!.querySelectorAll('.tool')];
      return tools.filter((tool) => tool.getBoundingClientRect().top < bottom).map(({ textContent }) => textContent);
    });
  await expect.poll(covered).toEqual([]);
});

test.each(languages)(
  'points and time touch neither the tools of the table nor those of the page in the bar of a desk: %s',
  async (lang) => {
    // The narrowest window with one bar for both.
    const page = await site.visit(`${lang}/`, { viewport: { width: 1888, height: 1080 }, locale: lang });
    let seen = 0;
    for (const installed of variants) {
      if (!isScored(await loadInstalled(installed))) continue;
      await page.goto(`${lang}/play/${installed.id}/?seed=5`);
      await dealt(page);
      const points = (await page.locator('patience-game .status > span').first().boundingBox())!;
      const time = (await page.locator('patience-game .status > span').last().boundingBox())!;
      const tool = (await page.locator('patience-game .tool:visible').last().boundingBox())!;
      const next = (await page.locator('header.bar .tools').boundingBox())!;
      expect(points.x - (tool.x + tool.width), installed.id).toBeGreaterThanOrEqual(8);
      expect(next.x - (time.x + time.width), installed.id).toBeGreaterThanOrEqual(8);
      seen++;
    }
    expect(seen).toBeGreaterThan(0);
  },
);

test('all tools above the table have the system colour of buttons under forced colours', async () => {
  const page = await site.visit(`en/play/${id}/?seed=5`, { forcedColors: 'active' });
  await dealt(page);
  const colours = await page.locator('header.bar .tool span').evaluateAll((words) => words.map((word) => getComputedStyle(word).color));
  expect(colours.length).toBe(2);
  expect(new Set(colours).size).toBe(1);
});

test('the name of a game and its facts take one line each in the bar of a phone', async () => {
  const page = await site.visit('de/', { viewport: { width: 360, height: 740 }, locale: 'de' });
  for (const { id: long } of [...variants].sort((a, b) => b.names['de']!.length - a.names['de']!.length).slice(0, 3)) {
    await page.goto(`de/play/${long}/?seed=5`);
    await dealt(page);
    const [bar, room, text] = await page
      .locator('h1')
      .evaluate((name) => [document.querySelector('.bar')!.clientHeight, name.clientWidth, name.scrollWidth]);
    expect([long, bar]).toEqual([long, 48]);
    expect(text, long).toBeLessThanOrEqual(room);
  }
});

test('the strip of games marks the game on the table', async () => {
  const page = await site.visit('en/');
  await dealt(page);
  const current = page.locator('.strip a[aria-current]');
  await current.waitFor();
  expect(await current.allInnerTexts()).toEqual([await page.locator('h1').innerText()]);
});

test('all tools are in sight on a phone held sideways', async () => {
  const page = await site.visit('en/', { viewport: { width: 568, height: 320 } });
  await dealt(page);
  const bottoms = await page
    .locator('patience-game [part~=tool]')
    .evaluateAll((tools) => tools.map((tool) => tool.getBoundingClientRect().bottom));
  expect(bottoms.length).toBeGreaterThan(4);
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(320);
});

test('the title of a page with a table names the game', async () => {
  const page = await site.visit('de/', { locale: 'de-DE' });
  await dealt(page);
  const name = await page.locator('h1').innerText();
  await expect.poll(() => page.title()).toBe(`${name} · Patience`);
});

test('the keyboard reaches the skip link, the rules, and the way back from them', async () => {
  const page = await site.visit(`en/play/${id}/?seed=5`);
  await dealt(page);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('skip');
  const rules = page.getByRole('button', { name: 'Rules', exact: true }).first();
  await rules.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('rules');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('to-rules');
});

test('a table that is scrolled out of view stops its clock without a notice of a pause', async () => {
  const page = await site.visit('en/', { viewport: { width: 390, height: 844 } });
  await dealt(page);
  expect(await playMoves(page, 1)).toBe(1);
  const paused = (): Promise<boolean> =>
    page.locator('patience-game').evaluate((element: HTMLElement & { snapshot?: { paused: boolean } }) => element.snapshot!.paused);
  // The page is not high enough to scroll the table out of sight until its late parts are there.
  const scrollToEnd = (): Promise<boolean> =>
    page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return document.querySelector('patience-game')!.getBoundingClientRect().bottom <= 0;
    });
  await expect.poll(scrollToEnd).toBe(true);
  await expect.poll(paused).toBe(true);
  expect(await page.locator('.notice').count()).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(paused).toBe(false);
  await page.locator('patience-game').evaluate((element: HTMLElement & { pause(): void }) => element.pause());
  await page.locator('.notice', { hasText: 'Paused' }).waitFor();
});

test.each(languages)('the bar of a desk shows the main pages, and the whole name and number of the deal: %s', async (lang) => {
  const page = await site.visit(`${lang}/play/${id}/?seed=98`, { viewport: { width: 1440, height: 900 }, locale: lang });
  await dealt(page);
  expect(await page.locator('.burger').isVisible()).toBe(false);
  await page.locator('#deal', { hasText: '·' }).waitFor();
  const cut = await page
    .locator('.bar h1, .bar small:not(:empty)')
    .evaluateAll((texts) => texts.filter((text) => text.scrollWidth > text.clientWidth).map(({ textContent }) => textContent));
  expect(cut).toEqual([]);
  const heights = await page.locator('.bar .pages a').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(heights).size).toBe(1);
});

test('the guide of a scored game shows at least one sentence on a narrow phone too', async () => {
  const scored = [];
  for (const one of variants) if (isScored(await loadInstalled(one))) scored.push(one.id);
  expect(scored).not.toEqual([]);
  const page = await (await site.visitor({ viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true })).newPage();
  for (const lang of ['en', 'de'])
    for (const one of scored) {
      await page.goto(`${lang}/play/${one}/?seed=5`);
      await dealt(page);
      const form = page.locator('patience-game .guide');
      await expect.poll(() => form.getAttribute('data-form'), { message: `${one}, ${lang}` }).toMatch(/^[1-5]/);
    }
});

test('“Show me” is offered in the first game of a family until its first move, and plays no move', async () => {
  const page = await (await site.visitor({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(`en/play/${id}/?seed=5`);
  await dealt(page);
  const family = await page.evaluate(() => document.documentElement.dataset['family']!);
  const guide = page.locator('patience-game .guide');
  await guide.getByRole('button', { name: 'Show me' }).press('Enter');
  await guide.getByText('First: ').waitFor();
  await guide.getByRole('button', { name: 'Close' }).press('Enter');
  expect((await saved(page)).cursor).toBe(0);
  await guide.getByRole('button', { name: 'Show me' }).waitFor();
  await playMoves(page, 1);
  const isRelated = async (other: string): Promise<boolean> =>
    (await (await page.request.get(`en/play/${other}/`)).text()).includes(` data-family="${family}"`);
  for (const { id: other } of variants) {
    if (other === id || !(await isRelated(other))) continue;
    await page.goto(`en/play/${other}/?seed=5`);
    break;
  }
  expect(page.url()).not.toContain(id);
  await dealt(page);
  await guide.locator('p').first().waitFor();
  expect(await guide.getByRole('button').count()).toBe(0);
});

test.each(['de', 'fr'])('name, deal and count are whole in the bar of a window 1200 pixels wide, in the language %s', async (lang) => {
  const page = await (await site.visitor({ viewport: { width: 1200, height: 800 } })).newPage();
  const [longest] = variants.toSorted((a, b) => b.names['de']!.length - a.names['de']!.length);
  await page.goto(`${lang}/play/${longest!.id}/?seed=98`);
  await dealt(page);
  await playMoves(page, 1);
  await page.locator('#count:not(:empty)').waitFor();
  for (const part of ['#name', '#deal', '#count'])
    expect(await page.locator(part).evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth), part).toBe(true);
});

test('letters of twice the size leave the tools on a phone in the window, and no page scrolls sideways', async () => {
  const page = await (await site.visitor({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })).newPage();
  const enlarge = (): Promise<void> => page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px', 'important'));
  const wide: string[] = [];
  for (const path of [`play/${id}/?seed=5`, 'games/', 'daily/', 'statistics/', 'settings/'])
    for (const lang of ['en', 'de']) {
      await page.goto(`${lang}/${path}`);
      if (path.startsWith('play')) await dealt(page);
      await enlarge();
      if ((await page.evaluate(() => document.documentElement.scrollWidth)) > 390) wide.push(`${lang}/${path}`);
      if (!path.startsWith('play')) continue;
      const lowest = page.locator('patience-game [part="toolbar"]').evaluate((bar) => bar.getBoundingClientRect().bottom);
      expect(await lowest, path).toBeLessThanOrEqual(844);
    }
  expect(wide).toEqual([]);
});
