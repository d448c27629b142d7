import { defaultClientConditions, defaultServerConditions, defineConfig, runnerImport } from 'vite';

const source = '@patience/source';

// What writes the pages is TypeScript that reads the packages' sources: no package has to be built before.
const { module } = await runnerImport<typeof import('./build/index.js')>(new URL('build/index.ts', import.meta.url).pathname, {
  configFile: false,
  logLevel: 'error',
  resolve: { conditions: [source, ...defaultServerConditions] },
});

export default defineConfig({
  base: './',
  appType: 'custom',
  resolve: { conditions: [source, ...defaultClientConditions] },
  plugins: module.plugins(),
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: module.scripts,
      output: { entryFileNames: ({ name }) => (name === 'sw' || name === 'patience' ? '[name].js' : 'assets/[name]-[hash].js') },
    },
  },
});
