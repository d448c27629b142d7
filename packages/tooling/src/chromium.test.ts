import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findChromium, launch } from './chromium.js';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'patience-chromium-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true, force: true });
});

test('CHROMIUM_PATH names the only candidate', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(await findChromium()).toMatchObject({ executablePath: process.execPath });
});

test('a CHROMIUM_PATH that does not exist is reported', async () => {
  vi.stubEnv('CHROMIUM_PATH', join(dir, 'nothing'));
  await expect(launch()).rejects.toThrow('CHROMIUM_PATH is set, but there is no');
});
