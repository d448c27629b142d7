import type { Game } from '@patience/core';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { clockText } from '../words/index.js';

/** What the clock needs of the element whose game it times. */
export interface ClockHost extends ReactiveControllerHost {
  readonly game: Game | undefined;
  readonly ownerDocument: Document;
  readonly isConnected: boolean;
  /** The sheet that lies over the table, if any. */
  readonly sheet: unknown;
  checkVisibility(): boolean;
  getBoundingClientRect(): Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;
  pause(): void;
  resume(): void;
  /** Does what may break the rules' contract, and tells of it. */
  attempt<T>(act: () => T): T | undefined;
}

/** Looks at the time once a second, and stops it while nobody can see the game. */
export class Clock implements ReactiveController {
  #timer: ReturnType<typeof setInterval> | undefined;
  #unseen = false;
  /** As it was at the last tick. */
  #away = false;
  /** The game whose clock stands behind a sheet. */
  #covered: Game | undefined;
  #shown: string | undefined;
  #document: Document | undefined;

  constructor(private readonly host: ClockHost) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#document = this.host.ownerDocument;
    this.#document.addEventListener('visibilitychange', this.#look);
    this.#timer = setInterval(() => this.#tick(), 1000);
    this.#look();
  }

  hostDisconnected(): void {
    this.#document?.removeEventListener('visibilitychange', this.#look);
    clearInterval(this.#timer);
    this.#look();
  }

  hostUpdated(): void {
    this.#look();
  }

  readonly #look = (): void => {
    const { host } = this;
    const { game } = host;
    const covered = host.sheet === undefined ? undefined : game;
    if (covered !== this.#covered) {
      this.#covered?.startClock();
      covered?.stopClock();
      this.#covered = covered;
    }
    if (game?.status !== 'playing') return;
    const unseen = host.ownerDocument.hidden || !host.isConnected || this.#away;
    if (unseen && !game.paused) {
      this.#unseen = true;
      host.pause();
    } else if (!unseen && this.#unseen) {
      this.#unseen = false;
      host.resume();
    }
  };

  /** Is the table shown nowhere in the page, or scrolled away? */
  #isAway(): boolean {
    const { host } = this;
    if (!host.checkVisibility()) return true;
    const { top, bottom, left, right } = host.getBoundingClientRect();
    const { innerHeight, innerWidth } = host.ownerDocument.defaultView!;
    return bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth;
  }

  #tick(): void {
    const { host } = this;
    const { game } = host;
    // Once a second: after each drawing it would cost a layout.
    this.#away = !host.ownerDocument.hidden && this.#isAway();
    // A game may come, or its clock be set going, while nobody sees it; and it comes into sight without a word.
    this.#look();
    if (game?.status !== 'playing' || game.paused) return;
    host.attempt(() => game.tick());
    const shown = game.variant.score && clockText(game.elapsedMs);
    if (shown !== this.#shown) host.requestUpdate();
    this.#shown = shown;
  }
}
