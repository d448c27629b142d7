import type { CompleteVariant, Options, Pile, Status, View } from '../contract.js';
import type { Variant } from '../variant.js';
import { refused, type Change, type GameHost, type PlayResult } from './change.js';
import { deal, type DealRequest, type Source } from './deal.js';
import { GameClock } from './game-clock.js';
import { interpret, whyNotPickedUp } from '../moves/gesture.js';
import { list, MAX_MOVES } from '../moves/legal.js';
import { formatMove } from '../moves/notation.js';
import { playText } from '../moves/play-text.js';
import { ContractError, fail, ok, type Result } from '../problem.js';
import { positionOf, type Position } from './position.js';
import { recordOrRestore, recordSteps, undoTo } from './record-steps.js';
import { dealOfSave, readSave, saveOf, wrongMove, type SavedGame } from './save.js';
import type { Step } from '../table/step.js';
import type { Table } from '../table/table.js';

/**
 * A session of one deal: its gestures, a cursor into them, a clock and the number of mistakes. A gesture is one or more moves that are
 * undone together; undo has no limit. Every change of the table is a move in notation, so a saved game is opened by replaying it.
 */
export class Game<O extends Options = Options> {
  readonly #table: Table<O>;
  readonly #clock: GameClock;
  readonly #listeners = new Set<(change: Change) => void>();
  #gestures: (readonly string[])[] = [];
  #cursor = 0;
  #status: Status = 'playing';
  #stuck = false;

  private constructor(
    /** The variant whose data is replaced by functions. */
    readonly variant: CompleteVariant<O>,
    /** All options of the game, defaults included. */
    readonly options: O,
    /** The seed, the deck in the order in which it was dealt, or the position with which the game began. */
    readonly source: Source,
    table: Table<O>,
    host: GameHost,
  ) {
    this.#table = table;
    this.#clock = new GameClock(host.now ?? (() => 0));
    this.#judge();
  }

  /**
   * Deals a new game.
   * @param request seed or deck, options, and the host's clock
   * @returns the game, or a problem when seed, deck, position or options are not valid
   * @throws ContractError when the variant breaks the contract
   */
  static start<O extends Options>(variant: Variant<O>, request: DealRequest & GameHost = {}): Result<Game<O>> {
    return ifPlayable(request.position !== undefined, () => {
      const dealt = deal(variant, request);
      if (!dealt.ok) return dealt;
      const game = new Game(dealt.value.table.variant, dealt.value.options, dealt.value.source, dealt.value.table, request);
      game.#tryRules();
      return ok(game);
    });
  }

  /**
   * Opens a saved game by replaying it.
   * @param save what {@link save} returned, or its JSON text. It may come from anywhere: everything is checked
   * @returns the game, or a problem; for an illegal move with its number, from 1, and the reason
   * @throws ContractError when the variant breaks the contract
   */
  static load<O extends Options>(variant: Variant<O>, save: unknown, host: GameHost = {}): Result<Game<O>> {
    const read = readSave(save, variant);
    if (!read.ok) return read;
    const { gestures, cursor, elapsedMs, mistakes, held } = read.value;
    const started = Game.start(variant, { ...host, ...dealOfSave(read.value) });
    if (!started.ok) return started;
    const game = started.value;
    let number = 0;
    for (const gesture of gestures) {
      const played = game.#play(gesture, false);
      if (!played.ok) return wrongMove(played.refusal, gesture, number);
      number += gesture.length;
    }
    return ifPlayable(game.#isFromPosition, () => {
      game.goTo(cursor);
      game.#clock.reset(elapsedMs);
      game.#clock.mistakes = mistakes;
      game.#clock.beforeRestart = game.canRedo ? held : undefined;
      game.#judge();
      game.#tryRules();
      return ok(game);
    });
  }

  /** The table as the player sees it. */
  get view(): View {
    return this.#table.seen;
  }

  /** The table itself, for searches and gestures. Read or copy it; never play on it. */
  get table(): Table<O> {
    return this.#table;
  }

  get piles(): readonly Pile[] {
    return this.#table.rules.piles;
  }

  get status(): Status {
    return this.#status;
  }

  /** Whether no move is legal although the game is not over. */
  get stuck(): boolean {
    return this.#stuck;
  }

  /** The points; undefined when the patience has no score. Some scores depend on the time. */
  get score(): number | undefined {
    return this.#table.score(this.#clock.tally);
  }

  /** Playing time in milliseconds, without pauses. It counts from the first move, undo or redo after the game was dealt or opened. */
  get elapsedMs(): number {
    return this.#clock.elapsedMs;
  }

  /** Number of refused attempts, see {@link attempt}. */
  get mistakes(): number {
    return this.#clock.mistakes;
  }

  get paused(): boolean {
    return this.#clock.paused;
  }

  /** Whether playing time is being counted now. */
  get running(): boolean {
    return this.#clock.running;
  }

  get canUndo(): boolean {
    return this.#cursor > 0;
  }

  get canRedo(): boolean {
    return this.#cursor < this.#gestures.length;
  }

  /** All gestures, including those that were undone and can be redone. */
  get gestures(): readonly (readonly string[])[] {
    return this.#gestures;
  }

  /** Number of gestures that have been played and not undone. */
  get cursor(): number {
    return this.#cursor;
  }

  /** Number of single moves played so far. */
  get moves(): number {
    return this.#table.depth;
  }

  /** The position on the table as plain data, with face-down cards; {@link DealRequest} takes it. */
  get position(): Position {
    return positionOf(this.#table);
  }

  /** Returns the legal moves in notation. Of moves that differ only in interchangeable piles it has one. */
  legalMoves(): string[] {
    const out = new Int32Array(MAX_MOVES);
    const n = list(this.#table, out);
    return Array.from(out.subarray(0, n), (move) => formatMove(this.#table, move));
  }

  /**
   * Plays one gesture: all of its moves or none. A refused gesture changes nothing and counts as no mistake.
   * In a game that began with a position, a gesture after which the variant's rules throw is refused.
   * @param gesture a move in notation, or several
   * @throws ContractError when the variant's rules throw in any other game; the game is then as before
   */
  play(gesture: string | readonly string[]): PlayResult {
    return this.#play(gesture);
  }

  /** @param looksForMoves whether to find out if any move is legal afterwards: while a saved game is opened, this matters only at its end */
  #play(gesture: string | readonly string[], looksForMoves = true): PlayResult {
    const texts = typeof gesture === 'string' ? [gesture] : gesture;
    this.tick();
    if (this.status !== 'playing') return refused({ code: 'game-over', params: {} }, 0);
    const played = ifPlayable(this.#isFromPosition, () =>
      ok(
        recordOrRestore(this.#table, () => {
          for (const [index, text] of texts.entries()) {
            const refusal = playText(this.#table, text);
            if (refusal) return refused(refusal, index);
          }
          if (looksForMoves) this.#tryRules();
          this.#judge(looksForMoves);
          return undefined;
        }),
      ),
    );
    if (!played.ok) return refused(played.error, 0);
    const steps = played.value;
    if (!Array.isArray(steps)) return steps;
    if (texts.length === 0) return { ok: true };
    this.#clock.beforeRestart = undefined;
    this.#clock.gesture();
    this.#gestures.length = this.#cursor;
    this.#gestures.push(Object.freeze([...texts]));
    this.#cursor++;
    this.#tell('play', steps, texts);
    return { ok: true };
  }

  /**
   * Plays the gesture that is meant when the player drops a card, with all cards on it, on a pile. A refused attempt counts as a mistake,
   * unless the card is dropped on its own pile or cannot be picked up at all.
   * @param from id of the card's pile
   * @param depth number of cards on the chosen one
   * @param to id of the pile on which it is dropped
   * @throws ContractError when the variant's rules throw; the game is then as before
   */
  attempt(from: string, depth: number, to: string): PlayResult {
    const { index } = this.#table.rules;
    const [source, target] = [index.get(from), index.get(to)];
    if (source === undefined || target === undefined) return refused({ code: 'unknown-pile', params: {} }, 0);
    this.tick();
    if (this.status !== 'playing') return refused({ code: 'game-over', params: {} }, 0);
    const tried = ifPlayable(this.#isFromPosition, () => ok(interpret(this.#table, source, depth, target)));
    if (!tried.ok) return refused(tried.error, 0);
    const meant = tried.value;
    if (meant.ok) return this.play(meant.moves.map((move) => formatMove(this.#table, move)));
    if (source !== target && !whyNotPickedUp(this.#table, source, depth)) this.countMistake();
    return refused(meant.refusal, 0);
  }

  /**
   * Counts a refused attempt as a mistake. For hosts that interpret a drop themselves; {@link attempt} interprets and counts.
   * @returns false when the game is over, so that nothing is counted
   */
  countMistake(): boolean {
    this.tick();
    if (this.status !== 'playing') return false;
    this.#clock.mistakes++;
    this.tick();
    return true;
  }

  /** Undoes the last gesture. @returns false when there is no gesture to undo */
  undo(): boolean {
    if (this.#cursor === 0) return false;
    const gesture = this.#gestures[--this.#cursor]!;
    this.#clock.begun = true;
    const steps = recordSteps(this.#table, () => {
      for (let i = 0; i < gesture.length; i++) this.#table.undo();
    });
    this.#judge();
    this.#tell('undo', steps, gesture);
    return true;
  }

  /** Plays the next undone gesture again. @returns false when there is no gesture to redo */
  redo(): boolean {
    const gesture = this.#gestures[this.#cursor];
    if (!gesture) return false;
    this.#clock.takeBackRestart();
    const steps = recordSteps(this.#table, () => {
      for (const text of gesture) playText(this.#table, text);
    });
    this.#cursor++;
    this.#clock.gesture();
    this.#judge();
    this.#tell('redo', steps, gesture);
    return true;
  }

  /**
   * Goes to the position after so many gestures, those that can be redone included, in one change.
   * @param cursor 0 for the deal
   * @returns false when there are not so many gestures
   */
  goTo(cursor: number): boolean {
    if (!Number.isInteger(cursor) || cursor < 0 || cursor > this.#gestures.length) return false;
    if (cursor === this.#cursor) return true;
    const isForward = cursor > this.#cursor;
    if (isForward) this.#clock.takeBackRestart();
    const steps = recordSteps(this.#table, () => {
      undoTo(this.#table, Math.min(this.moves, this.#gestures.slice(0, cursor).flat().length));
      for (const text of this.#gestures.slice(this.#cursor, cursor).flat()) playText(this.#table, text);
    });
    this.#cursor = cursor;
    if (isForward) this.#clock.gesture();
    else this.#clock.begun = true;
    this.#judge();
    this.#tell('go', steps, []);
    return true;
  }

  /** Goes back to the deal, with time and mistakes at 0. Redo restores the old game until a new move is made. */
  restart(): void {
    if (!this.#clock.beforeRestart && (this.#cursor > 0 || this.canRedo)) this.#clock.beforeRestart = this.#clock.tally;
    const steps = recordSteps(this.#table, () => undoTo(this.#table, 0));
    this.#cursor = 0;
    this.#clock.mistakes = 0;
    this.#clock.reset(0);
    this.#judge();
    this.#tell('restart', steps, []);
  }

  /** Stops the clock until {@link resume} or the next gesture. */
  pause(): void {
    this.stopClock();
    this.#clock.paused = true;
  }

  /** Ends a pause. */
  resume(): void {
    if (!this.#clock.paused) return;
    this.#clock.paused = false;
    this.startClock();
  }

  /** Stops the clock without pausing the game, for example while a dialog covers the table. {@link startClock} or the next gesture starts it again. */
  stopClock(): void {
    this.#clock.stop();
  }

  /** Starts the clock after {@link stopClock}, unless the game is paused or over or has not begun. */
  startClock(): void {
    if (this.#status === 'playing') this.#clock.start();
  }

  /** Reads the clock, and notifies listeners if the time alone has changed the status. Every gesture does this first. */
  tick(): void {
    if (this.#table.status(this.#clock.tally) === this.#status) return;
    this.#judge();
    this.#tell('clock', [], []);
  }

  /** Returns the whole session as plain data for JSON. */
  save(): SavedGame {
    return saveOf(this, this.#clock.beforeRestart);
  }

  /** Calls a function after each change. @returns a function that ends the subscription */
  subscribe(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Determines the status, and whether any move is legal.
   * @param looksForMoves false: takes for granted that one is
   * @throws ContractError when the variant's rules throw; status and stuck are then as before
   */
  #judge(looksForMoves = true): void {
    const status = this.#table.status(this.#clock.tally);
    this.#stuck = looksForMoves && status === 'playing' && list(this.#table, ONE) === 0;
    this.#status = status;
  }

  get #isFromPosition(): boolean {
    return 'position' in this.source;
  }

  /** Asks the rules for what a host asks after each move, in a game that began with a position. @throws ContractError when they throw */
  #tryRules(): void {
    if (!this.#isFromPosition) return;
    this.#table.score(this.#clock.tally);
    this.legalMoves();
  }

  #tell(kind: Change['kind'], steps: readonly Step[], gesture: readonly string[]): void {
    if (this.#status === 'playing') this.#clock.start();
    else this.#clock.stop();
    const change: Change = { kind, steps, gesture, status: this.#status, stuck: this.#stuck };
    for (const listener of [...this.#listeners]) listener(change);
  }
}

/**
 * Runs code with a game. Functions of a variant rely on positions that its games lead to. In a game that began with any other position, it is
 * this position's problem when they throw.
 */
function ifPlayable<T>(isFromPosition: boolean, act: () => Result<T>): Result<T> {
  try {
    return act();
  } catch (error) {
    if (isFromPosition && error instanceof ContractError) return fail('position-rules', { why: `${error.where}: ${error.law}` });
    throw error;
  }
}

/** Buffer for one move, which is enough to find out whether there is any. */
const ONE = new Int32Array(1);
