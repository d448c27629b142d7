import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseChromium, findChromium, launchOptions, underWatch } from './chromium.js';
import { run } from './shell.js';

const named = (executablePath: string) => ({ kind: 'installed' as const, executablePath });

/** Yields candidates one after the other. */
async function* these(...candidates: (ReturnType<typeof named> | Error)[]) {
  yield* await Promise.resolve(candidates);
}

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'patience-chromium-'));
  vi.stubEnv('PATIENCE_CHROMIUM', undefined);
  vi.stubEnv('PATIENCE_CHROMIUM_DIED', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true, force: true });
});

test('the first browser that passes the check is chosen for every process that is started afterwards', async () => {
  const prove = ({ executablePath }: { executablePath: string }) =>
    executablePath === '/bad' ? Promise.reject(new Error('it draws no text')) : Promise.resolve('147.0');
  const from = these(new Error('no network'), named('/bad'), named('/good'), named('/better'));
  const { chromium, version, tried } = await chooseChromium({ from, prove });
  expect(chromium).toEqual(named('/good'));
  expect(version).toBe('147.0');
  expect(tried).toEqual(['no network', 'installed, /bad: it draws no text']);
  expect(await findChromium()).toEqual(named('/good'));
});

test('when no browser passes the check, one message lists what was tried and what to install', async () => {
  const prove = () => Promise.reject(new Error('it died'));
  const choice = chooseChromium({ from: these(new Error('no network'), named('/bad')), prove });
  await expect(choice).rejects.toThrow(/apt-get install chromium[^]*- no network\n- installed, \/bad: it died$/);
});

test('CHROMIUM_PATH names the only candidate', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  const prove = vi.fn(() => Promise.reject(new Error('it is no browser')));
  await expect(chooseChromium({ prove })).rejects.toThrow(`named, ${process.execPath}: it is no browser`);
  expect(prove).toHaveBeenCalledTimes(1);
});

test('a CHROMIUM_PATH that does not exist is reported', async () => {
  vi.stubEnv('CHROMIUM_PATH', join(dir, 'nothing'));
  await expect(chooseChromium()).rejects.toThrow('CHROMIUM_PATH is set, but there is no');
});

test.runIf(process.platform !== 'win32').each([
  ['dies', 'exit 133', 'the browser died (exit code 133)'],
  ['is killed', 'kill -9 $$', 'the browser died (exit code 137)'],
])('when the browser %s, the function that uses it is ended at once with that reason', async (_, script, word) => {
  const browser = join(dir, 'browser');
  writeFileSync(browser, `#!/bin/sh\n${script}\n`);
  chmodSync(browser, 0o755);
  const { cut } = await underWatch(join(dir, 'died'), (signal) => {
    const { executablePath, env } = launchOptions(named(browser));
    const uses = `require('node:child_process').spawn(process.argv[1]); setInterval(() => {}, 1000)`;
    return run(process.execPath, ['-e', uses, executablePath], { ...(env && { env }), signal });
  });
  expect(cut).toBe(word);
});

test.runIf(process.platform !== 'win32')('a browser that is closed normally does not count as dead', async () => {
  const browser = join(dir, 'browser');
  writeFileSync(browser, '#!/bin/sh\necho closed\n');
  chmodSync(browser, 0o755);
  const outcome = await underWatch(join(dir, 'died'), (signal) => {
    const { executablePath, env } = launchOptions(named(browser));
    return run(executablePath, [], { ...(env && { env }), signal });
  });
  expect(outcome).toEqual({ code: 0, output: 'closed\n' });
});
