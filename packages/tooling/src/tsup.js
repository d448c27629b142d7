/**
 * The build of the packages. Only this file knows tsup, so another bundler is a change here.
 * Everything is resolved through the `@patience/source` condition, so no build waits for another one.
 */
import { defineConfig } from 'tsup';
import { twins } from './twins.js';

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
 * A library: several entries which share their common code, dependencies left to the user's installer.
 * @param {Record<string, string>} entry output name to source file
 * @param {Options} [options]
 */
export const library = (entry, options) => defineConfig({ ...base, entry, ...options });

/** Variants: each entry is one readable module without imports, whatever it took from core is inside. @type {Options} */
export const variant = {
  ...base,
  splitting: false,
  treeshake: true,
  sourcemap: false, // it can be read as it is
  noExternal: [/.*/],
  esbuildPlugins: [twins()],
};
