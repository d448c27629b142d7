import type { SavedGame } from '@patience/core';
import type { Facts } from '../catalogue/entry.js';

/** The state of a game: running, won, lost, or abandoned for another deal. */
export const OUTCOMES = ['open', 'won', 'lost', 'left'] as const;
/** One of them. */
export type Outcome = (typeof OUTCOMES)[number];

/** The id of a stored game; it stands in addresses and in the history. */
export const isGameId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** A game as it is stored: one record, replaced as a whole after each gesture. */
export interface GameRecord {
  readonly id: string;
  readonly variant: string;
  /** Key of the deal, see `dealKey`. */
  readonly deal: string;
  readonly save: SavedGame;
  readonly outcome: Outcome;
  /** It is not over, but no move is left: only undo leads on. */
  readonly stuck?: true;
  /** It began with moves from a replay or a shared game: it is shown, and never counted. */
  readonly watched?: true;
  /** Single moves played. */
  readonly moves: number;
  readonly hints: number;
  readonly score?: number;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly updated: number;
}

/** Can it be gone on with? A game that was left for another deal can, too. */
export const isOpen = ({ outcome }: Pick<GameRecord, 'outcome'>): boolean => outcome === 'open' || outcome === 'left';

/** Of two versions of a game, is this the later? Where a clock was set back both were written at the same time: then the longer one is. */
export const isLater = (one: GameRecord, other: GameRecord): boolean =>
  one.updated > other.updated || (one.updated === other.updated && one.save.gestures.length > other.save.gestures.length);

/** A variant that the player added: a module by its address, or a recipe. */
export interface AddedRecord {
  readonly id: string;
  /** The address it came from; empty for a recipe that came from a file, a link or the clipboard. */
  readonly from: string;
  /** The module's text, and its SHA-256 in base64: what was tried is what is played. Older records have none. */
  readonly source: string;
  readonly digest?: string;
  /** The text is a recipe: data, which is played without a sandbox. */
  readonly recipe?: true;
  readonly facts: Facts;
  /** Miniature of a deal, an SVG text. */
  readonly picture: string;
  readonly added: number;
}
