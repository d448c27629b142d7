/** Stands between the code of a game and that of the recipe of its patience. Neither code contains it. */
const RECIPE = '&recipe=';

/** Joins the codes of a game and of the recipe of its patience, so that the link can be opened by people who do not have the patience. */
export const joinCodes = (game: string, recipe: string | undefined): string => (recipe === undefined ? game : game + RECIPE + recipe);

/** Splits the text of {@link joinCodes}. Codes are not checked here. */
export function splitCodes(text: string): { readonly game: string; readonly recipe: string | undefined } {
  const at = text.indexOf(RECIPE);
  return at < 0 ? { game: text, recipe: undefined } : { game: text.slice(0, at), recipe: text.slice(at + RECIPE.length) };
}

/** Returns the code of a recipe that a text has as a link, or as itself; undefined when it has none. */
export const recipeCode = (text: string): string | undefined => /(?:[#&]|^)recipe=([\w-]+)$/.exec(text.trim())?.[1];
