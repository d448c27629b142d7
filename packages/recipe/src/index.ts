/** Reads patiences that are plain JSON. */
export type { NamedRecipes } from './extends.js';
export { fromRecipe, type ReadRecipe, type RecipeOptions } from './from-recipe.js';
export type { RecipeFunctions } from './functions.js';
export { packRecipe, unpackRecipe, type UnpackedRecipe } from './link.js';
export { mergePatch, type Json } from './patch.js';
export { problemOf } from './problem.js';
export { recipeSchema } from './schema.js';
export type { JsonSchema, Mistake } from './shape.js';
export { sentenceOf } from './sentence.js';
