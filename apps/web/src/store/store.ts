import { DamagedError, Database } from './database.js';
import type { GameRecord } from './records.js';
import { MemoryShelf, type Shelf, type StoreName, type Stores, type Write } from './shelf.js';

/** Why things are not kept as they should be. Each is told once. */
export type Trouble = 'blocked' | 'full' | 'newer' | 'damaged';

/**
 * The player's data. It never fails: when the browser's database cannot be opened or written, memory takes its
 * place, play goes on, and the trouble is told.
 */
export class Store implements Shelf {
  #shelf: Shelf;
  readonly #memory = new MemoryShelf();
  readonly #told = new Set<Trouble>();
  readonly #channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('patience') : undefined;
  readonly #listeners = new Set<(stores: readonly StoreName[]) => void>();

  private constructor(
    shelf: Shelf | undefined,
    private readonly tell: (trouble: Trouble) => void,
  ) {
    this.#shelf = shelf ?? this.#memory;
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<{ readonly changed?: StoreName[] }>) => {
      if (data.changed) for (const listener of this.#listeners) listener(data.changed);
    });
  }

  /** @param tell is called at most once for each trouble */
  static async open(tell: (trouble: Trouble) => void, open: () => Promise<Shelf> = () => Database.open()): Promise<Store> {
    try {
      return new Store(await inTime(open()), tell);
    } catch (error) {
      const store = new Store(undefined, tell);
      store.#report(
        error instanceof DamagedError || nameOf(error) === 'DataError' || nameOf(error) === 'UnknownError'
          ? 'damaged'
          : nameOf(error) === 'VersionError'
            ? 'newer'
            : 'blocked',
      );
      return store;
    }
  }

  /** Nothing outlives this tab. */
  get forgetful(): boolean {
    return this.#shelf === this.#memory;
  }

  /** Records that are damaged and were left out. */
  get damaged(): number {
    return this.#shelf instanceof Database ? this.#shelf.damaged.size : 0;
  }

  async get<S extends StoreName>(store: S, id: string): Promise<Stores[S] | undefined> {
    return (await this.#memory.get(store, id)) ?? this.#read((shelf) => shelf.get(store, id), undefined);
  }

  all<S extends StoreName>(store: S): Promise<readonly Stores[S][]> {
    return this.#read<readonly Stores[S][]>(async (shelf) => merged(await shelf.all(store), await this.#memory.all(store)), []);
  }

  games(by: { readonly variant: string } | { readonly deal: string }, limit?: number): Promise<readonly GameRecord[]> {
    return this.#read<readonly GameRecord[]>(
      async (shelf) => merged(await shelf.games(by, limit), await this.#memory.games(by, limit)).sort((a, b) => b.updated - a.updated),
      [],
    );
  }

  /** Writes all or nothing. What cannot be written is kept in memory. */
  async write(writes: readonly Write[]): Promise<void> {
    try {
      await this.#shelf.write(writes);
      if (!this.forgetful)
        await this.#memory.write(writes.flatMap((write) => ('put' in write ? { store: write.store, remove: write.put.id } : write)));
      this.#channel?.postMessage({ changed: [...new Set(writes.map(({ store }) => store))] });
    } catch (error) {
      // Full: what is stored stays readable, and a later, smaller write may succeed. Others: the database is gone.
      const full = nameOf(error) === 'QuotaExceededError';
      this.#report(full ? 'full' : 'blocked');
      if (!full) this.#shelf = this.#memory;
      await this.#memory.write(writes);
    }
  }

  async kept<T>(id: string): Promise<T | undefined> {
    return (await this.get('kept', id))?.value as T | undefined;
  }

  keep(id: string, value: unknown): Promise<void> {
    return this.write([{ store: 'kept', put: { id, value } }]);
  }

  /** Hears of what other tabs change. */
  subscribe(listener: (stores: readonly StoreName[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #read<T>(read: (shelf: Shelf) => Promise<T>, nothing: T): Promise<T> {
    try {
      return await read(this.#shelf);
    } catch {
      this.#report('damaged');
      this.#shelf = this.#memory;
      return read(this.#memory).catch(() => nothing);
    }
  }

  #report(trouble: Trouble): void {
    if (this.#told.has(trouble)) return;
    this.#told.add(trouble);
    this.tell(trouble);
  }
}

/** What memory holds counts more: it is there only because it could not be written. */
const merged = <T extends { readonly id: string }>(stored: readonly T[], held: readonly T[]): T[] =>
  held.length === 0 ? [...stored] : [...new Map([...stored, ...held].map((one) => [one.id, one])).values()];

const nameOf = (error: unknown): string => (error instanceof Error || error instanceof DOMException ? error.name : '');

/** Milliseconds that a slow, busy device may need to open its database. */
const OPENING = 8000;

/** A database that another tab blocks must not keep the table waiting. */
const inTime = <T>(opening: Promise<T>): Promise<T> =>
  Promise.race([opening, new Promise<never>((_, give) => setTimeout(() => give(new Error('the database does not open')), OPENING))]);
