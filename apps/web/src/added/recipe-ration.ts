import type { AddedRecord } from '../store/records.js';

/** The most that a player keeps of recipes: their number, and the characters of all of them. */
export const RECIPE_RATION = { recipes: 100, size: 2_000_000 } as const;

/** Tells whether another recipe may be kept beside those that were added. */
export function hasRoom(added: readonly Pick<AddedRecord, 'recipe' | 'source'>[], text: string): boolean {
  const recipes = added.filter(({ recipe }) => recipe === true);
  const size = recipes.reduce((sum, { source }) => sum + source.length, text.length);
  return recipes.length < RECIPE_RATION.recipes && size <= RECIPE_RATION.size;
}
