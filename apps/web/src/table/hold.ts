/** What the lock of a game is called, before its id. */
const LOCK = 'patience-game-';

/**
 * One tab at a time plays a game. The tab that asks last gets it: the one before writes what it has, lets go and
 * tells its player. Without the Web Locks of the browser every tab just plays.
 */
export class Hold {
  #release: (() => void) | undefined;
  #id: string | undefined;
  readonly #channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('patience-hold') : undefined;

  /**
   * @param settle writes what is still to be written
   * @param lost another tab has taken the game
   */
  constructor(
    private readonly settle: () => Promise<void>,
    private readonly lost: () => void,
  ) {
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<{ readonly wants?: string }>) => {
      if (data.wants !== undefined && data.wants === this.#id) void this.#yield();
    });
  }

  /** Takes a game, if need be from another tab. Resolves when it is this tab's, or another is wanted by now. */
  async take(id: string): Promise<void> {
    if (id === this.#id) return;
    this.drop();
    this.#id = id;
    const locks = (navigator as { locks?: LockManager }).locks;
    if (!locks) return;
    const name = LOCK + id;
    if ((await this.#try(name, { ifAvailable: true })) || this.#id !== id) return;
    this.#channel?.postMessage({ wants: id });
    if ((await this.#try(name, { signal: AbortSignal.timeout(1500) })) || this.#id !== id) return;
    await this.#try(name, { steal: true }); // a tab that does not answer: asleep, or broken
  }

  /** The games that are played now, here or in other tabs. Where the browser does not tell: none, as without its locks. */
  static async held(): Promise<ReadonlySet<string>> {
    const { held = [] } = (await (navigator as { locks?: LockManager }).locks?.query().catch(() => undefined)) ?? {};
    return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? name.slice(LOCK.length) : [])));
  }

  /** Lets the game go. */
  drop(): void {
    this.#id = undefined;
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
    this.drop();
    this.lost();
  }
}
