import type { GameRecord } from './records.js';
import type { ResultRecord } from './results.js';
import type { StoreName, Stores, Write } from './shelf.js';
import type { Store } from './store.js';

/**
 * The player's data on a first visit. There is nothing to be read yet, so that the first deal waits for no database; what is
 * written waits for it.
 */
export class LateStore implements Pick<Store, 'get' | 'games' | 'kept' | 'results' | 'write'> {
  #store: Store | undefined;

  /** @param open opens the real store, once */
  constructor(private readonly open: () => Promise<Store>) {}

  /** From now on it is the real one. */
  arrived(store: Store): void {
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
    await (await this.open()).write(writes);
  }
}
