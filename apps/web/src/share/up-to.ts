import type { SavedGame } from '@patience/core';

/**
 * Returns the watched game up to the position on the table. The time up to there is known only at the end of the game; otherwise the clock
 * starts at zero.
 * @param watched the game from the link or the store
 * @param now the game on the table, perhaps with another move
 */
export function upTo(watched: SavedGame, now: SavedGame): SavedGame {
  const gestures = now.gestures.slice(0, now.cursor);
  const whole = JSON.stringify(gestures.slice(0, watched.gestures.length)) === JSON.stringify(watched.gestures);
  return { ...now, gestures, elapsedMs: whole ? watched.elapsedMs : 0 };
}
