import type { Variant } from '@patience/core';
import { pileNames, type DataVariant } from '@patience/core/data';
import { check, type Name } from './check.js';
import { extended, type NamedRecipes } from './extends.js';
import { checkDealtPiles } from './dealt-piles.js';
import { checkDeals, checkMeaning } from './meaning.js';
import { checkSizes } from './sizes.js';
import { dataOf, rowsOn, type Recipe } from './expand.js';
import { recipe as grammar } from './grammar.js';
import { jsonFault } from './json-fault.js';
import { mendedJson } from './mended-json.js';
import { broken, type Mistake, type Note } from './mistake.js';
import { wordsFor } from './words.js';

/** Deepest nesting of lists and objects in a recipe, and the largest number of characters in its text. */
const MAX_DEPTH = 16;
const MAX_TEXT = 200_000;
/** Largest number of values in a recipe that is given as an object. A text of the greatest length has fewer. */
const MAX_VALUES = 150_000;
/** Largest number of mistakes that are reported. */
const MAX_MISTAKES = 20;

/** The result of reading a recipe: the patience, whose rules are data except for functions that were given; or all mistakes that were found. */
export type ReadRecipe = { readonly ok: true; readonly value: Variant } | { readonly ok: false; readonly mistakes: readonly Mistake[] };

/** Puts functions into the data of a recipe. @param ids of all its piles */
export type PutFunctions = (data: DataVariant, ids: readonly string[], note: Note) => DataVariant;

/**
 * Reads a recipe of plain data, as {@link fromRecipe} does, for pages without functions for recipes.
 * @param json a value that `JSON.parse` returned, or the text of a recipe
 * @returns the patience, or the mistakes, at most twenty; it never throws
 */
export function readRecipe(json: unknown, recipes?: NamedRecipes, putFunctions?: PutFunctions): ReadRecipe {
  const steps = readingSteps(json, recipes, putFunctions);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Reads a recipe as {@link readRecipe} does, in steps between which a page can do other work. Returns the result after the last one. */
export function* readingSteps(json: unknown, recipes: NamedRecipes = {}, putFunctions?: PutFunctions): Generator<void, ReadRecipe> {
  const mistakes: Mistake[] = [];
  const refused = new Error();
  const note: Note = (mistake) => {
    mistakes.push(mistake);
    // Stop after some mistakes: each costs a search for a similar word, and a recipe has room for thousands.
    if (mistakes.length === MAX_MISTAKES) throw refused;
  };
  /** Ends the reading if a mistake was found, because the next steps rely on what was checked. */
  const checked = <T>(value: T): T => {
    if (mistakes.length > 0) throw refused;
    return value;
  };
  try {
    const given = checked(typeof json === 'string' ? parse(json, note) : json);
    checkSize(given, note);
    const whole = checked(extended(checked(given), recipes, note));
    checkSize(whole, note);
    const named: Name[] = [];
    check(grammar, checked(whole), '', { options: valuesIn(whole), note, meet: (name) => named.push(name) });
    const recipe = checked(whole as Recipe);
    checkSizes(recipe, named, note);
    yield checked(undefined);
    const ids = rowsOn(recipe.table).flatMap(({ name }) => pileNames(name));
    const plain = dataOf(recipe, wordsFor(recipe));
    const data = putFunctions ? putFunctions(plain, ids, note) : plain;
    checkMeaning(recipe, ids, named, note);
    checkDealtPiles(checked(recipe), note);
    yield;
    checkDeals(checked(data), note);
    return checked({ ok: true, value: data });
  } catch (error) {
    if (error !== refused) throw error;
    return { ok: false, mistakes };
  }
}

/** Returns the values of each option of a recipe that is not checked yet. Leaves out what cannot be a value. */
function valuesIn(recipe: unknown): ReadonlyMap<string, readonly unknown[]> {
  const { options } = Object(recipe) as { readonly options?: unknown };
  const entries: [string, unknown][] = Object.entries(Object(options) as object);
  return new Map(entries.map(([name, values]) => [name, [values].flat().filter((each) => typeof each !== 'object')]));
}

function parse(text: string, note: Note): unknown {
  if (text.length > MAX_TEXT) return note(broken('', `longer than ${MAX_TEXT} characters`));
  try {
    return JSON.parse(mendedJson(text));
  } catch {
    return note(broken('', `cannot be read: ${jsonFault(text)}`));
  }
}

/**
 * Reports that a recipe is too deep or too large. Runs before any other code reads the data. An object that occurs in several places counts
 * each time, so the count ends early.
 */
function checkSize(recipe: unknown, note: Note): void {
  let left = MAX_VALUES;
  const isShallow = (value: unknown, levels: number): boolean => {
    // Report a recipe that is too large for its size, not for its depth.
    if (--left < 0 || typeof value !== 'object' || value === null) return true;
    return levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1));
  };
  if (!isShallow(recipe, MAX_DEPTH)) note(broken('', `more than ${MAX_DEPTH} levels`));
  else if (left < 0) note(broken('', `more than ${MAX_VALUES} values`));
}
