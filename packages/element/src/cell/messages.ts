import type { Problem, SavedGame, Status, Variant } from '@patience/core';
import type { Sheet } from '../events.js';
import type { GameResult } from '../result.js';

/** What is only on or off, of all that the author of a page sets. */
export const SWITCHES = [
  'fourColors',
  'largeIndex',
  'highContrast',
  'leftHanded',
  'withoutTools',
  'withoutScore',
  'withoutClock',
  'withoutLetterKeys',
  'outlook',
  'sounds',
  'guide',
] as const;

/** What is a name, or absent for the usual. */
export const NAMES = ['theme', 'motion', 'faces', 'back', 'cloth', 'speech', 'taps', 'volume'] as const;

/** What the player changes in the menu of a table, which is in the cell. */
export const MENU = ['fourColors', 'largeIndex', 'highContrast', 'leftHanded', 'outlook', 'sounds'] as const;

/** How a table in a cell is to look and to be played. */
export type CellSettings = Readonly<
  Record<(typeof SWITCHES)[number], boolean> & Record<(typeof NAMES)[number], string | number | null | undefined>
>;

/** A deal that a cell is asked for: by seed or deck; by neither, any. */
export interface CellDeal {
  readonly seed?: string | number;
  readonly deck?: string;
  readonly options?: Readonly<Record<string, string | number>>;
}

/** What the cell is told first. */
export interface CellTask {
  /** The variant's module, a text. */
  readonly source: string;
  readonly lang: string;
  /** Custom properties of the page that the table obeys, and `font-family`. */
  readonly styles: Readonly<Record<string, string>>;
  readonly settings: CellSettings;
  /** The page answers a wish for a new deal itself. */
  readonly asks: boolean;
  /** Sheets that the page shows itself, or not at all. */
  readonly sheets?: readonly Sheet[];
  /** More, for a cell that does more. */
  readonly more?: unknown;
}

/** What a page asks a cell to do with its table. */
export type CellCall = 'undo' | 'redo' | 'restart' | 'newGame' | 'allUp' | 'pause' | 'resume' | 'play' | 'command';

/** A key that was pressed on the page while nothing there had the focus. */
export type CellKey = Readonly<Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'repeat'>>;

/** What a page says to a cell. With an `n` it waits for an answer of that number. */
export type ToCell =
  | { readonly do: 'ping' | 'hint'; readonly n: number }
  | { readonly do: 'start'; readonly n: number; readonly deal: CellDeal }
  | { readonly do: 'check' | 'lay'; readonly n: number; readonly save: SavedGame }
  | { readonly do: 'more'; readonly n: number; readonly what: unknown }
  | { readonly do: 'call'; readonly call: CellCall; readonly arg?: unknown }
  | { readonly do: 'settings'; readonly settings: CellSettings; readonly asks: boolean; readonly lang?: string }
  | { readonly do: 'result'; readonly lines: GameResult['lines']; readonly labels: readonly string[] }
  | { readonly do: 'key'; readonly key: CellKey };

/** What a variant says of itself beyond its facts. */
export type CellVariant = Pick<Variant, 'id' | 'rules' | 'options' | 'strings'>;

/** How a game in a cell stands, as the cell says. */
export interface CellState {
  readonly save: SavedGame;
  readonly status: Status;
  readonly stuck: boolean;
  readonly paused: boolean;
  /** Time counts. */
  readonly running: boolean;
  readonly score?: number;
}

/** The events of a table that leave its cell; what is asked before a move or a deal does not. */
export const EVENTS = [
  'patience-ready',
  'patience-move',
  'patience-undo',
  'patience-redo',
  'patience-restart',
  'patience-pause',
  'patience-resume',
  'patience-won',
  'patience-lost',
  'patience-stuck',
  'patience-refused',
  'patience-error',
] as const;
/** One of them: what comes out of a cell under another name is no event. */
export type CellEvent = (typeof EVENTS)[number];

/** The problems that a cell may tell of, by their codes: with what the page asks for, with a saved game, and with the rules. */
export const PROBLEMS = [
  'rules-broken',
  'seed-bad',
  'option-unknown',
  'option-value',
  'option-combination',
  'deck-card',
  'deck-foreign',
  'deck-double',
  'deck-missing',
  'save-unreadable',
  'save-newer',
  'save-foreign',
  'save-rules',
  'save-field',
  'save-move',
] as const;

/** What a cell may say. All of it is a claim: see claims.ts. */
export type FromCell =
  | { readonly is: 'open'; readonly variant: CellVariant }
  | { readonly is: 'broken'; readonly why: string; readonly problem?: Problem }
  | {
      readonly is: 'answer';
      readonly n: number;
      readonly ok: boolean;
      readonly state?: CellState;
      readonly why?: string;
      readonly problem?: Problem;
      readonly gesture?: readonly string[];
      readonly more?: unknown;
    }
  | {
      readonly is: 'event';
      readonly event: CellEvent;
      readonly state: CellState;
      readonly gesture: readonly string[];
      readonly why?: string;
      readonly pile?: string;
      readonly problem?: Problem;
    }
  | { readonly is: 'menu'; readonly settings: Readonly<Record<(typeof MENU)[number], boolean>> }
  | { readonly is: 'asks'; readonly what: 'deal' | 'choose' | 'hint' | 'escape' }
  | { readonly is: 'action'; readonly n: number };
