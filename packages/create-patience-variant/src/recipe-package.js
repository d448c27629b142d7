/** Makes the package of recipes from its templates. Nothing here reads files, so that a page can do it too. */
import { announced } from '../recipes/announced.js';
import { filled, manifest, NAME, RENAMED } from './filled.js';
import { title } from './names.js';

/** @typedef {Readonly<Record<string, unknown>>} Json */

/**
 * @typedef {object} Recipe
 * @property {string} id
 * @property {string} text the JSON as it is in its file
 * @property {{ readonly de: string, readonly en: string }} names
 */

/**
 * @typedef {object} Templates
 * @property {Readonly<Record<string, string>>} texts by the path of their file in the folder of templates
 * @property {Readonly<Record<string, string>>} versions of this project's packages, by name
 */

/**
 * Returns the texts of all files of a package that is made of recipes, by their path in its folder.
 * @param {Templates} templates
 * @param {Omit<import('./filled.js').Values, 'family' | 'packs'>} plan
 * @param {readonly Recipe[]} recipes
 * @returns {Map<string, string>}
 */
export function recipePackage({ texts: templates, versions }, plan, recipes) {
  // The README names one recipe as an example.
  const values = /** @type {const} */ ({ ...plan, family: 'stock-columns', packs: 1, id: recipes[0]?.id ?? plan.id });
  const texts = new Map(Object.entries(templates).map(([file, text]) => [RENAMED[file] ?? file, filled(text, file, values, NAME)]));
  const data = /** @type {object} */ (JSON.parse(manifest(texts.get('package.json') ?? '{}', (name) => versions[name] ?? '0.0.0')));
  texts.set('package.json', `${JSON.stringify({ ...data, ...announced(recipes) }, undefined, 2)}\n`);
  for (const { id, text } of recipes) texts.set(`recipes/${id}.json`, text.endsWith('\n') ? text : `${text}\n`);
  return texts;
}

/**
 * Returns the names of a recipe as its reader gives them to the patience: the other language's where one is missing.
 * @param {string} id
 * @param {Json} json
 */
export function namesOf(id, json) {
  const given = givenNames(json);
  /** @param {'de' | 'en'} own @param {'de' | 'en'} other */
  const name = (own, other) =>
    given[[own, other, ...Object.keys(given)].find((language) => Object.hasOwn(given, language)) ?? ''] ?? title(id);
  return { de: name('de', 'en'), en: name('en', 'de') };
}

/** Returns the names that a recipe gives, by language. @param {Json} json @returns {Readonly<Record<string, string>>} */
function givenNames({ strings }) {
  const named = Object.entries(isObject(strings) ? strings : {}).map(([language, words]) => [
    language,
    isObject(words) ? words['name'] : undefined,
  ]);
  return Object.fromEntries(named.filter(([, name]) => typeof name === 'string'));
}

/** @param {unknown} value @returns {value is Json} */
export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
