/**
 * End-to-end test files that `npm test` runs: each page once, each kind of input once, the shipped bundles, and the command line.
 * `npm test -- --all` runs every end-to-end test. Keep this list below a minute on two cores.
 */
export const SHORT_E2E = [
  'apps/web/e2e/every-page.test.ts',
  'apps/web/e2e/first-visit.test.ts',
  'packages/cli/e2e/readme.test.ts',
  'packages/element/e2e/click-share.test.ts',
  'packages/element/e2e/hosts.test.ts',
  'packages/element/e2e/manifest.test.ts',
  'packages/element/e2e/pages.test.ts',
  'packages/element/e2e/quick.test.ts',
];
