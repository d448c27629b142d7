import { isGameRecord, type GameRecord } from './records.js';
import type { Store } from './store.js';

const KEY = 'patience.pending';

/** A page that is left before its last write was confirmed notes the game at once, where no waiting is needed. */
export function note(record: GameRecord): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // Then the last gesture may be lost, the game is not.
  }
}

/** Puts a noted game into the store, unless the store has it as new. */
export async function takeNoted(store: Pick<Store, 'get' | 'write'>): Promise<void> {
  const record = read();
  if (!record) return;
  const known = await store.get('games', record.id);
  if (!known || known.updated < record.updated || known.save.gestures.length < record.save.gestures.length)
    await store.write([{ store: 'games', put: record }]);
}

function read(): GameRecord | undefined {
  try {
    const text = localStorage.getItem(KEY);
    if (text === null) return undefined;
    localStorage.removeItem(KEY);
    const value: unknown = JSON.parse(text);
    return isGameRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
