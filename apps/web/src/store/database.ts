import { openDB, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { parseJson } from '../text/parse-json.js';
import { ALL, CHANGED, MIGRATIONS, SCHEMA_VERSION, type Schema } from './migrations.js';
import { readAdded, readGame } from './read.js';
import type { GameRecord } from './records.js';
import { pack, packDamaged, resultOf, unpack, type PackedResult, type ResultRecord } from './results.js';
import type { StoreBackend, StoreName, Stores, Write } from './backend.js';

const DATABASE = 'patience';

/** A store for other modules, or one with copies of the results of games. */
type AnyStore = StoreName | 'results' | 'columns';

/** Number of results from which on they are kept in one text as well, which is read some ten times faster than as many records. */
const MANY = 2000;
/** Number of games that may have changed before that record is written again. */
const OUTDATED = 500;
/** Milliseconds after which the record is written: not while the page that reads the results is being drawn. */
const LATER = 3000;

/** Number of games whose results are created in one transaction. */
const FILL_AT_ONCE = 200;

/** The browser's database does not have the stores of its schema version. */
export class DamagedError extends Error {
  override readonly name = 'DamagedError';
}

/** Closes a database that is being created when the page is left. Otherwise WebKit would make the next page wait for it (see below). */
function letGo(db: { close(): void }, making: { abort(): void }): void {
  try {
    making.abort();
  } catch {
    db.close(); // The database is open, but its event has not arrived yet.
  }
}

/**
 * The browser's database. Damaged records are skipped and counted, never deleted.
 *
 * Every transaction is committed explicitly as soon as all its requests are made, so that it no longer depends on this page. An automatic
 * commit waits until the page has received the answers. If the page was left meanwhile, WebKit keeps it in the back/forward cache without
 * events, and the next pages wait for that transaction.
 */
export class Database implements StoreBackend {
  /** Damaged records that were read, by store and key. */
  readonly damaged = new Set<string>();
  /** Settles when every game has a result. */
  #complete: Promise<void> | undefined;
  #gathering: ReturnType<typeof setTimeout> | undefined;

  private constructor(private readonly db: IDBPDatabase<Schema>) {}

  /**
   * Opens the database and migrates it to the newest version of the schema.
   * @param closing is called when another tab needs the database closed, for a newer version or to delete it
   */
  static async open(name = DATABASE, version = SCHEMA_VERSION, closing: () => void = () => undefined): Promise<Database> {
    const made = new AbortController();
    const db = await openDB<Schema>(name, version, {
      upgrade(opened, from, to, transaction) {
        transaction.done.catch(() => undefined); // Ignore the error: opening fails with it as well.
        addEventListener('pagehide', () => letGo(opened, transaction), { signal: made.signal });
        for (const migrate of MIGRATIONS.slice(from, to ?? SCHEMA_VERSION)) migrate(opened, transaction);
      },
      blocking() {
        db.close();
        closing();
      },
      terminated: closing,
    }).finally(() => made.abort());
    const missing =
      version === SCHEMA_VERSION &&
      (['games', 'kept', 'added', 'results', 'columns'] as const).some((store) => !db.objectStoreNames.contains(store));
    if (!missing) return new Database(db);
    db.close();
    throw new DamagedError('stores are missing');
  }

  close(): void {
    clearTimeout(this.#gathering);
    this.db.close();
  }

  async get<S extends StoreName>(store: S, id: string): Promise<Stores[S] | undefined> {
    const value: unknown = await this.#ask(store, (objects) => objects.get(id));
    return this.#sound(store, value);
  }

  async all<S extends StoreName>(store: S): Promise<readonly Stores[S][]> {
    const values: readonly unknown[] = await this.#ask(store, (objects) => objects.getAll());
    return values.flatMap((value) => this.#sound(store, value) ?? []);
  }

  async games(by: { readonly variant: string } | { readonly deal: string }, limit = Infinity): Promise<readonly GameRecord[]> {
    const [index, key] = 'deal' in by ? (['deal', by.deal] as const) : (['variant', by.variant] as const);
    const ids = await this.#ask('games', (games) => games.index(index).getAllKeys(IDBKeyRange.bound([key, 0], [key, Infinity])));
    ids.reverse();
    const found: GameRecord[] = [];
    // Read again only if some of the records are damaged.
    while (ids.length > 0 && found.length < limit) {
      const next = ids.splice(0, limit - found.length);
      const values = await this.#ask('games', (games) => Promise.all(next.map((id) => games.get(id))));
      found.push(...values.flatMap((value) => this.#sound('games', value) ?? []));
    }
    return found;
  }

  async results(variant?: string): Promise<readonly ResultRecord[]> {
    await (this.#complete ??= this.#fillResults());
    return (variant === undefined && (await this.#gathered())) || this.#single(variant);
  }

  /**
   * Returns the results of all games from the text with all of them, with those that changed since; undefined without that text. Plans to
   * write it again when many have changed.
   */
  async #gathered(): Promise<readonly ResultRecord[] | undefined> {
    const [value, changed] = await this.#ask('columns', (columns) =>
      Promise.all([columns.get(ALL), columns.getAllKeys(IDBKeyRange.lowerBound(ALL, true))]),
    );
    if (changed.length > OUTDATED) this.#planGathering();
    const marked = new Set(changed);
    const all = typeof value === 'string' && changed.length <= MANY ? parseJson(value) : undefined;
    if (!Array.isArray(all)) return undefined;
    const known = (all as readonly PackedResult[]).filter(({ r: [id] }) => !marked.has(String(id)));
    const packed = await this.#ask('results', (results) => Promise.all(changed.map((id) => results.get(id))));
    return this.#unpacked([...known, ...packed.flatMap((one) => one ?? [])]);
  }

  #planGathering(): void {
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      void this.gather().catch(() => undefined); // Without the record, results are read one by one.
    }, LATER);
  }

  /**
   * Writes the results of all games into one record, and removes the marks of changed games, in one transaction: a change in another tab
   * comes before or after it.
   */
  async gather(): Promise<void> {
    const transaction = this.db.transaction(['results', 'columns'], 'readwrite');
    const left = new AbortController();
    // A page that is left keeps no transaction open, which the next page would have to wait for.
    addEventListener('pagehide', () => transaction.abort(), { signal: left.signal });
    transaction.done.catch(() => undefined); // Ignore the error here: it is thrown below.
    try {
      const packed = await transaction.objectStore('results').getAll();
      const columns = transaction.objectStore('columns');
      void columns.clear().catch(() => undefined);
      void columns.put(JSON.stringify(packed), ALL).catch(() => undefined);
      transaction.commit();
      await transaction.done;
    } finally {
      left.abort();
    }
  }

  /** Reads the results one by one: all, or those of a variant. */
  async #single(variant?: string): Promise<readonly ResultRecord[]> {
    const packed = await this.#ask('results', (results) =>
      variant === undefined ? results.getAll() : results.index('variant').getAll(IDBKeyRange.only(variant)),
    );
    if (variant === undefined && packed.length >= MANY) this.#planGathering();
    return this.#unpacked(packed);
  }

  #unpacked(packed: readonly PackedResult[]): readonly ResultRecord[] {
    return packed.flatMap((one) => {
      const result = unpack(one);
      if (!result) this.damaged.add(`games ${String((one as Partial<typeof one>).r?.[0])}`);
      return result ?? [];
    });
  }

  /** Creates the results of games that an earlier version stored without one, and removes those of deleted games. */
  async #fillResults(): Promise<void> {
    const [games, results] = await Promise.all([
      this.#ask('games', (objects) => objects.count()),
      this.#ask('results', (objects) => objects.count()),
    ]);
    if (games === results) return;
    const [ids, known] = await Promise.all([
      this.#ask('games', (objects) => objects.getAllKeys()),
      this.#ask('results', (objects) => objects.getAllKeys()),
    ]);
    const [there, done] = [new Set(ids), new Set(known)];
    const missing = ids.filter((id) => !done.has(id));
    for (let i = 0; i < missing.length; i += FILL_AT_ONCE) await this.#fill(missing.slice(i, i + FILL_AT_ONCE));
    const transaction = this.db.transaction(['results', 'columns'], 'readwrite');
    for (const id of known)
      if (!there.has(id)) {
        void transaction.objectStore('results').delete(id);
        void transaction.objectStore('columns').put(CHANGED, id);
      }
    transaction.commit();
    await transaction.done;
  }

  async #fill(ids: readonly string[]): Promise<void> {
    const transaction = this.db.transaction(['games', 'results', 'columns'], 'readwrite');
    const [games, results] = [transaction.objectStore('games'), transaction.objectStore('results')];
    for (const id of ids)
      void games.get(id).then((value) => {
        const read = readGame(value);
        void results.put(read.ok ? pack(resultOf(read.value)) : packDamaged(id), id);
        void transaction.objectStore('columns').put(CHANGED, id);
      });
    await transaction.done;
  }

  async write(writes: readonly Write[]): Promise<void> {
    if (writes.length === 0) return;
    const stores = new Set<AnyStore>(writes.map(({ store }) => store));
    if (stores.has('games')) stores.add('results').add('columns');
    const transaction = this.db.transaction([...stores], 'readwrite');
    const done = transaction.done;
    done.catch(() => undefined); // Prevent a second report of a failed put: the error is handled below.
    try {
      for (const write of writes) {
        const store = transaction.objectStore(write.store);
        if (write.store === 'games') writeResult(transaction.objectStore('results'), transaction.objectStore('columns'), write);
        if ('put' in write) void store.put(write.put as never).catch(() => undefined);
        else if ('remove' in write) void store.delete(write.remove).catch(() => undefined);
        else void store.clear().catch(() => undefined);
      }
      transaction.commit(); // Commit without waiting for answers, so that a page that is left now loses nothing.
    } catch (error) {
      transaction.abort();
      throw error;
    }
    await done;
  }

  /** Reads in a transaction of its own. @param ask makes all its requests synchronously */
  #ask<S extends AnyStore, T>(store: S, ask: (objects: IDBPObjectStore<Schema, [S], S>) => Promise<T>): Promise<T> {
    const transaction = this.db.transaction(store);
    transaction.done.catch(() => undefined); // Ignore the error: the requests fail with it as well.
    const answer = ask(transaction.objectStore(store));
    transaction.commit();
    return answer;
  }

  /**
   * Returns a validated record; undefined without one, or if it is damaged. Values of the store `kept` are validated where they are used.
   */
  #sound<S extends StoreName>(store: S, value: unknown): Stores[S] | undefined {
    if (value === undefined) return undefined;
    if (store === 'kept') return value as Stores[S];
    const read = store === 'games' ? readGame(value) : readAdded(value);
    if (read.ok) return read.value as Stores[S];
    this.damaged.add(`${store} ${String((value as { id?: unknown }).id)}`);
    return undefined;
  }
}

/** Writes or deletes the result of a game together with the game, and marks the game as changed since all results were written as one text. */
function writeResult(
  results: IDBPObjectStore<Schema, AnyStore[], 'results', 'readwrite'>,
  columns: IDBPObjectStore<Schema, AnyStore[], 'columns', 'readwrite'>,
  write: Extract<Write, { store: 'games' }> | Exclude<Write, { put: unknown }>,
): void {
  const requests = ((): readonly Promise<unknown>[] => {
    if ('clear' in write) return [results.clear(), columns.clear()];
    if ('remove' in write) return [results.delete(write.remove), columns.put(CHANGED, write.remove)];
    const { id } = write.put;
    const read = readGame(write.put);
    return [results.put(read.ok ? pack(resultOf(read.value)) : packDamaged(id), id), columns.put(CHANGED, id)];
  })();
  for (const request of requests) request.catch(() => undefined);
}
