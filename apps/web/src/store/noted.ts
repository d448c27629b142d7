import { NOTES, OWN } from './pending.js';
import { readGame } from './read.js';
import type { GameRecord } from './records.js';
import type { Store } from './store.js';

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
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(NOTES) && key !== OWN);
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
