import { MAX_CHAIN } from './extends.js';
import type { Json } from './json.js';
import { jsonFault } from './json-fault.js';
import { mendedJson } from './mended-json.js';
import { readRecipe, type ReadRecipe } from './read-recipe.js';

/** Finds the recipes that other recipes extend by their ids. */
export interface Bases {
  /** Returns the recipe of an id, as JSON or its text; undefined when there is none. */
  load(id: string): Promise<unknown>;
  /** Returns the place where the recipe of an id is looked for, for a message. */
  placeOf(id: string): string;
}

/** Matches the ids that recipes have. */
const ID = /^[a-z][a-z0-9-]{0,59}$/;

/** Reads a recipe, as `readRecipe` does. Loads those that it extends by their ids. */
export async function readWithBases(json: unknown, { load, placeOf }: Bases): Promise<ReadRecipe> {
  const recipes: Record<string, Json> = {};
  let id = baseOf(json);
  // A server can name another recipe in each one, without an end.
  while (id !== undefined && ID.test(id) && !Object.hasOwn(recipes, id) && Object.keys(recipes).length < MAX_CHAIN) {
    const found = await load(id);
    const base = parsed(found);
    if (base === undefined) {
      const why =
        typeof found === 'string' ? `the recipe "${id}" cannot be read: ${jsonFault(found)}` : `there is no recipe in ${placeOf(id)}`;
      return withAllowed(readRecipe(json, recipes), `a recipe, or the id of one; ${why}`);
    }
    recipes[id] = base as Json;
    id = baseOf(base);
  }
  return readRecipe(json, recipes);
}

/** Replaces what is said about the name of a recipe that was not found. */
const withAllowed = (read: ReadRecipe, allowed: string): ReadRecipe =>
  read.ok
    ? read
    : { ok: false, mistakes: read.mistakes.map((mistake) => (mistake.path === 'extends' ? { ...mistake, allowed } : mistake)) };

/** Returns the id of the recipe that a recipe extends; undefined when it extends none, or one that is written in it. */
function baseOf(json: unknown): string | undefined {
  const { extends: base } = Object(parsed(json)) as { readonly extends?: unknown };
  return typeof base === 'string' ? base : undefined;
}

/** Returns the value of a text; undefined when it is no JSON. Returns any other value as it is. */
function parsed(json: unknown): unknown {
  if (typeof json !== 'string') return json;
  try {
    return JSON.parse(mendedJson(json));
  } catch {
    return undefined;
  }
}
