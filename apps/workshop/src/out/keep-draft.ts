import type { LanguageTag, SavedGame } from '@patience/core';
import type { GoodRecipe } from '@patience/web/added/recipe.js';
import type { Store } from '@patience/web/store/store.js';
import type { JsonObject } from '../json/path.js';

/** Number of ids that are tried when the id of the recipe is taken. */
const MOST_IDS = 50;

/** A draft whose patience is kept among the player's games. */
interface DraftToKeep {
  readonly id: string;
  /** The last playable text of the draft, and the JSON in it. */
  readonly text: string;
  readonly recipe: JsonObject;
  /** The game on the table, which goes on in the player's games. */
  readonly game: SavedGame | undefined;
}

/** The recipe as it was kept, whether it replaced an earlier version, and the query of its table; or why it was not kept. */
export type KeptFromDraft =
  | { readonly ok: true; readonly recipe: GoodRecipe; readonly isUpdate: boolean; readonly query: URLSearchParams }
  | { readonly ok: false; readonly mistakes: readonly string[] | 'full' };

/** Adds the patience of a draft to the player's games under an id that no other has, or updates what was kept from this draft before. */
export async function keepDraft(store: Store, { id: draft, text, recipe, game }: DraftToKeep, lang: LanguageTag): Promise<KeptFromDraft> {
  const [{ keepRecipe, readRecipe, recipeOfDraft }, { bringGame }] = await Promise.all([
    import('@patience/web/added/recipe.js'),
    import('@patience/web/added/bring-game.js'),
  ]);
  const before = await recipeOfDraft(store, draft);
  const { id } = recipe as { readonly id: string };
  const ids = before ? [before.id] : Array.from({ length: MOST_IDS }, (_, n) => (n === 0 ? id : `${id.slice(0, 55)}-${n + 1}`));
  for (const own of ids) {
    const result = await readRecipe(own === id ? text : JSON.stringify({ ...recipe, id: own }), 'JSON', lang);
    if (!result.ok) return { ok: false, mistakes: result.mistakes };
    const kept = await keepRecipe(store, result.recipe, '', draft);
    if (!kept.ok && kept.reason === 'full') return { ok: false, mistakes: 'full' };
    if (!kept.ok) continue;
    const query = game ? await bringGame(store, result.recipe.value, game) : new URLSearchParams();
    return { ok: true, recipe: result.recipe, isUpdate: before !== undefined, query };
  }
  return { ok: false, mistakes: 'full' };
}
