import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions, defineConfig, runnerImport, type UserConfig } from 'vite';

const source = '@patience/source';

const site = { base: './', appType: 'custom' } as const satisfies UserConfig;

/** A module of this app, which is TypeScript and reads the packages' sources: no package has to be built before. */
const imported = async <T>(file: string): Promise<T> => {
  const { module } = await runnerImport<T>(fileURLToPath(new URL(file, import.meta.url)), {
    configFile: false,
    logLevel: 'error',
    environments: { inline: { resolve: { conditions: [source, ...defaultServerConditions], noExternal: [/^@patience\//] } } },
  });
  return module;
};

/** For a preview: the built site is there, and nothing is asked of the variants. */
const previewed = async (): Promise<UserConfig> => {
  const { servePlugin } = await imported<typeof import('./build/serve.js')>('build/serve.ts');
  return { ...site, plugins: [servePlugin()] };
};

/** For everything else: all that the variants bring is read. */
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
          // What nearly every page needs is one file: many small ones would wait for each other.
          codeSplitting: {
            groups: [
              // The solver's worker loads variants, and with them this: it must not need a document.
              { name: 'core', test: /packages\/core\/src\/(?!installed|testing|ahead)/, tags: ['$initial'] },
              {
                name: 'base',
                test: /preload-helper|virtual:patience-languages|node_modules\/(.pnpm\/)?(lit|@lit)|apps\/web\/src\/(shell\/(start|notices)|store\/(ids|known-deals|deferred-store|unsaved-games|records)|settings\/(settings|apply)|address\/(deal|site)|catalogue\/(entry|names)|words\/load|text\/(fill|cut|error-message)|offline\/(register|deployment)|table\/(game-saver|deal-number|dealer|fresh|opener|address|keys|visit))\b/,
              },
              // The player's data: nothing that a first deal needs.
              {
                name: 'store',
                test: /node_modules\/(.pnpm\/)?idb|apps\/web\/src\/(shell\/open|store\/)/,
              },
              // What a table is begun with, in one file.
              {
                name: 'element',
                test: /packages\/element\/src\/(?!advice\/|sandbox\/|sounds\/)/,
                tags: ['$initial'],
              },
              // It grows with every installed variant: nothing that a first deal needs.
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
