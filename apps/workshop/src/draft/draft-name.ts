import type { LanguageTag } from '@patience/core';
import { isDefaultName } from '../words/naming.js';
import { formatJson } from '../json/format.js';
import { isObject, parsedObject, partAt, withField } from '../json/path.js';

/** Length of the longest name, in characters. */
export const LONGEST_NAME = 80;

/** Returns the name of the patience in a text, in a language or another one that it has; undefined without a name. */
export function nameIn(text: string, lang: LanguageTag): string | undefined {
  const recipe = parsedObject(text);
  const strings = recipe && partAt(recipe, ['strings']);
  if (!recipe || !isObject(strings)) return undefined;
  const name = [lang, 'en', ...Object.keys(strings)].map((tag) => partAt(recipe, ['strings', tag, 'name'])).find(Boolean);
  return typeof name === 'string' ? name : undefined;
}

/** Returns a text in which the patience has another name in a language; the same text if it is no recipe. */
export function withName(text: string, lang: LanguageTag, name: string): string {
  const recipe = parsedObject(text);
  return recipe ? formatJson(withField(recipe, ['strings', lang, 'name'], name)) : text;
}

/** Tells whether the patience has a name in this language, and it is one that the workshop gave it. */
export function hasDefaultName(text: string, lang: LanguageTag): boolean {
  const name = nameIn(text, lang);
  return name !== undefined && isDefaultName(name);
}

/** Returns a text in which the patience has a name of its own in a language, and wherever the workshop gave it one. */
export function withOwnName(text: string, lang: LanguageTag, name: string): string {
  const strings = parsedObject(text)?.['strings'];
  const tags = isObject(strings) ? Object.keys(strings) : [];
  const given = tags.filter((tag) => tag === lang || hasDefaultName(text, tag));
  return (given.length > 0 ? given : [lang]).reduce((sum, tag) => withName(sum, tag, name), text);
}
