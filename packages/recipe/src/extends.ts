import { mergePatch } from '@patience/core/data';
import type { Json } from './json.js';
import { nearest } from './nearest.js';
import { shown, type Mistake } from './shape.js';

/** Recipes by the names under which others extend them. */
export type NamedRecipes = Readonly<Record<string, Json>>;

/** Longest chain of recipes that extend each other; a circle is longer. */
const MAX_CHAIN = 8;

/**
 * Applies a recipe that says `extends` to the recipe that it extends, as a merge patch (RFC 7386). A recipe that does not say it is
 * returned as it is.
 * @returns the whole recipe, or the mistake
 */
export function extended(
  json: unknown,
  recipes: NamedRecipes,
  links = 0,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly mistake: Mistake } {
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, 'extends')) return { ok: true, value: json };
  const { extends: base, ...patch } = json as { readonly extends: unknown } & Readonly<Record<string, Json>>;
  const names = Object.keys(recipes);
  const wrong = (allowed: string, like?: string): { readonly ok: false; readonly mistake: Mistake } => ({
    ok: false,
    mistake: { path: 'extends', found: shown(base), allowed, ...(like !== undefined && { nearest: like }) },
  });
  if (links >= MAX_CHAIN) return wrong(`a chain of at most ${MAX_CHAIN} recipes, and no circle`);
  if (typeof base === 'string' && !Object.hasOwn(recipes, base))
    return wrong(
      names.length > 0 ? `a recipe, or the name of one: ${names.join(', ')}` : 'a recipe; no others are named here',
      nearest(base, names),
    );
  if (typeof base !== 'string' && (typeof base !== 'object' || base === null || Array.isArray(base)))
    return wrong('a recipe, or the name of one');
  const whole = extended(typeof base === 'string' ? recipes[base] : base, recipes, links + 1);
  return whole.ok ? { ok: true, value: mergePatch(whole.value as Json, patch) } : whole;
}
