/**
 * Configuration of knip, which finds unused files, exports and dependencies. A hint that this configuration is outdated is an error, too.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from './workspace.js';

/** Files that are used without an import: by the test runner, by name or by people. */
const entries = [
  { glob: 'src/**/*.test.ts', test: /^src\/.*\.test\.ts$/ },
  { glob: 'e2e/**/*.test.ts', test: /^e2e\/.*\.test\.ts$/ },
  { glob: 'bench/*.ts', test: /^bench\/[^/]+\.ts$/ },
  { glob: 'src/*-reporter.js', test: /^src\/[^/]+-reporter\.js$/ },
  { glob: 'src/layers.js', test: /^src\/layers\.js$/ }, // named by the command of dependency-cruiser
  { glob: 'packages/*.test.ts', test: /^packages\/[^/]+\.test\.ts$/ },
  { glob: 'src/sandbox/*.ts', test: /^src\/sandbox\/[^/]+\.ts$/ }, // built as texts for documents without an origin
  {
    glob: 'build/{cdn,first-core,first-reasons,late-core,index,schema,serve}.ts',
    test: /^build\/(cdn|first-core|first-reasons|late-core|index|schema|serve)\.ts$/,
  }, // run by name, or named by the configuration of Vite and Rolldown
  { glob: 'public/*.js', test: /^public\/[^/]+\.js$/ },
  { glob: '{template,families,workspace}/**/*.ts', test: /^(template|families|workspace)\/.*\.ts$/ },
  { glob: 'recipes/*.js', test: /^recipes\/[^/]+\.js$/ }, // template of a package of recipes
];

/** Dependencies that only the manifest of a template names. @type {Readonly<Record<string, string[]>>} */
const templated = { 'packages/create-patience-variant': ['@patience/cli'] };

/** @param {string} dir @param {Record<string, unknown>} manifest */
function entriesOf(dir, manifest) {
  const files = ['src', 'packages', 'e2e', 'bench', 'build', 'public', 'template', 'families', 'workspace', 'recipes']
    .filter((folder) => existsSync(join(dir, folder)))
    .flatMap((folder) =>
      readdirSync(join(dir, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
    );
  const config = join(dir, 'tsup.config.ts');
  const built = existsSync(config) ? [...readFileSync(config, 'utf8').matchAll(/'(src\/[^']+)'/g)].map(([, file = '']) => file) : [];
  const exported = JSON.stringify(manifest['exports'] ?? ''); // knip reads these itself
  return [
    ...['vite.config.ts', 'custom-elements-manifest.config.js'].filter((file) => existsSync(join(dir, file))),
    ...built.filter((file) => !exported.includes(`./${file}`)),
    ...entries.filter(({ test }) => files.some((file) => test.test(file))).map(({ glob }) => glob),
  ];
}

/** @type {import('knip').KnipConfig} */
export default {
  exclude: ['duplicates'], // a variant is a named and the default export
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Programs of the system: the screen reader and the key presses for recordings, and mounts for tests.
  ignoreBinaries: ['orca', 'xdotool', 'mkfifo'],
  workspaces: {
    '.': {},
    // Read the app's Vite configuration without running it: running it reads all variants again for each mode.
    ...Object.fromEntries(
      packages().map(({ dir, path, manifest }) => [
        path,
        { vite: { config: [] }, entry: entriesOf(dir, manifest), ignoreDependencies: templated[path] ?? [] },
      ]),
    ),
  },
};
