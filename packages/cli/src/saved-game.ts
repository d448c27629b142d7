import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readSave, type Result, type SavedGame } from '@patience/core';
import { writeWhole } from '@patience/files';
import { BadInput } from './bad-input.js';
import type { Call } from './io.js';
import { isPattern, isRegular } from './regular-file.js';

/** A saved game from text: alone, or as the `game` of what `solve --json` answers. */
export function parseSavedGame(text: string): Result<SavedGame> {
  const alone = readSave(text);
  if (alone.ok || alone.error.code !== 'save-field') return alone;
  const { format, game } = JSON.parse(text) as { readonly format?: unknown; readonly game?: unknown };
  return format === undefined && game !== undefined ? readSave(game) : alone;
}

/** @throws BadInput when a file that a command will write is a folder, a device, a pipe or a pattern: before the command begins */
export function checkOutput({ io, words }: Pick<Call, 'io' | 'words'>, file: string): void {
  if (io.confined) return;
  if (isPattern(file)) throw new BadInput(words.pattern(file));
  let regular: boolean;
  try {
    regular = isRegular(resolve(io.cwd, file));
  } catch (error) {
    throw new BadInput(words.unwritable(file, error));
  }
  if (!regular) throw new BadInput(words.noOutputFile(file));
}

/** Writes a saved game, a line for each field, so that it is at home in a repository. @throws BadInput when it cannot be written */
export function saveGame(call: Call, file: string, save: SavedGame): void {
  const { io, words } = call;
  if (io.confined) return io.confined.save(save);
  checkOutput(call, file);
  const path = resolve(io.cwd, file);
  const lines = Object.entries(save).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeWhole(path, [`{\n${lines.join(',\n')}\n}\n`]);
  } catch (error) {
    throw new BadInput(words.unwritable(file, error));
  }
}
