import { later } from './later.js';
import type { PatienceGame } from './patience-game.js';

/** The celebration of a game that has come out: short, and over at the first touch. */
export class Party {
  #on = false;

  constructor(private readonly element: PatienceGame) {}

  get on(): boolean {
    return this.#on;
  }

  /** Ends it. True when there was something to end. */
  skip(): boolean {
    if (!this.#on) return false;
    this.#on = false;
    this.element.session?.motion.finish();
    this.element.requestUpdate();
    return true;
  }

  async start(): Promise<void> {
    const { element } = this;
    const { session } = element;
    if (!session?.frame || element.liveliness !== 'full') return;
    this.#on = true;
    const rest = await later();
    if (rest.ok) await rest.value.celebrate(element, session, () => this.#on && element.session === session);
    this.skip();
  }
}
