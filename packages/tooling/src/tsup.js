/**
 * The build of the packages. Only this file uses tsup, so that a change of the bundler changes nothing else. Imports are resolved by the
 * `@patience/source` condition, so that no build waits for another one.
 */
import { defineConfig } from 'tsup';

/** @typedef {import('tsup').Options} Options */

/** @type {Options} */
const base = {
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  sourcemap: true,
  clean: ['!**/*.d.ts'], // which declarations.js writes
  esbuildOptions(options) {
    options.conditions = ['@patience/source', ...(options.conditions ?? [])];
    options.mainFields = ['module', 'main'];
  },
};

/**
 * Returns the settings of a library: several entries that share code, with dependencies left to the user's installer.
 * @param {Record<string, string>} entry output name to source file
 * @param {Options} [options]
 */
export const library = (entry, options) => defineConfig({ ...base, entry, ...options });

/**
 * The settings of variants: each entry becomes one readable module without imports, which contains what it uses of core.
 * @type {Options}
 */
export const variant = {
  ...base,
  splitting: false,
  treeshake: true,
  sourcemap: false, // it can be read as it is
  noExternal: [/^/],
};
