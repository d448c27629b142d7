import type { SavedGame } from '@patience/core';

/** @param name of the variant, or of the sandbox that plays it */
const keyOf = (shelf: string, name: string): string => `patience:${shelf}:${name}`;

/** The page's storage, if the page has one and lets us. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** The text of a kept game. */
export function recall(shelf: string, name: string): string | undefined {
  try {
    return storage()?.getItem(keyOf(shelf, name)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** A kept game that cannot be opened makes room for the next one: its text stays in the storage, under the same key with `:unreadable`. */
export function putAside(shelf: string, name: string): void {
  try {
    const text = recall(shelf, name);
    if (text !== undefined) storage()!.setItem(`${keyOf(shelf, name)}:unreadable`, text);
    storage()?.removeItem(keyOf(shelf, name));
  } catch {
    // It stays where it is, until the next one is kept.
  }
}

/** What the page had asked for when a game was kept. */
export const askedWith = (kept: string): unknown => (JSON.parse(kept) as { asked?: unknown }).asked;

/** Stores a game, and what the page had asked for. False when the storage is full or blocked. */
export function keep(shelf: string, name: string, game: SavedGame, asked: string): boolean {
  try {
    globalThis.localStorage.setItem(keyOf(shelf, name), JSON.stringify({ ...game, asked }));
    return true;
  } catch {
    return false;
  }
}
