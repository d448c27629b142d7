import { newId } from './ids.js';
import type { GameRecord } from './records.js';

/** Each tab has a note of its own behind this name: what one tab has written does not wipe out the note of another. */
export const NOTES = 'patience.pending';
/** The note of this tab. */
export const OWN = `${NOTES}.${newId()}`;
const noted = new Map<string, GameRecord>();

/** Games that a page could not write yet are noted at once, where no waiting is needed; the next page finds them. */
export function note(records: readonly GameRecord[]): void {
  if (records.length === 0) return;
  for (const record of records) noted.set(record.id, record);
  try {
    localStorage.setItem(OWN, JSON.stringify([...noted.values()]));
  } catch {
    // Then the last gestures may be lost, the games are not.
  }
}

/** All that was noted here is written. */
export function forgetNoted(): void {
  if (noted.size === 0) return;
  noted.clear();
  try {
    localStorage.removeItem(OWN);
  } catch {
    // Nothing was noted.
  }
}
