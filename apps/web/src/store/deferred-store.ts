import type { GameRecord } from './records.js';
import type { ResultRecord } from './results.js';
import type { StoreName, Stores, Write } from './backend.js';
import type { Store } from './store.js';
import { noteUnsavedGames } from './unsaved-games.js';

/**
 * The player's data on a first visit. Reads return nothing at once, so that the first deal does not wait for the database. Writes wait
 * until the database is open. Until then games are noted for the next page, which may be open before the browser tells this one that it
 * was left.
 */
export class DeferredStore implements Pick<Store, 'get' | 'games' | 'kept' | 'results' | 'write'> {
  #store: Store | undefined;

  /** @param open opens the database, once */
  constructor(private readonly open: () => Promise<Store>) {}

  /** Sets the open store; all calls use it from now on. */
  resolve(store: Store): void {
    this.#store = store;
  }

  get<S extends StoreName>(store: S, id: string): Promise<Stores[S] | undefined> {
    return this.#store ? this.#store.get(store, id) : Promise.resolve(undefined);
  }

  games(by: { readonly variant: string } | { readonly deal: string }, limit?: number): Promise<readonly GameRecord[]> {
    return this.#store ? this.#store.games(by, limit) : Promise.resolve([]);
  }

  results(variant?: string): Promise<readonly ResultRecord[]> {
    return this.#store ? this.#store.results(variant) : Promise.resolve([]);
  }

  kept(id: string): Promise<unknown> {
    return this.#store ? this.#store.kept(id) : Promise.resolve(undefined);
  }

  async write(writes: readonly Write[]): Promise<void> {
    if (!this.#store) noteUnsavedGames(writes.flatMap((write) => (write.store === 'games' && 'put' in write ? [write.put] : [])));
    await (await this.open()).write(writes);
  }
}
