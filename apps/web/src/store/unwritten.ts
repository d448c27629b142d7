import type { GameRecord } from './records.js';
import type { StoreName, Stores, Write } from './backend.js';

type Changed<S extends StoreName> = Map<string, Stores[S] | undefined>;

/**
 * Changes that the database has not taken, yet or ever: they lie over what it holds, so that the page goes on as if they
 * were written. Of two changes of one record the later one counts.
 */
export class Unwritten {
  /** By id; undefined for what was removed. */
  #changed: { readonly [S in StoreName]: Changed<S> } = { games: new Map(), added: new Map(), kept: new Map() };
  readonly #cleared = new Set<StoreName>();

  get empty(): boolean {
    return this.#cleared.size === 0 && Object.values(this.#changed).every(({ size }) => size === 0);
  }

  /** Games that stand here only. */
  get games(): readonly GameRecord[] {
    return [...this.#changed.games.values()].filter((game) => game !== undefined);
  }

  add(writes: readonly Write[]): void {
    for (const write of writes) {
      const changed = this.#changed[write.store] as Map<string, unknown>;
      if ('put' in write) changed.set(write.put.id, write.put);
      else if ('remove' in write) changed.set(write.remove, undefined);
      else {
        changed.clear();
        this.#cleared.add(write.store);
      }
    }
  }

  /** The database has taken these: they lie here no more, unless something newer does. */
  taken(writes: readonly Write[]): void {
    for (const write of writes) {
      const changed = this.#changed[write.store] as Map<string, unknown>;
      if ('clear' in write) this.#cleared.delete(write.store);
      else {
        const [id, value] = 'put' in write ? [write.put.id, write.put] : [write.remove, undefined];
        if (changed.has(id) && changed.get(id) === value) changed.delete(id);
      }
    }
  }

  /** All of it, to be written in this order. */
  get writes(): readonly Write[] {
    const cleared = [...this.#cleared].map((store): Write => ({ store, clear: true }));
    const changed = (Object.keys(this.#changed) as StoreName[]).flatMap((store) =>
      [...this.#changed[store]].map(([id, put]) => (put ? { store, put } : { store, remove: id }) as Write),
    );
    return [...cleared, ...changed];
  }

  /** Is nothing of what the database holds under this id to be read? */
  hides(store: StoreName, id: string): boolean {
    return this.#cleared.has(store) || this.#changed[store].has(id);
  }

  get<S extends StoreName>(store: S, id: string): Stores[S] | undefined {
    return this.#changed[store].get(id);
  }

  /** Returns the stored records with the unwritten changes applied. @param fits which of the changed ones belong to the answer */
  over<S extends StoreName>(store: S, stored: readonly Stores[S][], fits: (record: Stores[S]) => boolean = () => true): Stores[S][] {
    const changed = this.#changed[store] as Changed<S>;
    const left = this.#cleared.has(store) ? [] : changed.size === 0 ? stored : stored.filter(({ id }) => !changed.has(id));
    return [...left, ...[...changed.values()].filter((record): record is Stores[S] => record !== undefined && fits(record))];
  }
}
