import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SavedGame } from '../game/save.js';

/**
 * Returns the won games of a patience that the specifications in its package record: `src/tests.json`, or one file for each patience of the
 * package, such as `src/row.tests.json`. For tests and benchmarks. @throws Error when there is no such folder, or a file is not JSON
 */
export function recordedWins({ folder, id }: { readonly folder: string; readonly id: string }): readonly SavedGame[] {
  return readdirSync(join(folder, 'src'))
    .filter((file) => file === 'tests.json' || file.endsWith('.tests.json'))
    .flatMap(
      (file) => (JSON.parse(readFileSync(join(folder, 'src', file), 'utf8')) as { readonly won?: SavedGame | SavedGame[] }).won ?? [],
    )
    .filter(({ variant }) => variant === id);
}
