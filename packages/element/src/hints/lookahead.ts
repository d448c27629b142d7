import type { Game } from '@patience/core';
import {
  actionReason,
  firstAutoMove,
  deal,
  list,
  type Move,
  parseMove,
  Random,
  Replica,
  searchDeadEnd,
  searchFinish,
} from '@patience/core/search';
import type { LitElement, ReactiveController } from 'lit';
import { detailOf, fire } from '../events.js';
import type { TableSession } from '../game/table-session.js';
import { lazyWords } from '../words/lazy/index.js';

/** The element whose game is searched. */
export interface LookaheadHost {
  readonly element: LitElement;
  readonly session: TableSession | undefined;
  announce(text: string): void;
}

/** A part of a game in which no move leads to anything new. */
export interface DeadEnd {
  /** Number of gestures that led into it. Undoing to one fewer leads out of it; 0: the deal itself is a dead end. */
  readonly from: number;
  /** The last of these gestures, compared by identity: another gesture in its place may lead elsewhere. */
  readonly gesture: readonly string[] | undefined;
}

/** Moves that win by Auto-move and actions alone, and the position from which they win. */
interface Finish {
  readonly cursor: number;
  readonly gesture: readonly string[] | undefined;
  readonly moves: readonly Move[];
}

/** Milliseconds after a change before a search starts, so that it does not delay the first frames and quick input. */
const WAIT = 60;
/** Milliseconds of work at a time, and of rest between: a quarter of a frame, so that no frame is dropped. */
const SLICE = 4;
const REST = 12;
/** Rest for each millisecond of work, where one step takes longer than a slice: the rules of a stranger's recipe can take that long. */
const REST_PER_WORK = REST / SLICE;
/** Most positions that a search for a dead end visits. It finds about 97 of 100 dead ends (`pnpm -F @patience/core dead-ends`). */
const MOST = 5000;

const gestureAt = ({ gestures }: Game, cursor: number): readonly string[] | undefined => gestures[cursor - 1];

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
  #deadEnd: DeadEnd | undefined;
  #finish: Finish | undefined;

  constructor(private readonly host: LookaheadHost) {
    host.element.addController(this);
  }

  /** The dead end in which the game is, if one was found. */
  get deadEnd(): DeadEnd | undefined {
    const found = this.#deadEnd;
    const game = this.host.session?.game;
    if (!found || !game || this.host.session !== this.#session) return undefined;
    return game.cursor >= found.from && gestureAt(game, found.from) === found.gesture ? found : undefined;
  }

  /** Moves that win from the current position without decisions, if such were found. */
  get finish(): readonly Move[] | undefined {
    const found = this.#finish;
    const game = this.host.session?.game;
    if (!found || !game || this.host.session !== this.#session) return undefined;
    return game.cursor === found.cursor && gestureAt(game, found.cursor) === found.gesture ? found.moves : undefined;
  }

  hostDisconnected(): void {
    this.#stop();
    this.#cursor = -1;
  }

  hostUpdated(): void {
    if (!this.host.element.isConnected) return; // A change just before the removal is drawn after it.
    const { session } = this.host;
    const cursor = session?.game.cursor ?? -1;
    const gesture = session && gestureAt(session.game, cursor);
    if (session === this.#session && cursor === this.#cursor && gesture === this.#gesture) return;
    this.#stop();
    if (session !== this.#session) this.#replica = this.#deadEnd = this.#finish = undefined;
    // Search for a win after a new move, and in a game that is opened where it stopped: a player who has undone a move does not want it played again.
    const plays = session === this.#session ? cursor > this.#cursor : cursor > 0 && session?.game.canRedo === false;
    this.#session = session;
    this.#cursor = cursor;
    this.#gesture = gesture;
    if (!session || ['won', 'over'].includes(session.game.status) || this.deadEnd) return;
    this.#search = this.#look(session, plays);
    this.#timer = setTimeout(this.#work, WAIT);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#search?.return();
    this.#search = undefined;
  }

  readonly #work = (): void => {
    const { session } = this.host;
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
        this.#finish = { ...here, moves: line };
        return this.host.element.requestUpdate();
      }
    }
    const over = game.stuck || game.status === 'lost';
    if (!over && !(yield* this.#isDead(replica))) return;
    const from = yield* this.#firstDead(replica, game.cursor);
    this.#deadEnd = { from, gesture: gestureAt(game, from) };
    // If no move is left, that was announced with the move.
    if (!over) this.host.announce(deadEndText(session));
    fire(this.host.element, 'patience-dead-end', detailOf(game, []));
    this.host.element.requestUpdate();
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
  return homes.length > 0 ? lazyWords(describer.locale).nothingNew : describer.words.lost;
}
