import type { ResultAction } from './result.js';

/** Additions of a page to the notice of a game that can no longer be won. They are shown until the player hides the notice or undoes moves. */
export interface GameEnding {
  /** A sentence below the title, such as the reason. */
  readonly text?: string;
  /** Cards to ring: each by its pile and the number of cards on it. */
  readonly cards?: readonly { readonly pile: string; readonly depth: number }[];
  /** More buttons, before those of the element. */
  readonly actions?: readonly Omit<ResultAction, 'first'>[];
}
