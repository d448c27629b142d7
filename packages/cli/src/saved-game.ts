import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readSave, type Result, type SavedGame } from '@patience/core';
import { BadInput } from './bad-input.js';
import type { Call } from './io.js';
import { isRegular } from './regular-file.js';

/** A saved game from text: alone, or as the `game` of what `solve --json` answers. */
export function parseSavedGame(text: string): Result<SavedGame> {
  const alone = readSave(text);
  if (alone.ok || alone.error.code !== 'save-field') return alone;
  const { format, game } = JSON.parse(text) as { readonly format?: unknown; readonly game?: unknown };
  return format === undefined && game !== undefined ? readSave(game) : alone;
}

/** Writes a saved game, a line for each field, so that it is at home in a repository. @throws BadInput when it cannot be written */
export function saveGame({ io, words }: Call, file: string, save: SavedGame): void {
  const path = resolve(io.cwd, file);
  const lines = Object.entries(save).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  try {
    if (!isRegular(path)) throw new BadInput(words.noOutputFile(file));
    const write = (): void => writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`);
    try {
      write();
    } catch (error) {
      // Only now: a process that may write one file may not even ask for a folder that is there.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      mkdirSync(dirname(path), { recursive: true });
      write();
    }
  } catch (error) {
    throw error instanceof BadInput ? error : new BadInput(words.unwritable(file, error));
  }
}
