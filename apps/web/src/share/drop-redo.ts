import type { SavedGame } from '@patience/core';

/** Returns a saved game without its undone gestures. Its play time stays the same. */
export function dropRedo({ held: _, ...save }: SavedGame): SavedGame {
  return { ...save, gestures: save.gestures.slice(0, save.cursor) };
}
