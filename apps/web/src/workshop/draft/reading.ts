import { fromRecipe, type ReadRecipe } from '@patience/recipe';
import { isObject, type JsonObject } from '../json/path.js';

/** The text of a recipe with the result of reading it. */
export interface Reading {
  readonly text: string;
  /**
   * The JSON object in the text; undefined when the text is not JSON or not an object. The form can edit it even if the recipe has
   * mistakes.
   */
  readonly recipe: JsonObject | undefined;
  /** The result of the reader of recipes. */
  readonly read: ReadRecipe;
}

/** Number of results that are cached, because undo, redo and the text view read the same texts again. */
const KEPT = 30;
const kept = new Map<string, Reading>();

/** Reads the text of a recipe. Never throws. Returns the same object for the same text while it is cached. */
export function readText(text: string): Reading {
  const known = kept.get(text);
  kept.delete(text);
  const reading = known ?? { text, recipe: objectIn(text), read: fromRecipe(text) };
  kept.set(text, reading);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return reading;
}

function objectIn(text: string): JsonObject | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
