import type { Game } from '@patience/core';
import {
  actionReason,
  autoMoves,
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
import type { TableSession } from '../game/table-session.js';
import { lazyWords } from '../words/lazy/index.js';

/** The table whose game is looked at. */
export interface LookaheadHost {
  readonly element: LitElement;
  readonly session: TableSession | undefined;
  announce(text: string): void;
}

/** A game in which nothing new can happen, whatever is played. */
export interface DeadEnd {
  /** Number of gestures that led into it: undoing to one fewer leads out. 0: it was one from the deal on. */
  readonly from: number;
  /** The last of these gestures, by identity: another one in its place may lead elsewhere. */
  readonly gesture: readonly string[] | undefined;
}

/** Moves that win by Auto-move, turning and dealing alone, and the position from which they do. */
interface Finish {
  readonly cursor: number;
  readonly gesture: readonly string[] | undefined;
  readonly moves: readonly Move[];
}

/** Milliseconds after a change before anything is searched: its first frames and quick hands come first. */
const WAIT = 60;
/** Milliseconds of work at a time, and of rest between: a quarter of a frame, so that none is lost. */
const SLICE = 4;
const REST = 12;
/** Positions that a search for a dead end visits at most. docs/dead-ends.md of core tells how many dead ends that finds: of a hundred about 97. */
const MOST = 5000;

const gestureAt = ({ gestures }: Game, cursor: number): readonly string[] | undefined => gestures[cursor - 1];

/**
 * Looks ahead after every change, in slices that cost no frame: whether the rest wins by itself, and whether nothing new can happen any
 * more. What it has found is asked for by the notice over the table; a dead end is announced once.
 */
export class Lookahead implements ReactiveController {
  #session: TableSession | undefined;
  /** The position that was last looked at. */
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

  /** The dead end in which the game is. */
  get deadEnd(): DeadEnd | undefined {
    const found = this.#deadEnd;
    const game = this.host.session?.game;
    if (!found || !game || this.host.session !== this.#session) return undefined;
    return game.cursor >= found.from && gestureAt(game, found.from) === found.gesture ? found : undefined;
  }

  /** The moves that win from here by themselves. */
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
    const { session } = this.host;
    const cursor = session?.game.cursor ?? -1;
    const gesture = session && gestureAt(session.game, cursor);
    if (session === this.#session && cursor === this.#cursor && gesture === this.#gesture) return;
    this.#stop();
    if (session !== this.#session) this.#replica = this.#deadEnd = this.#finish = undefined;
    // A move that goes on from the position before may win by itself; one that was taken back is wanted back.
    const plays = session === this.#session && cursor > this.#cursor;
    this.#session = session;
    this.#cursor = cursor;
    this.#gesture = gesture;
    if (!session || session.game.status === 'won' || this.deadEnd) return;
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
      const end = performance.now() + SLICE;
      let step = this.#search?.next();
      while (step && !step.done && performance.now() < end) step = this.#search!.next();
      if (step && !step.done) this.#timer = setTimeout(this.#work, REST);
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
      const line = yield* searchFinish(replica.table, replica.seen, { actionReason, autoMoves, Random });
      if (line) {
        this.#finish = { ...here, moves: line };
        return this.host.element.requestUpdate();
      }
    }
    const over = game.stuck || game.status === 'lost';
    if (!over && !(yield* this.#isDead(replica))) return;
    const from = yield* this.#firstDead(replica, game.cursor);
    this.#deadEnd = { from, gesture: gestureAt(game, from) };
    // That no move is left was announced with the move.
    if (!over) this.host.announce(deadEndText(session));
    this.host.element.requestUpdate();
  }

  *#isDead({ table, seen, reached }: Replica): Generator<undefined, boolean> {
    return (yield* searchDeadEnd({ table, seen, reached, most: MOST, list })) === 'dead';
  }

  /** The number of gestures after which the game was dead for the first time: once it is, it stays so. @param dead after so many it is */
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

/** How a dead end is called where moves are left: in a patience with foundations or discard piles none of these can grow any more. */
export function deadEndText({ game, describer }: TableSession): string {
  const { homes } = game.table.rules;
  return homes.length > 0 ? lazyWords(describer.locale).nothingNew : describer.words.lost;
}
