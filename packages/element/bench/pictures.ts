/**
 * Writes pictures of every patience for a visual check: deals each installed patience on phones, a tablet and a desktop screen, and writes
 * pictures, contact sheets, and `figures.md`: how each table uses an upright screen. `pnpm -F @patience/element pictures -- FOLDER [id …]`,
 * with `--phone`, `--small`, `--tablet` or `--desk` for some of the screens only.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedVariants } from '@patience/core/installed';
import { launch } from '@patience/tooling/browser';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import type { PatienceGame } from '../src/index.js';

const ALL_SIZES = [
  { name: 'phone', width: 390, height: 844, columns: 6, rows: 2 },
  { name: 'small', width: 320, height: 568, columns: 6, rows: 2 },
  { name: 'tablet', width: 820, height: 1180, columns: 6, rows: 2 },
  { name: 'desk', width: 1440, height: 900, columns: 4, rows: 4 },
];
type Size = (typeof ALL_SIZES)[number];
/** Width of a contact sheet in pixels. */
const SHEET = 1600;
/** Origin without a server: all requests of the browser are intercepted. */
const ORIGIN = 'http://pictures.test';

const [folder, ...rest] = process.argv.slice(2);
const ids = rest.filter((word) => !word.startsWith('--'));
const named = ALL_SIZES.filter(({ name }) => rest.includes(`--${name}`));
const SIZES = named.length > 0 ? named : ALL_SIZES;
if (folder === undefined) throw new Error('Name the folder that the pictures go to.');
const out = resolve(folder);
mkdirSync(out, { recursive: true });

const here = fileURLToPath(new URL('.', import.meta.url));
const installed = installedVariants(here).filter(({ id }) => ids.length === 0 || ids.includes(id));
const missing = ids.filter((id) => !installed.some((variant) => variant.id === id));
if (missing.length > 0) throw new Error(`Not installed: ${missing.join(', ')}.`);

const { outputFiles } = await build({
  entryPoints: {
    element: fileURLToPath(new URL('../src/define.ts', import.meta.url)),
    ...Object.fromEntries(installed.map(({ id, module, source }) => [`variants/${id}`, source ?? module])),
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

const empty = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pictures</title><style>body { margin: 0 } patience-game { block-size: 100vh }</style>
<script type="module" src="/element.js"></script>`;

/** Opens an empty page that can show any table. */
async function opened(browser: Browser, { width, height }: Size): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', locale: 'de' });
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const script = files.get(pathname);
    if (script !== undefined) return route.fulfill({ body: script, contentType: 'text/javascript' });
    return pathname === '/' ? route.fulfill({ body: empty, contentType: 'text/html' }) : route.fulfill({ status: 404, body: '' });
  });
  const page = await context.newPage();
  await page.goto(ORIGIN);
  return page;
}

/** Shows a patience instead of the one before. @returns the error, if there is one, once it is shown */
const deal = (page: Page, id: string): Promise<string | undefined> =>
  page.evaluate(async (id) => {
    const table = document.createElement('patience-game');
    const dealt = new Promise<string | undefined>((done) => {
      table.addEventListener('patience-ready', () => done(undefined));
      table.addEventListener('patience-error', (event) => done(JSON.stringify((event as CustomEvent).detail)));
    });
    table.setAttribute('src', `/variants/${id}.js`);
    table.setAttribute('seed', '1');
    document.querySelector('patience-game')?.remove();
    document.body.append(table);
    const problem = await dealt;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return problem;
  }, id);

/** Use of the space by the table on the screen. */
interface Figures {
  /** Share of the height from the first to the last card or place, and of the largest strip of bare cloth across the table. */
  readonly height: number;
  readonly bare: number;
  /** Width of a card in pixels. */
  readonly card: number;
}

/** Measures the table on the screen. */
const measure = (page: Page): Promise<Figures> =>
  page.evaluate(() => {
    const { frame, picture, game } = document.querySelector<PatienceGame>('patience-game')!.session!.view;
    const { height } = frame!.box;
    const bands = game.piles.map(({ id }) => picture!.bounds(id)).sort((a, b) => a.top - b.top);
    let [end, bare] = [0, 0];
    for (const { top, bottom } of bands) {
      bare = Math.max(bare, top - end);
      end = Math.max(end, bottom);
    }
    return { height: (end - bands[0]!.top) / height, bare: Math.max(bare, height - end) / height, card: frame!.cardWidth };
  });

/** Writes a contact sheet of one size with the names of the patiences. */
async function sheet(page: Page, size: Size, number: number, names: readonly string[]): Promise<void> {
  const width = Math.floor(SHEET / size.columns) - 8;
  const figures = names.map((id) => {
    const data = readFileSync(join(out, `${id}-${size.name}.png`)).toString('base64');
    return `<figure><img width="${width}" src="data:image/png;base64,${data}" alt=""><figcaption>${id}</figcaption></figure>`;
  });
  await page.setContent(
    `<style>body { margin: 0; display: flex; flex-wrap: wrap; font: 14px sans-serif } figure { margin: 4px; width: ${width}px }</style>${figures.join('')}`,
  );
  await page.screenshot({ path: join(out, `sheet-${size.name}-${number}.png`), fullPage: true });
}

const browser = await launch();
const blank = await browser.newPage({ viewport: { width: SHEET, height: 800 } });
const failed: string[] = [];
const figures = new Map<string, Figures[]>(installed.map(({ id }) => [id, []]));
for (const size of SIZES) {
  const page = await opened(browser, size);
  const shown: string[] = [];
  for (const { id } of installed) {
    const problem = await deal(page, id);
    if (problem === undefined) {
      await page.screenshot({ path: join(out, `${id}-${size.name}.png`) });
      shown.push(id);
      figures.get(id)!.push(await measure(page));
    } else failed.push(`${id}: ${problem}`);
  }
  await page.context().close();
  const many = size.columns * size.rows;
  for (let first = 0, number = 1; first < shown.length; first += many, number++)
    await sheet(blank, size, number, shown.slice(first, first + many));
}
await browser.close();

const percent = (part: number): string => `${Math.round(part * 100)} %`;
const cells = ({ height, bare, card }: Figures): string => `${percent(height)} | ${percent(bare)} | ${Math.round(card)}`;
const line = (id: string, of: readonly Figures[]): string => `| ${[id, ...of.map(cells)].join(' | ')} |`;
const mean = (part: keyof Figures, nth: number): number => {
  const values = [...figures.values()].flatMap((of) => of[nth]?.[part] ?? []);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
};
const means = SIZES.map((_, nth) => ({ height: mean('height', nth), bare: mean('bare', nth), card: mean('card', nth) }));
writeFileSync(
  join(out, 'figures.md'),
  [
    `| patience | ${SIZES.map(({ width, height }) => `${width} × ${height}: height | bare | card`).join(' | ')} |`,
    `|---|${'---|---|---|'.repeat(SIZES.length)}`,
    line(`mean of ${installed.length}`, means),
    ...[...figures].map(([id, of]) => line(id, of)),
    '',
  ].join('\n'),
);

console.log(`${installed.length} patiences in ${out}, together in ${SIZES.map(({ name }) => `sheet-${name}-*.png`).join(' and ')}`);
if (failed.length > 0) {
  console.error(`Not dealt:\n${failed.join('\n')}`);
  process.exitCode = 1;
}
