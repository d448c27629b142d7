import { loadDeferred } from '../deferred.js';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { TableSession } from '../table/table-session.js';
import type { Liveliness } from '../view/motion.js';

/** What the celebration needs of the element. */
export interface CelebrationHost extends ReactiveControllerHost {
  readonly session: TableSession | undefined;
  readonly liveliness: Liveliness;
  readonly renderRoot: ParentNode;
}

/** The celebration of a game that has come out: short, and over at the first touch. */
export class Celebration implements ReactiveController {
  #on = false;

  constructor(private readonly host: CelebrationHost) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.skip();
  }

  get on(): boolean {
    return this.#on;
  }

  /** Ends it. True when there was something to end. */
  skip(): boolean {
    if (!this.#on) return false;
    this.#on = false;
    this.host.session?.motion.finish();
    this.host.requestUpdate();
    return true;
  }

  async start(): Promise<void> {
    const { host } = this;
    const { session } = host;
    if (!session?.frame || host.liveliness !== 'full') return;
    this.#on = true;
    const rest = await loadDeferred();
    if (rest.ok) await rest.value.celebrate(host, session, () => this.#on && host.session === session);
    this.skip();
  }
}
