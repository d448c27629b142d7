import { DamagedError, Database } from './database.js';
import { clearUnsavedGames, noteUnsavedGames } from './unsaved-games.js';
import { readGame } from './read.js';
import type { GameRecord } from './records.js';
import { resultOf, type ResultRecord } from './results.js';
import type { StoreBackend, StoreName, Stores, Write } from './backend.js';
import { Unwritten } from './unwritten.js';

/**
 * Troubles of the store. Each is reported once, `away` and `back` as often as they happen.
 * `unfit`: a game would not be read again, and is not written.
 * `away`: the database was there and cannot be reached now; `back`: it is there again, and all that waited is written.
 */
export type Trouble = 'blocked' | 'full' | 'newer' | 'damaged' | 'away' | 'back' | 'unfit';

/** Milliseconds that a page waits for an answer of the database before it goes on without: a player waits for the table. */
const ANSWER_WITHIN = 2000;
/** Milliseconds for an answer with all records: of a hundred thousand on a slow phone it may take this long. */
const ALL_WITHIN = 30_000;
/** Milliseconds for each record that is written: an import of a hundred thousand games takes a slow phone this long. */
const RECORD_WITHIN = 2;
/** Milliseconds between two attempts to reach it again. */
const AGAIN = 5000;

/** The reason why the database is not available. */
class SilentError extends Error {
  override readonly name = 'SilentError';
}

/** The trouble to report for a database that does not open. */
const OPENING: Readonly<Record<string, Trouble>> = {
  DamagedError: 'damaged',
  DataError: 'damaged',
  UnknownError: 'damaged',
  VersionError: 'newer',
  SilentError: 'away',
  AbortError: 'away', // the page was left while it made the database, and is back
};

/**
 * The player's data. It never fails and never keeps anyone waiting: what the browser's database does not take, or not in
 * time, lies in memory over what it holds, play goes on, and the player is told. When it can be reached again it is
 * written. Games that wait are noted where the next page finds them.
 */
export class Store {
  /** The database; undefined while it cannot be reached. */
  #backend: StoreBackend | undefined;
  readonly #unwritten = new Unwritten();
  readonly #reported = new Set<Trouble>();
  readonly #channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('patience') : undefined;
  readonly #listeners = new Set<(stores: readonly StoreName[]) => void>();
  /** Whether it can come back: it was there once, or did not answer. */
  #hoping = false;
  #attempt: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    private readonly tell: (trouble: Trouble) => void,
    private readonly opener: (closing: () => void) => Promise<StoreBackend>,
  ) {
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<{ readonly changed?: StoreName[] } | null>) => {
      if (Array.isArray(data?.changed)) for (const listener of this.#listeners) listener(data.changed);
    });
  }

  /**
   * @param tell is called when the player has to know something
   * @param opener opens the database; what it is given is to be called when the database is closed from outside
   */
  static async open(
    tell: (trouble: Trouble) => void,
    opener: (closing: () => void) => Promise<StoreBackend> = (closing) => Database.open(undefined, undefined, closing),
  ): Promise<Store> {
    const store = new Store(tell, opener);
    await store.#reach();
    return store;
  }

  /** Nothing outlives this tab at the moment. */
  get forgetful(): boolean {
    return this.#backend === undefined;
  }

  /** The database may open later: until then it is unknown whether games are stored. */
  get away(): boolean {
    return this.forgetful && this.#hoping;
  }

  /** Records that are damaged and were left out. */
  get damaged(): number {
    return this.#backend instanceof Database ? this.#backend.damaged.size : 0;
  }

  async get<S extends StoreName>(store: S, id: string): Promise<Stores[S] | undefined> {
    if (this.#unwritten.hides(store, id)) return this.#unwritten.get(store, id);
    return this.#read((backend) => backend.get(store, id), undefined);
  }

  async all<S extends StoreName>(store: S): Promise<readonly Stores[S][]> {
    return this.#unwritten.over(store, await this.#read<readonly Stores[S][]>((backend) => backend.all(store), [], ALL_WITHIN));
  }

  /** The games of a variant, or of a deal, the last played first. */
  async games(by: { readonly variant: string } | { readonly deal: string }, limit = Infinity): Promise<readonly GameRecord[]> {
    const stored = await this.#read<readonly GameRecord[]>((backend) => backend.games(by, limit), []);
    return this.#unwritten
      .over('games', stored, (game) => ('deal' in by ? game.deal === by.deal : game.variant === by.variant))
      .sort((a, b) => b.updated - a.updated)
      .slice(0, limit);
  }

  /** The results of all games, or of those of a variant, in any order. */
  async results(variant?: string): Promise<readonly ResultRecord[]> {
    const stored = await this.#read<readonly ResultRecord[]>((backend) => backend.results(variant), [], ALL_WITHIN);
    if (this.#unwritten.empty) return stored;
    const changed = this.#unwritten.games.filter((game) => variant === undefined || game.variant === variant).map(resultOf);
    return [...stored.filter(({ id }) => !this.#unwritten.hides('games', id)), ...changed];
  }

  /** Writes all or nothing. What cannot be written now lies in memory, and games are noted for the next page. */
  async write(given: readonly Write[]): Promise<void> {
    // What the reader would refuse later must not be stored now.
    const writes = given.filter((write) => write.store !== 'games' || !('put' in write) || readGame(write.put).ok);
    if (writes.length < given.length) this.#report('unfit');
    if (writes.length === 0) return;
    const waiting = this.#unwritten.empty ? writes : [...this.#unwritten.writes, ...writes];
    this.#unwritten.add(writes);
    if (!this.#backend) return this.#keepWaiting();
    if (await this.#put(this.#backend, waiting)) return;
    // What lies here is too much: perhaps the one thing alone is not.
    if (waiting !== writes && this.#backend) await this.#put(this.#backend, writes);
  }

  async kept(id: string): Promise<unknown> {
    return (await this.get('kept', id))?.value;
  }

  keep(id: string, value: unknown): Promise<void> {
    return this.write([{ store: 'kept', put: { id, value } }]);
  }

  /** Hears of what other tabs change, and of the database when it is back. */
  subscribe(listener: (stores: readonly StoreName[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #put(backend: StoreBackend, writes: readonly Write[]): Promise<boolean> {
    try {
      await inTime(backend.write(writes), Math.max(ANSWER_WITHIN, RECORD_WITHIN * writes.length));
      this.#unwritten.taken(writes);
      if (this.#unwritten.empty) clearUnsavedGames();
      this.#channel?.postMessage({ changed: [...new Set(writes.map(({ store }) => store))] });
      return true;
    } catch (error) {
      // Full: what is stored stays readable, and a later, smaller write may succeed. Others: the database is gone.
      if (nameOf(error) === 'QuotaExceededError') this.#report('full');
      else this.#lose(backend);
      this.#keepWaiting();
      return false;
    }
  }

  #keepWaiting(): void {
    noteUnsavedGames(this.#unwritten.games);
  }

  async #read<T>(read: (backend: StoreBackend) => Promise<T>, nothing: T, within = ANSWER_WITHIN): Promise<T> {
    const backend = this.#backend;
    if (!backend) return nothing;
    try {
      return await inTime(read(backend), within);
    } catch {
      this.#lose(backend);
      return nothing;
    }
  }

  /** The database was there and is gone: closed from outside, broken, or it does not answer. */
  #lose(backend: StoreBackend | undefined): void {
    if (backend !== this.#backend || !backend) return;
    this.#backend = undefined;
    this.#hoping = true;
    this.#reported.delete('back');
    this.#report('away');
    this.#plan();
  }

  #plan(): void {
    clearTimeout(this.#attempt);
    this.#attempt = setTimeout(() => void this.#reach(), AGAIN);
  }

  /** Opens the database and writes what has waited. */
  async #reach(): Promise<void> {
    let backend: StoreBackend | undefined;
    const opening = this.opener(() => this.#lose(backend));
    try {
      backend = await inTime(opening);
    } catch (error) {
      const trouble = error instanceof DamagedError ? 'damaged' : (OPENING[nameOf(error)] ?? 'blocked');
      opening.then((late) => void this.#arrive((backend = late))).catch(() => undefined); // told below
      this.#hoping ||= trouble === 'away';
      this.#report(this.#hoping && trouble !== 'newer' ? 'away' : trouble);
      if (this.#hoping && trouble !== 'newer') this.#plan();
      return;
    }
    await this.#arrive(backend);
  }

  /** A database is open; of two that were asked for the first serves. */
  async #arrive(backend: StoreBackend): Promise<void> {
    if (this.#backend) return backend.close?.();
    clearTimeout(this.#attempt);
    const before = this.#hoping;
    this.#backend = backend;
    if (!this.#unwritten.empty && !(await this.#put(backend, this.#unwritten.writes))) return;
    if (!before) return;
    this.#hoping = false;
    this.#reported.delete('away');
    this.#report('back');
    for (const listener of this.#listeners) listener(['games', 'added', 'kept']);
  }

  #report(trouble: Trouble): void {
    if (this.#reported.has(trouble)) return;
    this.#reported.add(trouble);
    this.tell(trouble);
  }
}

const nameOf = (error: unknown): string => (error instanceof Error || error instanceof DOMException ? error.name : '');

/** A database that another tab blocks, or a transaction that hangs, must not keep the table waiting. */
function inTime<T>(answer: Promise<T>, within = ANSWER_WITHIN): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const silence = new Promise<never>((_, give) => {
    timer = setTimeout(() => give(new SilentError('the database does not answer')), within);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}
