import type { SavedGame, Variant } from '@patience/core';
import type { GameSnapshot } from '../snapshot.js';
import type { DealRequest, SolveRequest } from './protocol.js';

/** The property `sandbox` of an element, if more than `true` is needed. */
export interface SandboxOptions {
  /** Address of the sandbox document on the page's own site. Needed if the page's policy allows no script from a text. */
  readonly document?: string;
  /** Seconds after which a sandbox that does not answer is removed. Default: 5. */
  readonly seconds?: number;
  /** Source of a classic worker that imports `@patience/solver/worker`, for hints and the outlook. */
  readonly solver?: string;
  /** Called when the module is loaded, instead of dealing. The page then shows the first game. */
  readonly onOpen?: (table: SandboxTable) => void;
}

/** A game that was opened in a sandbox, or the guest's sentence that says why not, which may be empty. */
export type OpenedGame = { readonly ok: true; readonly value: GameSnapshot } | { readonly ok: false; readonly why: string };

/** The table in a sandbox, for a page that opens games before it shows them. All answers are untrusted. */
export interface SandboxTable {
  /** Facts and words of the variant. Its rules run only in the sandbox; calling them here throws. */
  readonly variant: Variant;
  /** Deals a game without showing it. */
  start(deal: DealRequest): Promise<OpenedGame>;
  /** Opens a saved game without showing it. */
  check(save: SavedGame): Promise<OpenedGame>;
  /** Shows a saved game. */
  lay(save: SavedGame): Promise<OpenedGame>;
  /**
   * Returns whether a win of a deal was found.
   * @param seconds limit of the search
   * @throws Error when the sandbox has no solver, or none that can play the variant
   */
  solve(position: SolveRequest, seconds: number): Promise<boolean>;
  /** Ends the running search. */
  stopSolving(): void;
}
