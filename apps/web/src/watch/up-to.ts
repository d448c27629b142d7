import type { SavedGame } from '@patience/core';

/**
 * The game that was watched, as far as it lies on the table. How long it took up to there is known of the whole of it only:
 * otherwise its clock begins anew.
 * @param watched as it came
 * @param now as it lies there, perhaps with another move
 */
export function upTo(watched: SavedGame, now: SavedGame): SavedGame {
  const gestures = now.gestures.slice(0, now.cursor);
  const whole = JSON.stringify(gestures.slice(0, watched.gestures.length)) === JSON.stringify(watched.gestures);
  return { ...now, gestures, elapsedMs: whole ? watched.elapsedMs : 0 };
}
