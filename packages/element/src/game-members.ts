import type { DealRequest, Game, LanguageTag, Position, SavedGame, Seed, Status } from '@patience/core';
import { readTable } from './names/read-aloud.js';
import { seedOf } from './game/dealer.js';
import { gesturesOf, movesText } from './game/moves-text.js';
import type { TableSession } from './game/table-session.js';
import type { Puzzle } from './puzzle.js';
import type { ReplayOptions } from './replay-options.js';
import { Settings } from './settings.js';
import type { GameSnapshot } from './snapshot.js';
import { runCommand } from './state/commands.js';
import type { TableActions } from './state/table-actions.js';
import type { Command } from './table/commands.js';
import { localeAt } from './words/locale-at.js';

/** The members with which a page reads and changes the game of an element. */
export abstract class GameMembers extends Settings {
  /** @internal */
  abstract readonly actions: TableActions;

  /** @internal */
  get session(): TableSession | undefined {
    return this.actions.state.session;
  }

  /** The session with gestures, undo and clock. Undefined until the variant is loaded. */
  get game(): Game | undefined {
    return this.actions.game;
  }

  /** The game on the table: the same as `game`, or in a sandbox what the module reports. */
  get snapshot(): GameSnapshot | undefined {
    return this.game;
  }

  /** Status of the game: `playing`, `won`, `lost`, or `over` for a scored game that has ended. */
  get status(): Status | undefined {
    return this.game?.status;
  }

  /** Whether a gesture can be undone. */
  get canUndo(): boolean {
    return (this.snapshot?.cursor ?? 0) > 0;
  }

  /** Whether a gesture that was undone can be redone. */
  get canRedo(): boolean {
    const { snapshot } = this;
    return snapshot !== undefined && snapshot.cursor < snapshot.gestures.length;
  }

  /** A promise that is resolved when a game is on the table. It stays open as long as none can be shown. */
  get ready(): Promise<void> {
    return this.snapshot ? Promise.resolve() : new Promise((done) => this.addEventListener('patience-ready', () => done(), { once: true }));
  }

  /**
   * The position on the table as plain data. It has the faces of face-down cards, as a saved game has them by its deal. Setting it begins a new game with
   * that position, as an object or JSON text. One that cannot be fires `patience-error` and changes nothing. Undefined in a sandbox.
   * @experimental
   */
  get position(): Position | undefined {
    return this.actions.positions.position;
  }

  set position(position: Position | string | null | undefined) {
    if (position != null) this.#asPage(() => this.actions.positions.begin(position));
  }

  /**
   * The gestures played so far, in notation: `t3>t5*2 turn`, and commas between the moves of one gesture. Setting it plays these gestures from the deal on.
   * If one of them is not allowed, fires `patience-error` and changes nothing.
   */
  get moves(): string | undefined {
    const { snapshot } = this;
    return snapshot && movesText(snapshot);
  }

  set moves(moves: string | null | undefined) {
    if (moves == null) return;
    if (this.game || !this.snapshot) {
      this.#asPage(() => this.actions.positions.play(moves));
      return;
    }
    const gestures = gesturesOf(moves);
    this.load({ ...this.save(), gestures, cursor: gestures.length });
  }

  /** A puzzle: a position, a goal and a number of gestures. The event `patience-puzzle` reports whether it is solved. Another deal ends it. One that cannot be fires `patience-error`. @experimental */
  get puzzle(): Puzzle | undefined {
    return this.actions.puzzle.puzzle;
  }

  set puzzle(puzzle: Puzzle | null | undefined) {
    const { events, positions, puzzle: watch } = this.actions;
    watch.puzzle = puzzle ?? undefined;
    if (puzzle?.position) this.#asPage(() => positions.begin(puzzle.position) || (watch.puzzle = undefined));
    else if (puzzle && this.game) this.#asPage(() => events.begun(this.game!));
  }

  /**
   * Goes to the position after so many gestures, those that can be redone included.
   * @param cursor 0 for the deal, −1 or Infinity for the last position
   * @returns whether there are so many gestures
   */
  goTo(cursor: number): boolean {
    if (this.game || !this.snapshot) return this.#asPage(() => this.actions.goTo(cursor));
    const { length } = this.snapshot.gestures;
    return cursor <= length && this.load({ ...this.save(), cursor: cursor === -1 ? length : cursor });
  }

  /**
   * Plays the recorded gestures one by one: from the current position, or from the deal if it is the last one. A touch, a key and any other change end it.
   * @returns whether the last position was reached; rejects with a TypeError when `signal` is no AbortSignal
   * @experimental
   */
  async replay(options: ReplayOptions | null = null): Promise<boolean> {
    const features = await this.actions.fetchFeatures();
    return features?.replay.start(options) ?? false;
  }

  /** Points, if the patience has them. */
  get score(): number | undefined {
    return this.actions.attempt(() => this.game?.score);
  }

  /** The seed of the deal; undefined for a given deck. */
  get dealNumber(): Seed | undefined {
    return this.game && seedOf(this.game);
  }

  /** The language of the element: from `lang`, the nearest ancestor's `lang`, or the browser. */
  get locale(): LanguageTag {
    return localeAt(this);
  }

  /**
   * Deals anew. The player can go back to a game that was begun, until a move is played in the new one.
   * @param deal a seed, or a deal with its own options; without a seed or deck any deal, without options by the rules on the table
   */
  newGame(deal?: Seed | DealRequest): void {
    this.#asPage(() => this.actions.newGame(deal));
  }

  /** Restarts the same deal. */
  restart(): void {
    this.#asPage(() => this.actions.restart());
  }

  /** Undoes the last gesture. Returns false when there is none. */
  undo(): boolean {
    return this.#asPage(() => this.actions.undo());
  }

  /** Redoes the gesture that was undone last. Returns false when there is none. */
  redo(): boolean {
    return this.#asPage(() => this.actions.redo());
  }

  /** Plays a gesture in notation: `t3>t5*2`, `turn`. Returns false when it is not allowed. */
  play(gesture: string | readonly string[]): boolean {
    const moves = [gesture].flat().map(String);
    return moves.length > 0 && this.#asPage(() => this.session?.play(moves) ?? false);
  }

  /** Moves every possible card to the foundations. Returns false when there is none. */
  autoMove(): boolean {
    return this.#asPage(() => this.actions.autoMove());
  }

  /**
   * Shows and announces a hint. Returns its gesture; undefined when there is none.
   * @param gesture shows this gesture instead, such as the next one of a line that wins: translucent cards stay at its destination until
   * the position changes. An empty one removes them
   */
  async hint(gesture?: readonly string[]): Promise<readonly string[] | undefined> {
    return this.#asPage(() => this.actions.hint(gesture));
  }

  /** Focuses the table, at the tab stop of the keyboard. Does nothing without a game. */
  override focus(options?: FocusOptions): void {
    this.actions.focus(options);
  }

  /** Stops the clock until `resume` or the next move. */
  pause(): void {
    this.#asPage(() => this.actions.pause());
  }

  /** Resumes the clock. */
  resume(): void {
    this.#asPage(() => this.actions.resume());
  }

  /** Returns the game as plain data for JSON. */
  save(): SavedGame | undefined {
    return this.game?.save();
  }

  /**
   * Opens a saved game of the same variant. If it is invalid, fires `patience-error`, keeps the current game and returns false. Before a game is on the
   * table it returns true, and the saved game is opened instead of the first deal. `savedGame` sets a saved game in advance.
   */
  load(save: unknown): boolean {
    return this.#asPage(() => this.actions.positions.load(save));
  }

  /** Returns the whole table as text. */
  readTable(): string {
    return this.actions.attempt(() => this.session && readTable(this.session.describer)) ?? '';
  }

  /**
   * Carries out the command of a key or a button. Ignores unknown commands.
   * @param command `undo`, `redo`, `hint`, `autoMove`, `act` (turns or deals), `pause` (or resumes), `release`; a sheet: `new`, `deal`,
   * `more`, `rules`, `help`, `find`; or a question: `table`, `moves`, `column`, `card`
   */
  command(command: Command): void {
    this.#asPage(() => runCommand(this.actions, command));
  }

  #asPage<T>(act: () => T): T {
    return this.actions.events.as('page', act);
  }
}
