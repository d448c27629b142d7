import sharp from 'sharp';
import { expect, test } from 'vitest';
import { iconPicture, socialPicture } from '../../build/pictures.js';
import { two } from '../testing/two.js';

/** Decodes a PNG. @returns its size and the red, green and blue values of its pixels */
async function read(png: Uint8Array): Promise<{ readonly width: number; readonly height: number; readonly colours: readonly string[] }> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colours = Array.from({ length: info.width * info.height }, (_, i) => data.subarray(3 * i, 3 * i + 3).toString('hex'));
  return { width: info.width, height: info.height, colours };
}

/** Returns the share of pixels whose colour is close to a colour `rrggbb`. */
function share(colours: readonly string[], wanted: string): number {
  const [red, green, blue] = [0, 2, 4].map((i) => Number.parseInt(wanted.slice(i, i + 2), 16));
  const near = colours.filter((colour) =>
    [red, green, blue].every((value, i) => Math.abs(value! - Number.parseInt(colour.slice(2 * i, 2 * i + 2), 16)) < 24),
  );
  return near.length / colours.length;
}

test.each([180, 512])('the icon of %i pixels shows an ace of spades on a white card on the table', async (size) => {
  const { width, height, colours } = await read(await iconPicture(size));
  expect([width, height]).toEqual([size, size]);
  expect(share(colours, '14532d'), 'table').toBeGreaterThan(0.5);
  expect(share(colours, 'fffdf8'), 'card').toBeGreaterThan(0.15);
  expect(share(colours, '1a1a1a'), 'pip').toBeGreaterThan(0.02);
});

test('the picture for social sites shows the faces of the cards', async () => {
  const { width, height, colours } = await read((await socialPicture(two, 7))!);
  expect([width, height]).toEqual([1200, 630]);
  expect(share(colours, 'fffdf8'), 'cards').toBeGreaterThan(0.01);
  expect(share(colours, '1a1a1a') + share(colours, 'b3261e'), 'pips and figures').toBeGreaterThan(0.002);
});
