import type { AddedRecord, GameRecord } from './records.js';
import type { ResultRecord } from './results.js';

export interface Stores {
  readonly games: GameRecord;
  readonly added: AddedRecord;
  /** Single values by name: favourites, and the changes of an import. */
  readonly kept: { readonly id: string; readonly value: unknown };
}

export type StoreName = keyof Stores;

/** A change of one record. A list of changes is written as a whole or not at all. */
export type Write =
  | { readonly [S in StoreName]: { readonly store: S; readonly put: Stores[S] } }[StoreName]
  | { readonly store: StoreName; readonly remove: string }
  | { readonly store: StoreName; readonly clear: true };

/** Storage for records: the database, or memory in tests. */
export interface StoreBackend {
  get<S extends StoreName>(store: S, id: string): Promise<Stores[S] | undefined>;
  all<S extends StoreName>(store: S): Promise<readonly Stores[S][]>;
  /** Returns the games of a variant or of a deal, last played first. */
  games(by: { readonly variant: string } | { readonly deal: string }, limit?: number): Promise<readonly GameRecord[]>;
  /** Returns the results of all games, or of those of a variant, in any order. */
  results(variant?: string): Promise<readonly ResultRecord[]>;
  write(writes: readonly Write[]): Promise<void>;
  close?(): void;
}
