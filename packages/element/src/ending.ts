import type { ResultAction } from './result.js';

/**
 * Additions of a page to the notice of a game that can no longer be won. The page removes them when they are no longer true: after the player
 * undoes moves, for example.
 */
export interface GameEnding {
  /** A title. With it the notice is shown even while the table itself knows of no end. */
  readonly title?: string;
  /** Whether the game can no longer be won. The notice of the title then offers to restart the deal and to deal anew. */
  readonly isLost?: boolean;
  /** A sentence below the title, such as the reason. */
  readonly text?: string;
  /** Cards to ring: each by its pile and the number of cards on it. */
  readonly cards?: readonly { readonly pile: string; readonly depth: number }[];
  /** More buttons, before those of the element. */
  readonly actions?: readonly Omit<ResultAction, 'first'>[];
}
