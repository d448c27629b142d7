import type { SavedGame } from '@patience/core';
import type { Facts } from '../catalogue/entry.js';

/** States of a game: running, won, lost, abandoned for another deal, or over with a score. Stored results name a state by its place here. */
export const OUTCOMES = ['open', 'won', 'lost', 'left', 'over'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Tells whether a value is the id of a stored game, which is used in addresses and in the history. */
export const isGameId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** A stored game: one record, replaced as a whole after each gesture. */
export interface GameRecord {
  readonly id: string;
  readonly variant: string;
  /** Key of the deal; `dealKey` returns it. */
  readonly deal: string;
  readonly save: SavedGame;
  readonly outcome: Outcome;
  /** Present if the game is not over but has no move that leads on, so that only undo helps. */
  readonly stuck?: true;
  /** Present if the game continued a replay or a shared game: it is listed, but never counted. */
  readonly watched?: true;
  /** Present while no move of the game was taken back. Records of earlier versions lack it. */
  readonly noUndo?: true;
  /** Number of single moves. */
  readonly moves: number;
  readonly hints: number;
  readonly score?: number;
  /** Start of the game, in milliseconds since 1970. */
  readonly started: number;
  readonly updated: number;
}

/** Tells whether the game can be continued. A game that was abandoned for another deal can be, too. */
export const isOpen = ({ outcome }: Pick<GameRecord, 'outcome'>): boolean => outcome === 'open' || outcome === 'left';

/**
 * Tells whether the first of two versions of a game is the later one. With equal times, which a clock that was set back causes, it is the
 * longer one.
 */
export const isLater = (one: GameRecord, other: GameRecord): boolean =>
  one.updated > other.updated || (one.updated === other.updated && one.save.gestures.length > other.save.gestures.length);

/** A variant that the player added: a module by its address, or a recipe. */
export interface AddedRecord {
  readonly id: string;
  /** Address that the variant came from; empty for a recipe from a file, a link or the clipboard. */
  readonly from: string;
  /**
   * The module's text, and its SHA-256 in base64, so that the text that was tried is the one that is played. Older records lack the hash.
   */
  readonly source: string;
  readonly digest?: string;
  /** Present if the text is a recipe: data, which is played without a sandbox. */
  readonly recipe?: true;
  /** Id of the draft of the workshop from which a recipe was kept. */
  readonly draft?: string;
  readonly facts: Facts;
  /** Small picture of a deal as the text of a scene; empty if the module drew none. */
  readonly picture: string;
  readonly added: number;
}
