import { fromRecipe, type ReadRecipe } from '@patience/recipe';
import { isObject, type JsonObject } from '../json/path.js';

/** A text of a recipe, read. */
export interface Reading {
  readonly text: string;
  /** The object that the text holds; undefined where it is no JSON, or no object. The form edits it, even if it has mistakes. */
  readonly recipe: JsonObject | undefined;
  /** The result of the reader of recipes. */
  readonly read: ReadRecipe;
}

/** Readings that are kept: undo, redo and the side with the text ask for the same ones again. */
const KEPT = 30;
const kept = new Map<string, Reading>();

/** Reads a text. It never throws; the reading of a text is always the same object while it is kept. */
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
