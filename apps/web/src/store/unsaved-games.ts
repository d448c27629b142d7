import { newId } from './ids.js';
import type { GameRecord } from './records.js';

/** Prefix of the localStorage keys of notes. Each tab has its own note, so that no tab deletes the note of another. */
export const NOTES = 'patience.pending';
/** Key of this tab's note. */
export const OWN = `${NOTES}.${newId()}`;
const unsaved = new Map<string, GameRecord>();

/** Notes games that are not in the database yet in localStorage, which answers at once. The next page restores them. */
export function noteUnsavedGames(records: readonly GameRecord[]): void {
  if (records.length === 0) return;
  for (const record of records) unsaved.set(record.id, record);
  try {
    localStorage.setItem(OWN, JSON.stringify([...unsaved.values()]));
  } catch {
    // Ignore the error: the last gestures may be lost, but not the games.
  }
}

/** Deletes this tab's note after its games were written. */
export function clearUnsavedGames(): void {
  if (unsaved.size === 0) return;
  unsaved.clear();
  try {
    localStorage.removeItem(OWN);
  } catch {
    // Ignore the error: nothing was noted.
  }
}
