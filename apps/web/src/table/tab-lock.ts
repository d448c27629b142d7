/** Prefix of the name of a game's lock; the id follows. */
const LOCK = 'patience-game-';

/**
 * Lets one tab at a time play a game. The tab that asks last gets the lock; the tab before it writes what is unsaved, releases the
 * lock and tells its player. Without Web Locks every tab plays.
 */
export class TabLock {
  #release: (() => void) | undefined;
  #id: string | undefined;
  /** When this tab began to ask other tabs for its game, in milliseconds since 1970; undefined while it asks nobody. */
  #asked: number | undefined;
  /** The game that another tab took last. */
  #lost: string | undefined;
  readonly #channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('patience-hold') : undefined;

  /**
   * @param settle writes what is still to be written
   * @param lost another tab has taken the game
   */
  constructor(
    private readonly settle: () => Promise<void>,
    private readonly lost: () => void,
  ) {
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<{ readonly wants?: string; readonly asked?: number } | null>) => {
      if (data?.wants === undefined || data.wants !== this.#id) return;
      // Of several tabs that ask at once the last one gets the game; all would give way to each other.
      if (this.#asked === undefined || this.#asked < (data.asked ?? Infinity)) void this.#yield();
    });
  }

  /**
   * Takes a game, if need be from another tab. Resolves when it is this tab's, or another is wanted by now.
   * @returns false when another tab has taken it meanwhile
   */
  async take(id: string): Promise<boolean> {
    if (id === this.#id) return true;
    this.drop();
    this.#id = id;
    this.#lost = undefined;
    const { locks } = navigator as { locks?: LockManager };
    if (!locks) return true; // not in a secure context, or an old browser
    const name = LOCK + id;
    if (!(await this.#try(name, { ifAvailable: true })) && this.#id === id) await this.#ask(name, id);
    return this.#lost !== id;
  }

  /** Asks the tab that plays a game for it. */
  async #ask(name: string, id: string): Promise<void> {
    this.#asked = performance.timeOrigin + performance.now();
    this.#channel?.postMessage({ wants: id, asked: this.#asked });
    const got = await this.#try(name, { signal: AbortSignal.timeout(1500) });
    if (this.#id === id) this.#asked = undefined;
    if (!got && this.#id === id) await this.#try(name, { steal: true }); // a tab that does not answer: asleep, or broken
  }

  /** The games that are played now, here or in other tabs. Where the browser does not tell: none, as without its locks. */
  static async held(): Promise<ReadonlySet<string>> {
    const { held = [] } = (await (navigator as { locks?: LockManager }).locks?.query().catch(() => undefined)) ?? {};
    return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? name.slice(LOCK.length) : [])));
  }

  /** Lets the game go. */
  drop(): void {
    this.#id = this.#asked = undefined;
    this.#release?.();
    this.#release = undefined;
  }

  #try(name: string, options: LockOptions): Promise<boolean> {
    const id = this.#id;
    return new Promise((done) => {
      let got = false;
      navigator.locks
        .request(name, options, (lock) => {
          got = lock !== null;
          done(got);
          if (lock === null || this.#id !== id) return undefined;
          return new Promise<void>((release) => (this.#release = release));
        })
        .catch((error: unknown) => {
          done(false);
          // Stolen while it was held; one that was waited for in vain never was.
          if (got && error instanceof DOMException && error.name === 'AbortError' && this.#release && this.#id === id) this.#gone();
        });
    });
  }

  async #yield(): Promise<void> {
    const id = this.#id;
    await this.settle();
    // Dealt anew meanwhile, the player has let the game go already.
    if (this.#id === id) this.#gone();
  }

  #gone(): void {
    this.#lost = this.#id;
    this.drop();
    this.lost();
  }
}
