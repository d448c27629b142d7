import type { Change, Game, Problem } from '@patience/core';
import { detailOf, fire } from '../events.js';
import type { GameListener } from '../game/table-session.js';
import type { Settings } from '../settings.js';
import type { TableState } from './table-state.js';

/** The table of one element, of which {@link PageEvents} tells. */
export interface EventSource {
  readonly element: Settings;
  readonly state: TableState;
  readonly loader: { store(): void };
  /** Reports a problem of the game on the table. */
  broken(problem: Problem): void;
  /** Ends autoplay. */
  stopAutoplay(): void;
  celebrate(): void;
}

/** Tells the page by events what happens in the game on the table, and lets it object. */
export class PageEvents implements GameListener {
  /** Whether the game was paused at the last event, or when it came onto the table. */
  #paused = false;

  constructor(private readonly table: EventSource) {}

  allows(gesture: readonly string[]): boolean {
    return fire(this.table.element, 'patience-before-move', { gesture });
  }

  refused(reason: string, pile: string): void {
    fire(this.table.element, 'patience-refused', { reason, pile });
  }

  broken(problem: Problem): void {
    this.table.broken(problem);
  }

  /** Takes note of a game that comes onto the table. Its first state fires no event. */
  begin({ paused }: Game): void {
    this.#paused = paused;
  }

  /** Fires an event if the clock was paused or resumed since the last event, also by a move or because the table is hidden. */
  clock(game: Game | undefined): void {
    if (!game || game.paused === this.#paused) return;
    this.#paused = game.paused;
    fire(this.table.element, game.paused ? 'patience-pause' : 'patience-resume', detailOf(game, []));
    this.table.element.requestUpdate();
  }

  changed(change: Change): void {
    const { table } = this;
    const { element, state } = table;
    const game = state.game!;
    const detail = detailOf(game, change.gesture);
    if (change.kind === 'play') {
      state.keepLeft(undefined);
      element.guide = element.demo = false;
    }
    if (change.kind === 'play' || change.kind === 'undo' || change.kind === 'redo') state.markRestart(0);
    if (change.status !== 'playing') table.stopAutoplay();
    this.clock(game);
    if (change.status === 'won' && change.kind !== 'redo') table.celebrate();
    // Check the game again after each event: a listener may have dealt a new one, which is neither over nor stuck.
    if (change.kind !== 'clock') fire(element, change.kind === 'play' ? 'patience-move' : `patience-${change.kind}`, detail);
    if (change.status !== 'playing' && state.game === game) fire(element, `patience-${change.status}`, detail);
    if (change.stuck && state.game === game) fire(element, 'patience-stuck', detail);
    table.loader.store();
  }
}
