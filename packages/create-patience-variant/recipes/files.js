/** The files of this package: its recipes, and the won games that its tests replay. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readRecipes } from './recipes.js';

/** @param {string} path in this package @returns {URL} */
export const fileOf = (path) => new URL(path, import.meta.url);

/** @param {string} path in this package @returns {any} @throws {Error} that names a file which is not JSON */
export function readJson(path) {
  const text = readFileSync(fileOf(path), 'utf8').replace(/^\ufeff/, '');
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    // The command line explains mistakes in recipes only.
    const place = path.startsWith('recipes/') ? ` To find the line, run: npx @patience/cli check ${path}` : '';
    throw new Error(`${path} is not JSON: ${why}.${place}`.replace(/\p{Cc}/gu, ' '), { cause: error });
  }
}

/** Reads all recipes of the folder `recipes`, and skips folders in it. @throws {Error} that lists the mistakes */
export function readFolder() {
  const files = readdirSync(fileOf('recipes'), { withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.json') && !entry.isDirectory())
    .map(({ name }) => name);
  return readRecipes(files.sort().map((file) => readJson(`recipes/${file}`)));
}

/** Returns the won games of a patience: a list of saved games, empty where there is no file. @param {string} id @returns {unknown[]} */
export const wonGames = (id) => (existsSync(fileOf(`won/${id}.json`)) ? readJson(`won/${id}.json`) : []);

/** Returns the ids and names of patiences, as package.json has them. @param {readonly import('@patience/core').Variant[]} variants */
export const namesOf = (variants) =>
  variants.map(({ id, strings }) => ({
    id,
    names: Object.fromEntries(Object.entries(strings).map(([language, { name }]) => [language, name])),
  }));
