import { actionReason, firstAutoMove, deal, list, parseMove, Random, Replica, searchDeadEnd, searchFinish } from '@patience/core/internals';
import type { ReactiveController } from 'lit';
import type { TableSession } from '../../game/table-session.js';
import type { TableActions } from '../../state/table-actions.js';
import { gestureAt } from '../../state/table-state.js';
import { featureWords } from '../../words/features/index.js';

/** Milliseconds after a change before a search starts, so that it does not delay the first frames and quick input. */
const WAIT = 60;
/** Milliseconds of work at a time, and of rest between: a quarter of a frame, so that no frame is dropped. */
const SLICE = 4;
const REST = 12;
/** Rest for each millisecond of work, where one step takes longer than a slice: the rules of a stranger's recipe can take that long. */
const REST_PER_WORK = REST / SLICE;
/** Most positions that a search for a dead end visits. It finds about 97 of 100 dead ends (`pnpm -F @patience/core dead-ends`). */
const MOST = 5000;

/**
 * Searches after every change, in slices that drop no frame: for a win without decisions (Finish), and for a dead end. The notice over the
 * table reads the results; a dead end is announced once.
 */
export class Lookahead implements ReactiveController {
  #session: TableSession | undefined;
  /** Number of gestures in the position that was searched last. */
  #cursor = -1;
  #gesture: readonly string[] | undefined;
  #replica: Replica | undefined;
  #search: Generator<undefined, void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly actions: TableActions) {
    actions.element.addController(this);
  }

  hostDisconnected(): void {
    this.#stop();
    this.#cursor = -1;
  }

  hostUpdated(): void {
    if (!this.actions.element.isConnected) return; // A change just before the removal is drawn after it.
    const { session } = this.actions.state;
    const cursor = session?.game.cursor ?? -1;
    const gesture = session && gestureAt(session.game, cursor);
    if (session === this.#session && cursor === this.#cursor && gesture === this.#gesture) return;
    this.#stop();
    if (session !== this.#session) this.#replica = undefined;
    // Search for a win after a new move, and in a game that is opened where it stopped: a player who has undone a move does not want it played again.
    const plays = session === this.#session ? cursor > this.#cursor : cursor > 0 && session?.game.canRedo === false;
    this.#session = session;
    this.#cursor = cursor;
    this.#gesture = gesture;
    if (!session || ['won', 'over'].includes(session.game.status) || this.actions.state.deadEnd) return;
    this.#search = this.#look(session, plays);
    this.#timer = setTimeout(this.#work, WAIT);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#search?.return();
    this.#search = undefined;
  }

  readonly #work = (): void => {
    const { session } = this.actions.state;
    if (!session || session !== this.#session) return this.#stop();
    session.guarded(() => {
      const begun = performance.now();
      const end = begun + SLICE;
      let step = this.#search?.next();
      while (step && !step.done && performance.now() < end) step = this.#search!.next();
      if (step && !step.done) this.#timer = setTimeout(this.#work, Math.max(REST, REST_PER_WORK * (performance.now() - begun)));
    });
  };

  *#look(session: TableSession, plays: boolean): Generator<undefined, void> {
    const { game } = session;
    this.#replica ??= Replica.of(game, { deal, parseMove });
    const replica = this.#replica;
    if (!replica) return;
    replica.follow();
    const here = { cursor: game.cursor, gesture: gestureAt(game, game.cursor) };
    if (plays && game.status === 'playing') {
      const line = yield* searchFinish(replica.table, replica.seen, { actionReason, firstAutoMove, Random });
      if (line) {
        return this.actions.state.foresee({ finish: { ...here, moves: line } });
      }
    }
    const over = game.stuck || game.status === 'lost';
    if (!over && !(yield* this.#isDead(replica))) return;
    const from = yield* this.#firstDead(replica, game.cursor);
    this.actions.state.foresee({ deadEnd: { from, gesture: gestureAt(game, from) } });
    // If no move is left, that was announced with the move.
    if (!over) this.actions.announce(deadEndText(session));
    this.actions.events.as('automatic', () => this.actions.events.tell('dead-end', game));
  }

  *#isDead({ table, seen, reached }: Replica): Generator<undefined, boolean> {
    return (yield* searchDeadEnd({ table, seen, reached, most: MOST, list })) === 'dead';
  }

  /**
   * Returns the number of gestures after which the game first was dead, by bisection: a dead game stays dead. @param dead a number after
   * which it is
   */
  *#firstDead(replica: Replica, dead: number): Generator<undefined, number> {
    let alive = -1;
    while (dead - alive > 1) {
      const middle = (alive + dead) >> 1;
      replica.follow(middle);
      if (yield* this.#isDead(replica)) dead = middle;
      else alive = middle;
    }
    replica.follow();
    return dead;
  }
}

/** Returns the title of a dead end with moves left: "nothing new" in a patience with foundations or discard piles, else "lost". */
export function deadEndText({ game, describer }: TableSession): string {
  const { homes } = game.table.rules;
  return homes.length > 0 ? featureWords(describer.locale).nothingNew : describer.words.lost;
}
