import type { Status } from '../contract.js';
import type { Step } from '../table/step.js';
import type { Reason } from '../words/reason.js';

/** A change of a game. Listeners receive one per gesture. */
export interface Change {
  /** A gesture was played, undone or redone; the game went back to the deal, or to any of its positions (`go`); or the clock changed the status. */
  readonly kind: 'play' | 'undo' | 'redo' | 'restart' | 'go' | 'clock';
  /** Reversible steps by which the table changed, in order. */
  readonly steps: readonly Step[];
  /** Moves of the gesture, in notation; empty for `restart`, `go` and `clock`. */
  readonly gesture: readonly string[];
  readonly status: Status;
  readonly stuck: boolean;
}

/** Result of playing a gesture. A refusal has the reason; its parameter `index` is the number of the refused move, from 0. */
export type PlayResult = { readonly ok: true } | { readonly ok: false; readonly refusal: Reason };

/** Functions that a game needs of its host. */
export interface GameHost {
  /** Returns the time in milliseconds. Default: the clock stands at 0, since core has no clock of its own. */
  readonly now?: () => number;
}

/** Returns the result for a refused move. @param index number of the move in its gesture, from 0 */
export const refused = (refusal: Reason, index: number): { ok: false; refusal: Reason } => ({
  ok: false,
  refusal: { code: refusal.code, params: { ...refusal.params, index } },
});
