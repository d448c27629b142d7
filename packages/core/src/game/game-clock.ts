import type { Tally } from '../contract.js';

/** Counts the mistakes of a game, and its playing time in milliseconds: from its first move on, while it is not paused, stopped or over. */
export class GameClock {
  /** Number of refused attempts. */
  mistakes = 0;
  /** Time and mistakes before a restart, until the next new gesture; redo restores them. */
  beforeRestart: Tally | undefined;
  /** Whether the player has paused the game. */
  paused = false;
  /** Whether a move was made, undone or redone since the clock was reset. No time counts before that. */
  begun = false;
  readonly #now: () => number;
  #elapsed = 0;
  /** Time at which the clock was started; undefined while it is stopped. */
  #since: number | undefined;

  /** @param now the host's clock, in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  get elapsedMs(): number {
    return this.#elapsed + (this.#since === undefined ? 0 : Math.max(0, this.#now() - this.#since));
  }

  set elapsedMs(milliseconds: number) {
    this.#elapsed = milliseconds;
  }

  get running(): boolean {
    return this.#since !== undefined;
  }

  get tally(): Tally {
    return { elapsedMs: this.elapsedMs, mistakes: this.mistakes };
  }

  /** Takes note of a gesture: it ends a pause, and time counts from now on. */
  gesture(): void {
    this.paused = false;
    this.begun = true;
  }

  /** Restores the time and the mistakes from before a restart, when the gestures of that time are played again. */
  takeBackRestart(): void {
    if (!this.beforeRestart) return;
    ({ elapsedMs: this.elapsedMs, mistakes: this.mistakes } = this.beforeRestart);
    this.beforeRestart = undefined;
  }

  /** Starts the clock unless the game is paused or has not begun. */
  start(): void {
    if (this.begun && !this.paused) this.#since ??= this.#now();
  }

  stop(): void {
    this.#elapsed = this.elapsedMs;
    this.#since = undefined;
  }

  /** Stops the clock and sets the playing time, in milliseconds. The clock runs again from the next move on. */
  reset(milliseconds: number): void {
    this.#elapsed = milliseconds;
    this.#since = undefined;
    this.paused = this.begun = false;
  }
}
