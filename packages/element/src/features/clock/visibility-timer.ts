import type { Game } from '@patience/core';
import type { ReactiveController } from 'lit';
import { clockText } from '../../words/index.js';
import type { TableActions } from '../../state/table-actions.js';
import { IdlePlayer } from './idle-player.js';

/** Probe points of a box, as fractions of its width and height. */
const POINTS = [
  [0.5, 0.5],
  [0.2, 0.2],
  [0.8, 0.2],
  [0.2, 0.8],
  [0.8, 0.8],
] as const;

/**
 * Stops the game's clock while the table is not visible or the player is idle: checks it every second, and at once when the table comes into sight or
 * leaves it, and when the player is back.
 */
export class VisibilityTimer implements ReactiveController {
  #timer: ReturnType<typeof setInterval> | undefined;
  /** Whether the table was out of sight at the last measurement. */
  #away = false;
  /** Whether something of the page covered the whole table at the last measurement. */
  #behind = false;
  /** The game whose clock is stopped: the table is covered, the game is at a dead end until an undo, or the player is idle. */
  #stopped: Game | undefined;
  #shown: string | undefined;
  #document: Document | undefined;
  /** Reports that the table comes into sight or leaves it. */
  readonly #observer = new IntersectionObserver(() => this.#measure());

  readonly #player = new IdlePlayer(() => this.#look());

  constructor(private readonly actions: TableActions) {
    actions.element.addController(this);
  }

  hostConnected(): void {
    this.#document = this.actions.element.ownerDocument;
    this.#player.watch(this.#document);
    this.#document.addEventListener('visibilitychange', this.#look);
    this.#document.addEventListener('toggle', this.#measure, true);
    this.#timer = setInterval(() => this.#tick(), 1000);
    this.#observer.observe(this.actions.element);
    this.#look();
  }

  hostDisconnected(): void {
    this.#document?.removeEventListener('visibilitychange', this.#look);
    this.#document?.removeEventListener('toggle', this.#measure, true);
    this.#player.stop();
    clearInterval(this.#timer);
    this.#observer.disconnect();
    this.#look();
  }

  hostUpdate(): void {
    // A table that is displayed again is rendered in its new size before the frame is painted: end the pause before it is shown.
    if (this.#away) this.#measure();
  }

  hostUpdated(): void {
    this.#look();
  }

  readonly #look = (): void => {
    const { actions } = this;
    const { element, state } = actions;
    const { game } = state;
    const stopped = this.#isStopped() ? game : undefined;
    if (stopped !== this.#stopped) this.#stopped?.startClock();
    // Stop it each time: a move in a dead game starts the clock.
    stopped?.stopClock();
    this.#stopped = stopped;
    if (game?.status !== 'playing') return;
    const unseen = element.ownerDocument.hidden || !element.isConnected || this.#away;
    if (unseen && !game.paused) actions.events.as('automatic', () => actions.pause(true));
    else if (!unseen && state.unseen) actions.events.as('automatic', () => actions.resume());
  };

  /** Tells whether the clock stops without a pause. */
  #isStopped(): boolean {
    const { sheet, end, game } = this.actions.state;
    const isIdle = this.#player.isIdle(game);
    return sheet !== undefined || this.#behind || end !== undefined || isIdle;
  }

  /**
   * Measures whether the table is in sight and whether something covers it, and stops or starts the clock. Forces a layout. Called every
   * second, and when a dialog or popover of the page opens or closes or the table comes into sight or leaves it.
   */
  readonly #measure = (): void => {
    const seen = !this.actions.element.ownerDocument.hidden;
    this.#away = seen && this.#isAway();
    this.#behind = seen && !this.#away && this.#isBehind();
    this.#look();
  };

  /** Tells whether the table is not displayed or is scrolled out of sight. */
  #isAway(): boolean {
    const { element } = this.actions;
    if (!element.checkVisibility()) return true;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const { innerHeight, innerWidth } = element.ownerDocument.defaultView!;
    return bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth;
  }

  /** Tells whether something of the page, such as a modal dialog, covers the whole table. Probes five visible points. */
  #isBehind(): boolean {
    const { element } = this.actions;
    const root = element.getRootNode() as Document | ShadowRoot;
    const { innerHeight, innerWidth } = element.ownerDocument.defaultView!;
    const box = element.getBoundingClientRect();
    const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
    const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
    return POINTS.every(([x, y]) => root.elementFromPoint(left + x * (right - left), top + y * (bottom - top)) !== element);
  }

  #tick(): void {
    const { actions } = this;
    const { game } = actions;
    // Measure once a second: after each rendering it would cost a layout.
    // This looks again, too: a game may have started, or become visible, while the table was hidden, without any event.
    this.#measure();
    if (game?.status !== 'playing' || game.paused) return;
    actions.attempt(() => game.tick());
    const shown = game.variant.score && clockText(game.elapsedMs);
    if (shown !== this.#shown) actions.requestUpdate();
    this.#shown = shown;
  }
}
