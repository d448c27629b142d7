import { fileURLToPath } from 'node:url';
import { preview, type PreviewServer } from 'vite';
import { servePlugin } from '../build/serve.js';

/** The folder of the app. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Where the build puts the site. */
export const builtSite = process.env['PATIENCE_DIST'] ?? fileURLToPath(new URL('../dist', import.meta.url));

/** Serves what was built as `pnpm preview` does, without reading all variants first as the build does: that takes seconds. */
export const served = (dist = builtSite): Promise<PreviewServer> =>
  preview({
    root,
    configFile: false,
    base: './',
    appType: 'custom',
    logLevel: 'error',
    plugins: [servePlugin()],
    build: { outDir: dist },
    preview: { host: '127.0.0.1', port: 0 },
  });
