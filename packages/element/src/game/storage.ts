import type { SavedGame } from '@patience/core';

/** Returns the storage key of a game. @param name of the variant, or of the sandbox that plays it */
const keyOf = (storageKey: string, name: string): string => `patience:${storageKey}:${name}`;

/** Returns the page's storage; undefined if the page has none or blocks it. */
export function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** Returns the JSON text of a stored game. */
export function readSaved(storageKey: string, name: string): string | undefined {
  try {
    const text = storage()?.getItem(keyOf(storageKey, name)) ?? undefined;
    return text === undefined && storageKey === location.pathname ? takeNameless(storageKey, name) : text;
  } catch {
    return undefined;
  }
}

/** Moves the game that all pages of the origin shared in earlier versions, stored without a name, to the page that asks for it first. */
function takeNameless(storageKey: string, name: string): string | undefined {
  const text = storage()?.getItem(keyOf('', name)) ?? undefined;
  if (text === undefined) return undefined;
  storage()!.setItem(keyOf(storageKey, name), text);
  storage()!.removeItem(keyOf('', name));
  return text;
}

/** Returns the storage key of the settings that a player chose. */
export const settingsKeyOf = (storageKey: string): string => `patience-settings:${storageKey}`;

/** Returns the settings that a player chose, as they are stored; an empty object for none. */
export function readSettings(storageKey: string): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(storage()?.getItem(settingsKeyOf(storageKey)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/**
 * Moves a stored game that cannot be opened to the same key with `:unreadable`, so that the next game can be stored and nothing is lost.
 * @param instead text of a game that was moved there before, and now takes the place of the stored one
 */
export function setUnreadableAside(storageKey: string, name: string, instead?: string): void {
  try {
    const text = readSaved(storageKey, name);
    if (text !== undefined) storage()!.setItem(`${keyOf(storageKey, name)}:unreadable`, text);
    if (instead === undefined) storage()?.removeItem(keyOf(storageKey, name));
    else storage()!.setItem(keyOf(storageKey, name), instead);
  } catch {
    // Leave the text where it is; storing the next game replaces it.
  }
}

/** Returns the page's request with which a game was stored. */
export const askedWith = (kept: string): unknown => (JSON.parse(kept) as { asked?: unknown }).asked;

/** Stores a game with the page's request. Returns false when the storage is full or blocked. */
export function writeSaved(storageKey: string, name: string, game: SavedGame, asked: string): boolean {
  try {
    globalThis.localStorage.setItem(keyOf(storageKey, name), JSON.stringify({ ...game, asked }));
    return true;
  } catch {
    return false;
  }
}
