import type { SavedGame } from '@patience/core';
import type { PatienceGame } from '@patience/element';
import type { GameOpener } from './opener.js';

/** Milliseconds between two gestures while the game plays by itself, unless another pace is chosen. */
const PACE = 900;

/** Steps forward and back through a finished or running game on the table. */
export class Player {
  #pace = PACE;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** Settles after the last request to show a position. Requests are carried out in order, also before the first deal. */
  #laying: Promise<void> = Promise.resolve();

  /** @param changed is called when the position changes, or the playing starts or stops */
  constructor(
    private readonly element: PatienceGame,
    private readonly opener: Pick<GameOpener, 'lay'>,
    private readonly save: SavedGame,
    private readonly changed: () => void,
  ) {}

  get position(): number {
    return this.element.snapshot?.cursor ?? 0;
  }

  get length(): number {
    return this.save.gestures.length;
  }

  /** Number of single moves up to a position, as results count them: a gesture can be several. @param gestures absent: of the whole game */
  moves(gestures = this.length): number {
    return this.save.gestures.slice(0, gestures).flat().length;
  }

  get running(): boolean {
    return this.#timer !== undefined;
  }

  /** Milliseconds between two gestures while the game plays by itself. */
  get pace(): number {
    return this.#pace;
  }
  set pace(pace: number) {
    this.#pace = pace;
    if (!this.running) return;
    this.stop();
    this.toggle();
  }

  /** Shows the position after a number of gestures; a single step is animated. */
  go(to: number): void {
    const target = Math.max(0, Math.min(this.length, to));
    const { position } = this;
    if (!this.element.snapshot) void this.lay(target);
    else if (target === position + 1) this.element.redo();
    else if (target === position - 1) this.element.undo();
    else if (target !== position) void this.lay(target);
    if (target === this.length) this.stop();
    this.changed();
  }

  /** Lays out the position after a number of gestures, when earlier requests are done. */
  lay(cursor: number): Promise<void> {
    return (this.#laying = this.#laying.then(() => this.opener.lay({ ...this.save, cursor }, true)));
  }

  /** Starts or stops playing by itself; at the end it starts from the beginning. */
  toggle(): void {
    if (this.running) return this.stop();
    if (this.position >= this.length) this.go(0);
    this.#timer = setInterval(() => this.go(this.position + 1), this.#pace);
    this.changed();
  }

  stop(): void {
    if (!this.running) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.changed();
  }
}
