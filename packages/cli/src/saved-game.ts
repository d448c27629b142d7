import { lstatSync, mkdirSync, type Stats } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readSave, type Result, type SavedGame } from '@patience/core';
import writeFileAtomic from 'write-file-atomic';
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
 * Checks the file that a command will write. It is called before the command begins its work. A link is refused, because the folder of a
 * stranger may contain one that names a file elsewhere.
 * @throws BadInput when it is a folder, a device, a pipe, a link, or a name with `*`
 */
export function checkOutput({ io, words }: Pick<Call, 'io' | 'words'>, file: string): void {
  if (isPattern(file)) throw new BadInput(words.pattern(file));
  const found = stat(resolve(io.cwd, file));
  if (found?.isSymbolicLink()) throw new BadInput(words.outputLink(file));
  if (found && !found.isFile()) throw new BadInput(words.noOutputFile(file));

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
    writeFileAtomic.sync(path, text);
  } catch (error) {
    throw new BadInput(words.unwritable(file, error));
  }
}
