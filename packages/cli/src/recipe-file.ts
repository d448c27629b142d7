import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { loadInstalled, surveyVariants, type InstalledVariant } from '@patience/core/installed';
import type { Variant } from '@patience/core';
import { fromRecipe, jsonFault, readWithBases, sentenceOf, type Bases, type ReadRecipe } from '@patience/recipe';
import { fromSolvitaire, isSolvitaire } from '@patience/recipe/solvitaire';
import { PROGRAM } from './program.js';

/** Maximum size of a recipe's file in bytes. Recipes are far smaller. */
const MAX_SIZE = 1_000_000;

/** Returns whether the name of a file is that of a recipe: a patience as data, which runs no code. */
export const isRecipe = (path: string): boolean => path.endsWith('.json');

/** Reads a patience from a recipe's file, or from a rules file of the solver Solvitaire. @throws Error that lists the mistakes */
export async function readRecipe(path: string): Promise<Variant> {
  const read = await parseRecipe(path);
  if (read.ok) return read.value;
  throw new Error(read.mistakes.map(sentenceOf).join(' '));
}

/** Reads a recipe's file, or a rules file of the solver Solvitaire. @returns the patience, or the mistakes; a file that is too large is one */
export async function parseRecipe(path: string): Promise<ReadRecipe> {
  const { size } = statSync(path);
  if (size > MAX_SIZE) return { ok: false, mistakes: [{ path: '', found: `${size} bytes`, allowed: `at most ${MAX_SIZE} bytes` }] };
  return readText(path, readFileSync(path, 'utf8').replace(/^\ufeff/, ''));
}

/** Reads a text as rules of Solvitaire where it has their form, else as a recipe. @param path gives the id of rules of Solvitaire */
async function readText(path: string, text: string): Promise<ReadRecipe> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, mistakes: [{ path: '', fault: 'broken', allowed: `cannot be read: ${jsonFault(text)}` }] };
  }
  if (!isSolvitaire(json)) return readWithBases(json, basesBeside(dirname(path)));
  const name = basename(path, '.json')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const read = fromSolvitaire(json, name.replace(/^[^a-z]+|(?<!-)-+$/g, '') || 'game');
  return read.ok ? fromRecipe(read.recipe) : read;
}

/** Finds recipes in a folder, and those of the patiences that are installed with this program, as far as their rules are data. */
function basesBeside(folder: string): Bases {
  const fileOf = (id: string): string => join(folder, `${id}.json`);
  return {
    load: (id) => Promise.resolve(readBase(fileOf(id)) ?? recipeOfInstalled(id)),
    placeOf: (id) => `${fileOf(id)}, and no installed patience of that id has rules that are data`,
  };
}

/** Returns the text of a file; undefined when there is no such file, or it is too large. */
function readBase(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() && found.size <= MAX_SIZE ? readFileSync(file, 'utf8').replace(/^\ufeff/, '') : undefined;
}

/** Returns the recipe of a patience that is installed with this program; undefined when there is none, or its rules have functions. */
function recipeOfInstalled(id: string): string | undefined {
  const file = surveyVariants(PROGRAM).variants.find((variant) => variant.id === id)?.rules;
  return file === undefined ? undefined : readFileSync(file, 'utf8');
}

/** Loads an installed patience, a module or a recipe. @throws Error when it cannot be loaded; ContractError */
export const loadFound = async (found: InstalledVariant): Promise<Variant> =>
  isRecipe(found.module) ? readRecipe(found.module) : loadInstalled(found);
