import type { Plugin } from 'vite';
import { minifiedStyles } from '../../../packages/element/build/sources.js';
import { offlinePlugins } from './offline.js';
import { rebuildPlugin } from './rebuild.js';
import { servePlugin } from './serve.js';
import { sitePlugin } from './site.js';

/** Returns the Vite plugins of this app. */
export const plugins = (): Plugin[] => [sitePlugin(), rebuildPlugin(), servePlugin(), minifiedStyles as Plugin, ...offlinePlugins()];

export { scripts } from './entries.js';
export { scriptFolder } from './languages.js';
