import { mergePatch } from '@patience/core/data';
import { kindOf } from './check.js';
import type { Json } from './json.js';
import { broken, quoted, wrong, type Note } from './mistake.js';

/** Recipes by the names that other recipes write in `extends`. */
export type NamedRecipes = Readonly<Record<string, Json>>;

/** Longest chain of recipes that extend each other. A circle would be longer. */
const MAX_CHAIN = 8;

/**
 * Applies a recipe with `extends` to the recipe that it extends, as a merge patch (RFC 7386). Returns any other recipe as it is. Reports a
 * mistake in the name.
 */
export function extended(json: unknown, recipes: NamedRecipes, note: Note, links = 0): unknown {
  if (kindOf(json) !== 'object' || !Object.hasOwn(json as object, 'extends')) return json;
  const { extends: base, ...patch } = json as { readonly extends: unknown } & Readonly<Record<string, Json>>;
  const names = Object.keys(recipes);
  const isName = typeof base === 'string';
  const isKnown = isName ? names.includes(base) : kindOf(base) === 'object';
  if (links >= MAX_CHAIN) return note(broken('extends', `a chain of more than ${MAX_CHAIN} recipes`));
  if (!isKnown) return note(wrong('extends', base, `a recipe${names.length > 0 ? `, or the name of one: ${quoted(names)}` : ''}`, names));
  return mergePatch(extended(isName ? recipes[base] : base, recipes, note, links + 1) as Json, patch);
}
