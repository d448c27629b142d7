import type { Change, Game, Problem } from '@patience/core';
import { detailOf, fire, stateOf, type Actor, type ChangeDetail, type GameState } from '../events.js';
import type { GameListener } from '../game/table-session.js';
import type { Settings } from '../settings.js';
import type { PuzzleWatch } from './puzzle-watch.js';
import type { TableState } from './table-state.js';

/** The table of one element, of which {@link PageEvents} tells. */
export interface EventSource {
  readonly element: Settings;
  readonly state: TableState;
  readonly loader: { store(): void };
  readonly puzzle: Pick<PuzzleWatch, 'allows' | 'judge'>;
  /** Reports a problem of the game on the table. */
  broken(problem: Problem): void;
  /** Ends autoplay. */
  stopAutoplay(): void;
  celebrate(): void;
}

/** The event of each change of a game. A change by the clock alone has none. */
const KINDS = { play: 'move', undo: 'undo', redo: 'redo', restart: 'restart', go: 'go', clock: 'clock' } as const;

/** Names of the events whose detail is the state of the game, without `patience-`. */
type About =
  'ready' | 'move' | 'undo' | 'redo' | 'restart' | 'go' | 'pause' | 'resume' | 'hint' | 'dead-end' | 'stuck' | 'won' | 'lost' | 'over';

/** Tells the page by events what happens in the game on the table, and lets it object. */
export class PageEvents implements GameListener {
  /** Whether the game was paused at the last event, or when it came onto the table. */
  #paused = false;
  #by: Actor = 'player';
  /** The state of the game at the last event. */
  #last: GameState | undefined;

  constructor(private readonly table: EventSource) {}

  /** Calls a function in which changes are those of the page or of the element itself. Others are the player's. */
  as<T>(by: Actor, act: () => T): T {
    const former = this.#by;
    this.#by = by;
    try {
      return act();
    } finally {
      this.#by = former;
    }
  }

  allows(gesture: readonly string[]): boolean {
    return this.table.puzzle.allows() && fire(this.table.element, 'patience-before-move', { gesture, by: this.#by });
  }

  refused(reason: string, pile: string): void {
    fire(this.table.element, 'patience-refused', { reason, pile });
  }

  broken(problem: Problem): void {
    this.table.broken(problem);
  }

  /** Takes note of a game that comes onto the table. */
  begin({ paused }: Game): void {
    this.#paused = paused;
  }

  /** Judges the puzzle that begins with the game on the table. */
  begun(game: Game): void {
    this.table.puzzle.judge(detailOf(game, [], this.#by, this.#last));
  }

  /** Tells the page that a game is on the table. */
  ready(game: Game): void {
    this.#change('ready', 'deal', game, []);
  }

  /** Fires an event about the game that changes nothing. */
  tell(name: About, game: Game, gesture: readonly string[] = []): void {
    fire(this.table.element, `patience-${name}`, detailOf(game, gesture, this.#by, this.#last));
  }

  /** Fires an event if the clock was paused or resumed since the last event, also by a move or because the table is hidden. */
  clock(game: Game | undefined): void {
    if (!game || game.paused === this.#paused) return;
    this.#paused = game.paused;
    const kind = game.paused ? 'pause' : 'resume';
    this.#change(kind, kind, game, []);
    this.table.element.requestUpdate();
  }

  changed(change: Change): void {
    const { table } = this;
    const { element, state } = table;
    const game = state.game!;
    const kind = KINDS[change.kind];
    if (kind === 'move') {
      state.keepLeft(undefined);
      element.guide = element.demo = false;
    }
    if (kind !== 'restart' && kind !== 'clock') state.markRestart(0);
    if (change.status !== 'playing') table.stopAutoplay();
    this.clock(game);
    if (change.status === 'won' && kind !== 'redo' && kind !== 'go') table.celebrate();
    this.#change(kind === 'clock' ? undefined : kind, kind, game, change.gesture);
    // Check the game again after each event: a listener may have dealt a new one, which is neither over nor stuck.
    if (change.status !== 'playing' && state.game === game) this.tell(change.status, game, change.gesture);
    if (change.stuck && state.game === game) this.tell('stuck', game, change.gesture);
    table.loader.store();
  }

  /** Fires the own event of a change, then `patience-change` unless a listener has put another game on the table. */
  #change(name: About | undefined, kind: ChangeDetail['kind'], game: Game, gesture: readonly string[]): void {
    const { element, state, puzzle } = this.table;
    const detail = detailOf(game, gesture, this.#by, this.#last);
    this.#last = stateOf(game);
    if (name) fire(element, `patience-${name}`, detail);
    if (state.game === game) fire(element, 'patience-change', { kind, ...detail });
    if (state.game === game) puzzle.judge(detail);
  }
}
