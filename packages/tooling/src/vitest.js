/**
 * The Vitest projects of the repository. All read the packages' sources through the `@patience/source` condition, except `e2e`, which tests
 * the built files.
 */
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { findChromium, launchOptions } from './chromium.js';
import { LongestFirst } from './longest-first.js';

const source = '@patience/source';
const chromium = await findChromium();

/** Resolve conditions that all projects share, for modules of a page and for those of Node. */
const shared = {
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
};

/** Time limits that are long enough for a slow, busy machine. */
const calm = { testTimeout: 120_000, hookTimeout: 120_000 };

/**
 * Settings for a second try of failed tests. It only distinguishes tests that always fail from tests that sometimes do: test.js fails both
 * in CI. Tests wait for events of the browser, never for a time.
 */
const again = { ...calm, retry: 1, expect: { poll: { timeout: 20_000 } } };

/** Returns settings by which projects run one after the other, because each uses all cores. @param {number} groupOrder */
const after = (groupOrder) => ({ sequence: { groupOrder } });

export default defineConfig({
  test: {
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    coverage: { include: ['packages/**/src/**/*.ts'], exclude: ['**/*.test.ts', 'packages/tooling/**'] },
    projects: [
      {
        ...shared,
        test: {
          name: 'node',
          ...calm,
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts', '**/node_modules/**'],
          // Load modules once in each process instead of once for each file. A test that changes something in them restores it.
          isolate: false,
          maxWorkers: '100%',
          unstubGlobals: true,
        },
      },
      {
        ...shared,
        // Rules are pure, so a hundred packages share a few threads, each of which loads core and the conformance kit once.
        test: {
          name: 'variants',
          // Use the command of this repository in the advice of the conformance kit.
          env: { PATIENCE_COMMAND: 'pnpm patience' },
          ...calm,
          include: ['packages/variants/*/*/src/**/*.test.ts'],
          pool: 'threads',
          isolate: false,
          maxWorkers: '100%',
        },
      },
      {
        ...shared,
        // Prepare no dependencies: finding one in the middle of a test would load the page anew.
        optimizeDeps: { noDiscovery: true },
        test: {
          name: 'browser',
          include: ['packages/*/src/**/*.browser.test.ts', 'apps/*/src/**/*.browser.test.ts'],
          ...again,
          ...after(1),
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromium ? launchOptions(chromium) : {} }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        ...shared,
        test: {
          name: 'e2e',
          include: ['packages/*/e2e/**/*.test.ts', 'apps/*/e2e/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          ...again,
          ...after(2),
          // Tests by real input spend much time waiting for animations: two files at once use both cores.
          maxWorkers: 2,
          // Load imported modules once in each of the two processes: tests read pages, and change nothing in modules.
          isolate: false,
        },
      },
      {
        ...shared,
        // Run two browsers at once, which use both cores.
        test: {
          name: 'engines',
          include: ['packages/*/engines/**/*.test.ts', 'apps/*/engines/**/*.test.ts'],
          ...calm,
          ...after(3),
          maxWorkers: 2,
        },
      },
    ],
  },
});
