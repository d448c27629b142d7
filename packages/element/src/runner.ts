import type { PatienceGame } from './patience-game.js';

/** Time between two steps, in milliseconds, from slow to fast. */
const SPEEDS = [900, 400, 120] as const;

/** Plays a game that is mostly watching on by itself, until nothing turns any more or someone stops it. */
export class Runner {
  #timer: ReturnType<typeof setInterval> | undefined;
  #speed = 1;

  constructor(private readonly element: PatienceGame) {}

  get running(): boolean {
    return this.#timer !== undefined;
  }

  /** Index of the pace among {@link SPEEDS}. */
  get speed(): number {
    return this.#speed;
  }

  set speed(speed: number) {
    this.#speed = speed;
    if (this.running) this.start();
  }

  start(): void {
    clearInterval(this.#timer);
    this.#timer = setInterval(() => {
      if (!this.#step()) this.stop();
    }, SPEEDS[this.#speed]);
    this.element.requestUpdate();
  }

  stop(): void {
    if (!this.running) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.element.requestUpdate();
  }

  #step(): boolean {
    const { session } = this.element;
    return (
      session?.guarded(() => {
        const next = session.game.variant.auto?.find((action) => session.hand.canAct(action) === true);
        return next !== undefined && session.play([next]);
      }) ?? false
    );
  }
}
