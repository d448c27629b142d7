import type { Plugin } from 'vite';
import { servePlugin } from './serve.js';
import { sitePlugin } from './site.js';

/** Returns the Vite plugins of this app. */
export const plugins = (): Plugin[] => [sitePlugin(), servePlugin()];

export { scripts } from './entries.js';
