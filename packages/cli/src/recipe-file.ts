import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { loadInstalled, type InstalledVariant } from '@patience/core/installed';
import type { Variant } from '@patience/core';
import { fromRecipe, jsonFault, sentenceOf, type Json, type ReadRecipe } from '@patience/recipe';
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
  if (!isSolvitaire(json)) return readBeside(path, json);
  const name = basename(path, '.json')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const read = fromSolvitaire(json, name.replace(/^[^a-z]+|-+$/g, '') || 'game');
  return read.ok ? fromRecipe(read.recipe) : read;
}

/** Reads a recipe. One that it extends by its id is read from the file of that name in the same folder. @param path of the recipe */
function readBeside(path: string, json: unknown): ReadRecipe {
  const recipes: Record<string, Json> = {};
  let missing: string | undefined;
  for (let name = baseOf(json); name !== undefined && !Object.hasOwn(recipes, name); name = baseOf(recipes[name])) {
    const file = join(dirname(path), `${name}.json`);
    const base = ID.test(name) ? readBase(file) : undefined;
    if (base === undefined) {
      missing = file;
      break;
    }
    recipes[name] = base;
  }
  const read = fromRecipe(json, { recipes });
  if (read.ok || missing === undefined) return read;
  const looked = `a recipe, or the id of one in the same folder; there is no recipe in ${missing}`;
  return { ok: false, mistakes: read.mistakes.map((mistake) => (mistake.path === 'extends' ? { ...mistake, allowed: looked } : mistake)) };
}

/** Returns the id of the recipe that a recipe extends; undefined when it extends none, or one that is written in it. */
function baseOf(json: unknown): string | undefined {
  const { extends: base } = Object(json) as { readonly extends?: unknown };
  return typeof base === 'string' ? base : undefined;
}

/** Matches the ids that recipes have. */
const ID = /^[a-z][a-z0-9-]{0,59}$/;

/** Reads the JSON of a file; undefined when there is no such file, or it is too large or no JSON. */
function readBase(file: string): Json | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile() || found.size > MAX_SIZE) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, '')) as Json;
  } catch {
    return undefined;
  }
}

/** Loads an installed patience, a module or a recipe. @throws Error when it cannot be loaded; ContractError */
export const loadFound = async (found: InstalledVariant): Promise<Variant> =>
  isRecipe(found.module) ? readRecipe(found.module) : loadInstalled(found);
