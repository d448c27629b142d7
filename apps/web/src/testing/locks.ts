/** A lock that is held or waited for. */
interface Ask {
  readonly callback: (lock: Lock | null) => unknown;
  readonly done: (value: unknown) => void;
  readonly fail: (error: unknown) => void;
}

const aborted = (): DOMException => new DOMException('aborted', 'AbortError');

/** Simulates the browser's Web Locks, as far as the tabs of a test use them: waiting, trying without waiting, and stealing. */
export class Locks {
  readonly #held = new Map<string, Ask>();
  readonly #waiting: { readonly name: string; readonly ask: Ask }[] = [];

  request(name: string, { ifAvailable, steal, signal }: LockOptions, callback: Ask['callback']): Promise<unknown> {
    return new Promise((done, fail) => {
      const ask: Ask = { callback, done, fail };
      if (steal) this.#held.get(name)?.fail(aborted());
      if (steal || !this.#held.has(name)) return this.#grant(name, ask);
      if (ifAvailable) return done(callback(null));
      const one = { name, ask };
      this.#waiting.push(one);
      signal?.addEventListener('abort', () => {
        const at = this.#waiting.indexOf(one);
        if (at < 0) return;
        this.#waiting.splice(at, 1);
        fail(aborted());
      });
    });
  }

  query(): Promise<LockManagerSnapshot> {
    return Promise.resolve({ held: [...this.#held.keys()].map((name) => ({ name })), pending: [] });
  }

  #grant(name: string, ask: Ask): void {
    this.#held.set(name, ask);
    void Promise.resolve(ask.callback({ name, mode: 'exclusive' })).then((value) => {
      ask.done(value);
      if (this.#held.get(name) !== ask) return; // The lock was stolen.
      this.#held.delete(name);
      const next = this.#waiting.findIndex((one) => one.name === name);
      if (next >= 0) this.#grant(name, this.#waiting.splice(next, 1)[0]!.ask);
    });
  }
}

/** Returns a class of broadcast channels that connect the simulated tabs of a test. */
export function channels(): new (name: string) => EventTarget & { postMessage(data: unknown): void } {
  const all = new Set<EventTarget>();
  return class extends EventTarget {
    constructor() {
      super();
      all.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of all) if (other !== this) queueMicrotask(() => other.dispatchEvent(Object.assign(new Event('message'), { data })));
    }
  };
}
