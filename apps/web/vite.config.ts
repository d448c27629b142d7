import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions, defineConfig, runnerImport, type UserConfig } from 'vite';

const source = '@patience/source';

const site = { base: './', appType: 'custom' } as const satisfies UserConfig;

/** Loads a TypeScript module of this app. It reads the packages' sources, so that no package has to be built before. */
const imported = async <T>(file: string): Promise<T> => {
  const { module } = await runnerImport<T>(fileURLToPath(new URL(file, import.meta.url)), {
    configFile: false,
    logLevel: 'error',
    environments: { inline: { resolve: { conditions: [source, ...defaultServerConditions], noExternal: [/^@patience\//] } } },
  });
  return module;
};

/** Returns the configuration for a preview, which serves the built site and does not load the variants. */
const previewed = async (): Promise<UserConfig> => {
  const { servePlugin } = await imported<typeof import('./build/serve.js')>('build/serve.ts');
  return { ...site, plugins: [servePlugin()] };
};

/** Returns the configuration for everything else, which loads all installed variants. */
const built = async (): Promise<UserConfig> => {
  const { plugins, scripts }: typeof import('./build/index.js') = await imported('build/index.ts');
  return {
    ...site,
    resolve: { conditions: [source, ...defaultClientConditions] },
    plugins: plugins(),
    worker: { format: 'es' },
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false },
      cssCodeSplit: true,
      assetsInlineLimit: 0,
      license: { fileName: 'third-party.md' },
      rolldownOptions: {
        input: scripts,
        output: {
          // Bundle what nearly every page needs into one file: many small ones would wait for each other.
          codeSplitting: {
            groups: [
              // Bundle the core by itself: the solver's worker loads it with the variants, and has no document.
              { name: 'core', test: /packages\/core\/src\/(?!installed|testing|ahead|slips|data\/patch)/, tags: ['$initial'] },
              {
                name: 'base',
                test: /preload-helper|virtual:patience-languages|node_modules\/(.pnpm\/)?(lit|@lit)|apps\/web\/src\/(shell\/(start|notices)|store\/(ids|known-deals|deferred-store|unsaved-games|records)|settings\/(settings|apply)|address\/(deal|site)|catalogue\/(entry|names)|words\/load|text\/(fill|cut|error-message)|offline\/(register|deployment)|table\/(game-saver|deal-number|dealer|fresh|opener|address|keys|visit))\b/,
              },
              // Bundle the player's data apart from what the first deal needs.
              {
                name: 'store',
                test: /node_modules\/(.pnpm\/)?idb|apps\/web\/src\/(shell\/open|store\/)/,
              },
              // Bundle what a table needs at its start into one file.
              {
                name: 'element',
                test: /packages\/element\/src\/(?!advice\/|sandbox\/|sounds\/)/,
                tags: ['$initial'],
              },
              // Bundle the reader of recipes by itself: beside code of the page that uses most of it, other pages would run that code.
              { name: 'recipe', test: /packages\/(recipe\/src\/|core\/src\/(slips|data\/patch)\b)/ },
              // Bundle the catalogue by itself: it grows with every installed variant, and the first deal does not need it.
              { name: 'catalogue', test: /virtual:patience-catalogue|apps\/web\/src\/(catalogue\/installed|added\/entries)\b/ },
            ],
          },
          entryFileNames: ({ name }) => (name === 'sw' || name === 'patience' ? '[name].js' : 'assets/[name]-[hash].js'),
        },
      },
    },
  };
};

export default defineConfig(({ isPreview }) => (isPreview ? previewed() : built()));
