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

/** What the page had asked for when a game was kept. */
export const askedWith = (kept: string): unknown => (JSON.parse(kept) as { asked?: unknown }).asked;

/** Keeps a game, and what the page had asked for. A full or forbidden storage is no reason to stop playing. */
export function keep(shelf: string, game: SavedGame, asked: string): void {
  try {
    storage()?.setItem(keyOf(shelf, game.variant), JSON.stringify({ ...game, asked }));
  } catch {
    // Nothing is kept then.
  }
}
