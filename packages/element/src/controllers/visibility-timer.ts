import type { Game } from '@patience/core';
import type { ReactiveController } from 'lit';
import { clockText } from '../words/index.js';
import type { GameController } from './game-controller.js';

/** Points of a box, as shares of its width and height. */
const POINTS = [
  [0.5, 0.5],
  [0.2, 0.2],
  [0.8, 0.2],
  [0.2, 0.8],
  [0.8, 0.8],
] as const;

/** Looks at the time once a second, and stops it while nobody can see the game. */
export class VisibilityTimer implements ReactiveController {
  #timer: ReturnType<typeof setInterval> | undefined;
  #unseen = false;
  /** As it was when it was last measured. */
  #away = false;
  /** Whether something of the page lay over the whole table when it was last measured. */
  #behind = false;
  /** The game whose clock stands behind a sheet, or behind something of the page. */
  #covered: Game | undefined;
  #shown: string | undefined;
  #document: Document | undefined;

  constructor(private readonly controller: GameController) {
    controller.element.addController(this);
  }

  hostConnected(): void {
    this.#document = this.controller.element.ownerDocument;
    this.#document.addEventListener('visibilitychange', this.#look);
    this.#document.addEventListener('toggle', this.#onToggle, true);
    this.#timer = setInterval(() => this.#tick(), 1000);
    this.#look();
  }

  hostDisconnected(): void {
    this.#document?.removeEventListener('visibilitychange', this.#look);
    this.#document?.removeEventListener('toggle', this.#onToggle, true);
    clearInterval(this.#timer);
    this.#look();
  }

  hostUpdated(): void {
    this.#look();
  }

  readonly #look = (): void => {
    const { controller } = this;
    const { game, element } = controller;
    const covered = controller.sheet === undefined && !this.#behind ? undefined : game;
    if (covered !== this.#covered) {
      this.#covered?.startClock();
      covered?.stopClock();
      this.#covered = covered;
    }
    if (game?.status !== 'playing') return;
    const unseen = element.ownerDocument.hidden || !element.isConnected || this.#away;
    if (unseen && !game.paused) {
      this.#unseen = true;
      controller.pause();
    } else if (!unseen && this.#unseen) {
      this.#unseen = false;
      controller.resume();
    }
  };

  /** A dialog or popover of the page has opened or closed: the clock stops and starts with it, not at the next tick. */
  readonly #onToggle = (): void => {
    this.#measure();
    this.#look();
  };

  /** Finds out what a layout has to tell: whether the table is in sight, and whether something lies over it. */
  #measure(): void {
    const seen = !this.controller.element.ownerDocument.hidden;
    this.#away = seen && this.#isAway();
    this.#behind = seen && !this.#away && this.#isBehind();
  }

  /** Is the table shown nowhere in the page, or scrolled away? */
  #isAway(): boolean {
    const { element } = this.controller;
    if (!element.checkVisibility()) return true;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const { innerHeight, innerWidth } = element.ownerDocument.defaultView!;
    return bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth;
  }

  /** Does something of the page lie over the whole table, such as a modal dialog? Five points of what is in sight tell. */
  #isBehind(): boolean {
    const { element } = this.controller;
    const root = element.getRootNode() as Document | ShadowRoot;
    const { innerHeight, innerWidth } = element.ownerDocument.defaultView!;
    const box = element.getBoundingClientRect();
    const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
    const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
    return POINTS.every(([x, y]) => root.elementFromPoint(left + x * (right - left), top + y * (bottom - top)) !== element);
  }

  #tick(): void {
    const { controller } = this;
    const { game } = controller;
    // Once a second: after each drawing it would cost a layout.
    this.#measure();
    // A game may come, or its clock be set going, while nobody sees it; and it comes into sight without a word.
    this.#look();
    if (game?.status !== 'playing' || game.paused) return;
    controller.attempt(() => game.tick());
    const shown = game.variant.score && clockText(game.elapsedMs);
    if (shown !== this.#shown) controller.requestUpdate();
    this.#shown = shown;
  }
}
