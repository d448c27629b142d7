import type { Game } from '@patience/core';
import { detailOf, fire } from '../events.js';
import type { Settings } from '../settings.js';

/** Fires events when the clock of the game on the table is paused or resumed, also by a move or because the table is hidden. */
export class ClockEvents {
  /** Whether the game was paused at the last event, or when it came onto the table. */
  #paused = false;

  constructor(readonly element: Settings) {}

  /** Takes note of a game that comes onto the table. Its first state fires no event. */
  begin({ paused }: Game): void {
    this.#paused = paused;
  }

  /** Fires an event if the clock was paused or resumed since the last event. */
  report(game: Game | undefined): void {
    if (!game || game.paused === this.#paused) return;
    this.#paused = game.paused;
    fire(this.element, game.paused ? 'patience-pause' : 'patience-resume', detailOf(game, []));
    this.element.requestUpdate();
  }
}
