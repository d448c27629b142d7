import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions, defineConfig, runnerImport, type UserConfig } from 'vite';

const source = '@patience/source';

/** Address of the servers. A busy port moves on to the next one. */
const address = { host: '127.0.0.1', port: Number(process.env['PORT'] ?? 4173) };

const site = { base: './', appType: 'custom', server: address, preview: address } as const satisfies UserConfig;

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
  const { plugins, scripts, scriptFolder }: typeof import('./build/index.js') = await imported('build/index.ts');
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
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: {
          // Bundle what nearly every page needs into one file: many small ones would wait for each other.
          codeSplitting: {
            groups: [
              // Bundle what every page needs of the core apart from the rules engine, which only pages with a table need.
              {
                name: 'texts',
                test: /packages\/core\/src\/(words\/(?!rules-page|shown-numbers)|(contract|problem|scored|shown)\b|cards\/(card|random)\b|game\/(options|save)\b)/,
              },
              // Bundle the core by itself: the solver's worker loads it with the variants, and has no document.
              {
                name: 'core',
                test: /packages\/core\/src\/(?!installed|testing|ahead|slips|data\/patch|words\/rules-page)/,
                tags: ['$initial'],
              },
              {
                name: 'base',
                test: /preload-helper|virtual:patience-languages|node_modules\/(.pnpm\/)?(lit|@lit)\S*(?<!(repeat|live|ref|async-directive|directive-helpers)\.js)$|apps\/web\/src\/(app-shell\/start|components\/notices|store\/(ids|known-deals|unsaved-games|records)|settings\/(settings|apply)|address\/(deal|site)|catalogue\/(entry|names)|words\/load|text\/(fill|cut|error-message)|offline\/(register|deployment)|table\/address)\b/,
              },
              // Bundle the player's data apart from what the first deal needs.
              {
                name: 'store',
                test: /node_modules\/(.pnpm\/)?idb|apps\/web\/src\/(app-shell\/open|store\/(?!deferred-store)|text\/(regional|clock)\b|catalogue\/pictures)|packages\/core\/src\/words\/rules-page/,
              },
              // Bundle what a table needs at its start into one file.
              {
                name: 'element',
                test: /packages\/element\/src\/(?!advice\/|sandbox\/|sounds\/)|apps\/web\/src\/(store\/deferred-store|table\/(game-saver|deal-number|fresh|opener|keys)|features\/table\/(dealer|visit))\b/,
                tags: ['$initial'],
              },
              // Bundle what a table needs right after its first deal: apart, each file would cost a request with headers larger than the file.
              {
                name: 'tools',
                test: /apps\/web\/src\/(table\/(effort|solver|tools|winnable)|features\/table\/(progress|strip)|daily\/(date|day-text))\.ts$|packages\/solver\/src\/(interval|protocol\/client)\b/,
              },
              // Bundle the reader of recipes by itself: beside code of the page that uses most of it, other pages would run that code.
              { name: 'recipe', test: /packages\/(recipe\/src\/|core\/src\/(slips|data\/patch)\b)/ },
              // Bundle the catalogue by itself: it grows with every installed variant, and the first deal does not need it.
              { name: 'catalogue', test: /virtual:patience-catalogue|apps\/web\/src\/(catalogue\/installed|added\/entries)\b/ },
            ],
          },
          entryFileNames: ({ name }) => (name === 'patience' ? '[name].js' : 'assets/[name]-[hash].js'),
          chunkFileNames: ({ facadeModuleId }) => `assets/${scriptFolder(facadeModuleId ?? '')}[name]-[hash].js`,
        },
      },
    },
  };
};

export default defineConfig(({ isPreview }) => (isPreview ? previewed() : built()));
