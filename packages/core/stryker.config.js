/** Counts how many small faults in a folder its tests detect: `FOLDER=moves pnpm mutants`, with everything committed, since Stryker changes files in place. */
export default {
  testRunner: 'vitest',
  plugins: ['../tooling/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js'],
  vitest: { configFile: '../tooling/src/stryker-vitest.js' },
  inPlace: true,
  mutate: [`src/${process.env['FOLDER'] ?? 'cards'}/**/*.ts`, '!src/**/*.test.ts'],
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
};
