import type { Variant } from '@patience/core';
import { readWithBases, toRecipe, type Bases, type ReadRecipe } from '@patience/recipe';
import { installed } from '../catalogue/installed.js';
import { fetchText } from './add.js';
import { moduleAddress } from './module-address.js';

/** A recipe that was read, and its text without `extends`. */
export type Resolved = { readonly read: ReadRecipe; readonly text: string };

/**
 * Reads a recipe that extends another one by its id, and writes it as a whole recipe, which needs no other one when it is stored or shared.
 * @param from source of the text; if that is an address, the recipes beside it are found first
 */
export async function resolveBases(text: string, from: string): Promise<Resolved> {
  const read = await readWithBases(text, basesBeside(moduleAddress(from)));
  const written = read.ok ? toRecipe(read.value) : undefined;
  return { read, text: written?.ok ? JSON.stringify(written.recipe, undefined, 2) : text };
}

/** Finds the recipe `lighthouse` as lighthouse.json beside an address, or else the installed patience with this id, if its rules are data. */
function basesBeside(address: string | undefined): Bases {
  const none = 'no patience of that id whose rules are data is installed';
  const beside = (id: string): string => new URL(`${id}.json`, address).href;
  return {
    placeOf: (id) => (address === undefined ? `this site: ${none}` : `${beside(id)}, and ${none} on this site`),
    async load(id) {
      const fetched = address === undefined ? undefined : await fetchText(beside(id));
      return fetched?.ok ? fetched.text : recipeOf(await installed.find((entry) => entry.id === id)?.load());
    },
  };
}

/** Returns the recipe of a patience; undefined when there is none, or its rules have functions. */
function recipeOf(variant: Variant | undefined): unknown {
  const written = variant && toRecipe(variant);
  return written?.ok ? written.recipe : undefined;
}
