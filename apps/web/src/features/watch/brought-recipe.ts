import type { LanguageTag } from '@patience/core';
import type { GoodRecipe } from '../../added/recipe.js';
import type { AddedSource } from '../../catalogue/entry.js';
import type { Store } from '../../store/store.js';
import { fill } from '../../text/fill.js';
import type { AppWords } from '../../words/types.js';

/** The recipe that a link contains beside a game, so that a person without the patience can open the link. */
export interface BroughtRecipe {
  readonly recipe: GoodRecipe;
  readonly entry: AddedSource;
}

/** Reads the recipe of a link. @param id of the patience to which the game belongs @returns the recipe, or a sentence that says what is wrong */
export async function bringRecipe(code: string, id: string, words: AppWords, lang: LanguageTag): Promise<BroughtRecipe | string> {
  const { readRecipe, unpackRecipe } = await import('../../added/recipe.js');
  const opened = await unpackRecipe(code);
  if (!opened.ok) return words.adding.link[opened.reason];
  const read = await readRecipe(opened.text, 'JSON', lang);
  if (!read.ok) return read.mistakes.join(' ');
  const { recipe } = read;
  if (recipe.facts.id !== id) return words.gameLink.damaged;
  return { recipe, entry: { id, names: recipe.facts.names, added: true, source: recipe.text, digest: undefined, recipe: true } };
}

/** Stores a recipe that a link brought, unless the player has it already. @returns why it could not be stored */
export async function keepBrought(
  { recipe }: BroughtRecipe,
  store: Store,
  { adding }: Pick<AppWords, 'adding'>,
): Promise<string | undefined> {
  const own = await store.get('added', recipe.facts.id);
  if (own?.recipe && plain(own.source) === plain(recipe.text)) return undefined;
  const [{ keepRecipe }, { RECIPE_QUOTA }] = await Promise.all([import('../../added/recipe.js'), import('../../added/recipe-quota.js')]);
  const kept = await keepRecipe(store, recipe, '');
  if (kept.ok) return undefined;
  if (kept.reason === 'taken') return fill(adding.bad.taken, { id: recipe.facts.id });
  return fill(adding.full, { n: RECIPE_QUOTA.recipes, size: RECIPE_QUOTA.size / 1e6 });
}

/** Returns JSON without blanks: links contain it so. */
const plain = (json: string): string => JSON.stringify(JSON.parse(json));
