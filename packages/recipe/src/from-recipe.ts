import type { Variant } from '@patience/core';
import { complete, type DataVariant } from '@patience/core/data';
import { extended, type NamedRecipes } from './extends.js';
import { withFunctions, type RecipeFunctions } from './functions.js';
import { checkMeaning } from './meaning.js';
import { checkSizes } from './sizes.js';
import { Expansion, type Recipe } from './expand.js';
import { recipe as grammar } from './grammar.js';
import type { Context, Mistake } from './shape.js';
import { titleOf, wordsFor } from './words.js';

/** Levels of lists and objects in a recipe, and characters of its text. */
const MAX_DEPTH = 16;
const MAX_TEXT = 200_000;
/** Values in a recipe that is given as an object. A text of the longest length has fewer. */
const MAX_VALUES = 150_000;
/** Mistakes that are told at most. */
const MAX_MISTAKES = 20;

/** The result of reading a recipe: a patience, or all mistakes that were found. */
export type ReadRecipe =
  | { readonly ok: true; readonly value: Variant; readonly data: DataVariant }
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };

/** Parts that belong to a recipe. */
export interface RecipeOptions {
  /** The recipes that this one may extend, by name. */
  readonly recipes?: NamedRecipes;
  /** Functions for what data cannot say. Only they are code. */
  readonly functions?: RecipeFunctions;
}

/**
 * Reads a recipe: a patience as plain JSON. Nothing in it is run as code. A recipe from anybody can be read: its size, the
 * number of its piles, cards and steps, and the length of its texts are bounded.
 * @param json what `JSON.parse` gave; or the text of a recipe
 * @returns the patience, or the mistakes, at most twenty; it never throws
 */
export function fromRecipe(json: unknown, options: RecipeOptions = {}): ReadRecipe {
  const mistakes: Mistake[] = [];
  const enough = new Error('enough mistakes');
  const note = (mistake: Mistake): void => {
    mistakes.push(mistake);
    // Each mistake costs a search for the word that was meant, and a recipe has room for thousands.
    if (mistakes.length === MAX_MISTAKES) throw enough;
  };
  try {
    return read(json, options, mistakes, note);
  } catch (error) {
    if (error !== enough) throw error;
    return { ok: false, mistakes };
  }
}

function read(
  json: unknown,
  { recipes = {}, functions }: RecipeOptions,
  mistakes: readonly Mistake[],
  note: (mistake: Mistake) => void,
): ReadRecipe {
  const given = typeof json === 'string' ? parse(json, note) : json;
  if (mistakes.length > 0) return { ok: false, mistakes };
  const givenSize = measure(given);
  const whole = givenSize === undefined ? extended(given, recipes) : undefined;
  if (whole?.ok === false) return { ok: false, mistakes: [whole.mistake] };
  const parsed = whole?.value;
  const size = givenSize ?? measure(parsed);
  if (size !== undefined) {
    note({ path: '', allowed: size });
    return { ok: false, mistakes };
  }
  const context: Context = { options: optionsOf(parsed), note };
  grammar.check(parsed, '', context);
  if (mistakes.length > 0) return { ok: false, mistakes };

  const recipe = parsed as Recipe;
  checkSizes(recipe, note);
  if (mistakes.length > 0) return { ok: false, mistakes };
  const expansion = new Expansion(recipe);
  const expand = (): DataVariant => withFunctions(expansion.variant(wordsFor(recipe, titleOf(recipe.id))), functions, note);
  checkMeaning(recipe, expansion, expand, note);
  if (mistakes.length > 0) return { ok: false, mistakes };
  const data = expand();
  const value = complete(data);
  return { ok: true, value, data };
}

function parse(text: string, note: (mistake: Mistake) => void): unknown {
  if (text.length > MAX_TEXT) return note({ path: '', allowed: `at most ${MAX_TEXT} characters`, found: `${text.length} characters` });
  try {
    return JSON.parse(text);
  } catch (error) {
    return note({ path: '', allowed: 'JSON', found: error instanceof Error ? error.message : String(error) });
  }
}

/**
 * Returns what a recipe may have, where this one is too deep or too large; undefined where it is neither. It is asked before anything else
 * goes through the data. An object that stands in several places counts each time, so the walk ends early.
 */
function measure(recipe: unknown): string | undefined {
  let left = MAX_VALUES;
  const isShallow = (value: unknown, levels: number): boolean => {
    if (--left < 0) return true; // the size is told, whatever the depth
    if (typeof value !== 'object' || value === null) return true;
    return levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1));
  };
  if (!isShallow(recipe, MAX_DEPTH)) return `lists and objects at most ${MAX_DEPTH} levels deep`;
  return left < 0 ? `at most ${MAX_VALUES} values` : undefined;
}

/** The options of a recipe as far as they can be read: the grammar checks them. */
function optionsOf(json: unknown): NonNullable<Context['options']> {
  const options = (json as { options?: unknown } | null)?.options;
  if (typeof options !== 'object' || options === null) return {};
  return Object.fromEntries(Object.entries(options).filter((entry): entry is [string, (string | number)[]] => Array.isArray(entry[1])));
}
