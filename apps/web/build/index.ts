import type { Plugin } from 'vite';
import { servePlugin } from './serve.js';
import { sitePlugin } from './site.js';

/** All that this app adds to Vite. */
export const plugins = (): Plugin[] => [sitePlugin(), servePlugin()];

export { scripts } from './entries.js';
