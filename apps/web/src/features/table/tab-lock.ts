/** Prefix of the name of a game's lock; the id follows. */
const LOCK = 'patience-game-';

/**
 * Lets one tab at a time play a game. The tab that asks last gets the lock. The tab before it writes unsaved changes, releases the lock and
 * notifies its player. Without Web Locks every tab plays.
 */
export class TabLock {
  #release: (() => void) | undefined;
  #id: string | undefined;
  /** Time at which this tab began to ask other tabs for its game, in milliseconds since 1970; undefined while it does not ask. */
  #asked: number | undefined;
  /** Id of the game that another tab took last. */
  #lost: string | undefined;
  readonly #channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('patience-hold') : undefined;

  /**
   * @param settle writes unsaved changes
   * @param lost is called when another tab has taken the game
   */
  constructor(
    private readonly settle: () => Promise<void>,
    private readonly lost: () => void,
  ) {
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<{ readonly wants?: string; readonly asked?: number } | null>) => {
      if (data?.wants === undefined || data.wants !== this.#id) return;
      // Yield only to a tab that asked later. Otherwise several tabs that ask at once would all yield to each other.
      if (this.#asked === undefined || this.#asked < (data.asked ?? Infinity)) void this.#yield();
    });
  }

  /**
   * Takes a game, from another tab if necessary. Resolves when this tab has it, or wants another game by now.
   * @returns false when another tab has taken it meanwhile
   */
  async take(id: string): Promise<boolean> {
    if (id === this.#id) return true;
    this.drop();
    this.#id = id;
    this.#lost = undefined;
    const { locks } = navigator as { locks?: LockManager };
    if (!locks) return true; // Without a secure context, or in an old browser, there are no locks.
    const name = LOCK + id;
    if (!(await this.#try(name, { ifAvailable: true })) && this.#id === id) await this.#ask(name, id);
    return this.#lost !== id;
  }

  /** Asks the tab that plays a game to release it. */
  async #ask(name: string, id: string): Promise<void> {
    this.#asked = performance.timeOrigin + performance.now();
    this.#channel?.postMessage({ wants: id, asked: this.#asked });
    const got = await this.#try(name, { signal: AbortSignal.timeout(1500) });
    if (this.#id === id) this.#asked = undefined;
    if (!got && this.#id === id) await this.#try(name, { steal: true }); // Steal the lock of a tab that does not answer because it is suspended or broken.
  }

  /** Returns the ids of the games that are played now, in this or other tabs. Empty if the browser has no locks. */
  static async held(): Promise<ReadonlySet<string>> {
    const { held = [] } = (await (navigator as { locks?: LockManager }).locks?.query().catch(() => undefined)) ?? {};
    return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? name.slice(LOCK.length) : [])));
  }

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
          // Handle a stolen lock; a lock that was never granted cannot be stolen.
          if (got && error instanceof DOMException && error.name === 'AbortError' && this.#release && this.#id === id) this.#gone();
        });
    });
  }

  async #yield(): Promise<void> {
    const id = this.#id;
    await this.settle();
    // Skip a game that the player has released meanwhile by dealing anew.
    if (this.#id === id) this.#gone();
  }

  #gone(): void {
    this.#lost = this.#id;
    this.drop();
    this.lost();
  }
}
