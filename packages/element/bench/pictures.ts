/**
 * How every patience looks: deals each installed one from its source, on a phone and on a desk, and writes pictures and
 * contact sheets, so that somebody can look at them. `pnpm pictures -- FOLDER [id …]`
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedVariants } from '@patience/core/installed';
import { launch } from '@patience/tooling/browser';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';

const SIZES = [
  { name: 'phone', width: 390, height: 844, columns: 8 },
  { name: 'desk', width: 1920, height: 1080, columns: 4 },
];
/** Width of a contact sheet in pixels. */
const SHEET = 2000;
/** So long a patience may take to be dealt, in milliseconds. */
const PATIENCE = 20_000;
/** Nothing listens there: the browser is given all it asks for. */
const ORIGIN = 'http://pictures.test';

const [folder, ...ids] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder that the pictures go to.');
const out = resolve(folder);
mkdirSync(out, { recursive: true });

const here = fileURLToPath(new URL('.', import.meta.url));
const installed = installedVariants(here).filter(({ id, source }) => source !== undefined && (ids.length === 0 || ids.includes(id)));
const missing = ids.filter((id) => !installed.some((variant) => variant.id === id));
if (missing.length > 0) throw new Error(`Not installed: ${missing.join(', ')}.`);

const { outputFiles } = await build({
  entryPoints: {
    element: fileURLToPath(new URL('../src/define.ts', import.meta.url)),
    ...Object.fromEntries(installed.map(({ id, source }) => [`variants/${id}`, source!])),
  },
  outdir: '/',
  bundle: true,
  splitting: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  conditions: ['@patience/source'],
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
});
const files = new Map(outputFiles.map(({ path, text }) => [path.replaceAll('\\', '/'), text]));

const table = (
  id: string,
): string => `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${id}</title><style>body { margin: 0 } patience-game { block-size: 100vh }</style>
<script>addEventListener('patience-ready', () => (globalThis.ready = true))</script>
<script type="module" src="/element.js"></script><patience-game src="/variants/${id}.js" seed="1"></patience-game>`;

async function opened(browser: Browser, { width, height }: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', locale: 'de' });
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const script = files.get(pathname);
    if (script !== undefined) return route.fulfill({ body: script, contentType: 'text/javascript' });
    const id = /^\/([a-z0-9-]+)$/.exec(pathname)?.[1];
    return id === undefined ? route.fulfill({ status: 404, body: '' }) : route.fulfill({ body: table(id), contentType: 'text/html' });
  });
  return context.newPage();
}

/** All pictures of a size, beside each other with their names. */
async function sheet(page: Page, size: (typeof SIZES)[number], names: readonly string[]): Promise<void> {
  const width = Math.floor(SHEET / size.columns) - 8;
  const figures = names.map((id) => {
    const data = readFileSync(join(out, `${id}-${size.name}.png`)).toString('base64');
    return `<figure><img width="${width}" src="data:image/png;base64,${data}" alt=""><figcaption>${id}</figcaption></figure>`;
  });
  await page.setViewportSize({ width: SHEET, height: 800 });
  await page.setContent(
    `<style>body { margin: 0; display: flex; flex-wrap: wrap; font: 14px sans-serif } figure { margin: 4px; width: ${width}px }</style>${figures.join('')}`,
  );
  await page.screenshot({ path: join(out, `sheet-${size.name}.png`), fullPage: true });
}

const browser = await launch();
const failed: string[] = [];
for (const size of SIZES) {
  const page = await opened(browser, size);
  const shown: string[] = [];
  for (const { id } of installed) {
    await page.goto(`${ORIGIN}/${id}`);
    const ready = await page.waitForFunction('globalThis.ready === true', undefined, { timeout: PATIENCE }).then(
      () => true,
      () => false,
    );
    if (!ready) {
      failed.push(`${id} on a ${size.name}`);
      continue;
    }
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    await page.screenshot({ path: join(out, `${id}-${size.name}.png`) });
    shown.push(id);
  }
  const blank = await browser.newPage();
  await sheet(blank, size, shown);
  await blank.close();
  await page.context().close();
}
await browser.close();

console.log(`${installed.length} patiences in ${out}: ${SIZES.map(({ name }) => `sheet-${name}.png`).join(', ')}`);
if (failed.length > 0) {
  console.error(`Not dealt in time: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
