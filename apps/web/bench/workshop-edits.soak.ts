/**
 * Makes random edits in the workshop of the built site: `pnpm -F @patience/web edits -- [--edits 10000] [--state FILE]`. The page is loaded anew
 * every 500 edits; on every second one all parts are open. Prints the number of edits, and the tasks of the page that took 50 ms of processor
 * time or more. With a state file a run continues after the last edit of the run before. An error of the page, or a table that contradicts the recipe, is printed, with exit code 1.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from '@patience/tooling/browser';
import { preview } from 'vite';
import { contradiction, editBy, openParts } from '../e2e/random-edits.js';
import { TaskTimes, type Task } from './task-times.js';

/** Number of edits of one page: the draft of each begins with what the page before stored. */
const EDITS_OF_PAGE = 500;
/** Processor time in milliseconds from which a task is long, and number of the longest tasks that are printed. */
const LONG = 50;
const PRINTED = 5;

const { values } = parseArgs({ options: { edits: { type: 'string', default: '10000' }, state: { type: 'string' } } });
const counts = { edits: 0, long: 0, longest: 0 };
if (values.state !== undefined && existsSync(values.state)) Object.assign(counts, JSON.parse(readFileSync(values.state, 'utf8')));

const outDir = process.env['PATIENCE_DIST'];
const server = await preview({
  root: join(process.cwd(), 'apps/web'),
  logLevel: 'error',
  ...(outDir !== undefined && { build: { outDir } }),
  preview: { host: '127.0.0.1', port: 0 },
});
const browser = await launch();
const faults: string[] = [];
try {
  const visitor = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' });
  visitor.on('weberror', (error) => void faults.push(String(error.error())));
  while (counts.edits < Number(values.edits)) {
    const page = await visitor.newPage();
    await page.goto(`${server.resolvedUrls!.local[0]!}en/workshop/`);
    await page.waitForFunction(() => document.querySelector<HTMLElement & { game?: object }>('.bench patience-game')?.game);
    if (Math.floor(counts.edits / EDITS_OF_PAGE) % 2 === 1) await openParts(page);
    const times = await TaskTimes.start(browser);
    const tasks: Task[] = [];
    const acts = new Map<string, string>();
    do {
      const name = `edit ${counts.edits}`;
      await page.evaluate((mark) => void performance.mark(mark), name);
      const done = await editBy(page, counts.edits);
      acts.set(name, done);
      const fault = (await contradiction(page)) ?? faults[0];
      if (fault !== undefined) throw new Error(`Edit ${counts.edits} (${done}): ${fault}`);
      counts.edits++;
      if (counts.edits % 100 === 0) tasks.push(...(await times.take(LONG)));
    } while (counts.edits % EDITS_OF_PAGE > 0 && counts.edits < Number(values.edits));
    await times.stop();
    tasks.sort((a, b) => b.ms - a.ms);
    counts.long += tasks.length;
    counts.longest = Math.max(counts.longest, ...tasks.map(({ ms }) => ms));
    await page.close();
    console.log(`${counts.edits} edits: ${counts.long} tasks of ${LONG} ms or more, the longest ${Math.round(counts.longest)} ms`);
    for (const { ms, mark } of tasks.slice(0, PRINTED)) console.log(`  ${Math.round(ms)} ms after ${mark}: ${acts.get(mark) ?? ''}`);
    if (values.state !== undefined) writeFileSync(values.state, `${JSON.stringify(counts)}\n`);
  }
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}
