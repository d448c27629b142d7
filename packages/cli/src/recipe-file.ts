import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { loadInstalled, type InstalledVariant } from '@patience/core/installed';
import type { Variant } from '@patience/core';
import { fromRecipe, sentenceOf, type ReadRecipe } from '@patience/recipe';
import { fromSolvitaire, isSolvitaire } from '@patience/recipe/solvitaire';

/** A recipe is far smaller; what is larger is not read. In bytes. */
const MAX_SIZE = 1_000_000;

/** Is a file a recipe, which is data and runs no code, by its name? */
export const isRecipe = (path: string): boolean => path.endsWith('.json');

/** Reads the recipe in a file, or a rules file of the solver Solvitaire. @throws Error that names its mistakes */
export function readRecipe(path: string): Variant {
  const { size } = statSync(path);
  const read = size > MAX_SIZE ? undefined : readText(path, readFileSync(path, 'utf8'));
  if (read?.ok) return read.value;
  throw new Error(read ? read.mistakes.map(sentenceOf).join(' ') : `${size} bytes; a recipe has at most ${MAX_SIZE}.`);
}

function readText(path: string, text: string): ReadRecipe {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fromRecipe(text);
  }
  if (!isSolvitaire(json)) return fromRecipe(text);
  const name = basename(path, '.json')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const read = fromSolvitaire(json, name.replace(/^[^a-z]+|-+$/g, '') || 'game');
  return read.ok ? fromRecipe(read.recipe) : read;
}

/** Loads a patience of this program, a trusted module, or a recipe. @throws Error when it cannot be loaded; ContractError */
export const loadTrusted = async (found: InstalledVariant): Promise<Variant> =>
  isRecipe(found.module) ? readRecipe(found.module) : loadInstalled(found);
