/** Sizes that an entry adds to a page, minified and gzipped with its static imports. Each package.json has the budgets, as `sizeBudget`. */
import { join } from 'node:path';
import { packages, published } from './src/workspace.js';

/** Leaves what is loaded later out of a bundle. @type {import('esbuild').Plugin} */
const lazy = {
  name: 'lazy',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined)),
};

export default packages()
  .filter(({ manifest }) => manifest.private !== true)
  .map(published)
  .flatMap(({ name, dir, manifest }) =>
    Object.entries(manifest.sizeBudget ?? {}).map(([file, limit]) => ({
      name: `${name}/${file}`,
      path: join(dir, file),
      limit,
      gzip: true,
      modifyEsbuildConfig: (config) => ({
        ...config,
        format: 'esm',
        platform: 'browser',
        target: 'es2022',
        external: ['node:*'],
        plugins: [lazy],
        logLevel: 'error',
        // Measure the files for script tags as they are: they are whole, and better minified than by esbuild.
        ...(file.includes('patience-game.') && { loader: { '.js': 'copy' } }),
      }),
    })),
  );
