/** The plan of a new package: its values, their checks and their defaults. */
import { Mistake } from './mistake.js';
import { ID, suggestId, title } from './names.js';
import { readRecipes } from './recipes.js';

/**
 * @typedef {'open-columns' | 'stock-columns' | 'run-columns' | 'pairs' | 'one-pile' | 'foundations' | 'grids'} Family
 * @typedef {object} Plan
 * @property {string} id
 * @property {string} en the name in English
 * @property {string} de the name in German
 * @property {Family} family kind of patience that it begins with
 * @property {1 | 2} packs
 * @property {string} package the name of the package
 * @property {string} author
 * @property {string} into path of the folder, absolute or from the folder in which the program was called
 * @property {boolean} workspace whether it becomes a package of this workspace instead of one on its own
 * @property {string} [recipe] path of a recipe, or of a folder of recipes, of which the package is made
 */

/** All families with their description. The names are those of folders in packages/variants of this repository. @type {Readonly<Record<Family, string>>} */
export const FAMILIES = {
  'open-columns': 'all cards open, with cells to park some',
  'stock-columns': 'columns, foundations and a stock',
  'run-columns': 'runs that move whole, and a stock that deals onto all columns',
  pairs: 'cards that leave in pairs',
  'one-pile': 'all cards go onto one pile',
  foundations: 'from the stock to the foundations, past a few columns',
  grids: 'cards in rows that touch',
};

/** The default family. @type {Family} */
export const USUAL = 'stock-columns';

/** Fields with free text, and their names in errors. */
const TEXTS = /** @type {const} */ ({
  en: 'name in English',
  de: 'name in German',
  author: 'author',
  into: 'folder',
  recipe: 'path of the recipe',
});

/**
 * Checks the values that are given. Missing values are no mistake.
 * @param {Partial<Plan>} given
 * @throws {Mistake} that names the first invalid value
 */
export function check(given) {
  const { id, family, packs, package: name } = given;
  if (id !== undefined) checkId(id);
  if (family !== undefined && !Object.hasOwn(FAMILIES, family))
    throw new Mistake(`There is no family "${family}"; the families are ${Object.keys(FAMILIES).join(', ')}.`);
  if (packs !== undefined && packs !== 1 && packs !== 2) throw new Mistake(`--packs must be 1 or 2, not ${String(packs)}.`);
  if (name !== undefined && !/^(@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/.test(name))
    throw new Mistake(`"${name}" cannot be the name of a package: use lower-case letters, digits and hyphens, such as patience-moonlight.`);
  for (const field of /** @type {(keyof TEXTS)[]} */ (Object.keys(TEXTS))) {
    const text = given[field];
    if (text === undefined) continue;
    if (text.trim() === '') throw new Mistake(`The ${TEXTS[field]} is empty: give one, or leave --${field} out.`);
    if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text))
      throw new Mistake(`The ${TEXTS[field]}, ${JSON.stringify(text)}, must be one line without control characters.`);
  }
}

/** Checks that nothing is given that the recipes themselves say. @param {Partial<Plan>} given @throws {Mistake} */
function checkRecipe(given) {
  for (const field of /** @type {const} */ (['family', 'packs', 'en', 'de']))
    if (given[field] !== undefined)
      throw new Mistake(`--${field} cannot be combined with --recipe: the value comes from the recipe. Leave it out.`);
  if (given.workspace)
    throw new Mistake('--recipe makes a package of its own and cannot be used in this repository, whose patiences are written as sources.');
}

/** Checks the form and the length of an id. @param {string} id @throws {Mistake} */
function checkId(id) {
  if (!ID.test(id)) {
    const suggestion = suggestId(id);
    throw new Mistake(`"${id}" cannot be an id: use lower-case words joined by hyphens${suggestion ? `, such as ${suggestion}` : ''}.`);
  }
  if (id.length > 60) throw new Mistake(`The id ${id} is too long: at most 60 characters.`);
}

/**
 * Fills in the values that are missing, from the id or the English name.
 * @param {Partial<Plan>} given
 * @returns {Plan}
 * @throws {Mistake} when a given value is invalid, or there is neither an id nor a name to make one of
 */
export function complete(given) {
  check(given);
  const { family = USUAL, packs = 1, workspace = false, author = 'the author', recipe } = given;
  if (workspace && given.packs !== undefined)
    throw new Mistake('--packs is for a package of its own; in this repository the field "deck" of rules.json says it. Leave it out.');
  if (recipe !== undefined) checkRecipe(given);
  const read = recipe === undefined ? undefined : readRecipes(recipe);
  const id = given.id ?? read?.id ?? suggestId(given.en ?? '');
  if (id === '') throw new Mistake('The id is missing: give lower-case words joined by hyphens, such as moonlight.');
  checkId(id);
  const names = read?.recipes.length === 1 ? read.recipes[0]?.names : undefined;
  const en = given.en ?? names?.en ?? title(id);
  return {
    id,
    en,
    de: given.de ?? names?.de ?? en,
    family,
    packs,
    package: given.package ?? (workspace ? `@patience/${id}` : `patience-${id}`),
    author,
    into: given.into ?? id,
    workspace,
    ...(recipe !== undefined && { recipe }),
  };
}
