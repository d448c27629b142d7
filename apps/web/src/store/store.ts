import { Database } from './database.js';
import { clearUnsavedGames, noteUnsavedGames } from './unsaved-games.js';
import { readGame } from './read.js';
import type { GameRecord } from './records.js';
import { resultOf, type ResultRecord } from './results.js';
import type { StoreBackend, StoreName, Stores, Write } from './backend.js';
import { Unwritten } from './unwritten.js';

/**
 * Problems of the store. Each is reported once; `slow`, `away` and `back` as often as they happen.
 * `unfit`: a game could not be read again, and is therefore not written.
 * `slow`: the database has not answered for {@link TOLD_AFTER}; `away`: it was open and cannot be reached now; `back`, after one of the two:
 * it answers again, and all waiting changes are written.
 */
export type Trouble = 'blocked' | 'full' | 'newer' | 'damaged' | 'slow' | 'away' | 'back' | 'unfit';

/** Milliseconds that a page waits for an answer of the database before it continues without: a player waits for the table. */
const ANSWER_WITHIN = 2000;
/** Milliseconds that a page waits for all records: a hundred thousand on a slow phone may take this long. */
const ALL_WITHIN = 30_000;
/** Milliseconds allowed for each record of a write, since an import of a hundred thousand games takes long on a slow phone. */
const RECORD_WITHIN = 2;
/** Milliseconds between two attempts to open the database again. */
const AGAIN = 5000;
/** Milliseconds without an answer of the database before a notice says so: longer than a second attempt takes, in which most slow devices answer. */
const TOLD_AFTER = 12_000;

/** The database did not answer in time. */
class SilentError extends Error {
  override readonly name = 'SilentError';
}

/** Problem to report for a database that does not open, by the name of its error. */
const OPENING: Readonly<Record<string, Trouble>> = {
  DamagedError: 'damaged',
  DataError: 'damaged',
  UnknownError: 'damaged',
  VersionError: 'newer',
  SilentError: 'slow',
  AbortError: 'away', // The page was left while it created the database, and is back.
};

/**
 * The player's data. Calls never fail and never wait long. Changes that the database does not accept in time stay in memory, where they
 * override its records. The game continues, and the player is notified. They are written when the database can be reached again, and
 * waiting games are noted in localStorage for the next page.
 */
export class Store {
  /** The database; undefined while it cannot be reached. */
  #backend: StoreBackend | undefined;
  readonly #unwritten = new Unwritten();
  readonly #reported = new Set<Trouble>();
  readonly #channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('patience') : undefined;
  readonly #listeners = new Set<(stores: readonly StoreName[]) => void>();
  /** Whether the database may become available: it was open once, or did not answer. */
  #mayReturn = false;
  #attempt: ReturnType<typeof setTimeout> | undefined;
  /** Reports that the database is slow, unless it answers before. */
  #slow: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    private readonly tell: (trouble: Trouble) => void,
    private readonly opener: (closing: () => void) => Promise<StoreBackend>,
  ) {
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<{ readonly changed?: StoreName[] } | null>) => {
      if (Array.isArray(data?.changed)) for (const listener of this.#listeners) listener(data.changed);
    });
  }

  /**
   * @param tell is called when the player has to be notified
   * @param opener opens the database; its argument must be called when the database is closed from outside
   */
  static async open(
    tell: (trouble: Trouble) => void,
    opener: (closing: () => void) => Promise<StoreBackend> = (closing) => Database.open(undefined, undefined, closing),
  ): Promise<Store> {
    const store = new Store(tell, opener);
    await store.#reach();
    return store;
  }

  /** Whether changes are lost when this tab is closed. */
  get inMemoryOnly(): boolean {
    return this.#backend === undefined;
  }

  /** Whether changes are waiting to be written: they are lost if the browser does not take them before this tab is closed. */
  get hasUnwritten(): boolean {
    return !this.#unwritten.empty;
  }

  /** Whether the database may still open: until then it is unknown whether games are stored. */
  get away(): boolean {
    return this.inMemoryOnly && this.#mayReturn;
  }

  /** Number of damaged records that were left out. */
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

  /** Returns the games of a variant or of a deal, last played first. */
  async games(by: { readonly variant: string } | { readonly deal: string }, limit = Infinity): Promise<readonly GameRecord[]> {
    const stored = await this.#read<readonly GameRecord[]>((backend) => backend.games(by, limit), []);
    return this.#unwritten
      .over('games', stored, (game) => ('deal' in by ? game.deal === by.deal : game.variant === by.variant))
      .sort((a, b) => b.updated - a.updated)
      .slice(0, limit);
  }

  /** Returns the results of all games, or of those of a variant, in any order. */
  async results(variant?: string): Promise<readonly ResultRecord[]> {
    const stored = await this.#read<readonly ResultRecord[]>((backend) => backend.results(variant), [], ALL_WITHIN);
    if (this.#unwritten.empty) return stored;
    const changed = this.#unwritten.games.filter((game) => variant === undefined || game.variant === variant).map(resultOf);
    return [...stored.filter(({ id }) => !this.#unwritten.hides('games', id)), ...changed];
  }

  /** Writes all changes or none. Changes that cannot be written now stay in memory, and games are noted for the next page. */
  async write(given: readonly Write[]): Promise<void> {
    // Skip games that could not be read again.
    const writes = given.filter((write) => write.store !== 'games' || !('put' in write) || readGame(write.put).ok);
    if (writes.length < given.length) this.#report('unfit');
    if (writes.length === 0) return;
    const waiting = this.#unwritten.empty ? writes : [...this.#unwritten.writes, ...writes];
    this.#unwritten.add(writes);
    if (!this.#backend) return this.#keepWaiting();
    if (await this.#put(this.#backend, waiting)) return;
    // The waiting changes together may be too large; try the new ones alone.
    if (waiting !== writes && this.#backend) await this.#put(this.#backend, writes);
  }

  async kept(id: string): Promise<unknown> {
    return (await this.get('kept', id))?.value;
  }

  keep(id: string, value: unknown): Promise<void> {
    return this.write([{ store: 'kept', put: { id, value } }]);
  }

  /** Calls a listener when another tab changes stores, and when the database is back. */
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
      // With a full storage, stored records stay readable, and a later, smaller write may succeed. After any other error the database is
      // gone.
      if (nameOf(error) === 'QuotaExceededError') this.#report('full');
      else this.#lose(backend, error);
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
    } catch (error) {
      this.#lose(backend, error);
      return nothing;
    }
  }

  /** Handles the loss of an open database. @param error why it broke or did not answer; none: it was closed from outside */
  #lose(backend: StoreBackend | undefined, error?: unknown): void {
    if (backend !== this.#backend || !backend) return;
    this.#backend = undefined;
    this.#mayReturn = true;
    this.#reported.delete('back');
    this.#reportAbsence(nameOf(error) === 'SilentError');
    this.#plan();
  }

  /** Reports that the database cannot be reached, or after a while that it is slow. */
  #reportAbsence(slow: boolean): void {
    if (slow) this.#slow ??= setTimeout(() => this.#report('slow'), TOLD_AFTER);
    else this.#report('away');
  }

  #endSilence(): void {
    clearTimeout(this.#slow);
    this.#slow = undefined;
  }

  #plan(): void {
    clearTimeout(this.#attempt);
    this.#attempt = setTimeout(() => void this.#reach(), AGAIN);
  }

  /** Opens the database and writes the waiting changes. */
  async #reach(): Promise<void> {
    let backend: StoreBackend | undefined;
    const opening = this.opener(() => this.#lose(backend));
    try {
      backend = await inTime(opening);
    } catch (error) {
      const trouble = OPENING[nameOf(error)] ?? 'blocked';
      opening.then((late) => void this.#useBackend((backend = late))).catch(() => undefined); // Ignore the error here: it is reported below.
      this.#mayReturn ||= trouble === 'away' || trouble === 'slow';
      if (!this.#mayReturn || trouble === 'newer') return this.#report(trouble);
      this.#reportAbsence(trouble === 'slow');
      return this.#plan();
    }
    await this.#useBackend(backend);
  }

  /** Uses a database that has opened; if two were requested, the first one is used. */
  async #useBackend(backend: StoreBackend): Promise<void> {
    if (this.#backend) return backend.close?.();
    clearTimeout(this.#attempt);
    const before = this.#mayReturn;
    this.#backend = backend;
    if (!this.#unwritten.empty && !(await this.#put(backend, this.#unwritten.writes))) return;
    this.#endSilence();
    if (!before) return;
    this.#mayReturn = false;
    const reported = [this.#reported.delete('away'), this.#reported.delete('slow')];
    if (reported.includes(true)) this.#report('back');
    for (const listener of this.#listeners) listener(['games', 'added', 'kept']);
  }

  #report(trouble: Trouble): void {
    this.#endSilence();
    if (this.#reported.has(trouble)) return;
    this.#reported.add(trouble);
    this.tell(trouble);
  }
}

const nameOf = (error: unknown): string => (error instanceof Error || error instanceof DOMException ? error.name : '');

/** Rejects when an answer takes too long, so that a blocked database or a hanging transaction does not delay the table. */
function inTime<T>(answer: Promise<T>, within = ANSWER_WITHIN): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const silence = new Promise<never>((_, give) => {
    timer = setTimeout(() => give(new SilentError('the database does not answer')), within);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}
