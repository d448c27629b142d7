import type { PatienceGame } from './patience-game.js';

/** Looks at the time once a second, and stops it while nobody can see the page. */
export class Clock {
  #timer: ReturnType<typeof setInterval> | undefined;
  #hidden = false;

  constructor(private readonly element: PatienceGame) {}

  connect(): void {
    document.addEventListener('visibilitychange', this.#onVisibility);
    this.#timer = setInterval(() => this.#tick(), 1000);
  }

  disconnect(): void {
    document.removeEventListener('visibilitychange', this.#onVisibility);
    clearInterval(this.#timer);
  }

  readonly #onVisibility = (): void => {
    const { game } = this.element;
    if (game?.status !== 'playing') return;
    if (document.hidden && !game.paused) {
      this.#hidden = true;
      game.pause();
    } else if (!document.hidden && this.#hidden) {
      this.#hidden = false;
      game.resume();
    }
  };

  #tick(): void {
    const { element } = this;
    const { game } = element;
    if (!game?.variant.score || game.status !== 'playing' || game.paused || document.hidden) return;
    element.attempt(() => game.tick());
    element.requestUpdate();
  }
}
