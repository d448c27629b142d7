import { fromRecipe, readingSteps, type ReadRecipe } from '@patience/recipe';
import { parsedObject, type JsonObject } from '../json/path.js';

/** The text of a recipe with the result of reading it. */
export interface Reading {
  readonly text: string;
  /**
   * The JSON object in the text; undefined when the text is not JSON or not an object, and when it is refused and too large for the form.
   * The form can edit it even if the recipe has mistakes.
   */
  readonly recipe: JsonObject | undefined;
  /** The result of the reader of recipes. */
  readonly read: ReadRecipe;
}

/**
 * Most values (numbers, words and so on) that a recipe with mistakes may have for the form to show it. A link can contain ten thousand times
 * more fields than a recipe may have, and a page that shows all of them would freeze. The largest patience of this project has 149 values,
 * apart from its texts.
 */
const MOST_VALUES = 1500;

/** Number of results that are cached, because undo, redo and the text view read the same texts again. */
const KEPT = 30;
const kept = new Map<string, Reading>();

/** Reads the text of a recipe. Never throws. Returns the same object for the same text while it is cached. */
export function readText(text: string): Reading {
  const known = kept.get(text);
  kept.delete(text);
  return remember(known ?? readingOf(text, fromRecipe(text)));
}

/** Reads the text of a recipe in several tasks, for {@link readText} at the start of the page. @param next waits for the next task */
export async function readAhead(text: string, next: () => Promise<void>): Promise<void> {
  if (kept.has(text)) return;
  const steps = readingSteps(text);
  let step = steps.next();
  for (; !step.done; step = steps.next()) await next();
  remember(readingOf(text, step.value));
}

/** Caches a result, and drops the oldest one. */
function remember(reading: Reading): Reading {
  kept.set(reading.text, reading);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return reading;
}

function readingOf(text: string, read: ReadRecipe): Reading {
  const recipe = parsedObject(text);
  return { text, recipe: read.ok || !recipe || !isLarge(recipe) ? recipe : undefined, read };
}

/** Tells whether JSON has more values than {@link MOST_VALUES}. Works without recursion: a text of a stranger can be nested deeply. */
function isLarge(json: JsonObject): boolean {
  const values: unknown[] = [json];
  // The list grows while it is gone through.
  for (const value of values) {
    if (values.length > MOST_VALUES) return true;
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) values.push(inner);
  }
  return false;
}
