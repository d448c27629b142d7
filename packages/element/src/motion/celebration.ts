import { loadDeferred } from '../toolbox.js';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { TableSession } from '../game/table-session.js';
import type { Liveliness } from '../view/motion.js';

/** What the celebration needs of the element. */
export interface CelebrationHost extends ReactiveControllerHost {
  readonly session: TableSession | undefined;
  readonly liveliness: Liveliness;
  readonly renderRoot: ParentNode;
}

/** The celebration of a game that has come out: its cards become one picture, which lies there until the first touch. */
export class Celebration implements ReactiveController {
  #end: AbortController | undefined;
  #moving = false;

  constructor(private readonly host: CelebrationHost) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.skip();
  }

  /** It moves, or its picture lies on the table. */
  get on(): boolean {
    return this.#end !== undefined;
  }

  /** Cards are still on their way. */
  get moving(): boolean {
    return this.#moving;
  }

  /** Ends it. True when there was something to end. */
  skip(): boolean {
    if (!this.#end) return false;
    this.#end.abort();
    this.#end = undefined;
    this.#moving = false;
    this.host.requestUpdate();
    return true;
  }

  async start(): Promise<void> {
    const { host } = this;
    const { session } = host;
    this.skip();
    if (!session?.frame || host.liveliness === 'none') return;
    const end = (this.#end = new AbortController());
    this.#moving = host.liveliness === 'full';
    const rest = await loadDeferred();
    if (rest.ok) await rest.value.celebrate(host, session, end.signal);
    if (this.#end !== end) return;
    this.#moving = false;
    if (!rest.ok) this.skip();
    host.requestUpdate();
  }
}
