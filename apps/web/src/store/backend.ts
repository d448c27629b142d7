import type { AddedRecord, GameRecord } from './records.js';
import type { ResultRecord } from './results.js';

/** The record type of each store. */
export interface Stores {
  readonly games: GameRecord;
  readonly added: AddedRecord;
  /** Single things under a name: favourites, what an import changed. */
  readonly kept: { readonly id: string; readonly value: unknown };
}

/** The name of a store. */
export type StoreName = keyof Stores;

/** One change; a list of them is written together or not at all. */
export type Write =
  | { readonly [S in StoreName]: { readonly store: S; readonly put: Stores[S] } }[StoreName]
  | { readonly store: StoreName; readonly remove: string }
  | { readonly store: StoreName; readonly clear: true };

/** A place that stores records: the database, or memory in tests. */
export interface StoreBackend {
  get<S extends StoreName>(store: S, id: string): Promise<Stores[S] | undefined>;
  all<S extends StoreName>(store: S): Promise<readonly Stores[S][]>;
  /** The games of a variant, or of a deal, the last played first. */
  games(by: { readonly variant: string } | { readonly deal: string }, limit?: number): Promise<readonly GameRecord[]>;
  /** The results of all games, or of those of a variant, in any order. */
  results(variant?: string): Promise<readonly ResultRecord[]>;
  write(writes: readonly Write[]): Promise<void>;
  /** Lets it go. */
  close?(): void;
}
