import type { AddedRecord } from '../store/records.js';

/** The most recipes that a player can keep: their number, and their total length in characters. */
export const RECIPE_QUOTA = { recipes: 100, size: 2_000_000 } as const;

export function hasRoom(added: readonly Pick<AddedRecord, 'recipe' | 'source'>[], text: string): boolean {
  const recipes = added.filter(({ recipe }) => recipe === true);
  const size = recipes.reduce((sum, { source }) => sum + source.length, text.length);
  return recipes.length < RECIPE_QUOTA.recipes && size <= RECIPE_QUOTA.size;
}
