import type { SavedGame, Variant } from '@patience/core';
import type { GameSnapshot } from '../snapshot.js';
import type { DealRequest, SolveRequest } from './protocol.js';

/** The property `sandbox` of an element, where more than `true` is needed. */
export interface SandboxOptions {
  /** Address of the sandbox document on the page's own site. Needed where the page's policy allows no script from a text. */
  readonly document?: string;
  /** Seconds after which a sandbox that does not answer is removed. Default: 5. */
  readonly seconds?: number;
  /** Text of a classic worker that imports `@patience/solver/worker`: hints and the outlook come from it. */
  readonly solver?: string;
  /** Called when the module is loaded, instead of dealing: the page then lays the first game. */
  readonly onOpen?: (table: SandboxTable) => void;
}

/** A game that was opened in a sandbox, or a sentence of the guest that says why there is none. It may be empty. */
export type OpenedGame = { readonly ok: true; readonly value: GameSnapshot } | { readonly ok: false; readonly why: string };

/** The table in a sandbox, for a page that opens games before it shows them. Every answer is the module's word. */
export interface SandboxTable {
  /** Facts and words of the variant. Its rules run in the sandbox only: to call them here throws. */
  readonly variant: Variant;
  /** Deals a game without laying it on the table. */
  start(deal: DealRequest): Promise<OpenedGame>;
  /** Opens a saved game without laying it on the table. */
  check(save: SavedGame): Promise<OpenedGame>;
  /** Lays a saved game on the table. */
  lay(save: SavedGame): Promise<OpenedGame>;
  /**
   * Returns whether a way to win a deal was found.
   * @param seconds limit of the search
   * @throws Error when the sandbox has no solver, or none that can play this one
   */
  solve(position: SolveRequest, seconds: number): Promise<boolean>;
  /** Ends the search that runs. */
  stopSolving(): void;
}
