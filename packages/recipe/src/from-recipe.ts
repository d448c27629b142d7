import type { NamedRecipes } from './extends.js';
import { withFunctions, type RecipeFunctions } from './functions.js';
import { readRecipe, type ReadRecipe } from './read-recipe.js';

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
export const fromRecipe = (json: unknown, { recipes, functions }: RecipeOptions = {}): ReadRecipe =>
  readRecipe(json, recipes, functions && ((data, ids, note) => withFunctions(data, functions, ids, note)));
