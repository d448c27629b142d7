import type { PatienceGame } from './patience-game.js';
import { clockText } from './words/index.js';

/** Looks at the time once a second, and stops it while nobody can see the game. */
export class Clock {
  #timer: ReturnType<typeof setInterval> | undefined;
  #unseen = false;
  #shown: string | undefined;

  constructor(private readonly element: PatienceGame) {}

  connect(): void {
    document.addEventListener('visibilitychange', this.#look);
    this.#timer = setInterval(() => this.#tick(), 1000);
    this.#look();
  }

  disconnect(): void {
    document.removeEventListener('visibilitychange', this.#look);
    clearInterval(this.#timer);
    this.#look();
  }

  readonly #look = (): void => {
    const { element } = this;
    const { game } = element;
    if (game?.status !== 'playing') return;
    const unseen = document.hidden || !element.isConnected;
    if (unseen && !game.paused) {
      this.#unseen = true;
      game.pause();
    } else if (!unseen && this.#unseen) {
      this.#unseen = false;
      element.resume();
    }
  };

  #tick(): void {
    const { element } = this;
    const { game } = element;
    if (game?.status !== 'playing' || game.paused || document.hidden) return;
    element.attempt(() => game.tick());
    const shown = game.variant.score && clockText(game.elapsedMs);
    if (shown !== this.#shown) element.requestUpdate();
    this.#shown = shown;
  }
}
