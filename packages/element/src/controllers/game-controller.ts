import { say, type Change, type DealRequest, type Game, type GivenOptions, type Problem, type Seed } from '@patience/core';
import { autoMoves, fail } from '@patience/core/search';
import type { AdviserView } from '../adviser.js';
import { describeDeal } from '../announcements/read-aloud.js';
import { detailOf, fire, type Sheet } from '../events.js';
import { reopen, type Opened } from '../game/dealer.js';
import { brokenRules } from '../game/broken.js';
import { TableSession, type GameListener, type SessionHost } from '../game/table-session.js';
import type { Lookahead } from '../hints/lookahead.js';
import type { Box } from '../layout/fit.js';
import type { Celebration } from '../motion/celebration.js';
import type { Settings } from '../settings.js';
import type { Command } from '../table/commands.js';
import type { Spot } from '../table/spot.js';
import { motionLevelOf, type MotionLevel } from '../view/animator.js';
import { hasSentences } from '../words/index.js';
import { localeAt } from '../words/locale-at.js';
import type { Autoplay } from './autoplay.js';
import { ClockEvents } from './clock-events.js';
import type { AnsweringParts, LazyParts } from './lazy-parts.js';
import { Loader } from './loader.js';
import { dealNewGame } from './new-game.js';
import type { PointerInput } from './pointer-input.js';
import { SizeObserver } from './size-observer.js';
import { withSentence } from '../game/with-sentence.js';

/** The end of a game without a win: lost by its rules, no move left (`stuck`), or no move that leads to anything new (`dead`). */
export type End = 'lost' | 'stuck' | 'dead';

/** Shows games on the table of one element and carries out the requests of page, tools, dialogs and input. */
export class GameController implements SessionHost, GameListener {
  session: TableSession | undefined;
  /** The sheet that is open or about to open over the table. */
  sheet: Sheet | undefined;
  /** Whether the sheet was requested and is not shown yet. */
  sheetOpens = false;
  adviserView: AdviserView | undefined;
  /** The unfinished game that the player left for a new deal. Kept until the first move of the new deal, so that the player can go back. */
  leftGame: Opened | undefined;
  /** The reason why no game can be shown. */
  problem: Problem | undefined;
  /** Text of the live region that screen readers announce. */
  announcement = '';
  /** Whether a game was placed on a table of known size and has not been drawn yet. */
  undrawn = false;
  /** Whether the game is paused only because the table is not visible: then it is resumed when it is visible again. */
  unseen = false;
  /** Size of the table while it is being printed; undefined on the screen. */
  printBox: Box | undefined;
  /** Whether the size of the table changed during a drag, so that the layout must be computed after the drop. */
  layOutLater = false;
  pointer: PointerInput | undefined;
  // The following four functions are set when the lazy chunk is loaded.
  runCommand: ((command: Command) => void) | undefined;
  autoplay: Autoplay | undefined;
  celebration: Celebration | undefined;
  lookahead: Lookahead | undefined;
  /** The notice that is wanted, and whether the player hid it. A different one is shown again. */
  notice: { readonly kind: string; hidden: boolean } | undefined;
  readonly loader: Loader;
  readonly #size: SizeObserver;
  readonly #clock: ClockEvents;

  constructor(
    readonly element: Settings,
    readonly effects: LazyParts,
  ) {
    this.#clock = new ClockEvents(element);
    this.#size = new SizeObserver(element, () => this.layOut());
    this.loader = new Loader(element, this, () => effects.load());
  }

  get game(): Game | undefined {
    return this.session?.game;
  }

  /** The end of the game, if it ended without a win. */
  get end(): End | undefined {
    const { game, lookahead } = this;
    return game?.status === 'lost' ? 'lost' : game?.stuck ? 'stuck' : lookahead?.deadEnd && 'dead';
  }

  get motionLevel(): MotionLevel {
    return motionLevelOf(this.element);
  }

  get focused(): Spot | undefined {
    const activeElement = this.element.shadowRoot?.activeElement;
    return (activeElement && this.session?.view.scene.spotOf(activeElement)) ?? undefined;
  }

  /** Moves the focus to the first tab stop of the table. */
  focusAnywhere(options?: FocusOptions): void {
    this.element.shadowRoot?.querySelector<HTMLElement>('.table button[tabindex="0"]')?.focus(options);
  }

  requestUpdate(): void {
    this.element.requestUpdate();
  }

  /**
   * Deals a new game. The player can go back to an unfinished game until the first move of the new one.
   * @param deal a seed, or a whole deal. By default a random seed, and the options of the current game
   */
  newGame(deal?: Seed | DealRequest): void {
    dealNewGame(this, deal);
  }

  /** Shows the game again that was left for the current deal. */
  goBack(): void {
    if (this.leftGame) this.#open(this.leftGame);
  }

  restart(): void {
    this.interrupt();
    this.guarded(({ game }) => game.restart());
  }

  undo(): boolean {
    this.interrupt();
    return this.guarded(({ game }) => game.undo()) ?? false;
  }

  redo(): boolean {
    this.interrupt();
    return this.guarded(({ game }) => game.redo()) ?? false;
  }

  /** Moves every possible card to the foundations. Returns false when there is none. */
  autoMove(): boolean {
    return (
      this.guarded((session) => {
        const { game } = session;
        const moves = autoMoves(game.table);
        if (moves.length === 0) session.remark(session.describer.words.nothingToAutoMove);
        session.tellsRedo = moves.length > 0 && game.canRedo;
        return moves.length > 0 && session.playMoves(moves);
      }) ?? false
    );
  }

  /** Shows and announces a hint, or a given gesture. Returns the gesture. */
  async hint(given?: readonly string[]): Promise<readonly string[] | undefined> {
    const { element, session } = this;
    if (this.game) fire(element, 'patience-hint', detailOf(this.game, []));
    const parts = await this.fetch();
    await element.updateComplete; // a new deal or position may not be drawn yet
    const isCurrent = (): boolean => this.session === session && element.isConnected;
    if (!parts || !session || !isCurrent()) return undefined;
    return parts.hint(element, session, isCurrent, this.adviserView, given);
  }

  /** Carries out a command as soon as its code is loaded. */
  command(command: Command): void {
    if (this.runCommand) this.runCommand(command);
    else void this.fetch().then(() => this.runCommand?.(command));
  }

  /** Pauses the game. @param unseen only until the table is visible again */
  pause(unseen = false): void {
    this.unseen = unseen;
    this.game?.pause();
    this.#clock.report(this.game);
  }

  resume(): void {
    this.unseen = false;
    this.game?.resume();
    this.#clock.report(this.game);
  }

  /**
   * Opens a saved game of the same variant. If the save is invalid, reports why and keeps the current game. Before a game is on the table, the save waits
   * for it.
   */
  load(save: unknown): boolean {
    if (!this.game) {
      this.loader.early = save;
      return true;
    }
    const opened = reopen(this.game.variant, save);
    if (opened.ok) this.#open(opened.value);
    else this.broken(opened.error);
    return opened.ok;
  }

  /**
   * Opens a sheet over the table.
   * @param sheet undefined closes the open sheet
   * @param options rules that the player chose for the deal to be chosen
   */
  open(sheet: Sheet | undefined, options?: GivenOptions): void {
    const { element } = this;
    if (sheet && !fire(element, 'patience-before-sheet', { sheet, ...(options && { options }) })) return;
    this.sheet = sheet;
    this.sheetOpens = !!sheet;
    this.requestUpdate();
    // Close the dialog instead of removing it: a closed dialog returns the focus to the element that had it.
    if (!sheet) return element.renderRoot.querySelector('dialog')?.close();
    this.autoplay?.stop();
    void this.fetch();
  }

  /** Loads the lazy chunk now. If that fails, closes the sheet and reports the reason to page and player. */
  async fetch(): Promise<AnsweringParts | undefined> {
    const { session } = this;
    const parts = await this.effects.load();
    if (!parts.ok) {
      this.sheet = undefined;
      this.broken(parts.error);
      session?.refuse({ kind: 'refused', reason: parts.error, pile: session.game.piles[0]!.id });
    }
    this.requestUpdate();
    return parts.ok ? parts.value : undefined;
  }

  /** Hides the notice over the table, so that the cards below it can be seen and touched. */
  hideNotice(): void {
    if (this.notice) this.notice.hidden = true;
    this.requestUpdate();
  }

  allows(gesture: readonly string[]): boolean {
    return fire(this.element, 'patience-before-move', { gesture });
  }

  /** Announces a text to screen readers, even when it equals the last announcement. */
  announce(text: string): void {
    this.announcement = text === this.announcement ? `${text}\u00a0` : text;
    this.requestUpdate();
  }

  refused(reason: string, pile: string): void {
    fire(this.element, 'patience-refused', { reason, pile });
  }

  broken(problem: Problem): void {
    this.problem = problem;
    withSentence(problem, this.effects, (worded) => fire(this.element, 'patience-error', worded));
  }

  /** Reports to page and player that the game could not be stored. The game goes on. */
  notKept(): void {
    withSentence(fail('not-kept').error, this.effects, (error) => {
      fire(this.element, 'patience-error', error);
      const text = say(error, localeAt(this.element));
      this.announce(text);
      this.session?.note(text);
    });
  }

  /** Runs code without which the table cannot be shown. Rules that break their contract in it end the game. */
  attempt<T>(act: () => T): T | undefined {
    try {
      return act();
    } catch (error) {
      this.stop(brokenRules(error));
      return undefined;
    }
  }

  changed(change: Change): void {
    const { game, element } = this;
    const detail = detailOf(game!, change.gesture);
    if (change.kind === 'play') {
      this.leftGame = undefined;
      element.guide = false;
    }
    if (change.status !== 'playing') this.autoplay?.stop();
    this.#clock.report(this.game);
    if (change.status === 'won' && change.kind !== 'redo') this.#celebrate();
    // Check the game again after each event: a listener may have dealt a new one, which is neither over nor stuck.
    if (change.kind !== 'clock') fire(element, change.kind === 'play' ? 'patience-move' : `patience-${change.kind}`, detail);
    if (change.status !== 'playing' && this.game === game) fire(element, `patience-${change.status}`, detail);
    if (change.stuck && this.game === game) fire(element, 'patience-stuck', detail);
    this.loader.keep();
  }

  guarded<T>(act: (session: TableSession) => T): T | undefined {
    const { session } = this;
    return session?.guarded(() => act(session));
  }

  /** Ends drags, animations, the celebration and autoplay. */
  interrupt(): void {
    this.pointer?.cancel();
    this.celebration?.skip();
    this.autoplay?.stop();
    this.session?.view.animator.finish();
  }

  /** Shows a game on the table. @param opened undefined when the table is in a sandbox */
  showGame(opened: Opened | undefined): void {
    const { element } = this;
    this.interrupt();
    this.session?.close();
    this.problem = this.sheet = this.leftGame = this.session = this.notice = undefined;
    if (!opened) return;
    const { game } = opened;
    const session = (this.session = new TableSession(opened, localeAt(element), this, this));
    this.#clock.begin(game);
    this.layOut();
    this.undrawn = session.view.picture !== undefined;
    this.announce(describeDeal(session.describer));
    fire(element, 'patience-ready', detailOf(game, []));
    this.effects.prefetch();
  }

  /** Removes the game and shows the problem in the element. Never throws into the page, and reports the same problem once. */
  stop(problem: Problem): void {
    const { session } = this;
    const reported = session && this.problem?.message === problem.message;
    this.interrupt();
    session?.close();
    this.session = undefined;
    this.announcement = '';
    withSentence(problem, this.effects, (worded, late) => {
      // Load the game again: the checks of variants were loaded with the sentences and can name the exact fault.
      if (late && problem.code === 'rules-broken' && !session && hasSentences()) return void this.loader.load();
      if (!this.session && !this.loader.sandbox) this.problem = worded;
      if (!reported) fire(this.element, 'patience-error', worded);
      this.requestUpdate();
    });
    this.requestUpdate();
  }

  /** Computes the layout of the table. During a drag this waits for the drop, so that the card stays on the pointer. */
  layOut(): void {
    const { session, printBox, element } = this;
    const box = printBox ?? this.#size.box;
    this.layOutLater = !printBox && session?.highlights.lifted !== undefined;
    if (this.layOutLater) return;
    this.celebration?.skip();
    if (box) session?.view.layOut(box, { mirror: element.leftHanded, large: element.largeIndex });
  }

  /** Celebrates a won game, as soon as the code for it is loaded and if the game is still on the table. */
  #celebrate(): void {
    const { session } = this;
    const start = (): void => void (session && session === this.session && this.celebration?.start(session.view));
    if (this.celebration) start();
    else void this.effects.load().then(start);
  }

  #open(opened: Opened): void {
    this.showGame(opened);
    this.loader.keep();
  }
}
