import type { Move } from '@patience/core/internals';
import type { ReactiveController } from 'lit';
import { describeEnd } from '../../names/read-aloud.js';
import type { TableSession } from '../../game/table-session.js';
import type { TableActions } from '../../state/table-actions.js';
import { actionIn } from '../../table/actions.js';

/** Milliseconds between two moves, from slow to fast. */
const SPEEDS = [900, 400, 120] as const;

/** Plays a patience without decisions by itself, until no action is possible or the player stops it. */
export class Autoplay implements ReactiveController {
  #timer: ReturnType<typeof setInterval> | undefined;
  #speed = 1;

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

  /** Index of the speed in {@link SPEEDS}. */
  get speed(): number {
    return this.#speed;
  }

  set speed(speed: number) {
    this.#speed = speed;
    if (this.running) this.start();
  }

  /** Starts playing. If no action is possible, announces the reason instead. */
  start(): void {
    const { session } = this.actions.state;
    if (session?.guarded(() => this.#next(session) === undefined)) {
      const { game, describer } = session;
      this.stop();
      return session.remark(game.status === 'playing' ? describer.words.nothingToDo : describeEnd(game, describer));
    }
    clearInterval(this.#timer);
    this.#timer = setInterval(() => {
      if (!this.#step()) this.stop();
    }, SPEEDS[this.#speed]);
    this.actions.requestUpdate();
  }

  stop(): void {
    if (!this.running) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.actions.requestUpdate();
  }

  #step(): boolean {
    const { session } = this.actions.state;
    return (
      session?.guarded(() => {
        const next = this.#next(session);
        return next !== undefined && this.actions.events.as('automatic', () => session.playMoves([next]));
      }) ?? false
    );
  }

  #next({ game, selection }: TableSession): Move | undefined {
    if (game.status !== 'playing') return undefined;
    return game.variant.auto?.map((name) => actionIn(game, [name])!).find((action) => selection.canAct(action) === true);
  }
}
