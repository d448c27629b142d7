import { lstatSync, mkdirSync, renameSync, rmSync, writeFileSync, type Stats } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { readSave, type Result, type SavedGame } from '@patience/core';
import { BadInput } from './bad-input.js';
import type { Call } from './io.js';
import { isPattern } from './regular-file.js';

/** Reads a saved game from a text, which may also be the answer of `solve --json` with a field `game`. */
export function parseSavedGame(text: string): Result<SavedGame> {
  const alone = readSave(text);
  if (alone.ok || alone.error.code !== 'save-field') return alone;
  const { format, game } = JSON.parse(text) as { readonly format?: unknown; readonly game?: unknown };
  return format === undefined && game !== undefined ? readSave(game) : alone;
}

/**
 * Checks the file that a command will write. It is called before the command begins its work. A link is refused, and so is one to a folder
 * below the working folder, because the folder of a stranger may contain one that leads elsewhere. Links above the working folder and in
 * other paths are those of the user, such as `/tmp` on macOS, and are followed.
 * @throws BadInput when it is a folder, a device, a pipe, behind a link, or a name with `*`
 */
export function checkOutput({ io, words }: Pick<Call, 'io' | 'words'>, file: string): void {
  if (isPattern(file)) throw new BadInput(words.pattern(file));
  const path = resolve(io.cwd, file);
  const found = stat(path);
  if (found?.isSymbolicLink()) throw new BadInput(words.outputLink(file));
  if (found && !found.isFile()) throw new BadInput(words.noOutputFile(file));
  for (let folder = dirname(path); folder.startsWith(resolve(io.cwd) + sep); folder = dirname(folder))
    if (stat(folder)?.isSymbolicLink()) throw new BadInput(words.outputLink(relative(io.cwd, folder)));

  function stat(path: string): Stats | undefined {
    try {
      return lstatSync(path, { throwIfNoEntry: false });
    } catch (error) {
      throw new BadInput(words.unwritable(file, error));
    }
  }
}

/** Writes a saved game as JSON with one line per field, so that a repository shows changes well. @throws BadInput when it cannot be written */
export function saveGame(call: Call, file: string, save: SavedGame): void {
  const lines = Object.entries(save).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  writeText(call, file, `{\n${lines.join(',\n')}\n}\n`);
}

/** Writes saved games as a JSON list with one line per game. @throws BadInput when it cannot be written */
export const saveGames = (call: Call, file: string, saves: readonly SavedGame[]): void =>
  writeText(call, file, `[${saves.map((save) => `\n  ${JSON.stringify(save)}`).join(',')}\n]\n`);

function writeText(call: Call, file: string, text: string): void {
  const { io, words } = call;
  checkOutput(call, file);
  const path = resolve(io.cwd, file);
  try {
    mkdirSync(dirname(path), { recursive: true });
    replaceFile(path, text);
  } catch (error) {
    throw new BadInput(words.unwritable(file, error));
  }
}

/** Replaces a file as a whole. Its temporary file is a new one: nobody can lay a link under its name beforehand. */
function replaceFile(path: string, text: string): void {
  const temporary = `${path}.${crypto.randomUUID()}`;
  try {
    writeFileSync(temporary, text, { flag: 'wx', flush: true });
    renameSync(temporary, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(temporary, { force: true });
    throw error;
  }
}
