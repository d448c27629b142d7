import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from './shell.js';

const script = join(import.meta.dirname, 'without-browsers');
const mayHide = process.platform === 'linux' && (await run('unshare', ['-m', 'true'])).code === 0;

test.runIf(mayHide)('installed fonts and browsers are hidden from the command, and CHROMIUM_PATH is not set for it', async () => {
  const env = { ...process.env, CHROMIUM_PATH: '/somewhere/chromium' };
  const look = 'ls -A /usr/share/fonts 2>/dev/null; ls -s /usr/bin/chromium 2>/dev/null; echo "[$CHROMIUM_PATH]"';
  const { code, output } = await run(script, ['bash', '-c', look], { env });
  expect(code).toBe(0);
  expect(output).toMatch(/^(0 \/usr\/bin\/chromium\n)?\[\]\n$/);
});

test.runIf(process.platform !== 'win32')('a system that cannot hide files is reported, and the command runs without hiding', async () => {
  const env = { ...process.env, PATH: join(import.meta.dirname, '..') };
  const { output } = await run('/bin/bash', [script, '/bin/echo', 'runs'], { env });
  expect(output).toMatch(/are not hidden[^]*runs/);
});

test.runIf(process.platform !== 'win32')('the command gives the exit code', async () => {
  expect((await run(script, ['bash', '-c', 'exit 7'])).code).toBe(7);
});
