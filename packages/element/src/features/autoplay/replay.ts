import type { ReactiveController } from 'lit';
import type { ReplayOptions } from '../../replay-options.js';
import type { TableActions } from '../../state/table-actions.js';

/** Milliseconds between two gestures at the speed 1. */
const PACE = 900;

/** Plays the recorded gestures of a game one by one, until the last one, any other change of the game, or a touch. */
export class Replay implements ReactiveController {
  #timer: ReturnType<typeof setInterval> | undefined;
  #end: ((complete: boolean) => void) | undefined;

  constructor(private readonly actions: TableActions) {
    actions.element.addController(this);
    actions.onInterrupt(() => this.stop());
  }

  hostDisconnected(): void {
    this.stop();
  }

  get running(): boolean {
    return this.#timer !== undefined;
  }

  /**
   * @returns whether the last gesture was reached
   * @throws TypeError when the signal is none; nothing has changed then
   */
  start(options: ReplayOptions | null): Promise<boolean> {
    const { speed = 1, signal: given } = options ?? {};
    const signal = given == null ? undefined : AbortSignal.any([given]);
    const { actions } = this;
    this.stop();
    if (signal?.aborted || !(speed > 0) || !actions.game) return Promise.resolve(false);
    if (!actions.game.canRedo) actions.events.as('page', () => actions.goTo(0));
    if (!actions.game.canRedo) return Promise.resolve(true);
    signal?.addEventListener('abort', () => this.stop(), { once: true });
    actions.requestUpdate();
    return new Promise((end) => {
      this.#end = end;
      this.#timer = setInterval(() => this.#step(), PACE / speed);
    });
  }

  stop(complete = false): void {
    if (!this.running) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#end?.(complete);
    this.actions.requestUpdate();
  }

  #step(): void {
    const { actions } = this;
    const { session } = actions.state;
    if (!session || actions.element.matches(':state(dragging)')) return this.stop();
    session.finishMotion();
    const redone = actions.events.as('page', () => session.guarded(() => session.game.redo()));
    if (!redone || !session.game.canRedo) this.stop(redone);
  }
}
