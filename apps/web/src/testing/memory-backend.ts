import type { GameRecord } from '../store/records.js';
import { resultOf, type ResultRecord } from '../store/results.js';
import type { StoreBackend, StoreName, Stores, Write } from '../store/backend.js';

/** Storage in memory, for tests. */
export class MemoryBackend implements StoreBackend {
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

  results(variant?: string): Promise<readonly ResultRecord[]> {
    return Promise.resolve(
      [...this.#stores.games.values()].filter((game) => variant === undefined || game.variant === variant).map(resultOf),
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
