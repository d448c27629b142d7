/**
 * The Vitest projects of the repository. All read the packages' sources through the `@patience/source` condition, except those that test
 * built packages and the built site. The folder and the ending of a file decide its project; the root of a run is the repository or a package.
 */
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { findChromium } from './chromium.js';

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
 * Settings for tests in browsers. A test that fails is tried once more, because a browser may end by itself and a busy machine may stand
 * still. The end of the report lists each test that needed the second try, and a run with more than three of them fails.
 */
const inBrowser = { testTimeout: 240_000, hookTimeout: 240_000, retry: 1, expect: { poll: { timeout: 40_000 } } };

/** Returns settings by which projects run one after the other, because each uses all cores. @param {number} groupOrder */
const after = (groupOrder) => ({ sequence: { groupOrder } });

/** Returns the patterns of files in packages and apps, seen from the root of the repository and of a package. @param {string} files */
const inPackages = (files) => [files, `packages/*/${files}`, `apps/*/${files}`];

const smoke = inPackages('e2e/**/*.smoke.test.ts');
const modules = '**/node_modules/**';

export default defineConfig({
  test: {
    allowOnly: false,
    reporters: [['default', { summary: false }], `${import.meta.dirname}/summary-reporter.js`],
    coverage: { include: ['packages/**/src/**/*.ts'], exclude: ['**/*.test.ts', 'packages/tooling/**'] },
    projects: [
      {
        ...shared,
        test: {
          name: 'node',
          ...calm,
          include: inPackages('src/**/*.test.ts'),
          exclude: ['**/*.browser.test.ts', modules],
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
          include: ['packages/variants/*.test.ts', 'packages/variants/*/*/src/**/*.test.ts'],
          pool: 'threads',
          isolate: false,
          maxWorkers: '100%',
        },
      },
      // Checks of the packages as their users get them.
      { ...shared, test: { name: 'packages', ...calm, include: ['packages/tooling/packages/*.test.ts'], ...after(1) } },
      {
        ...shared,
        // Prepare no dependencies: finding one in the middle of a test would load the page anew.
        optimizeDeps: { noDiscovery: true },
        test: {
          name: 'browser',
          include: inPackages('src/**/*.browser.test.ts'),
          ...inBrowser,
          ...after(2),
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromium ?? {} }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      // The end-to-end tests of `npm test`: each page once, each kind of input once, the shipped bundles, and the command line.
      { ...shared, test: { name: 'smoke', include: smoke, exclude: [modules], ...inBrowser, ...after(3), maxWorkers: 2, isolate: false } },
      {
        ...shared,
        test: {
          name: 'e2e',
          include: inPackages('e2e/**/*.test.ts'),
          exclude: [...smoke, modules],
          ...inBrowser,
          ...after(4),
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
          include: inPackages('engines/**/*.test.ts'),
          exclude: [modules],
          ...inBrowser,
          ...after(5),
          maxWorkers: 2,
        },
      },
    ],
  },
});
