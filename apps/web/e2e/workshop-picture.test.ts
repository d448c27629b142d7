/** End-to-end test of the picture for sharing that the workshop draws. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dealt, Site } from './site.js';

const site = Site.forTests();

test.each([
  ['wide', 1200, 675],
  ['tall', 1080, 1350],
])('the picture for sharing is a PNG of the shape “%s” with cards and a name on it', async (shape, width, height) => {
  const page = await (await site.visitor({ acceptDownloads: true })).newPage();
  await page.goto('en/workshop/');
  await dealt(page);
  await page.getByRole('heading', { name: 'Share and keep' }).click();
  await page.getByLabel('Picture for sharing').selectOption(shape);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a picture (PNG)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-columns.png');
  const image = sharp(await download.path());
  expect(await image.metadata()).toMatchObject({ format: 'png', width, height });
  // The name is white, and light cards cover a part of the area below it.
  const lightIn = async (top: number, high: number): Promise<number> => {
    const data = await sharp(await download.path())
      .extract({ left: 0, top, width, height: high })
      .greyscale()
      .raw()
      .toBuffer();
    return data.filter((value) => value > 230).length / data.length;
  };
  const head = Math.round(0.17 * Math.min(width, height));
  expect(await lightIn(0, head)).toBeGreaterThan(0.005);
  expect(await lightIn(head, height - head)).toBeGreaterThan(0.05);
});
