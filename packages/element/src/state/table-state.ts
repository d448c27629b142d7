import type { Game, GivenOptions, Problem } from '@patience/core';
import type { Move } from '@patience/core/internals';
import type { AdviserView } from '../adviser.js';
import type { Sheet } from '../events.js';
import type { Opened } from '../game/dealer.js';
import type { TableSession } from '../game/table-session.js';
import type { Box } from '../layout/fit.js';

/** The end of a game without a win: lost by its rules, no move left (`stuck`), or no move that leads to anything new (`dead`). */
export type End = 'lost' | 'stuck' | 'dead';

/** A part of a game in which no move leads to anything new. */
export interface DeadEnd {
  /** Number of gestures that led into it. Undoing to one fewer leads out of it; 0: the deal itself is a dead end. */
  readonly from: number;
  /** The last of these gestures, compared by identity: another gesture in its place may lead elsewhere. */
  readonly gesture: readonly string[] | undefined;
}

/** Moves that win by Auto-move and actions alone, and the position from which they win. */
export interface Finish {
  readonly cursor: number;
  /** The last gesture before that position, compared by identity. */
  readonly gesture: readonly string[] | undefined;
  readonly moves: readonly Move[];
}

/** The sheet over the table. It is `opening` from the request until the dialog is shown. */
export interface OpenSheet {
  readonly name: Sheet;
  readonly opening: boolean;
}

/** Returns the gesture before a position; undefined for the deal. */
export const gestureAt = ({ gestures }: Game, cursor: number): readonly string[] | undefined => gestures[cursor - 1];

/** State of the table of one element. Only the actions of this class change it; those that change what is shown render the element. */
export class TableState {
  #session: TableSession | undefined;
  #problem: Problem | undefined;
  #sheet: OpenSheet | undefined;
  #leftGame: Opened | undefined;
  #announcement = '';
  #notice: { readonly kind: string; readonly hidden: boolean } | undefined;
  #undrawn = false;
  #unseen = false;
  #paper: Box | undefined;
  #deadEnd: DeadEnd | undefined;
  #finish: Finish | undefined;
  #adviser: AdviserView | undefined;
  #nextRules: GivenOptions | undefined;
  #restarted = 0;

  /** @param render renders the element */
  constructor(private readonly render: () => void) {}

  /** The game on the table with its picture; undefined when there is none, or when the table is in a sandbox. */
  get session(): TableSession | undefined {
    return this.#session;
  }

  get game(): Game | undefined {
    return this.#session?.game;
  }

  /** The reason why no game can be shown, or the last problem of the game on the table. */
  get problem(): Problem | undefined {
    return this.#problem;
  }

  get sheet(): OpenSheet | undefined {
    return this.#sheet;
  }

  /** The unfinished game that the player left for a new deal. Kept until the first move of the new deal, so that the player can go back. */
  get leftGame(): Opened | undefined {
    return this.#leftGame;
  }

  /** Text of the live region that screen readers announce. */
  get announcement(): string {
    return this.#announcement;
  }

  /** The notice that is wanted, and whether the player hid it. A different one is shown again. */
  get notice(): { readonly kind: string; readonly hidden: boolean } | undefined {
    return this.#notice;
  }

  /** Whether a card over the table shows how the game ended. */
  get hasResult(): boolean {
    return this.#notice?.hidden === false && !['finish', 'left'].includes(this.#notice.kind);
  }

  /** Whether a game was placed on a table of known size and has not been drawn yet. */
  get undrawn(): boolean {
    return this.#undrawn;
  }

  /** Whether the game is paused only because the table is not visible: then it is resumed when it is visible again. */
  get unseen(): boolean {
    return this.#unseen;
  }

  /** Size of the table while it is being printed; undefined on the screen. */
  get paper(): Box | undefined {
    return this.#paper;
  }

  /** The adviser that shows text and menu items, if the page has one. */
  get adviser(): AdviserView | undefined {
    return this.#adviser;
  }

  /** The dead end in which the game is, if one was found. */
  get deadEnd(): DeadEnd | undefined {
    const { game } = this;
    const found = this.#deadEnd;
    return found && game && game.cursor >= found.from && gestureAt(game, found.from) === found.gesture ? found : undefined;
  }

  /** Moves that win from the current position without decisions, if such were found. */
  get finish(): readonly Move[] | undefined {
    const { game } = this;
    const found = this.#finish;
    return found && game && game.cursor === found.cursor && gestureAt(game, found.cursor) === found.gesture ? found.moves : undefined;
  }

  /** The rules that the player has chosen for the next deal, until a deal is dealt or the sheet behind New is opened again; undefined: those on the table. */
  get nextRules(): GivenOptions | undefined {
    return this.#nextRules;
  }

  /** The number of gestures that bring back the game that was restarted; 0 when there is none, or when anything was played since. */
  get restarted(): number {
    return this.#restarted;
  }

  /** The end of the game, if it ended without a win. */
  get end(): End | undefined {
    const { game } = this;
    return game?.status === 'lost' ? 'lost' : game?.stuck ? 'stuck' : this.deadEnd && 'dead';
  }

  /** Puts a game on the table instead of everything that was there. @param session undefined when the table is in a sandbox */
  show(session: TableSession | undefined): void {
    this.#session = session;
    this.#problem = this.#sheet = this.#leftGame = this.#notice = this.#deadEnd = this.#finish = this.#nextRules = undefined;
    this.#restarted = 0;
    this.render();
  }

  /** Removes the game from the table. */
  clear(): void {
    this.#session = undefined;
    this.#announcement = '';
    this.render();
  }

  /** Takes note of a problem. */
  fail(problem: Problem): void {
    this.#problem = problem;
    this.render();
  }

  /** Takes note that the game on the table waits for its first drawing, or was drawn. */
  markUndrawn(undrawn: boolean): void {
    this.#undrawn = undrawn;
  }

  /** Opens a sheet over the table, or closes the open one. @param name undefined: closes it */
  openSheet(name: Sheet | undefined): void {
    this.#sheet = name && { name, opening: true };
    if (name === 'new') this.#nextRules = undefined;
    this.render();
  }

  /** Takes note that the dialog of the sheet is shown. */
  sheetShown(): void {
    this.#sheet = this.#sheet && { ...this.#sheet, opening: false };
  }

  /** Sets the rules of the next deal. */
  chooseRules(rules: GivenOptions): void {
    this.#nextRules = rules;
    this.render();
  }

  /** Takes note that a game of so many gestures is about to be restarted; 0: forgets that. */
  markRestart(gestures: number): void {
    this.#restarted = gestures;
  }

  /** Keeps the game that the player left for a new deal; undefined: forgets it. */
  keepLeft(game: Opened | undefined): void {
    this.#leftGame = game;
    this.render();
  }

  /** Announces a text to screen readers, even when it equals the last announcement. */
  announce(text: string): void {
    this.#announcement = text === this.#announcement ? `${text}\u00a0` : text;
    this.render();
  }

  /** Takes note of the notice that is wanted now. */
  wantNotice(kind: string | undefined): void {
    if (kind !== this.#notice?.kind) this.#notice = kind === undefined ? undefined : { kind, hidden: false };
  }

  /** Hides the notice over the table, so that the cards below it can be seen and touched. */
  hideNotice(): void {
    this.#notice = this.#notice && { ...this.#notice, hidden: true };
    this.render();
  }

  /** Takes note whether the clock is stopped only because the table is not visible. */
  markUnseen(unseen: boolean): void {
    this.#unseen = unseen;
  }

  /** Begins to print the table in a box, or ends printing. @param paper undefined: the table is on the screen again */
  print(paper: Box | undefined): void {
    this.#paper = paper;
    this.render();
  }

  /** Takes note of a dead end, or of moves that win without decisions, which a search has found in the game on the table. */
  foresee(found: { readonly deadEnd?: DeadEnd; readonly finish?: Finish }): void {
    this.#deadEnd = found.deadEnd ?? this.#deadEnd;
    this.#finish = found.finish ?? this.#finish;
    this.render();
  }

  /** Shows the text and menu items of an adviser; undefined: none. */
  advise(adviser: AdviserView | undefined): void {
    this.#adviser = adviser;
    this.render();
  }
}
