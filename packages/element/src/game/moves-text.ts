import type { Game } from '@patience/core';

/** Returns the gestures played so far as text: gestures are separated by blanks, and the moves of one gesture by commas. */
export const movesText = ({ gestures, cursor }: Pick<Game, 'gestures' | 'cursor'>): string =>
  gestures
    .slice(0, cursor)
    .map((gesture) => gesture.join(','))
    .join(' ');

/** Reads gestures as {@link movesText} writes them. */
export const gesturesOf = (moves: string): readonly (readonly string[])[] =>
  moves
    .split(/\s+/)
    .map((gesture) => gesture.split(',').filter(Boolean))
    .filter((gesture) => gesture.length > 0);
