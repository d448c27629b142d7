/**
 * Writes contact sheets of all faces for a visual check: both decks, from phone to 4K, light and dark, in forced colours.
 * `pnpm -F @patience/element faces` writes all of them; `pnpm -F @patience/element faces -- 190 german dark` only those whose name contains
 * all these words.
 */
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { launch } from '@patience/tooling/browser';
import { build } from 'esbuild';
import type { Sheet } from './pages/faces.js';

const FOLDER = 'node_modules/.cache/faces';
const ALL = Array.from({ length: 13 }, (_, i) => 13 - i);

const named: Record<string, Sheet & { readonly forced?: boolean }> = {};
for (const faces of ['french', 'german'])
  for (const theme of ['light', 'dark']) {
    for (const width of [44, 60, 100, 190, 320])
      named[`${faces} ${theme} ${width}`] = {
        attributes: { faces, theme },
        width,
        index: 'row',
        ranks: width > 300 ? [13, 12, 11, 10, 1] : ALL,
      };
    named[`${faces} ${theme} four colours`] = { attributes: { faces, theme, 'four-colors': '' }, width: 100, index: 'row', ranks: ALL };
  }
for (const index of ['left', 'right'] as const)
  for (const faces of ['french', 'german'])
    for (const width of [44, 120])
      named[`${faces} ${index} ${width}`] = { attributes: { faces, theme: 'light' }, width, index, ranks: ALL };
for (const faces of ['french', 'german'])
  named[`${faces} forced`] = { attributes: { faces }, width: 100, index: 'row', ranks: ALL, forced: true };
[
  ['lattice', 'green'],
  ['scales', 'blue'],
  ['sun', 'wine'],
  ['sun', 'grey'],
].forEach(([back = '', cloth = '']) => {
  named[`cloth ${cloth} back ${back}`] = { attributes: { back, cloth, theme: 'light' }, width: 150, index: 'row', ranks: [13, 7, 1] };
});

// The README shows this sheet as faces.jpg.
named['courts'] = { attributes: { theme: 'light' }, width: 104, index: 'row', ranks: [13, 12, 11], across: 6 };

const wanted = process.argv.slice(2);
const chosen = Object.entries(named).filter(([name]) => wanted.every((word) => name.split(' ').includes(word)));
if (chosen.length === 0) throw new Error(`No sheet has all of these words in its name: ${wanted.join(' ')}`);

const { outputFiles } = await build({
  entryPoints: [resolve('packages/element/bench/pages/faces.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  conditions: ['@patience/source'],
  logLevel: 'error',
});
await mkdir(FOLDER, { recursive: true });
const browser = await launch();
try {
  for (const [name, { forced, ...sheet }] of chosen) {
    const page = await browser.newPage({ forcedColors: forced ? 'active' : 'none' });
    await page.setContent('<!doctype html><style>body { margin: 0 }</style><body></body>');
    await page.addScriptTag({ content: outputFiles[0]!.text });
    await page.evaluate((its) => (globalThis as unknown as { show(sheet: Sheet): Promise<void> }).show(its), sheet);
    const path = `${FOLDER}/${name.replaceAll(' ', '-')}.${name === 'courts' ? 'jpg' : 'png'}`;
    await page.locator('body > div').screenshot({ path, ...(name === 'courts' && { type: 'jpeg', quality: 78 }) });
    console.log(path);
    await page.close();
  }
} finally {
  await browser.close();
}
