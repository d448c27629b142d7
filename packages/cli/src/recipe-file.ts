import { readFileSync, statSync } from 'node:fs';
import { loadInstalled, type InstalledVariant } from '@patience/core/installed';
import type { Variant } from '@patience/core';
import { fromRecipe, sentenceOf } from '@patience/recipe';

/** A recipe is far smaller; what is larger is not read. In bytes. */
const MAX_SIZE = 1_000_000;

/** Is a file a recipe, which is data and runs no code, by its name? */
export const isRecipe = (path: string): boolean => path.endsWith('.json');

/** Reads the recipe in a file. @throws Error that names its mistakes */
export function readRecipe(path: string): Variant {
  const { size } = statSync(path);
  const read = size > MAX_SIZE ? undefined : fromRecipe(readFileSync(path, 'utf8'));
  if (read?.ok) return read.value;
  throw new Error(read ? read.mistakes.map(sentenceOf).join(' ') : `${size} bytes; a recipe has at most ${MAX_SIZE}.`);
}

/** Loads a patience of this program, a trusted module, or a recipe. @throws Error when it cannot be loaded; ContractError */
export const loadTrusted = async (found: InstalledVariant): Promise<Variant> =>
  isRecipe(found.module) ? readRecipe(found.module) : loadInstalled(found);
