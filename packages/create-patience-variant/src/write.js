/** Writes a new package. */
import { checkFolder, writeTexts } from './folder.js';
import { textsOf } from './texts.js';

/**
 * Writes the package: all of it or, when anything is wrong with the plan, nothing.
 * @param {import('./plan.js').Plan} plan
 * @returns {string[]} the files, from the folder
 * @throws {import('./mistake.js').Mistake} when the folder is not empty, or cannot be written
 */
export function write(plan) {
  checkFolder(plan.into);
  const texts = textsOf(plan);
  writeTexts(plan.into, texts);
  return [...texts.keys()].sort();
}
