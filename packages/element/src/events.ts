import type { Game, GivenOptions, Problem, Seed, Status } from '@patience/core';

/** The sheets that can be opened over the table. */
export const SHEETS = ['more', 'new', 'deal', 'help', 'rules', 'find'] as const;

/** Name of a sheet. */
export type Sheet = (typeof SHEETS)[number];

/** Tells whether a text names a sheet. */
export const isSheet = (name: string): name is Sheet => (SHEETS as readonly string[]).includes(name);

/** The settings in the menu of a table: switches, and names of cloth, back and faces. */
export type MenuSettings = Readonly<
  Record<'fourColors' | 'largeIndex' | 'highContrast' | 'leftHanded' | 'outlook' | 'sounds', boolean> & {
    cloth?: 'green' | 'blue' | 'wine' | 'grey' | 'teal' | 'plum' | 'walnut' | 'night' | undefined;
    back?: 'lattice' | 'scales' | 'sun' | 'diamonds' | 'rings' | 'stars' | undefined;
    faces?: 'french' | 'german' | undefined;
  }
>;

/** The settings of an element that a player can change. */
export type PlayerSettings = MenuSettings & {
  /** State of the switch for winnable deals; undefined where the page offers none. */
  readonly winnable?: 'on' | 'off' | undefined;
};

/** The cause of an event: the player; the page, by a property or method; or the element by itself, as when it plays on or the table is out of sight. */
export type Actor = 'player' | 'page' | 'automatic';

/** The state of a game in short. */
export interface GameState {
  readonly status: Status;
  /** Single moves played so far. */
  readonly moves: number;
  readonly score: number | undefined;
  /** Number of gestures played so far. */
  readonly cursor: number;
}

/** Detail of an event about the game. */
export interface GameDetail extends GameState {
  readonly by: Actor;
  /** The state before the change; undefined for the first game on the table. */
  readonly before: GameState | undefined;
  /** Moves in notation: one gesture of the player. */
  readonly gesture: readonly string[];
  readonly stuck: boolean;
  readonly elapsedMs: number;
  readonly mistakes: number;
  /** Points of the game; undefined when the patience counts no points. */
  readonly score: number | undefined;
}

/** Detail of `patience-change`. */
export interface ChangeDetail extends GameDetail {
  /** The change: the name of its own event without `patience-`, but `deal` for `patience-ready`. A status that the clock alone has changed is `clock`. */
  readonly kind: 'deal' | 'move' | 'undo' | 'redo' | 'restart' | 'go' | 'pause' | 'resume' | 'clock';
}

/** Detail of `patience-puzzle`. */
export interface PuzzleDetail extends GameDetail {
  readonly puzzle: 'open' | 'solved' | 'failed';
  /** Gestures that are left; undefined in a puzzle that does not count them. */
  readonly movesLeft: number | undefined;
}

/**
 * All events of the element with their details. They bubble and leave shadow roots. This interface is the source of the events in
 * `custom-elements.json` and of the listeners in the types for React, Vue and Svelte.
 */
export interface PatienceEvents {
  /** A game is on the table and can be played. */
  'patience-ready': GameDetail;
  /** The game on the table has changed: fired after the event of its own that each change has, and once for each change. */
  'patience-change': ChangeDetail;
  /** A gesture is about to be played; cancelable. A gesture from the page's code may still be refused afterwards. */
  'patience-before-move': { readonly gesture: readonly string[]; readonly by: Actor };
  /** A sheet is about to open; cancelable, for a page that shows a sheet of its own. With `deal` come the rules that the player chose for it. */
  'patience-before-sheet': { readonly sheet: Sheet; readonly options?: GivenOptions };
  /** A new deal was asked for and is about to be dealt; cancelable. Without a seed or deck any deal is meant, without options the rules on the table. */
  'patience-before-deal': { readonly seed: Seed | undefined; readonly deck?: string; readonly options?: GivenOptions };
  /** A gesture was played. */
  'patience-move': GameDetail;
  /** A gesture was undone. */
  'patience-undo': GameDetail;
  /** An undone gesture was played again. */
  'patience-redo': GameDetail;
  /** The deal was restarted. */
  'patience-restart': GameDetail;
  /** The game went to another of its positions, by `goTo` or `moves`. */
  'patience-go': GameDetail;
  /** A puzzle was begun, solved, failed or opened again by undo. @experimental */
  'patience-puzzle': PuzzleDetail;
  /** The clock stopped: the player or the page paused the game, or the game is out of sight. */
  'patience-pause': GameDetail;
  /** The clock runs again. */
  'patience-resume': GameDetail;
  /** A hint was asked for, by the player or the page. */
  'patience-hint': GameDetail;
  /** The game is won. */
  'patience-won': GameDetail;
  /** The game is lost by the rules of the patience. */
  'patience-lost': GameDetail;
  /** A scored game is over: neither won nor lost; `score` is its result. */
  'patience-over': GameDetail;
  /** No move is legal any more, and the game is not won. */
  'patience-stuck': GameDetail;
  /** The game can no longer be won: it is lost by the rules, no move is left, or no move leads to anything new. */
  'patience-dead-end': GameDetail;
  /** The solver that advises the player found out whether the game can still be won, when it was to be shown. */
  'patience-outlook': { readonly canBeWon: boolean };
  /** A move was refused: the reason, and the pile at which it is shown. */
  'patience-refused': { readonly reason: string; readonly pile: string };
  /** The player has changed settings of the element, in the menu or behind New. The detail has all of them. */
  'patience-settings': PlayerSettings;
  /** The player has used the menu of a table in a sandbox. The settings of the element stay as they are, unless the page applies these. */
  'patience-menu': MenuSettings;
  /** The element cannot do what the page asked for, such as load a module or open a saved game. */
  'patience-error': Problem;
}

/** Returns the state of a game in short. */
export const stateOf = ({ status, moves, score, cursor }: Pick<Game, keyof GameState>): GameState => ({ status, moves, score, cursor });

/** Returns the state of a game for the detail of an event. */
export const detailOf = (
  game: Pick<Game, keyof GameState | 'stuck' | 'elapsedMs' | 'mistakes'>,
  gesture: readonly string[],
  by: Actor,
  before: GameState | undefined,
): GameDetail => ({
  gesture,
  ...stateOf(game),
  stuck: game.stuck,
  elapsedMs: game.elapsedMs,
  mistakes: game.mistakes,
  by,
  before,
});

/** Fires an event; false when a listener objects to a cancelable one. */
export const fire = <K extends keyof PatienceEvents>(on: EventTarget, name: K, detail: PatienceEvents[K]): boolean =>
  on.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name.startsWith('patience-before-') }));

declare global {
  interface HTMLElementEventMap extends PatienceEventMap {}
  interface DocumentEventMap extends PatienceEventMap {}
  interface WindowEventMap extends PatienceEventMap {}
}

/** The events as the DOM types them. */
export type PatienceEventMap = { [K in keyof PatienceEvents]: CustomEvent<PatienceEvents[K]> };
