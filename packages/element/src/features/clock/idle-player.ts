import type { Game } from '@patience/core';

/** Milliseconds without input and without a change of the game after which the player counts as idle. */
const IDLE = 60_000;
/** Events that show that somebody is there, or has just come back. */
const INPUT = ['pointerdown', 'pointermove', 'click', 'keydown', 'wheel', 'toggle', 'visibilitychange'] as const;
/** A playing time that is longer than any limit of a patience, in milliseconds. */
const LONG = 1e9;

/** Tells whether the rules of a game look at the clock: stopping it would help a player who only thinks. */
const isTimed = ({ table, mistakes }: Game): boolean => {
  const [start, late] = [0, LONG].map((elapsedMs) => ({ elapsedMs, mistakes }));
  return table.score(start) !== table.score(late) || table.status(start) !== table.status(late);
};

/** Tells whether the player has been idle for a minute, by the input of the whole page and by the moves of the game. */
export class IdlePlayer {
  #last = performance.now();
  #document: Document | undefined;
  #cursor: number | undefined;

  /** @param returned called at the first input after a minute without any */
  constructor(private readonly returned: () => void) {}

  /** Watches the input of a page. */
  watch(page: Document): void {
    this.#document = page;
    this.#last = performance.now();
    for (const type of INPUT) page.addEventListener(type, this.#onInput, { capture: true, passive: true });
  }

  stop(): void {
    for (const type of INPUT) this.#document?.removeEventListener(type, this.#onInput, { capture: true });
  }

  /** Tells whether the player of a game is idle. Where its rules depend on time, the player never is. */
  isIdle(game: Game | undefined): boolean {
    if (game?.cursor !== this.#cursor) this.#last = performance.now();
    this.#cursor = game?.cursor;
    return game?.status === 'playing' && performance.now() - this.#last >= IDLE && !isTimed(game);
  }

  readonly #onInput = (): void => {
    const wasIdle = performance.now() - this.#last >= IDLE;
    this.#last = performance.now();
    if (wasIdle) this.returned();
  };
}
