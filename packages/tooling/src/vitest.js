/**
 * The projects of the tests. All read the packages' sources through the `@patience/source` condition, except `e2e`, which tests the built
 * files.
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
 * Tests wait for events of the browser, never for a time. A test that fails is tried once more, only to tell one that always
 * fails from one that sometimes does: test.js fails both in CI.
 */
const again = { ...calm, retry: 1, expect: { poll: { timeout: 20_000 } } };

/** Makes projects run one after the other, because each uses all cores. @param {number} groupOrder */
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
          // Modules are loaded once in each process, not once for each file: what a test changes in them it puts back.
          isolate: false,
          maxWorkers: '100%',
          unstubGlobals: true,
        },
      },
      {
        ...shared,
        // Rules are pure: a hundred packages share a few threads, and core and its kit are loaded once in each.
        test: {
          name: 'variants',
          // What the conformance kit advises is typed in this repository.
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
        // All that pages import are modules as they are: nothing is found, and the page loaded anew, in the middle of a test.
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
          // Much of a test by hand is waiting for what moves: two files at once keep two cores busy.
          maxWorkers: 2,
          // What files import is loaded once in each of the two: tests look at pages, and leave nothing behind in modules.
          isolate: false,
        },
      },
      {
        ...shared,
        // Two browsers at once keep two cores busy.
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
