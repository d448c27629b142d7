/** Configuration of knip, which finds unused files, exports and dependencies. */

/** Files that are used without an import: by the test runner, by name or by people. */
const entry = [
  'src/**/*.test.ts',
  '{e2e,engines}/**/*.test.ts',
  'bench/*.ts',
  'public/*.js',
  '*.config.{js,ts}',
  'build/{cdn,index,schema,serve}.ts', // run by name, or named by the configuration of Vite and Rolldown
  '{template,families,workspace}/**/*.ts', // templates of packages
  'recipes/*.js',
  'src/{cli,program,worker,decide,work,cdn}.ts', // built by tsup and Rolldown
  'src/sandbox/*.ts', // built as texts for documents without an origin
  'src/offline/sw.ts', // built by vite-plugin-pwa
  'src/{page,features/*/page,features/embed/patience}.ts', // scripts of pages, named by the build of the site
  'src/features/*/{words,first-words}.ts', // found by the build of the site
];

/** @type {import('knip').KnipConfig} */
export default {
  exclude: ['duplicates'], // a variant is a named and the default export
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Programs of the system: the screen reader and the key presses for recordings.
  ignoreBinaries: ['orca', 'xdotool', 'mkfifo'],
  workspaces: {
    '.': {},
    // Read the app's Vite configuration without running it: running it reads all variants again for each mode.
    'packages/*': { entry, vite: { config: [] } },
    'packages/languages/*': { entry },
    'packages/variants/*/*': { entry: [...entry, 'src/words.ts'] }, // read with rules.json
    'apps/*': { entry, vite: { config: [] } },
    'packages/create-patience-variant': { entry, ignoreDependencies: ['@patience/cli'] }, // only the manifest of a template names it
    'packages/tooling': {
      entry: [...entry, 'packages/*.test.ts', 'src/{layers,summary-reporter,declarations,stryker-vitest}.js'],
      ignoreDependencies: ['@stryker-mutator/.*'], // named by the configuration in core
    },
  },
};
