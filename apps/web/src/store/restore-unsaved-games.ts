import { NOTES, OWN } from './unsaved-games.js';
import { parseJson } from '../text/parse-json.js';
import { readGames } from './read.js';
import { isLater } from './records.js';
import type { Store } from './store.js';

/**
 * Writes the unsaved games of other pages into the store, unless the store has as new a version. A note is deleted only after the write,
 * because this page may be left early, too.
 */
export async function restoreUnsavedGames(store: Pick<Store, 'get' | 'write'>): Promise<void> {
  for (const [key, text] of readNotes()) {
    for (const record of readGames([parseJson(text)].flat())) {
      const known = await store.get('games', record.id);
      if (!known || isLater(record, known)) await store.write([{ store: 'games', put: record }]);
    }
    // Keep the note if another tab, which is still playing, has rewritten it.
    if (localStorage.getItem(key) === text) localStorage.removeItem(key);
  }
}

/** Returns the notes of other pages. */
function readNotes(): (readonly [key: string, text: string])[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(NOTES) && key !== OWN)
      .map((key) => [key, localStorage.getItem(key) ?? '']);
  } catch {
    return [];
  }
}
