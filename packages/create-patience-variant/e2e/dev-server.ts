/** The server of `npm run dev` in the package of an author. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PatienceGame } from '@patience/element';
import type { Browser } from 'playwright-core';

/**
 * Changes the number of columns of a new package while `npm run dev` serves it, and waits until the table shows them.
 * @returns whether the page showed the change without being loaded again
 */
export async function changeWhilePlaying(own: string, browser: Browser): Promise<boolean> {
  const server = spawn(process.execPath, [join(own, 'node_modules/vite/bin/vite.js'), '--port', '0', '--host', '127.0.0.1'], {
    cwd: own,
    env: { ...process.env, NO_COLOR: '1' },
  });
  try {
    const address = await new Promise<string>((found) => {
      server.stdout.on('data', (printed: Buffer) => {
        const [match] = /http:\/\/127\.0\.0\.1:\d+\//.exec(printed.toString()) ?? [];
        if (match) found(match);
      });
    });
    const page = await browser.newPage();
    await page.goto(address);
    const columns = (): number | undefined => document.querySelector<PatienceGame>('patience-game')?.game?.view.piles('tableau').length;
    const shows = (count: number): Promise<unknown> => page.waitForFunction(`(${String(columns)})() === ${count}`);
    await shows(8);
    await page.evaluate('globalThis.loaded = 1');
    const rules = join(own, 'src/index.ts');
    writeFileSync(rules, readFileSync(rules, 'utf8').replace('const COLUMNS = 6 + 2 * PACKS;', 'const COLUMNS = 9;'));
    await shows(9);
    const same = (await page.evaluate('globalThis.loaded')) === 1;
    await page.close();
    return same;
  } finally {
    server.kill();
  }
}
