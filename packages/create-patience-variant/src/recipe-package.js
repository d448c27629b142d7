/** Makes the package of recipes from its templates. Nothing here reads files, so that a page can do it too. */
import { announced } from '../recipes/announced.js';
import { filled, manifest, NAME, RENAMED } from './filled.js';
import { title } from './names.js';

/** @typedef {Readonly<Record<string, unknown>>} Json */

/**
 * @typedef {object} Recipe
 * @property {string} id
 * @property {string} text the JSON as it is in its file
 * @property {Readonly<Record<string, string>>} names by language
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
 * Returns the names of a recipe as its reader gives them to the patience: in German, in English, and in each language of the recipe and of those that it extends.
 * A name that is missing in a language is that of another language.
 * @param {string} id
 * @param {Json} json
 * @param {ReadonlyMap<string, Json>} [others] recipes by id, which it may extend
 * @returns {{ readonly de: string, readonly en: string } & Readonly<Record<string, string>>}
 */
export function namesOf(id, json, others = new Map()) {
  const given = givenNames(json);
  const own = languagesOf(json, others);
  /** @param {string} language */
  const name = (language) => {
    const next = own.includes(language) ? ['en'] : ['en', 'de'];
    return given[[language, ...next, ...Object.keys(given)].find((one) => Object.hasOwn(given, one)) ?? ''] ?? title(id);
  };
  return { ...Object.fromEntries(own.map((language) => [language, name(language)])), de: name('de'), en: name('en') };
}

/**
 * Returns the languages of a recipe and of those that it extends.
 * @param {Json} json
 * @param {ReadonlyMap<string, Json>} others
 * @param {number} [left] number of recipes that may still be looked at: recipes can extend each other in a circle
 * @returns {string[]}
 */
function languagesOf({ strings, extends: base }, others, left = 8) {
  const below = isObject(base) ? base : typeof base === 'string' && left > 0 ? others.get(base) : undefined;
  return [...(isObject(strings) ? Object.keys(strings) : []), ...(below ? languagesOf(below, others, left - 1) : [])];
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
