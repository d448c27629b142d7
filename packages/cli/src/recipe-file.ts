import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { loadInstalled, type InstalledVariant } from '@patience/core/installed';
import type { Variant } from '@patience/core';
import { fromRecipe, jsonFault, sentenceOf, type ReadRecipe } from '@patience/recipe';
import { fromSolvitaire, isSolvitaire } from '@patience/recipe/solvitaire';

/** Maximum size of a recipe's file in bytes. Recipes are far smaller. */
const MAX_SIZE = 1_000_000;

/** Returns whether the name of a file is that of a recipe: a patience as data, which runs no code. */
export const isRecipe = (path: string): boolean => path.endsWith('.json');

/** Reads a patience from a recipe's file, or from a rules file of the solver Solvitaire. @throws Error that lists the mistakes */
export function readRecipe(path: string): Variant {
  const read = parseRecipe(path);
  if (read.ok) return read.value;
  throw new Error(read.mistakes.map(sentenceOf).join(' '));
}

/** Reads a recipe's file, or a rules file of the solver Solvitaire. @returns the patience, or the mistakes; a file that is too large is one */
export function parseRecipe(path: string): ReadRecipe {
  const { size } = statSync(path);
  if (size > MAX_SIZE) return { ok: false, mistakes: [{ path: '', found: `${size} bytes`, allowed: `at most ${MAX_SIZE} bytes` }] };
  return readText(path, readFileSync(path, 'utf8').replace(/^\ufeff/, ''));
}

/** Reads a text as rules of Solvitaire where it has their form, else as a recipe. @param path gives the id of rules of Solvitaire */
function readText(path: string, text: string): ReadRecipe {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, mistakes: [{ path: '', fault: 'broken', allowed: `cannot be read: ${jsonFault(text)}` }] };
  }
  if (!isSolvitaire(json)) return fromRecipe(text);
  const name = basename(path, '.json')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const read = fromSolvitaire(json, name.replace(/^[^a-z]+|-+$/g, '') || 'game');
  return read.ok ? fromRecipe(read.recipe) : read;
}

/** Loads an installed patience, a module or a recipe. @throws Error when it cannot be loaded; ContractError */
export const loadFound = async (found: InstalledVariant): Promise<Variant> =>
  isRecipe(found.module) ? readRecipe(found.module) : loadInstalled(found);
