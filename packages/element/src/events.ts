import type { Game, Problem, Seed, Status } from '@patience/core';

/** The sheets that can be opened over the table. */
export type Sheet = 'more' | 'new' | 'deal' | 'help' | 'rules' | 'find';

/** What stands in the detail of an event about the game. */
export interface GameDetail {
  /** Moves in notation: one gesture of the player. */
  readonly gesture: readonly string[];
  readonly status: Status;
  readonly stuck: boolean;
  /** Single moves played so far. */
  readonly moves: number;
  readonly elapsedMs: number;
  readonly mistakes: number;
  /** Undefined when the patience counts no points. */
  readonly score: number | undefined;
}

/** All events of the element with their details. They bubble and leave shadow roots. */
export interface PatienceEvents {
  'patience-ready': GameDetail;
  'patience-before-move': { readonly gesture: readonly string[] };
  'patience-before-sheet': { readonly sheet: Sheet };
  'patience-before-deal': { readonly seed: Seed | undefined };
  'patience-move': GameDetail;
  'patience-undo': GameDetail;
  'patience-redo': GameDetail;
  'patience-restart': GameDetail;
  'patience-pause': GameDetail;
  'patience-resume': GameDetail;
  'patience-won': GameDetail;
  'patience-lost': GameDetail;
  'patience-stuck': GameDetail;
  'patience-refused': { readonly reason: string; readonly pile: string };
  'patience-error': Problem;
}

/** How a game stands, for the detail of an event. */
export const detailOf = ({ status, stuck, moves, elapsedMs, mistakes, score }: Game, gesture: readonly string[]): GameDetail => ({
  gesture,
  status,
  stuck,
  moves,
  elapsedMs,
  mistakes,
  score,
});

/** Fires an event; false when a listener objects to a cancelable one. */
export const fire = <K extends keyof PatienceEvents>(on: EventTarget, name: K, detail: PatienceEvents[K]): boolean =>
  on.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name.startsWith('patience-before-') }));

declare global {
  interface HTMLElementEventMap extends PatienceEventMap {}
}

/** The events as the DOM types them. */
export type PatienceEventMap = { [K in keyof PatienceEvents]: CustomEvent<PatienceEvents[K]> };
