/**
 * Opens what a browser kept from the site of 28 November 2026 (commit 6036c1e8): begun and finished games, an added game, drafts, settings
 * and links. The service worker's files are not part of it: a newer one replaces them.
 */
import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openDraft } from './drafts.js';
import { dealt, saved, Site, storedGames } from './site.js';

const site = Site.forTests();

interface Profile {
  readonly links: Readonly<Record<'deal' | 'game' | 'recipe' | 'recipeGame', string>>;
  readonly origins: readonly [
    {
      readonly localStorage: readonly { readonly name: string; readonly value: string }[];
      readonly indexedDB: readonly {
        readonly stores: readonly { readonly name: string; readonly records: readonly { readonly value: StoredGame }[] }[];
      }[];
    },
  ];
}

interface StoredGame {
  readonly variant: string;
  readonly outcome: string;
  readonly save: { readonly seed?: number; readonly cursor: number };
}

let profile: Profile;
let options: BrowserContextOptions;

beforeAll(async () => {
  const text = await readFile(new URL('fixtures/profile-2026-11-28.json', import.meta.url), 'utf8');
  profile = JSON.parse(text.replaceAll('SITE', new URL(site.address).origin)) as Profile;
  options = { storageState: { cookies: [], origins: profile.origins } as unknown as NonNullable<BrowserContextOptions['storageState']> };
});

const visit = async (path: string): Promise<Page> => site.visit(path, options);
const keptGames = (): readonly StoredGame[] =>
  profile.origins[0].indexedDB[0]!.stores.find(({ name }) => name === 'games')!.records.map(({ value }) => value);

test('begun games of the old profile go on where they were, and no game is lost', async () => {
  const begun = keptGames().filter(({ outcome, save }) => outcome === 'open' && save.seed !== undefined);
  expect(begun.length).toBeGreaterThan(2);
  for (const { variant, save } of begun) {
    const address =
      variant === 'tall-order' ? `en/play/?variant=${variant}&seed=${save.seed}&draw=3` : `en/play/${variant}/?seed=${save.seed}`;
    const page = await visit(address);
    await dealt(page);
    await expect.poll(async () => (await saved(page)).cursor, { message: variant }).toBe(save.cursor);
    expect(await storedGames(page)).toHaveLength(keptGames().length);
  }
});

test('the statistics of the old profile list every game that counted', async () => {
  const page = await visit('en/statistics/');
  await expect
    .poll(() => page.locator('.games tbody tr').count())
    .toBeGreaterThanOrEqual(keptGames().filter(({ outcome }) => outcome !== 'open').length);
});

test('the added game, the drafts and the settings of the old profile are there', async () => {
  const page = await visit('en/games/');
  await page.locator('.tile[data-id="tall-order"]').waitFor();
  const settings = JSON.parse(profile.origins[0].localStorage.find(({ name }) => name === 'patience.settings')!.value) as { table: string };
  await page.goto('en/settings/');
  await expect.poll(() => page.locator('input[name="table"]:checked').getAttribute('value')).toBe(settings.table);
  await page.goto('en/workshop/');
  await dealt(page);
  const open = profile.origins[0].localStorage.find(({ name }) => name === 'patience.workshop.open')!.value;
  expect((await openDraft(page))!.id).toBe(open);
});

test('links of the old site open: a deal, a game, a recipe, and a game of a recipe', async () => {
  const { deal, game, recipe, recipeGame } = profile.links;
  for (const link of [deal, recipe]) {
    const page = await site.visit(link);
    await dealt(page);
    expect((await saved(page)).seed).toBe(Number(/seed=(\d+)/.exec(link)![1]));
  }
  for (const link of [game, recipeGame]) {
    const page = await site.visit(link);
    await dealt(page);
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect.poll(async () => (await saved(page)).cursor).toBeGreaterThan(3);
  }
});
