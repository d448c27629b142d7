import { allOptions, completeOptions, startOptions, wordsOf, type Options, type Variant } from '@patience/core';
import { loadInstalled } from '@patience/core/installed';
import { deal } from '@patience/core/internals';
import { solve } from '@patience/solver';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dealKey } from '../src/address/deal.js';
import { readSettings } from '../src/settings/settings.js';
import { builtSite, chooseDeal, dealByRule, dealt, newDeal, playMoves, saved, Site, variants, withoutPublishedDeals } from './site.js';

const site = Site.forTests();

/** A patience with published winnable deals for its default rules and for other rules, the option that differs, and its value. */
const { variant, option, value } = await withChoice();

async function withChoice(): Promise<{ variant: Variant; option: string; value: string }> {
  for (const installed of variants) {
    const variant = await loadInstalled(installed);
    for (const [option, values] of Object.entries(variant.options)) {
      const value = String(values[1]);
      if (published(variant, {}).length > 20 && published(variant, { [option]: value }).length > 20) return { variant, option, value };
    }
  }
  throw new Error('no patience has winnable deals by two rule sets');
}

/** Returns the winnable deals of a rule set that are published with the site. */
function published(variant: Variant, given: Readonly<Options>): readonly unknown[] {
  const options = completeOptions(variant, given);
  if (!options.ok) return [];
  const file = JSON.parse(readFileSync(join(builtSite, 'deals', `${variant.id}.json`), 'utf8')) as Record<string, readonly unknown[]>;
  return file[dealKey({ variant: variant.id, rules: variant.rules, options: options.value, seed: '' })] ?? [];
}

/**
 * Tells whether a deal by the default rules can be won. A deal that the page's own search found is not among the published ones, so this
 * solves it again.
 */
async function isWinnable(seed: number): Promise<boolean> {
  if (published(variant, {}).includes(seed)) return true;
  const laid = deal(variant, { seed });
  return laid.ok && (await solve(laid.value.table, { time: Infinity })).line !== undefined;
}

/** Opens a context without published winnable deals, in which the search for one finds none. */
async function withoutDeals(): Promise<BrowserContext> {
  const context = await site.visitor();
  await withoutPublishedDeals(context);
  await context.addInitScript(() => {
    // Replace workers by one that never answers.
    globalThis.Worker = class extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    } as unknown as typeof Worker;
  });
  return context;
}

/** Deals by other rules than those on the table. */
const dealByOtherRules = (page: Page): Promise<void> => dealByRule(page, option);

/** Opens a context in which these settings are stored. */
const withSettings = (settings: object): Promise<BrowserContext> => site.visitor({ storageState: site.storageWith(settings) });

const open = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(path);
  await dealt(page);
  return page;
};

describe('winnable deals only', () => {
  test('a deal is winnable unless the player switches that off', async () => {
    expect(readSettings({}).winnable).toBe(true);
    const page = await open(await withSettings({ winnable: false }), `en/play/${variant.id}/`);
    await chooseDeal(page);
    expect(await page.getByLabel('Winnable deals only').isChecked()).toBe(false);
  });

  test('a page without a deal in its address deals a winnable one, under default and other rules', async () => {
    const context = await site.visitor(); // Winnable deals are on by default.
    for (const given of [{}, { [option]: value }]) {
      const page = await open(context, `en/play/${variant.id}/?${new URLSearchParams(given).toString()}`);
      const { seed } = await saved(page);
      expect(published(variant, given), `deal ${seed}`).toContain(seed);
      await page.close();
    }
  });

  test('a first visit uses a patience’s options for beginners, and a link to a deal uses its default options', async () => {
    const all = await Promise.all(variants.map((installed) => loadInstalled(installed)));
    const eased = all.find(({ startOptions }) => startOptions)!;
    const first = startOptions(eased);
    const page = await open(await site.visitor(), `en/play/${eased.id}/`);
    const { seed, options } = await saved(page);
    expect(options).toEqual(first);
    expect(published(eased, first)).toContain(seed);
    const linked = await open(await site.visitor(), `en/play/${eased.id}/?seed=${seed}`);
    expect((await saved(linked)).options).toEqual(allOptions(eased)[0]);
    // The address of the first game names what differs from the defaults, so that it opens the same game elsewhere.
    await expect.poll(() => new URL(page.url()).searchParams.has('seed')).toBe(true);
    const again = await open(await site.visitor(), page.url());
    expect(await saved(again)).toMatchObject({ seed, options: first });
  });

  test('New never repeats a deal, even without a move', async () => {
    const page = await open(await withSettings({ winnable: true }), `en/play/${variant.id}/`);
    const seen = [(await saved(page)).seed];
    for (let i = 0; i < 4; i++) {
      await newDeal(page);
      await expect.poll(async () => (await saved(page)).seed).not.toBe(seen.at(-1));
      seen.push((await saved(page)).seed);
    }
    expect(new Set(seen).size).toBe(5);
    for (const seed of seen) expect(await isWinnable(seed), `deal ${seed}`).toBe(true);
  });

  test('a begun game that New or a chosen deal replaced is resumed with one click', async () => {
    const page = await open(await site.visitor(), `en/play/${variant.id}/?seed=5`);
    for (const leave of [newDeal, dealByOtherRules]) {
      expect(await playMoves(page, 1)).toBe(1);
      const { seed, gestures } = await saved(page);
      await leave(page);
      await expect.poll(async () => (await saved(page)).gestures).toEqual([]);
      await page.getByRole('button', { name: 'Previous game' }).click();
      await expect.poll(() => saved(page)).toMatchObject({ seed, gestures });
    }
  });

  test('New deals at once while the search for winnable deals cannot be loaded', async () => {
    const context = await site.visitor();
    await context.route(/\/assets\/(winnable|solver|advice|client|answer)\b/, () => undefined); // Leave requests for the search's files unanswered.
    const page = await open(context, `en/play/${variant.id}/`);
    const seen = [(await saved(page)).seed];
    for (let i = 0; i < 3; i++) {
      await newDeal(page);
      await expect.poll(async () => seen.includes((await saved(page)).seed)).toBe(false);
      seen.push((await saved(page)).seed);
    }
    for (const seed of seen) expect(published(variant, {})).toContain(seed);
  });

  test('New shows that it waits for a winnable deal, and the player can keep playing or take any deal', async () => {
    const context = await withoutDeals();
    const page = await open(context, `en/play/${variant.id}/?seed=5`);
    const waiting = page.getByText('Looking for a deal that can be won');
    await newDeal(page);
    await waiting.waitFor();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await waiting.waitFor({ state: 'detached' });
    await newDeal(page);
    await waiting.waitFor();
    expect(await playMoves(page, 1)).toBe(1); // Play a move while the search runs: a player who plays on has chosen to keep the game.
    await waiting.waitFor({ state: 'detached' });
    expect((await saved(page)).seed).toBe(5);
    await newDeal(page);
    await page.getByRole('button', { name: 'Deal random cards' }).click();
    await expect.poll(async () => (await saved(page)).seed).not.toBe(5);
    await page.getByRole('button', { name: 'Previous game' }).waitFor();
  });

  test('the first deal shows that it searches for a winnable one, and deals any cards on request', async () => {
    const page = await (await withoutDeals()).newPage();
    await page.goto(`en/play/${variant.id}/?${option}=${value}`);
    await page.getByText('Looking for a deal that can be won').waitFor();
    await page.getByRole('button', { name: 'Deal random cards' }).click();
    await dealt(page);
    expect((await saved(page)).options[option]).toBe(JSON.parse(JSON.stringify(variant.options[option]![1])));
  });
});

test('rules and winnable deals that were chosen in the menu of New are kept when the page is opened again', async () => {
  const context = await site.visitor();
  const page = await open(context, `en/play/${variant.id}/`);
  const behindNew = page.getByRole('dialog', { name: 'New' });
  await dealByRule(page, option, value);
  await expect.poll(async () => String((await saved(page)).options[option])).toBe(value);
  const { seed } = await saved(page);
  expect(published(variant, { [option]: value })).toContain(seed);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await behindNew.getByRole('button', { name: 'Winnable deals', pressed: true }).click();
  await page.close();
  const again = await open(context, `en/play/${variant.id}/`);
  expect(String((await saved(again)).options[option])).toBe(value);
  await again.getByRole('button', { name: 'New', exact: true }).click();
  await again.getByRole('button', { name: 'Winnable deals', pressed: false }).waitFor();
  // The dialog for choosing a deal names the rules of the menu of New, and has no second choice of them.
  const chosen = again.locator(`dialog label:has(input[name="${option}"]:checked)`);
  const name = (await chosen.first().innerText()).trim();
  await again.getByRole('button', { name: 'Choose a deal …' }).click();
  const dialog = again.getByRole('dialog', { name: 'Choose a deal' });
  expect(await dialog.innerText()).toContain(name);
  expect(await dialog.locator(`[name="${option}"]`).count()).toBe(0);
});

test('rules that were chosen for a new deal are kept when the page is opened again before a move', async () => {
  const context = await site.visitor();
  const page = await open(context, `en/play/${variant.id}/`);
  await dealByRule(page, option, value);
  await chooseDeal(page);
  await expect.poll(() => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80))).toContain('name="seed"');
  await page.locator('dialog').getByRole('button', { name: 'Deal', exact: true }).click();
  await expect.poll(async () => String((await saved(page)).options[option])).toBe(value);
  await page.close();
  const again = await open(context, `en/play/${variant.id}/`);
  expect(String((await saved(again)).options[option])).toBe(value);
  // A deal in the address follows the rules in the address.
  await again.goto(`en/play/${variant.id}/?seed=5`);
  await dealt(again);
  expect(String((await saved(again)).options[option])).not.toBe(value);
});

test('a link with rules, and new deals by these rules, leave the remembered rules as they are', async () => {
  const context = await site.visitor();
  const page = await open(context, `en/play/${variant.id}/`);
  await dealByOtherRules(page);
  const own = async (one: Page): Promise<string> => String((await saved(one)).options[option]);
  const other = String(variant.options[option]![0]);
  await expect.poll(() => own(page)).not.toBe(other);
  const remembered = await own(page);
  for (const query of [`?${option}=${other}`, `?seed=5&${option}=${other}`]) {
    const linked = await open(context, `en/play/${variant.id}/${query}`);
    expect(await own(linked)).toBe(other);
    const { seed } = await saved(linked);
    await newDeal(linked);
    await expect.poll(async () => (await saved(linked)).seed).not.toBe(seed);
    const again = await open(context, `en/play/${variant.id}/`);
    expect(await own(again)).toBe(remembered);
  }
});

test('a gallery search that names rules links to a table with these rules', async () => {
  const context = await site.visitor();
  const page = await context.newPage();
  await page.goto('en/games/');
  const { id, name } = { id: variant.id, name: wordsOf(variant, 'en').name };
  const words = wordsOf(variant, 'en').options![option]!;
  const link = page.locator(`.tile[data-id="${id}"] h2 a`);
  await page.getByRole('combobox', { name: 'Search' }).fill(`${name} ${words.values[value]!} ${words.name}`);
  await expect.poll(async () => new URL((await link.getAttribute('href'))!, page.url()).search).toBe(`?${option}=${value}`);
  await link.click();
  await dealt(page);
  expect(String((await saved(page)).options[option])).toBe(value);
  await page.goBack();
  await page.getByRole('combobox', { name: 'Search' }).fill(name);
  await expect.poll(async () => new URL((await link.getAttribute('href'))!, page.url()).search).toBe('');
});

describe('the deal field', () => {
  const type = async (page: Page, text: string): Promise<string> => {
    await page.getByLabel('Deal number').fill(text);
    // A further sentence says that a named deal may not be winnable.
    return (await page.locator('dialog .took').innerText()).split('Perhaps it cannot', 1)[0]!.trim();
  };
  const deal = (page: Page): Promise<void> => page.locator('dialog').getByRole('button', { name: 'Deal', exact: true }).click();

  test('the deal field shows how it reads the text, and deals that deal', async () => {
    const page = await open(await site.visitor(), `en/play/${variant.id}/?seed=5`);
    await chooseDeal(page);
    expect(await type(page, 'Spiel Nr. 1.234.567')).toBe('Deal 1234567');
    expect(await type(page, 'grandma')).toBe('The deal of the word “grandma”');
    expect(await type(page, 'x'.repeat(5000))).toContain('5000 characters');
    await deal(page);
    expect(await page.locator('dialog').count()).toBe(1);
    expect(await type(page, 'Deal #1,234')).toBe('Deal 1234');
    await deal(page);
    await expect.poll(async () => (await saved(page)).seed).toBe(1234);
  });

  test('the deal field accepts a link of the site with its rules', async () => {
    const page = await open(await site.visitor(), `en/play/${variant.id}/?seed=5`);
    await chooseDeal(page);
    expect(await type(page, `${site.address}de/play/${variant.id}/?seed=77&${option}=${value}`)).toBe('Deal 77, from the link');
    await deal(page);
    await expect.poll(async () => (await saved(page)).seed).toBe(77);
    expect(String((await saved(page)).options[option])).toBe(value);
    await chooseDeal(page);
    await type(page, `${site.address}en/play/${variant.id}/?seed=78`); // A link without rules means the default rules, not those on the table.
    await deal(page);
    await expect.poll(async () => (await saved(page)).seed).toBe(78);
    expect((await saved(page)).options[option]).toBe(JSON.parse(JSON.stringify(variant.options[option]![0])));
  });

  test('the deal field opens a link to another page of the site, and refuses one to another site', async () => {
    const page = await open(await site.visitor(), `en/play/${variant.id}/?seed=5`);
    await chooseDeal(page);
    expect(await type(page, 'https://example.org/some/page')).toContain('does not lead to a deal');
    await deal(page);
    expect((await saved(page)).seed).toBe(5);
    const other = variants.find(({ id }) => id !== variant.id)!;
    expect(await type(page, `${site.address}en/play/${other.id}/?seed=78`)).toContain('another page');
    await deal(page);
    await page.waitForURL(`**/en/play/${other.id}/**`);
    await dealt(page);
    expect((await saved(page)).seed).toBe(78);
  });
});
