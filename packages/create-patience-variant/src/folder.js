/** The folder into which a package is written. */
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Mistake } from './mistake.js';

/**
 * A new repository is an empty folder.
 * @param {string} into
 * @throws {Mistake} when something is there already
 */
export function checkFolder(into) {
  const folder = resolve(into);
  let there = folder;
  while (!existsSync(there)) there = dirname(there);
  if (!statSync(there).isDirectory()) throw new Mistake(`${there} is a file, not a folder; choose another with --into.`);
  if (there === folder && readdirSync(folder).some((name) => name !== '.git'))
    throw new Mistake(`${folder} is not empty; choose another with --into.`);
}

/**
 * Writes files.
 * @param {string} into
 * @param {ReadonlyMap<string, string>} texts file, from the folder, to text
 * @throws {Mistake} when the system refuses
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
