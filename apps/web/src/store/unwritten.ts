import type { GameRecord } from './records.js';
import type { StoreName, Stores, Write } from './backend.js';

type Changed<S extends StoreName> = Map<string, Stores[S] | undefined>;

/**
 * Changes that the database has not written yet. Reads apply them over the stored records, so that the page works as if they were written.
 * Of two changes of a record the later one counts.
 */
export class Unwritten {
  /** Changed records by id; undefined for a deleted one. */
  #changed: { readonly [S in StoreName]: Changed<S> } = { games: new Map(), added: new Map(), kept: new Map() };
  readonly #cleared = new Set<StoreName>();

  get empty(): boolean {
    return this.#cleared.size === 0 && Object.values(this.#changed).every(({ size }) => size === 0);
  }

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

  /** Removes changes that were written, unless the record was changed again. */
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

  /** All unwritten changes, in the order of writing. */
  get writes(): readonly Write[] {
    const cleared = [...this.#cleared].map((store): Write => ({ store, clear: true }));
    const changed = (Object.keys(this.#changed) as StoreName[]).flatMap((store) =>
      [...this.#changed[store]].map(([id, put]) => (put ? { store, put } : { store, remove: id }) as Write),
    );
    return [...cleared, ...changed];
  }

  /** Tells whether the stored record with this id must be ignored, because it was changed or deleted. */
  hides(store: StoreName, id: string): boolean {
    return this.#cleared.has(store) || this.#changed[store].has(id);
  }

  get<S extends StoreName>(store: S, id: string): Stores[S] | undefined {
    return this.#changed[store].get(id);
  }

  /** Returns the stored records with the unwritten changes applied. @param fits tells which changed records belong to the result */
  over<S extends StoreName>(store: S, stored: readonly Stores[S][], fits: (record: Stores[S]) => boolean = () => true): Stores[S][] {
    const changed = this.#changed[store] as Changed<S>;
    const left = this.#cleared.has(store) ? [] : changed.size === 0 ? stored : stored.filter(({ id }) => !changed.has(id));
    return [...left, ...[...changed.values()].filter((record): record is Stores[S] => record !== undefined && fits(record))];
  }
}
