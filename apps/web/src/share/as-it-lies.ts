import type { SavedGame } from '@patience/core';

/** A game with what lies on its table only: what was taken back is not part of it, the time that it took is. */
export function asItLies({ held: _, ...save }: SavedGame): SavedGame {
  return { ...save, gestures: save.gestures.slice(0, save.cursor) };
}
