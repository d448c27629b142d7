/** Checks and fills the folder of a new package. */
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Mistake } from './mistake.js';

/**
 * Checks that a folder is empty or does not exist. A folder with nothing but `.git` counts as empty.
 * @param {string} into
 * @throws {Mistake} when there are other files in the folder, or a file in place of it
 */
export function checkFolder(into) {
  const folder = resolve(into);
  let there = folder;
  while (!existsSync(there)) there = dirname(there);
  if (!statSync(there).isDirectory()) throw new Mistake(`${there} is a file, not a folder; choose another path with --into.`);
  if (there === folder && readdirSync(folder).some((name) => name !== '.git'))
    throw new Mistake(`${folder} is not empty; choose another folder with --into.`);
}

/**
 * Writes files into a folder, and makes the folders that are missing.
 * @param {string} into
 * @param {ReadonlyMap<string, string>} texts texts by the path of their file in the folder
 * @throws {Mistake} when the system does not allow it
 */
export function writeTexts(into, texts) {
  try {
    for (const [file, text] of texts) {
      const target = join(resolve(into), file);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
  } catch (error) {
    throw new Mistake(
      `${resolve(into)} cannot be written (${error instanceof Error ? error.message.replace(/, \w+ '.*'$/, '') : String(error)}).`,
      { cause: error },
    );
  }
}
