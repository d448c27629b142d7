import type { SavedGame } from '@patience/core';

const keyOf = (shelf: string, variant: string): string => `patience:${shelf}:${variant}`;

/** The page's storage, if the page has one and lets us. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** The text of a kept game. */
export function recall(shelf: string, variant: string): string | undefined {
  try {
    return storage()?.getItem(keyOf(shelf, variant)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a game. A full or forbidden storage is no reason to stop playing. */
export function keep(shelf: string, game: SavedGame): void {
  try {
    storage()?.setItem(keyOf(shelf, game.variant), JSON.stringify(game));
  } catch {
    // Nothing is kept then.
  }
}
