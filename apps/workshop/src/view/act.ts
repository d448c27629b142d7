import type { JsonObject } from '../json/path.js';
import type { Workshop } from '../workshop.js';
import { changeSentence } from './change-sentence.js';
import { followFocus } from './focus.js';

/** Replaces the recipe by the one that a button returns, and moves the focus on. @param said what the button has done, where that is not plain to see */
export function act(workshop: Workshop, recipe: JsonObject, said?: string): void {
  const { bench } = workshop;
  followFocus(() => bench.change(recipe));
  if (said !== undefined && bench.now.read.ok) workshop.say(changeSentence(workshop, 'edit', said));
}
