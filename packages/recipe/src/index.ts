/** Reads patiences that are plain JSON. */
export { allowedAt, type Allowed } from './allowed.js';
export type { NamedRecipes } from './extends.js';
export { ADDRESS_WORDS } from './grammar.js';
export { fromRecipe, type RecipeOptions } from './from-recipe.js';
export type { RecipeFunctions } from './functions.js';
export { packRecipe, unpackRecipe, type UnpackedRecipe } from './link.js';
export { mergePatch } from '@patience/core/data';
export type { Json } from './json.js';
export { jsonFault } from './json-fault.js';
export { mendedJson } from './mended-json.js';
export { problemOf } from './problem.js';
export { readingSteps, readRecipe, type ReadRecipe } from './read-recipe.js';
export { recipeSchema, type JsonSchema } from './schema.js';
export { toRecipe, type WrittenRecipe } from './to-recipe.js';
export type { Mistake } from './mistake.js';
export { sentenceOf } from './sentence.js';
export { readWithBases, type Bases } from './with-bases.js';
