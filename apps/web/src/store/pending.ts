import { readGame } from './read.js';
import type { GameRecord } from './records.js';
import type { Store } from './store.js';

/** Each tab has a note of its own behind this name: what one tab has written does not wipe out the note of another. */
const KEY = 'patience.pending';
const OWN = `${KEY}.${crypto.randomUUID()}`;
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

/** Puts noted games into the store, unless the store has them as new. */
export async function takeNoted(store: Pick<Store, 'get' | 'write'>): Promise<void> {
  for (const record of readNoted()) {
    const known = await store.get('games', record.id);
    if (!known || known.updated < record.updated || known.save.gestures.length < record.save.gestures.length)
      await store.write([{ store: 'games', put: record }]);
  }
}

function readNoted(): GameRecord[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(KEY) && key !== OWN);
    const texts = keys.flatMap((key) => localStorage.getItem(key) ?? []);
    for (const key of keys) localStorage.removeItem(key);
    return texts.flatMap(gamesOf);
  } catch {
    return [];
  }
}

function gamesOf(text: string): GameRecord[] {
  try {
    const value: unknown = JSON.parse(text);
    return (Array.isArray(value) ? value : [value]).flatMap((one) => {
      const read = readGame(one);
      return read.ok ? [read.value] : [];
    });
  } catch {
    return [];
  }
}
