import { mergePatch } from '@patience/core/data';
import { kindOf } from './check.js';
import type { Json } from './json.js';
import { broken, printable, quoted, wrong, type Note } from './mistake.js';
import { mapEntries } from './texts.js';

/** Recipes by the names that other recipes write in `extends`. */
export type NamedRecipes = Readonly<Record<string, Json>>;

/** Fields of a patch that leave the game as it is. */
const SAME_GAME: readonly string[] = ['$schema', '$comment', 'source', 'id', 'rules', 'strings', 'about', 'finale'];

/** Longest chain of recipes that extend each other. */
export const MAX_CHAIN = 8;

/**
 * Applies a recipe with `extends` to the recipe that it extends, as a merge patch (RFC 7386). Returns any other recipe as it is. Reports a
 * mistake in the name. Texts of the base that may be false for the new recipe are left out.
 */
export function extended(json: unknown, recipes: NamedRecipes, note: Note, above: readonly string[] = []): unknown {
  if (kindOf(json) !== 'object' || !Object.hasOwn(json as object, 'extends')) return json;
  const { extends: base, ...patch } = json as { readonly extends: unknown } & Readonly<Record<string, Json>>;
  if (above.length >= MAX_CHAIN) return note(broken('extends', `a chain of more than ${MAX_CHAIN} recipes`));
  const names = Object.keys(recipes);
  const isName = typeof base === 'string';
  const isKnown = isName ? names.includes(base) : kindOf(base) === 'object';
  if (!isKnown) return note(wrong('extends', base, `a recipe${names.length > 0 ? `, or the name of one: ${quoted(names)}` : ''}`, names));
  const chain = [...above, isName ? base : 'a recipe without a name'];
  if (isName && above.includes(base))
    return note(
      broken('extends', `recipes that extend each other in a circle: ${printable(chain.slice(above.indexOf(base)).join(' → '))}`),
    );
  return mergePatch(ownTexts(extended(isName ? recipes[base] : base, recipes, note, chain), patch) as Json, patch);
}

/** Returns a recipe without its names, and without its summary, guide and rules page where the patch changes the game. */
function ownTexts(base: unknown, patch: object): unknown {
  const { strings } = Object(base) as { readonly strings?: unknown };
  if (kindOf(strings) !== 'object') return base;
  const left = Object.keys(patch).every((field) => SAME_GAME.includes(field)) ? ['name'] : ['name', 'summary', 'rules', 'guide'];
  const kept = (words: unknown): unknown =>
    kindOf(words) === 'object' ? Object.fromEntries(Object.entries(words as object).filter(([field]) => !left.includes(field))) : words;
  return { ...(base as object), strings: mapEntries(strings as Readonly<Record<string, unknown>>, (tag, words) => [tag, kept(words)]) };
}
