import type { LanguageTag, Variant } from '@patience/core';
import { toRecipe } from '@patience/recipe';
import { asObject, isObject, withField, type JsonObject } from '../json/path.js';
import { fill } from '@patience/web/text/fill.js';
import type { WorkshopWords } from '../words/index.js';

/** Words with which the workshop names a new patience, in every language. */
export type NamingWords = Readonly<Record<LanguageTag, Pick<WorkshopWords, 'variation' | 'basedOn' | 'templateNames'>>>;

/** The recipe to begin with, or the fields in which the patience has functions, which no recipe can contain. */
export type Beginning = { readonly ok: true; readonly recipe: JsonObject } | { readonly ok: false; readonly functions: readonly string[] };

/** Words of a patience that stay true when its rules change: names of its parts. */
const KEPT_WORDS = ['actions', 'options', 'reasons', 'piles'];
/** Fields of a patience that are left out of the recipe: an edit could make them untrue, or the reader derives them. */
const DROPPED = ['rules', 'about', 'records', 'finale', 'strings', 'id'];

/** Returns a recipe with the rules of an installed patience, and a name and an id of its own. */
export function fromVariant(variant: Variant, naming: NamingWords): Beginning {
  const written = toRecipe(variant);
  if (!written.ok) return { ok: false, functions: written.functions };
  const rules = Object.fromEntries(Object.entries(written.recipe).filter(([name]) => !DROPPED.includes(name)));
  return { ok: true, recipe: { id: ownId(variant.id), ...rules, strings: stringsOf(written.recipe, naming) } };
}

/** Returns a copy of a template under its name in each language. */
export const fromTemplate = (recipe: JsonObject, name: keyof WorkshopWords['templateNames'], naming: NamingWords): JsonObject =>
  Object.entries(naming).reduce((sum, [tag, words]) => withField(sum, ['strings', tag, 'name'], words.templateNames[name]), recipe);

/** Returns a copy of a template as a variation of the installed patience that has its rules. @param nameIn returns its name in a language */
export const namedAfter = (recipe: JsonObject, id: string, nameIn: (tag: LanguageTag) => string, naming: NamingWords): JsonObject =>
  Object.entries(naming).reduce<JsonObject>(
    (sum, [tag, { variation, basedOn }]) => {
      const name = nameIn(tag);
      const named = withField(sum, ['strings', tag, 'name'], fill(variation, { name }).slice(0, 80));
      return withField(named, ['strings', tag, 'summary'], fill(basedOn, { name }));
    },
    { ...recipe, id: ownId(id) },
  );

const ownId = (id: string): string => `my-${id}`.slice(0, 60).replace(/(?<!-)-+$/, '');

function stringsOf(recipe: JsonObject, naming: NamingWords): JsonObject {
  const strings = asObject(recipe['strings']);
  const nameIn = (tag: string): string => {
    const words = strings[tag] ?? strings['en'] ?? Object.values(strings)[0];
    return isObject(words) && typeof words['name'] === 'string' ? words['name'] : '';
  };
  return Object.fromEntries(
    Object.entries(naming).map(([tag, { variation, basedOn }]) => {
      const words = asObject(strings[tag]);
      const kept = Object.fromEntries(KEPT_WORDS.flatMap((part) => (words[part] === undefined ? [] : [[part, words[part]]])));
      const name = nameIn(tag);
      return [tag, { name: fill(variation, { name }).slice(0, 80), summary: fill(basedOn, { name }), ...kept }];
    }),
  );
}
