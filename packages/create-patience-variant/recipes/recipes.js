/** Reads the recipes of this package. Runs in Node and in the browser. */
import { fromRecipe, sentenceOf } from '@patience/recipe';
import { withTexts } from '@patience/recipe/describe';

/**
 * Reads recipes, which may extend each other by their ids. A recipe without a summary gets its name, and one without a rules page gets one that is
 * written from what it does.
 * @param {readonly { readonly id: string }[]} recipes
 * @returns {import('@patience/core').Variant[]}
 * @throws {Error} that lists the mistakes, each with its path
 */
export function readRecipes(recipes) {
  const named = Object.fromEntries(recipes.map((recipe) => [recipe.id, recipe]));
  /** @type {string[]} */
  const mistakes = [];
  const variants = recipes.flatMap((recipe) => {
    const read = fromRecipe(recipe, { recipes: named });
    if (read.ok) return [withTexts(read.data)];
    mistakes.push(...read.mistakes.map((mistake) => `${recipe.id}: ${sentenceOf(mistake)}`));
    return [];
  });
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return variants;
}
