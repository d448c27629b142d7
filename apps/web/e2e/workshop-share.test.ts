/** End-to-end tests of the share dialog of the device in the workshop, which a stub replaces: a browser without a screen has none. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealt, Site } from './site.js';

const site = Site.forTests();

/** The content that the stub was given. */
interface Shared {
  readonly title?: string;
  readonly url?: string;
  readonly files: readonly { readonly name: string; readonly type: string; readonly size: number }[];
}

/** Opens the part for sharing. @param answer name of the error with which the share dialog ends; empty: it takes what it is given */
async function visitWith(answer: string, path = 'en/workshop/', takesLinks = true): Promise<Page> {
  const page = await (await site.visitor({ acceptDownloads: true, permissions: ['clipboard-read', 'clipboard-write'] })).newPage();
  await page.addInitScript(
    ({ error, links }) => {
      const shared: object[] = [];
      Object.assign(window, { shared });
      Object.defineProperties(Navigator.prototype, {
        canShare: { value: ({ url }: ShareData) => links || url === undefined },
        share: {
          value: ({ title, url, files = [] }: ShareData) => {
            shared.push({ title, url, files: files.map(({ name, type, size }) => ({ name, type, size })) });
            return error === '' ? Promise.resolve() : Promise.reject(new DOMException('stub', error));
          },
        },
      });
    },
    { error: answer, links: takesLinks },
  );
  await page.goto(path);
  await dealt(page);
  await page.locator('#out > summary').click();
  await expect.poll(() => page.locator('#out-link').inputValue()).toContain('#recipe=');
  return page;
}

const sharedIn = (page: Page): Promise<readonly Shared[]> => page.evaluate(() => (window as unknown as { shared: Shared[] }).shared);
const status = (page: Page): Promise<string> => page.locator('#out > [role=status]').innerText();

test('the picture is shared as a PNG together with the link, and nothing is announced', async () => {
  const page = await visitWith('');
  const link = await page.locator('#out-link').inputValue();
  await page.getByRole('button', { name: 'Share the picture …' }).click();
  await expect.poll(() => sharedIn(page)).toHaveLength(1);
  const [shared] = await sharedIn(page);
  expect(shared).toMatchObject({ title: 'My columns', url: link, files: [{ name: 'my-columns.png', type: 'image/png' }] });
  expect(shared!.files[0]!.size).toBeGreaterThan(10_000);
  expect((await status(page)).trim()).toBe('');
});

test('the picture is shared without the link where the device takes no link with a file', async () => {
  const page = await visitWith('', 'en/workshop/', false);
  await page.getByRole('button', { name: 'Share the picture …' }).click();
  await expect.poll(() => sharedIn(page)).toHaveLength(1);
  const [shared] = await sharedIn(page);
  expect(shared!.url).toBeUndefined();
  expect(shared!.files).toHaveLength(1);
});

test('a share dialog that the player closes leaves the page as it was', async () => {
  const page = await visitWith('AbortError');
  let downloads = 0;
  page.on('download', () => downloads++);
  for (const [i, name] of ['Share the picture …', 'Share the link …'].entries()) {
    await page.getByRole('button', { name }).click();
    await expect.poll(() => sharedIn(page)).toHaveLength(i + 1);
  }
  expect((await status(page)).trim()).toBe('');
  expect(downloads).toBe(0);
});

test.each([
  ['en', 'Share the picture …', 'The picture was saved instead.'],
  ['de', 'Bild teilen …', 'Stattdessen ist das Bild gesichert.'],
])('a picture that the device refuses to share is saved, and a sentence says so (%s)', async (lang, name, sentence) => {
  const page = await visitWith('NotAllowedError', `${lang}/workshop/`);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  expect(download.suggestedFilename()).toBe('my-columns.png');
  await page.locator('#out > [role=status]').getByText(sentence).waitFor();
});

test('the link is shared, and copied where the device refuses', async () => {
  const taking = await visitWith('');
  await taking.getByRole('button', { name: 'Share the link …' }).click();
  await expect
    .poll(() => sharedIn(taking))
    .toEqual([{ title: 'My columns', url: await taking.locator('#out-link').inputValue(), files: [] }]);
  expect((await status(taking)).trim()).toBe('');

  const refusing = await visitWith('NotAllowedError');
  await refusing.getByRole('button', { name: 'Share the link …' }).click();
  await refusing.locator('#out > [role=status]').getByText('The link was copied instead.').waitFor();
  expect(await refusing.evaluate(() => navigator.clipboard.readText())).toBe(await refusing.locator('#out-link').inputValue());
});
