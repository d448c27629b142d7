import { openDB, type IDBPDatabase } from 'idb';
import { MIGRATIONS, SCHEMA_VERSION, type Schema } from './migrations.js';
import { readAdded, readGame } from './read.js';
import type { GameRecord } from './records.js';
import type { Shelf, StoreName, Stores, Write } from './shelf.js';

const DATABASE = 'patience';

/** The browser's database has not what the schema says. */
export class DamagedError extends Error {
  override readonly name = 'DamagedError';
}

/** The browser's database. Records that are damaged are passed over and counted, never deleted. */
export class Database implements Shelf {
  /** Damaged records that were met, by store and key. */
  readonly damaged = new Set<string>();

  private constructor(private readonly db: IDBPDatabase<Schema>) {}

  /**
   * Opens it, and brings it to the newest version of the schema.
   * @param closing is called when another tab needs it closed, for a newer version or to delete it
   */
  static async open(name = DATABASE, version = SCHEMA_VERSION, closing: () => void = () => undefined): Promise<Database> {
    const db = await openDB<Schema>(name, version, {
      upgrade(opened, from, to, transaction) {
        for (const migrate of MIGRATIONS.slice(from, to ?? SCHEMA_VERSION)) migrate(opened, transaction);
      },
      blocking() {
        db.close();
        closing();
      },
      terminated: closing,
    });
    const missing =
      version === SCHEMA_VERSION && (['games', 'kept', 'added'] as const).some((store) => !db.objectStoreNames.contains(store));
    if (!missing) return new Database(db);
    db.close();
    throw new DamagedError('stores are missing');
  }

  close(): void {
    this.db.close();
  }

  async get<S extends StoreName>(store: S, id: string): Promise<Stores[S] | undefined> {
    return this.#sound(store, await this.db.get(store, id));
  }

  async all<S extends StoreName>(store: S): Promise<readonly Stores[S][]> {
    const values = (await this.db.getAll(store)) as unknown[];
    return values.flatMap((value) => this.#sound(store, value) ?? []);
  }

  async games(by: { readonly variant: string } | { readonly deal: string }, limit = Infinity): Promise<readonly GameRecord[]> {
    const [index, key] = 'deal' in by ? (['deal', by.deal] as const) : (['variant', by.variant] as const);
    const games: GameRecord[] = [];
    let cursor = await this.db
      .transaction('games')
      .store.index(index)
      .openCursor(IDBKeyRange.bound([key, 0], [key, Infinity]), 'prev');
    while (cursor && games.length < limit) {
      const game = this.#sound('games', cursor.value);
      if (game) games.push(game);
      cursor = await cursor.continue();
    }
    return games;
  }

  async write(writes: readonly Write[]): Promise<void> {
    if (writes.length === 0) return;
    const transaction = this.db.transaction([...new Set(writes.map(({ store }) => store))], 'readwrite');
    const done = transaction.done;
    done.catch(() => undefined); // awaited below; without this a failing put would be reported twice
    try {
      for (const write of writes) {
        const store = transaction.objectStore(write.store);
        if ('put' in write) void store.put(write.put as never).catch(() => undefined);
        else if ('remove' in write) void store.delete(write.remove).catch(() => undefined);
        else void store.clear().catch(() => undefined);
      }
      transaction.commit(); // without waiting for answers: a page that is left now leaves nothing unwritten
    } catch (error) {
      transaction.abort();
      throw error;
    }
    await done;
  }

  /** A record as its reader gives it; undefined when there is none, or it is damaged. What is kept under a name is read where it is used. */
  #sound<S extends StoreName>(store: S, value: unknown): Stores[S] | undefined {
    if (value === undefined) return undefined;
    if (store === 'kept') return value as Stores[S];
    const read = store === 'games' ? readGame(value) : readAdded(value);
    if (read.ok) return read.value as Stores[S];
    this.damaged.add(`${store} ${String((value as { id?: unknown }).id)}`);
    return undefined;
  }
}
