/** The files of this package: its recipes, and the won games that its tests replay. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readRecipes } from './recipes.js';

/** @param {string} path in this package @returns {URL} */
export const fileOf = (path) => new URL(path, import.meta.url);

/** @param {string} path in this package @returns {any} */
export const readJson = (path) => JSON.parse(readFileSync(fileOf(path), 'utf8'));

/** Reads all recipes of the folder `recipes`. @throws {Error} that lists the mistakes */
export function readFolder() {
  const files = readdirSync(fileOf('recipes')).filter((file) => file.endsWith('.json'));
  return readRecipes(files.sort().map((file) => readJson(`recipes/${file}`)));
}

/** Returns the won games of a patience: a list of saved games, empty where there is no file. @param {string} id @returns {unknown[]} */
export const wonGames = (id) => (existsSync(fileOf(`won/${id}.json`)) ? readJson(`won/${id}.json`) : []);

/** @param {string} id */
const entryOf = (id) => ({ types: './dist/variant.d.ts', default: `./dist/${id}.js` });

/**
 * Returns the fields of package.json that name the patiences.
 * @param {readonly import('@patience/core').Variant[]} variants
 */
export const announced = (variants) => ({
  exports: {
    ...Object.fromEntries(variants.slice(0, variants.length === 1 ? 1 : 0).map(({ id }) => ['.', entryOf(id)])),
    ...Object.fromEntries(variants.map(({ id }) => [`./${id}`, entryOf(id)])),
    './package.json': './package.json',
  },
  patience: {
    api: 1,
    variants: Object.fromEntries(
      variants.map(({ id, strings }) => [
        id,
        {
          module: `./dist/${id}.js`,
          names: Object.fromEntries(Object.entries(strings).map(([language, { name }]) => [language, name])),
        },
      ]),
    ),
  },
});
