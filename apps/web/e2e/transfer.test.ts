import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { exportFile, importFile } from './player-file.js';
import { drawn, Site, storedGames } from './site.js';

const site = Site.forTests();

/** Opens the page for sending, with the data of an export file in the store. */
async function sender(games: number): Promise<Page> {
  const page = await site.visit('en/settings/');
  await importFile(page, exportFile(games));
  await page.getByText('imported.').waitFor();
  await page.getByRole('link', { name: 'Move everything to another device' }).click();
  await page.locator('#send').click();
  await page.locator('#offer').waitFor();
  return page;
}

/** Returns the text of a QR code on a page, as a camera reads it. */
async function scan(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

const focused = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id);
const message = (page: Page): Locator => page.locator('main').getByRole('status').first();

test('data go from one page to another by scanned codes, and are shown there before they are written', async () => {
  const from = await sender(40);
  expect(await focused(from)).toBe('offer-title');
  const link = await scan(from.locator('.qr').first());
  expect(link).toBe(await from.locator('#offer').inputValue());
  expect(link).toContain('/en/transfer/#offer=');

  const to = await (await site.visitor({ locale: 'de' })).newPage();
  await to.goto(link);
  await to.locator('#show-answer').waitFor();
  expect(new URL(to.url()).hash).toBe('');
  await expect.poll(() => focused(to)).toBe('show-answer');
  await to.keyboard.press('Enter');
  await to.locator('#answer').waitFor();
  expect(await focused(to)).toBe('answer-title');
  expect(await scan(to.locator('.qr'))).toBe(await to.locator('#answer').inputValue());

  await from
    .getByLabel('Photograph the code')
    .first()
    .setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: await to.locator('.qr').screenshot(),
    });
  await message(from).filter({ hasText: 'Everything has arrived' }).waitFor();
  await expect.poll(() => focused(to)).toBe('import-title');
  await to.getByText('40 new, 0 continued elsewhere').waitFor();
  expect(await storedGames(to)).toEqual([]);
  await to.locator('#merge').press('Enter');
  await message(to).filter({ hasText: '40 games were imported.' }).waitFor();
  expect(await storedGames(to)).toHaveLength(40);
  expect(await to.locator('html').getAttribute('data-theme')).toBe('dark');
});

test('data go from one page to another by pasted codes', async () => {
  const from = await sender(3);
  const to = await site.visit('en/transfer/');
  await to.locator('#receive-code').fill(await from.locator('#offer').inputValue());
  await to.getByRole('button', { name: 'Receive' }).press('Enter');
  await to.locator('#answer').waitFor();
  await from.locator('#answer-code').fill(await to.locator('#answer').inputValue());
  await from.getByRole('button', { name: 'Connect and send' }).press('Enter');
  await message(from).filter({ hasText: 'Everything has arrived' }).waitFor();
  expect(await focused(from)).toBe('send');
  await to.getByText('3 new, 0 continued elsewhere').waitFor();
});

test('the link of another device replaces one that was answered, and pressing twice answers once', async () => {
  const [first, second] = [await sender(1), await sender(2)];
  const to = await site.visit(await first.locator('#offer').inputValue());
  await to.locator('#show-answer').evaluate((button: HTMLElement) => [button.click(), button.click()]);
  await to.locator('#answer').waitFor();
  await to.goto(await second.locator('#offer').inputValue());
  await to.locator('#show-answer').press('Enter');
  await second.locator('#answer-code').fill(await to.locator('#answer').inputValue());
  await second.getByRole('button', { name: 'Connect and send' }).press('Enter');
  await message(second).filter({ hasText: 'Everything has arrived' }).waitFor();
  await to.getByText('2 new, 0 continued elsewhere').waitFor();
});

test.each([
  ['data before their size', 'send.call(this, new Uint8Array(9))'],
  ['more than it announced', 'send.call(this, head(9)); send.call(this, new Uint8Array(10))'],
  ['a size above the limit', 'send.call(this, head(60_000_001))'],
  ['text in place of data', "send.call(this, head(9)); send.call(this, 'nine bytes')"],
])('a device that sends %s is refused with a sentence, and nothing is shown or written', async (_, code) => {
  const context = await site.visitor();
  await context.addInitScript(`{
    const { send } = RTCDataChannel.prototype;
    const head = (size) => JSON.stringify({ patience: 'transfer', version: 1, size });
    RTCDataChannel.prototype.send = function () { RTCDataChannel.prototype.send = () => undefined; ${code}; };
  }`);
  const from = await context.newPage();
  await from.goto('en/transfer/');
  await from.locator('#send').click();
  const to = await site.visit('en/transfer/');
  await to.locator('#receive-code').fill(await from.locator('#offer').inputValue());
  await to.getByRole('button', { name: 'Receive' }).press('Enter');
  await from.locator('#answer-code').fill(await to.locator('#answer').inputValue());
  await from.getByRole('button', { name: 'Connect and send' }).press('Enter');
  await message(to).filter({ hasText: 'This code is damaged' }).waitFor();
  expect([await to.locator('#merge').count(), await storedGames(to)]).toEqual([0, []]);
});

test('small data fit into one link; the receiver sees them before anything is written, and the address loses them', async () => {
  const from = await sender(1);
  const link = await from.locator('#data-link').inputValue();
  const to = await site.visit(link);
  await to.getByText('1 new, 0 continued elsewhere').waitFor();
  expect(await focused(to)).toBe('import-title');
  expect(new URL(to.url()).hash).toBe('');
  expect(await storedGames(to)).toEqual([]);
  await to.locator('#merge').click();
  await message(to).filter({ hasText: '1 game was imported.' }).waitFor();
});

test.each([
  ['a damaged code', '#offer=AAAA', 'This code is damaged'],
  ['data that are no data', '#data=1.AAAA', 'not made by this site'],
  ['data of a newer version', '#data=2.AAAA', 'newer version'],
])('a link with %s is refused with a sentence, and nothing is written', async (_name, hash, reason) => {
  const page = await site.visit(`en/transfer/${hash}`);
  await message(page).filter({ hasText: reason }).waitFor();
  expect(await storedGames(page)).toEqual([]);
  expect(await page.locator('#merge').count()).toBe(0);
});

test('a code of the wrong kind is reported as such, and the page stays usable', async () => {
  const page = await sender(2);
  const offer = await page.locator('#offer').inputValue();
  await page.locator('#answer-code').fill(offer);
  await page.getByRole('button', { name: 'Connect and send' }).click();
  await message(page).filter({ hasText: 'This is the code of the sending device' }).waitFor();
  await page
    .getByLabel('Photograph the code')
    .first()
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await message(page).filter({ hasText: 'No code was found in this picture' }).waitFor();
  expect(await page.locator('#offer').inputValue()).toBe(offer);
});

test('a browser that cannot connect to another device offers the link and the file', async () => {
  const context = await site.visitor();
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'RTCPeerConnection'));
  const page = await context.newPage();
  await page.goto('en/transfer/');
  await drawn(page);
  await page.locator('#send').click();
  await message(page).filter({ hasText: 'cannot connect' }).waitFor();
  await page.locator('#data-link').waitFor();
  await page.getByRole('link', { name: 'Save or import a file' }).click();
  await page.locator('#import').waitFor({ state: 'attached' });
});
