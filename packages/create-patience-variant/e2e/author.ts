import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PatienceGame } from '@patience/element';
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { npm } from './outside.js';

/** Runs a function while the package has a type error that no test would meet. */
export async function withMistake<T>(own: string, meanwhile: () => Promise<T>): Promise<T> {
  const rules = join(own, 'src/index.ts');
  const right = readFileSync(rules, 'utf8');
  writeFileSync(rules, `${right}\nexport const wrong: number = 'text';\n`);
  try {
    return await meanwhile();
  } finally {
    writeFileSync(rules, right);
  }
}

/** Follows the guide: the command line finds the new patience, wins a deal, and its tests use that game from then on. */
export async function keepWonGame(own: string, env: Readonly<Record<string, string>>): Promise<void> {
  const patience = (...args: string[]): Promise<string> => npm(['exec', '--', 'patience', ...args], own, { ...env, LANG: 'C' });
  expect(await patience('list')).toMatch(/^first-try +First Try/m);
  await patience('solve', 'first-try', '--seed', '7', '--time', '2m', '--save', 'src/fixtures/won.json');
  expect(await patience('replay', 'src/fixtures/won.json')).toMatch(/^won · /m);
  const tests = join(own, 'src/index.test.ts');
  const text = readFileSync(tests, 'utf8');
  writeFileSync(
    tests,
    `import won from './fixtures/won.json' with { type: 'json' };\n${text.replace('describe, test })', 'describe, test, fixtures: { won: [won] } })')}`,
  );
  // Run the tests without the compiler, which takes longer: the types were checked before.
  expect(await npm(['exec', '--', 'vitest', 'run'], own, env)).toMatch(/Tests\s+\d+ passed/);
}

/** Checks that `npm run dev` shows a saved change on the table at once, without a reload of the page. */
export async function changeWhilePlaying(own: string, browser: Browser): Promise<void> {
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
    expect(await page.evaluate('globalThis.loaded')).toBe(1);
    await page.close();
  } finally {
    server.kill();
  }
}
