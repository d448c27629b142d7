/** End-to-end tests of the workshop: a patience is made, played, kept and shared in the page. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealt, playMoves, saved, Site, storedGames } from './site.js';

const site = Site.forTests();

type Table = HTMLElement & { game?: { piles: readonly { role: string }[] } };

/** Counts the piles of a role on the table. */
const piles = (page: Page, role: string): Promise<number> =>
  page
    .locator('patience-game')
    .evaluate((element: Table, wanted) => element.game!.piles.filter((pile) => pile.role === wanted).length, role);

const begin = async (page: Page, label: string): Promise<void> => {
  await page.getByLabel('Start from').selectOption({ label });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
};

test('nine columns instead of seven are dealt at once, undone and redone', async () => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  expect(await piles(page, 'tableau')).toBe(7);
  const columns = page.getByRole('group', { name: 'Columns 1 to 7' }).getByLabel('Number of piles', { exact: true });
  await columns.fill('9');
  await columns.press('Tab');
  await expect.poll(() => piles(page, 'tableau')).toBe(9);
  expect(await playMoves(page, 2)).toBe(2);
  await page.getByRole('button', { name: 'Undo edit' }).click();
  await expect.poll(() => piles(page, 'tableau')).toBe(7);
  await page.getByRole('button', { name: 'Redo edit' }).click();
  await expect.poll(() => piles(page, 'tableau')).toBe(9);
  // The draft is still there on the next visit.
  await page.reload();
  await dealt(page);
  expect(await piles(page, 'tableau')).toBe(9);
});

test('the rules of a draft are written in the language of the page, also in one of a package', async () => {
  const page = await site.visit('fr/workshop/');
  await dealt(page);
  await page.getByRole('heading', { name: 'Règles', exact: true }).click();
  await page.locator('#rules-text').getByText('Formez sept colonnes').waitFor();
});

test('the list of patiences to begin with shows how the open draft began, and Start answers even if nothing changes', async () => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  const list = page.getByLabel('Start from');
  const chosen = (): Promise<string> => list.evaluate((element: HTMLSelectElement) => element.value);
  expect(await chosen()).toBe('template:stock');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(() => page.locator('.tabs .said').innerText()).not.toBe('');
  await begin(page, 'Pairs');
  await expect.poll(() => piles(page, 'tableau')).toBe(28);
  // Another draft is opened: the list follows it.
  await page.goto('en/workshop/#start=template:stock');
  await expect.poll(() => piles(page, 'tableau')).toBe(7);
  await expect.poll(chosen).toBe('template:stock');
});

test('the search of the list to begin with selects the first patience that it finds, and Enter begins with it', async () => {
  const page = await site.visit('de/workshop/');
  await dealt(page);
  const search = page.getByRole('searchbox', { name: 'In dieser Liste suchen' });
  await search.fill('free cell solitaire');
  await page.getByRole('status').getByText('So heißt keine Patience.').waitFor();
  await search.fill('klondik');
  await page
    .getByRole('status')
    .getByText(/^\d Patiencen gefunden/)
    .waitFor();
  await search.fill('pyram');
  const list = page.getByLabel('Ausgehen von');
  await expect.poll(() => list.evaluate((element: HTMLSelectElement) => element.value)).toBe('game:pyramid');
  await search.press('Enter');
  await expect.poll(() => piles(page, 'tableau')).toBe(28);
  // The whole list is back, and shows what the new draft began with.
  expect(await search.inputValue()).toBe('');
  expect(await list.evaluate((element: HTMLSelectElement) => [element.value, element.options.length > 50])).toEqual(['game:pyramid', true]);
});

test('a mistake is marked at its field, and the table keeps the last version without one', async () => {
  const page = await site.visit('de/workshop/');
  await dealt(page);
  await page.getByRole('heading', { name: 'Geben', exact: true }).click();
  const rows = page.getByRole('group', { name: 'Schritt 1' }).getByLabel('Zeilen', { exact: true });
  await rows.fill('viele');
  await rows.press('Tab');
  expect(await rows.getAttribute('aria-invalid')).toBe('true');
  const about = (await rows.getAttribute('aria-describedby'))!.split(' ').at(-1)!;
  expect(await page.locator(`#${about}`).innerText()).toBe(
    'Schreibe eine Zahl für alle 7 Stapel oder 7 Zahlen, eine für jeden; 1..7 heißt von eins bis 7.',
  );
  await page.getByRole('status').getByText('1 Fehler').waitFor();
  expect(await piles(page, 'tableau')).toBe(7);
  expect(await playMoves(page, 1)).toBe(1);
  // The sentence in the list of mistakes leads to the field.
  await page.getByRole('heading', { name: '1 Fehler' }).waitFor();
  await page.locator('.mistakes a').click();
  expect(await rows.evaluate((element) => element === document.activeElement)).toBe(true);
  await rows.fill('1..7');
  await rows.press('Tab');
  await page.getByRole('status').getByText('Keine Fehler').waitFor();
  expect(await page.locator('.mistakes').count()).toBe(0);
});

test('too many columns are marked at their field, the bar stays in sight on a desk and a phone, and a button repairs the deal', async () => {
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const page = await site.visit('en/workshop/', { viewport });
    await dealt(page);
    const count = page.locator('input[id^="field-count-table_t1-"]');
    await count.fill('18');
    await count.press('Tab');
    const sentence = '171 cards are needed for this deal, 52 are in the deck.';
    expect(await count.getAttribute('aria-invalid')).toBe('true');
    const about = (await count.getAttribute('aria-describedby'))!.split(' ').at(-1)!;
    expect(await page.locator(`#${about}`).innerText()).toBe(sentence);
    expect(await page.locator('.mistakes').innerText()).not.toMatch(/JSON|deal:|pack/);
    // The bar is in sight wherever the page is scrolled to.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const show = page.getByRole('button', { name: 'Show where' });
    for (const inBar of [show, page.getByRole('button', { name: 'Undo edit' }), page.getByRole('status').getByText('1 mistake')])
      expect(await inBar.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200);
    if (viewport.width < 600) await page.getByRole('tab', { name: 'Play' }).click({ trial: true });
    await show.click();
    expect(await count.evaluate((element) => element === document.activeElement)).toBe(true);
    const [bar, field] = await page.evaluate(() => [
      document.querySelector('.tabs')!.getBoundingClientRect().bottom,
      document.activeElement!.getBoundingClientRect().top,
    ]);
    expect(field).toBeGreaterThanOrEqual(bar);
    await expect.poll(() => page.locator('patience-game.stale').count()).toBe(1);
    await page.getByRole('button', { name: 'Take 4 decks' }).click();
    await expect.poll(() => piles(page, 'tableau')).toBe(18);
    expect(await page.locator('.edit [aria-invalid], .stale').count()).toBe(0);
  }
});

test('a game that nobody can win is not called free of mistakes, and a button gives it foundations', async () => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  await page.locator('#section-row-f1-4 > summary').click();
  await page.getByRole('button', { name: 'Remove foundations 1 to 4' }).click();
  await page.getByRole('status').getByText('Nobody can win').waitFor();
  await page.getByRole('heading', { name: 'Goal and automatic moves' }).click();
  await page.locator('#section-goal').getByRole('button', { name: 'Add: foundations' }).click();
  await page.locator('.doubts').waitFor({ state: 'detached' });
});

test('every installed patience that is data can be begun with, and the text beside the form is in step with it', async () => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  const games = page.locator('#start optgroup').nth(1).locator('option');
  await expect.poll(() => games.count()).toBeGreaterThan(70);
  const labels = await games.allInnerTexts();
  await begin(page, labels[0]!);
  await page.locator('.bench .now strong').getByText(`Variation on ${labels[0]!}`).waitFor();
  await page.getByRole('heading', { name: 'JSON', exact: true }).click();
  const text = page.locator('#editor').getByRole('textbox', { name: 'JSON' });
  await text
    .getByText(/"my-(?!columns)/)
    .first()
    .waitFor();
  // The editor completes words of the schema, and marks what the reader names as a mistake.
  await text.fill(
    '{ "id": "mine", "table": { "t1-4": { "at": [0, 0], "accept": { "empty": "any", "on": "down any" }, "take": "tip" } }, "deal": [{ "to": "t1-4", "all": true }] }',
  );
  await page.locator('#editor .cm-lintRange-error').waitFor();
  expect(await page.locator('#editor .cm-lintRange-error').innerText()).toContain('"tip"');
  await page.getByRole('status').getByText('1 mistake').waitFor();
  await text.fill(
    '{ "id": "mine", "table": { "t1-4": { "at": [0, 0], "accept": { "empty": "any", "on": "down any" }, "take": "top" } }, "deal": [{ "to": "t1-4", "all": true }], "strings": { "en": { "name": "Mine" } } }',
  );
  await page.locator('.bench .now strong').getByText('Mine', { exact: true }).waitFor();
  await text.press('Control+End');
  await text.press('ArrowLeft');
  await text.pressSequentially(', "ta');
  await page.locator('#editor .cm-tooltip-autocomplete').getByText('"taps"').waitFor();
  await text.press('Escape');
  await page.getByText('The text is not a recipe at the moment.').waitFor();
  // Typing in the text is one edit.
  await page.getByRole('button', { name: 'Undo edit' }).click();
  await page.getByRole('heading', { name: 'Piles', exact: true }).waitFor();
  await text
    .getByText(/"my-(?!columns)/)
    .first()
    .waitFor();
});

test('text typed over selected lines replaces them, without styles that the policy of the site forbids', async () => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  await page.getByRole('heading', { name: 'JSON', exact: true }).click();
  const text = page.locator('#editor').getByRole('textbox', { name: 'JSON' });
  const lines = text.locator('.cm-line');
  await text.fill('{\n  "id": "mine",\n  "decks": 1,\n  "actions": []\n}');
  await expect.poll(() => lines.count()).toBe(5);
  // The selection starts in a coloured name and ends two lines below it.
  for (const key of ['Control+Home', 'ArrowDown', 'Home', 'ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowDown']) await text.press(key);
  await page.keyboard.type('x');
  await expect.poll(() => lines.allInnerTexts()).toEqual(['{', '  "xactions": []', '}']);
  // A quote is put around what is selected.
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', '"']) await text.press(key);
  await expect.poll(() => lines.allInnerTexts()).toEqual(['{', '  "x"ac"tions": []', '}']);
  // Deleted brackets, whose colour marks them, leave no colour in the line.
  await text.press('Control+Home');
  await text.locator('.cm-matchingBracket').first().waitFor();
  await text.selectText();
  await page.keyboard.insertText('{}');
  await expect.poll(() => lines.allInnerTexts()).toEqual(['{}']);
  expect(await lines.first().getAttribute('style')).toBeNull();
});

test('a key pressed in the text editor first shows the last edit of the form there, so that typing does not revert it', async () => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  await page.getByRole('heading', { name: 'JSON', exact: true }).click();
  await page.locator('#editor').getByRole('textbox', { name: 'JSON' }).waitFor();
  const columns = page.getByRole('group', { name: 'Columns 1 to 7' }).getByLabel('Number of piles', { exact: true });
  // Both happen in one task: the text follows an edit of the form in a later one.
  const texts = await columns.evaluate((field: HTMLInputElement) => {
    const content = document.querySelector('#editor')!.shadowRoot!.querySelector<HTMLElement>('.cm-content')!;
    field.value = '9';
    field.dispatchEvent(new Event('change', { bubbles: true }));
    const before = content.innerText;
    content.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true, composed: true }));
    return [before, content.innerText].map((text) => /t1-\d+/.exec(text)?.[0]);
  });
  expect(texts).toEqual(['t1-7', 't1-9']);
});

test('form and table are two tabs on a phone, which arrow keys change', async () => {
  const page = await site.visit('en/workshop/', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await dealt(page);
  await page.getByLabel('Number of piles', { exact: true }).locator('visible=true').last().focus();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await page.getByRole('tab', { name: 'Play' }).tap();
  await page.locator('patience-game').waitFor();
  // The whole table with its tools is in sight, and the form is later where it was left.
  await expect
    .poll(() => page.locator('patience-game').evaluate((table) => Math.round(table.getBoundingClientRect().bottom)))
    .toBeLessThanOrEqual(844);
  expect(await page.getByRole('heading', { name: 'Piles', exact: true }).isVisible()).toBe(false);
  await page.getByRole('tab', { name: 'Edit' }).tap();
  await page.locator('patience-game').waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.getByRole('tab', { name: 'Play' }).tap();
  await page.locator('patience-game').waitFor();
  await page.keyboard.press('ArrowLeft');
  expect(await page.getByRole('tab', { name: 'Edit' }).evaluate((tab) => tab === document.activeElement)).toBe(true);
  expect(await page.locator('patience-game').isVisible()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('the tab Play shows the Undo of its table on the smallest phones', async () => {
  const page = await site.visit('de/workshop/', { viewport: { width: 320, height: 568 }, hasTouch: true });
  await page.getByRole('tab', { name: 'Spielen' }).tap();
  await dealt(page);
  const undo = page.locator('patience-game [part~=tool-undo]');
  await expect.poll(() => undo.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
});

test.each(['de', 'en'])('the list of beginnings shows the whole name of each template on the smallest phones (%s)', async (lang) => {
  const page = await site.visit(`${lang}/workshop/`, { viewport: { width: 320, height: 568 }, hasTouch: true });
  const list = page.locator('#start');
  await list.locator('optgroup option').first().waitFor({ state: 'attached' });
  const [wanted, width] = await list.evaluate((select: HTMLSelectElement) => {
    const alone = select.parentElement!.parentElement!.appendChild(select.cloneNode(false) as HTMLSelectElement);
    alone.append(...select.querySelector('optgroup')!.cloneNode(true).childNodes);
    alone.style.width = 'auto';
    return [alone.offsetWidth, select.offsetWidth];
  });
  expect(width).toBeGreaterThanOrEqual(wanted);
});

test('the game on a phone is not paused when the tab Play opens', async () => {
  const visitor = await site.visitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
  // Without the table's timer, which ticks every second, only the tab can end the pause.
  await visitor.addInitScript(() => {
    const { setInterval } = globalThis;
    Object.assign(globalThis, { setInterval: (run: () => void, ms: number) => (ms === 1000 ? 0 : setInterval(run, ms)) });
  });
  const page = await visitor.newPage();
  await page.goto('en/workshop/');
  await dealt(page);
  const table = page.locator('patience-game');
  const isPaused = () => table.evaluate((element: HTMLElement & { game?: { paused: boolean } }) => element.game!.paused);
  await expect.poll(isPaused).toBe(true);
  await page.getByRole('tab', { name: 'Play' }).tap();
  await expect.poll(isPaused).toBe(false);
  await expect.poll(() => table.locator('.status').count()).toBe(0);
});

/** The number of deals that were carried over, and the interval, as the page shows them. */
const known = async (page: Page): Promise<{ readonly low: number; readonly high: number; readonly carried: number }> => {
  const { low, high, carried } = await page
    .locator('.knowledge .figure')
    .evaluate((element) => Object.fromEntries(Object.entries((element as HTMLElement).dataset)));
  return { low: Number(low), high: Number(high), carried: Number(carried) };
};

test('the share of deals that can be won is searched in workers, and results are carried over an edit', async () => {
  const page = await (await site.visitor()).newPage();
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto('en/workshop/');
  await dealt(page);
  await begin(page, 'Columns and cells');
  await expect.poll(async () => (await known(page)).high - (await known(page)).low, { timeout: 60_000 }).toBeLessThan(30);
  expect((await known(page)).low).toBeGreaterThan(60);
  expect(workers.length).toBeGreaterThan(0);
  // Any suit fits on any other: every line that won still wins.
  await page.getByRole('group', { name: 'Columns 1 to 8' }).getByLabel('Suit of the next card', { exact: true }).selectOption('any');
  await expect.poll(async () => (await known(page)).carried, { timeout: 60_000 }).toBeGreaterThan(5);
});

test('a patience of one’s own is sent as a link, played by another visitor, and kept among the games', async () => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  await page.getByRole('heading', { name: 'Names', exact: true }).click();
  await page.getByLabel('Name (English)').fill('Nine in a Row');
  await page.getByLabel('Name (English)').press('Tab');
  const columns = page.getByRole('group', { name: 'Columns 1 to 7' }).getByLabel('Number of piles', { exact: true });
  await columns.fill('9');
  await columns.press('Tab');
  await page.getByRole('heading', { name: 'Share and keep' }).click();
  const link = page.getByRole('textbox', { name: 'Link', exact: true });
  await expect.poll(() => link.inputValue()).toContain('#recipe=');
  const address = await link.inputValue();
  expect(address.length).toBeLessThan(1500);

  await page.getByRole('button', { name: 'Add to your games' }).click();
  await page.getByText('“Nine in a Row” is now among the patiences you added.').waitFor();
  await page.getByRole('link', { name: 'Play it there' }).click();
  await page.waitForURL('**/en/play/?**variant=my-columns**');
  await dealt(page);
  expect(await piles(page, 'tableau')).toBe(9);
  await playMoves(page, 2);
  await expect.poll(() => storedGames(page)).toHaveLength(1);

  const other = await site.visit(address.slice(address.indexOf('en/add/')));
  await other.getByRole('heading', { name: 'Nine in a Row' }).waitFor();
  await dealt(other);
  expect(await saved(other)).toMatchObject({ variant: 'my-columns' });
  expect(await playMoves(other, 10)).toBe(10);
});

test('a link, a text and a rules file of Solvitaire are opened in the workshop', async () => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  await page.getByRole('heading', { name: 'Share and keep' }).click();
  const field = page.getByLabel('Open a recipe');
  const open = page.getByRole('button', { name: 'Open', exact: true });
  await field.fill('{ "tableau piles": { "count": 9, "build policy": "red-black" }, "cells": { "count": 3 } }');
  await open.click();
  await expect.poll(() => piles(page, 'tableau')).toBe(9);
  expect(await piles(page, 'cell')).toBe(3);
  const link = page.getByRole('textbox', { name: 'Link', exact: true });
  await expect.poll(() => link.inputValue()).toContain('#recipe=');
  const code = (await link.inputValue()).split('#')[1]!;
  await field.fill('nonsense');
  await open.click();
  await page.getByText('This is neither JSON nor a link to a game').waitFor();

  const other = await site.visit(`en/workshop/#${code}`);
  await dealt(other);
  await expect.poll(() => piles(other, 'cell')).toBe(3);
});
