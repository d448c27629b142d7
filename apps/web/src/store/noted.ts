import { NOTES, OWN } from './pending.js';
import { readGame } from './read.js';
import { isLater, type GameRecord } from './records.js';
import type { Store } from './store.js';

/** Puts noted games into the store, unless the store has them as new. A note stays until then: this page may be left as quickly. */
export async function takeNoted(store: Pick<Store, 'get' | 'write'>): Promise<void> {
  for (const [key, text] of readNotes()) {
    for (const record of gamesOf(text)) {
      const known = await store.get('games', record.id);
      if (!known || isLater(record, known)) await store.write([{ store: 'games', put: record }]);
    }
    // Another tab that still plays may have noted more.
    if (localStorage.getItem(key) === text) localStorage.removeItem(key);
  }
}

/** The notes of other pages. */
function readNotes(): (readonly [key: string, text: string])[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(NOTES) && key !== OWN)
      .map((key) => [key, localStorage.getItem(key) ?? '']);
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
