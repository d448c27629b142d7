import type { Game } from '@patience/core';
import type { MenuItem } from './menu-item.js';

/**
 * Suggests what to do next: a gesture in notation, an empty one when no move leads on, or undefined for no advice. A solver may be set
 * here.
 * It receives the session and must not change it.
 */
export type Adviser = (game: Game) => Promise<readonly string[] | undefined>;

/** An adviser that shows text and menu items besides its hints. */
export interface AdviserView {
  /** Text at the edge of the table. */
  readonly remark: string;
  /** Further menu items. */
  readonly menu: readonly MenuItem[];
}
