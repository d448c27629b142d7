import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions, defineConfig, runnerImport, type Rolldown, type UserConfig } from 'vite';

const source = '@patience/source';

/** The module that defines the table, which pages without a table do not import. */
const element = fileURLToPath(new URL('../../packages/element/src/define.ts', import.meta.url));

/** The module with the parts of the workshop, which its page shows before it loads the table. */
const workshop = fileURLToPath(new URL('../workshop/src/open.ts', import.meta.url));

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
          codeSplitting: {
            groups: [
              // Bundle the core by itself: the solver's worker loads it with the variants, and has no document.
              { name: 'core', test: /packages\/core\/src\//, tags: ['$initial'] },
              // Bundle what the table or the gallery imports with other pages: many small files would wait for each other. Keep what a page
              // without a table needs apart from the table.
              {
                name(id, graph) {
                  const isIn = (page: string): boolean => isImportedBy(page, id, graph);
                  const others = [...Object.values(scripts), workshop].filter((page) => !isImportedBy(page, element, graph));
                  if (isIn(scripts['table']!)) return others.some(isIn) ? 'base' : 'first';
                  return isIn(scripts['gallery']!) ? 'pages' : null;
                },
                tags: ['$initial'],
                minShareCount: 2,
              },
            ],
          },
          entryFileNames: ({ name }) => (name === 'patience' ? '[name].js' : 'assets/[name]-[hash].js'),
          chunkFileNames: ({ facadeModuleId }) => `assets/${scriptFolder(facadeModuleId ?? '')}[name]-[hash].js`,
        },
      },
    },
  };
};

/** Tells whether a script imports a module statically, itself or by other modules. */
function isImportedBy(script: string, id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (id === script) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return graph.getModuleInfo(id)?.importers.some((importer) => isImportedBy(script, importer, graph, seen)) ?? false;
}

export default defineConfig(({ isPreview }) => (isPreview ? previewed() : built()));
