/** Reads patiences that are plain JSON. */
export type { NamedRecipes } from './extends.js';
export { fromRecipe, type ReadRecipe, type RecipeOptions } from './from-recipe.js';
export type { RecipeFunctions } from './functions.js';
export { packRecipe, unpackRecipe, type UnpackedRecipe } from './link.js';
export { mergePatch } from '@patience/core/data';
export type { Json } from './json.js';
export { problemOf } from './problem.js';
export { recipeSchema } from './schema.js';
export { toRecipe, type WrittenRecipe } from './to-recipe.js';
export type { JsonSchema, Mistake } from './shape.js';
export { sentenceOf } from './sentence.js';
