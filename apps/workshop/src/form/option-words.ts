import type { LanguageTag } from '@patience/core';
import { isObject, partAt, withField, type JsonObject } from '../json/path.js';
import { optionsOf } from './options.js';

/** Longest name of an option or a value, in characters. */
const LONGEST = 80;

/** Returns the option that a recipe has and another one has not; undefined if there is none. */
export const newOption = (before: JsonObject, after: JsonObject): string | undefined =>
  Object.keys(optionsOf(after)).find((name) => !Object.hasOwn(optionsOf(before), name));

/**
 * Names an option and its values in a language, if the patience has words in this language.
 * @param values names of the values, in their order; one that is missing is called as the recipe writes it
 */
export function withOptionWords(recipe: JsonObject, option: string, tag: LanguageTag, name: string, values: readonly string[]): JsonObject {
  if (!isObject(partAt(recipe, ['strings', tag]))) return recipe;
  const named = (optionsOf(recipe)[option] ?? []).map((value, i): [string, string] => [
    String(value),
    (values[i] ?? String(value)).slice(0, LONGEST),
  ]);
  return withField(recipe, ['strings', tag, 'options', option], { name: name.slice(0, LONGEST), values: Object.fromEntries(named) });
}
