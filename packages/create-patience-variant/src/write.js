/** Writes a new package. */
import { checkFolder, writeTexts } from './folder.js';
import { textsOf } from './texts.js';

/**
 * Writes the files of a new package. When the folder or a value of the plan is invalid, nothing is written.
 * @param {import('./plan.js').Plan} plan
 * @returns {string[]} paths of the files in the folder
 * @throws {import('./mistake.js').Mistake} when the folder is not empty, or cannot be written
 */
export function write(plan) {
  checkFolder(plan.into);
  const texts = textsOf(plan);
  writeTexts(plan.into, texts);
  return [...texts.keys()].sort();
}
