import type { Language, Options, Problem, SavedGame, Seed, Status, Variant } from '@patience/core';
import type { MenuSettings, Sheet } from '../events.js';
import type { Actor } from '../events.js';
import type { GameResult, ResultAction, ResultSuggestion } from '../result.js';

/** Settings that are on or off, of all that the author of a page sets. */
export const SWITCHES = [
  'fourColors',
  'largeIndex',
  'highContrast',
  'leftHanded',
  'withoutTools',
  'withoutScore',
  'withoutClock',
  'withoutLetterKeys',
  'viewOnly',
  'outlook',
  'sounds',
  'guide',
  'demo',
] as const;

/** Settings that are a name, or absent for the default. */
export const NAMES = ['theme', 'motion', 'faces', 'back', 'cloth', 'speech', 'taps', 'touchAction', 'volume', 'shortcuts'] as const;

/** Settings of a table in a sandbox. */
export type SandboxSettings = Readonly<
  Record<(typeof SWITCHES)[number], boolean> & Record<(typeof NAMES)[number], string | number | null | undefined>
>;

/** Rules that a player or a page chose for a deal. */
export type ChosenOptions = Readonly<Record<string, string | number>>;

/** A deal that the page requests from the guest: by seed or deck; by neither, a random one. */
export interface DealRequest {
  readonly seed?: Seed;
  readonly deck?: string;
  readonly options?: ChosenOptions;
}

/** The first message of the page: everything from which the guest is made. */
export interface GuestTask {
  /** The variant's module as text. */
  readonly source: string;
  readonly lang: string;
  /** All words of the language, which the guest cannot load itself. Default: the words in its script. */
  readonly words?: Language;
  /** Custom properties of the page that the table uses, and `font-family`. */
  readonly styles: Readonly<Record<string, string>>;
  readonly settings: SandboxSettings;
  /** Source of a classic worker with the protocol of `@patience/solver/worker`. Without it hints come from the table alone. */
  readonly solver?: string;
}

/** Methods of the element that the page calls on the table in the sandbox. */
export type GuestCall = 'undo' | 'redo' | 'restart' | 'newGame' | 'autoMove' | 'pause' | 'resume' | 'play' | 'command' | 'focus';

/** A key that was pressed on the page while nothing there had the focus. */
export type GuestKey = Readonly<Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'repeat'>>;

/** The page's additions to the result of a won game, as data: a guest names its buttons by their index, and the suggestion by the next one. */
export interface GuestResult extends Pick<GameResult, 'headline' | 'days' | 'lines'> {
  readonly buttons: readonly Omit<ResultAction, 'run'>[];
  readonly next?: Omit<ResultSuggestion, 'run' | 'picture'>;
}

/** A position for the solver in the sandbox: a deal before its first move, and the cost of the search. */
export interface SolveRequest {
  readonly seed: Seed;
  readonly options: Options;
  readonly search: Readonly<Record<string, number>>;
}

/** Messages from the page to the guest. Those with an `n` are answered by that number. */
export type ToGuest =
  | { readonly do: 'ping' | 'hint'; readonly n: number }
  | { readonly do: 'start'; readonly n: number; readonly deal: DealRequest }
  | { readonly do: 'check' | 'lay'; readonly n: number; readonly save: SavedGame }
  | { readonly do: 'solve'; readonly n: number; readonly position: SolveRequest }
  | { readonly do: 'stop-solving' }
  | { readonly do: 'call'; readonly call: GuestCall; readonly arg?: unknown }
  | { readonly do: 'open-sheet'; readonly sheet: Sheet }
  | {
      readonly do: 'settings';
      readonly settings: Partial<SandboxSettings>;
      readonly styles?: GuestTask['styles'];
      readonly lang: string;
      readonly words?: Language;
    }
  | { readonly do: 'result'; readonly result: GuestResult }
  | { readonly do: 'key'; readonly key: GuestKey };

/** The facts and words of a variant that its module reports. */
export type GuestVariant = Pick<Variant, 'id' | 'rules' | 'options' | 'startOptions' | 'strings'>;

/** State of the game in the sandbox, as the guest reports it. */
export interface GuestState {
  readonly save: SavedGame;
  readonly status: Status;
  readonly stuck: boolean;
  readonly paused: boolean;
  /** Whether the clock runs. */
  readonly running: boolean;
  readonly score?: number;
}

/** States for style sheets that the table in the sandbox shows, beside those of its game. */
export const SHOWN = ['result', 'busy'] as const;

/** States of the table in the sandbox, as the guest reports them. */
export type GuestShown = Readonly<Record<(typeof SHOWN)[number], boolean>>;

/** Events of a table that leave the sandbox unchanged. Those before a deal or a sheet are requested by messages of their own. */
export const EVENTS = [
  'patience-ready',
  'patience-move',
  'patience-undo',
  'patience-redo',
  'patience-restart',
  'patience-go',
  'patience-pause',
  'patience-resume',
  'patience-hint',
  'patience-won',
  'patience-lost',
  'patience-over',
  'patience-stuck',
  'patience-refused',
  'patience-error',
] as const;
/** Name of an event that leaves the sandbox. */
export type GuestEvent = (typeof EVENTS)[number];

/** Codes of the problems that a guest may report: with a request of the page, with a saved game, and with the rules. */
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

/** Messages from the guest to the page, as JSON. None is used before `validate.ts` has checked it. */
export type FromGuest =
  | { readonly is: 'open'; readonly variant: GuestVariant }
  | { readonly is: 'broken'; readonly why: string; readonly problem?: Problem }
  | {
      readonly is: 'answer';
      readonly n: number;
      readonly ok: boolean;
      readonly state?: GuestState;
      readonly why?: string;
      readonly problem?: Problem;
      readonly gesture?: readonly string[];
      /** Whether a win of the requested position was found. */
      readonly solved?: boolean;
    }
  | {
      readonly is: 'event';
      readonly event: GuestEvent;
      readonly by: Actor;
      readonly state: GuestState;
      readonly gesture: readonly string[];
      readonly why?: string;
      readonly pile?: string;
      readonly problem?: Problem;
    }
  | { readonly is: 'shown'; readonly shown: GuestShown }
  | { readonly is: 'menu'; readonly settings: MenuSettings }
  | { readonly is: 'deal'; readonly seed?: Seed; readonly options?: ChosenOptions }
  | { readonly is: 'sheet'; readonly sheet: Sheet; readonly options?: ChosenOptions }
  | { readonly is: 'escape' }
  | { readonly is: 'action'; readonly n: number };
