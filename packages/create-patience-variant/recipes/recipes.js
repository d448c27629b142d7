/** Reads the recipes of this package. Runs in Node and in the browser. */
import { fromRecipe, sentenceOf } from '@patience/recipe';
import { withTexts } from '@patience/recipe/describe';

/**
 * Reads recipes, which may extend each other by their ids. A recipe without a summary gets its name, and one without a rules page gets one that is
 * written from what it does.
 * @param {readonly { readonly id: string }[]} recipes
 * @returns {{ id: string, variant: import('@patience/core').Variant | undefined, mistakes: readonly string[] }[]} for each recipe the
 *   patience, or its mistakes, each with its path
 */
export function readEach(recipes) {
  const named = Object.fromEntries(recipes.map((recipe) => [recipe.id, recipe]));
  return recipes.map((recipe) => {
    const { id } = recipe;
    const read = fromRecipe(recipe, { recipes: named });
    if (read.ok) return { id, variant: withTexts(read.value), mistakes: [] };
    return { id, variant: undefined, mistakes: read.mistakes.map((mistake) => `${id}: ${sentenceOf(mistake)}`) };
  });
}

/**
 * Reads recipes as {@link readEach} does.
 * @param {readonly { readonly id: string }[]} recipes
 * @returns {import('@patience/core').Variant[]}
 * @throws {Error} that lists the mistakes of all recipes
 */
export function readRecipes(recipes) {
  const read = readEach(recipes);
  const mistakes = read.flatMap((one) => one.mistakes);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return read.flatMap(({ variant }) => (variant ? [variant] : []));
}
