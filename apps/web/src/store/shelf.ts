import type { AddedRecord, GameRecord } from './records.js';

/** What is stored in each store, by its key. */
export interface Stores {
  readonly games: GameRecord;
  readonly added: AddedRecord;
  /** Single things under a name: favourites, what an import replaced. */
  readonly kept: { readonly id: string; readonly value: unknown };
}

export type StoreName = keyof Stores;

/** One change; a list of them is written together or not at all. */
export type Write =
  | { readonly [S in StoreName]: { readonly store: S; readonly put: Stores[S] } }[StoreName]
  | { readonly store: StoreName; readonly remove: string }
  | { readonly store: StoreName; readonly clear: true };

/** Where things are kept: the browser's database, or only this page's memory. */
export interface Shelf {
  get<S extends StoreName>(store: S, id: string): Promise<Stores[S] | undefined>;
  all<S extends StoreName>(store: S): Promise<readonly Stores[S][]>;
  /** The games of a variant, or of a deal, the last played first. */
  games(by: { readonly variant: string } | { readonly deal: string }, limit?: number): Promise<readonly GameRecord[]>;
  write(writes: readonly Write[]): Promise<void>;
}

/** For when the browser keeps nothing: everything works, until the tab is closed. */
export class MemoryShelf implements Shelf {
  readonly #stores: { readonly [S in StoreName]: Map<string, Stores[S]> } = { games: new Map(), added: new Map(), kept: new Map() };

  get<S extends StoreName>(store: S, id: string): Promise<Stores[S] | undefined> {
    return Promise.resolve(this.#stores[store].get(id));
  }

  all<S extends StoreName>(store: S): Promise<readonly Stores[S][]> {
    return Promise.resolve([...this.#stores[store].values()]);
  }

  games(by: { readonly variant: string } | { readonly deal: string }, limit = Infinity): Promise<readonly GameRecord[]> {
    const fits = (game: GameRecord): boolean => ('deal' in by ? game.deal === by.deal : game.variant === by.variant);
    return Promise.resolve(
      [...this.#stores.games.values()]
        .filter(fits)
        .sort((a, b) => b.updated - a.updated)
        .slice(0, limit),
    );
  }

  write(writes: readonly Write[]): Promise<void> {
    for (const write of writes) {
      const map = this.#stores[write.store] as Map<string, unknown>;
      if ('put' in write) map.set(write.put.id, write.put);
      else if ('remove' in write) map.delete(write.remove);
      else map.clear();
    }
    return Promise.resolve();
  }
}
