import type { GameSnapshot } from '@patience/element';
import type { Position } from '@patience/solver';

/** Returns the position of a game after a number of gestures, by default the one on the table, as the solver takes it. */
export const positionOf = ({ source, options, gestures, cursor }: GameSnapshot, after = cursor): Position => ({
  ...source,
  options,
  moves: gestures.slice(0, after).flat(),
});
