/** Reads recipes, patiences as plain JSON, for a package of them. The reader of `@patience/recipe` checks them later, in the tests of the package. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Mistake } from './mistake.js';
import { ID, suggestId } from './names.js';
import { isObject, namesOf } from './recipe-package.js';

/** Maximum number of characters of a recipe, which is that of `@patience/recipe`. */
const MAX_TEXT = 200_000;
/** Maximum size of a recipe's file in bytes. A character has at most four. */
const MAX_SIZE = 4 * MAX_TEXT;

/**
 * Reads a recipe, or all recipes of a folder.
 * @param {string} path of a JSON file, or of a folder with JSON files
 * @returns {{ id: string, recipes: import('./recipe-package.js').Recipe[] }} an id for the package, and the recipes by id
 * @throws {Mistake} that names the file which cannot be read, is no JSON, or has an id that another one has
 */
export function readRecipes(path) {
  const files = filesOf(path);
  const parsed = files.map((file) => parse(file));
  for (const [i, { file, id }] of parsed.entries()) {
    const other = parsed.slice(0, i).find((one) => one.id === id);
    if (other) throw new Mistake(`${file} and ${other.file} have the same id "${id}"; give each recipe its own.`);
  }
  const byId = new Map(parsed.map(({ id, json }) => [id, json]));
  const recipes = parsed.map(({ id, text, json }) => ({ id, text, names: namesOf(id, json, byId) }));
  recipes.sort((a, b) => (a.id < b.id ? -1 : 1));
  return { id: recipes.length === 1 ? (recipes[0]?.id ?? '') : suggestId(basename(resolve(path))), recipes };
}

/** @param {string} path @returns {string[]} */
function filesOf(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new Mistake(`There is no file or folder ${path}; --recipe needs a JSON file, or a folder of them.`);
  if (found.isFile()) return [path];
  // A read of a pipe or device may never end.
  if (!found.isDirectory()) throw new Mistake(`${path} is neither a file nor a folder but a device or a pipe.`);
  const files = readdirSync(path).filter((name) => name.endsWith('.json') && statSync(join(path, name)).isFile());
  if (files.length === 0) throw new Mistake(`${path} has no recipes: there is no file whose name ends in .json.`);
  return files.sort().map((name) => join(path, name));
}

/** @param {string} file @returns {{ file: string, id: string, text: string, json: Readonly<Record<string, unknown>> }} @throws {Mistake} */
function parse(file) {
  const text = statSync(file).size > MAX_SIZE ? undefined : readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  if (text === undefined || text.length > MAX_TEXT)
    throw new Mistake(`${file} has more than ${MAX_TEXT} characters; a recipe has at most that many.`);
  if (text.trim() === '') throw new Mistake(`${file} is empty; a recipe is a JSON object.`);
  /** @type {unknown} */
  let json;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Mistake(`${file} is not JSON: ${why}. To find the line, run: npx @patience/cli check ${file}`, { cause: error });
  }
  if (!isObject(json)) throw new Mistake(`${file} is not a recipe: a recipe is a JSON object.`);
  const { id } = json;
  if (typeof id !== 'string' || !ID.test(id) || id.length > 60)
    throw new Mistake(
      `${file} needs an "id": lower-case words joined by hyphens, such as "moonlight"; it has ${JSON.stringify(id) ?? 'none'}.`,
    );
  return { file, id, text, json };
}
