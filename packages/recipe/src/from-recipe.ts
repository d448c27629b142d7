import type { NamedRecipes } from './extends.js';
import { withFunctions, type RecipeFunctions } from './functions.js';
import { readRecipe, type ReadRecipe } from './read-recipe.js';

/** Further recipes and functions that belong to a recipe. */
export interface RecipeOptions {
  /** The recipes that this one may extend, by name. */
  readonly recipes?: NamedRecipes;
  /** Functions for rules that data cannot express. Only they are code. */
  readonly functions?: RecipeFunctions;
}

/**
 * Reads a recipe: a patience as plain JSON. Nothing in it is run as code. Recipes from strangers are safe: their size, the number of piles,
 * cards and steps, and the length of texts are bounded.
 * @param json a value that `JSON.parse` returned, or the text of a recipe
 * @returns the patience, or the mistakes, at most twenty; it never throws
 */
export const fromRecipe = (json: unknown, { recipes, functions }: RecipeOptions = {}): ReadRecipe =>
  readRecipe(json, recipes, functions && ((data, ids, note) => withFunctions(data, functions, ids, note)));
