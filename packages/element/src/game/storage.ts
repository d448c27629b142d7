import type { SavedGame } from '@patience/core';

/** @param name of the variant, or of the sandbox that plays it */
const keyOf = (storageKey: string, name: string): string => `patience:${storageKey}:${name}`;

/** The page's storage, if the page has one and lets us. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** The text of a kept game. */
export function readSaved(storageKey: string, name: string): string | undefined {
  try {
    return storage()?.getItem(keyOf(storageKey, name)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** A kept game that cannot be opened makes room for the next one: its text stays in the storage, under the same key with `:unreadable`. */
export function setUnreadableAside(storageKey: string, name: string): void {
  try {
    const text = readSaved(storageKey, name);
    if (text !== undefined) storage()!.setItem(`${keyOf(storageKey, name)}:unreadable`, text);
    storage()?.removeItem(keyOf(storageKey, name));
  } catch {
    // It stays where it is, until the next one is kept.
  }
}

/** What the page had asked for when a game was kept. */
export const askedWith = (kept: string): unknown => (JSON.parse(kept) as { asked?: unknown }).asked;

/** Stores a game, and what the page had asked for. False when the storage is full or blocked. */
export function writeSaved(storageKey: string, name: string, game: SavedGame, asked: string): boolean {
  try {
    globalThis.localStorage.setItem(keyOf(storageKey, name), JSON.stringify({ ...game, asked }));
    return true;
  } catch {
    return false;
  }
}
