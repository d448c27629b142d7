import type { Game } from '@patience/core';
import type { MenuItem } from './menu-item.js';

/**
 * Says what a player could do next: a gesture in notation, an empty one when nothing leads on, or undefined for no
 * advice. A solver may be put here; it is asked with the session and must not change it.
 */
export type Adviser = (game: Game) => Promise<readonly string[] | undefined>;

/** Somebody beside the table with more to say than hints. */
export interface AdviserView {
  /** Stands quietly at the edge of the table. */
  readonly remark: string;
  /** More lines for the menu. */
  readonly menu: readonly MenuItem[];
  /** The element has come to a page. */
  arrive(): void;
  /** It has left. */
  leave(): void;
  /** It is about to be drawn: the game may be another, or have gone on. */
  look(): void;
}
