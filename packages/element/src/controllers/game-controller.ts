import { say, type Change, type DealRequest, type Game, type Problem, type Seed } from '@patience/core';
import { autoMoves, fail } from '@patience/core/search';
import type { AdviserView } from '../adviser.js';
import { describeDeal } from '../announcements/read-aloud.js';
import { detailOf, fire, type Sheet } from '../events.js';
import { anySeed, openDeal, reopen, type Opened } from '../game/dealer.js';
import { brokenRules } from '../game/broken.js';
import { TableSession, type GameListener, type SessionHost } from '../game/table-session.js';
import { gameRequest } from '../game-request.js';
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
import type { AnsweringParts, LazyParts } from './lazy-parts.js';
import { Loader } from './loader.js';
import type { PointerInput } from './pointer-input.js';
import { SizeObserver } from './size-observer.js';
import { withSentence } from './with-sentence.js';

/** How a game ended for which nothing more can be done but to go back. */
export type End = 'lost' | 'stuck' | 'dead';

/** Puts games onto the table of one element, and does what the page, the tools, the dialogs and the input ask for. */
export class GameController implements SessionHost, GameListener {
  session: TableSession | undefined;
  /** The sheet that lies over the table. */
  sheet: Sheet | undefined;
  /** The sheet was asked for and is not shown yet. */
  sheetOpens = false;
  adviserView: AdviserView | undefined;
  /** The game that was left for the one that lies here, as long as that has not been begun. */
  leftGame: Opened | undefined;
  /** Why there is nothing to play. */
  problem: Problem | undefined;
  /** What screen readers read. */
  announcement = '';
  /** A game that came when the size of the table was known already, and has not been drawn. */
  undrawn = false;
  /** The size in which the table is being printed; undefined: it is on the screen. */
  printBox: Box | undefined;
  /** The table's size has changed while a card was dragged: it is fitted into it once the card is let go. */
  layOutLater = false;
  pointer: PointerInput | undefined;
  // These come with the lazy chunk.
  runCommand: ((command: Command) => void) | undefined;
  autoplay: Autoplay | undefined;
  celebration: Celebration | undefined;
  lookahead: Lookahead | undefined;
  /** The end whose notice was put aside: another end brings the notice back. */
  hiddenEnd: End | undefined;
  readonly loader: Loader;
  readonly #size: SizeObserver;
  /** As it was last reported. */
  #paused = false;

  constructor(
    readonly element: Settings,
    readonly effects: LazyParts,
  ) {
    this.#size = new SizeObserver(element, () => this.layOut());
    this.loader = new Loader(element, this, () => effects.load());
  }

  get game(): Game | undefined {
    return this.session?.game;
  }

  /** How the game ended, if it did without a win. */
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

  /** Gives the focus to the first stop of the keyboard. */
  focusAnywhere(options?: FocusOptions): void {
    this.element.shadowRoot?.querySelector<HTMLElement>('.table button[tabindex="0"]')?.focus(options);
  }

  requestUpdate(): void {
    this.element.requestUpdate();
  }

  /**
   * Deals anew. A game that was begun can be taken up again, until a move is played in the new one.
   * @param deal a seed, or the whole deal; without a seed or deck any deal, without options by the rules on the table
   */
  newGame(deal?: Seed | DealRequest): void {
    const { session, element } = this;
    const wanted: DealRequest = typeof deal === 'object' ? deal : deal === undefined ? {} : { seed: deal };
    const { seed, deck } = wanted;
    if ((!session && this.loader.loading) || !fire(element, 'patience-before-deal', { ...wanted, seed })) return;
    const asked = gameRequest(element);
    const options = wanted.options ?? session?.game.options ?? asked.options;
    if (!session) return void this.loader.load(deal === undefined ? asked : { ...asked, seed, deck, options });
    const { variant } = session.game;
    const dealt = openDeal(variant, { ...asked, seed: seed ?? anySeed(), deck, options, storageKey: undefined });
    if (!dealt.ok) {
      this.broken(dealt.error);
      return this.announce(session.describer.reason(dealt.error));
    }
    const left = session.game.cursor > 0 && session.game.status === 'playing' ? session : undefined;
    this.showGame(dealt.value);
    this.leftGame = left && { game: left.game, fresh: left.fresh };
    if (this.session?.view.picture) this.session.dealing = true;
    this.loader.keep();
  }

  /** Puts the game that was left for this one onto the table again. */
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

  /** Lays everything on the foundations that can go there. False when there is nothing. */
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

  /** Shows and says a good gesture, and returns it. */
  async hint(): Promise<readonly string[] | undefined> {
    const { element } = this;
    if (this.game) fire(element, 'patience-hint', detailOf(this.game, []));
    const parts = await this.fetch();
    const { session, adviserView } = this;
    if (!parts || !session) return undefined;
    return parts.hint(element, session, () => this.session === session, adviserView);
  }

  /** Carries out a command, as soon as the code for it is loaded. */
  command(command: Command): void {
    if (this.runCommand) this.runCommand(command);
    else void this.fetch().then(() => this.runCommand?.(command));
  }

  pause(): void {
    this.game?.pause();
    this.#reportClock();
  }

  resume(): void {
    this.game?.resume();
    this.#reportClock();
  }

  /** Opens a saved game of the same variant. What is wrong with it is reported; the game goes on then. */
  load(save: unknown): boolean {
    if (!this.game) return false;
    const opened = reopen(this.game.variant, save);
    if (opened.ok) this.#open(opened.value);
    else this.broken(opened.error);
    return opened.ok;
  }

  /** Opens a sheet over the table; undefined closes the open one. */
  open(sheet: Sheet | undefined): void {
    const { element } = this;
    if (sheet && !fire(element, 'patience-before-sheet', { sheet })) return;
    this.sheet = sheet;
    this.sheetOpens = !!sheet;
    this.requestUpdate();
    // Closed rather than taken away, a dialog gives the focus back to where it was.
    if (!sheet) return element.renderRoot.querySelector('dialog')?.close();
    this.autoplay?.stop();
    void this.fetch();
  }

  /** Loads the lazy chunk now. Where that fails a sheet stays shut, and page and player are told why. */
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

  /** Puts the notice aside that tells how the game ended: what lies below it is seen, and can be touched. */
  hideNotice(): void {
    this.hiddenEnd = this.end;
    this.requestUpdate();
  }

  allows(gesture: readonly string[]): boolean {
    return fire(this.element, 'patience-before-move', { gesture });
  }

  /** Says something once, also when it was said just before. */
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

  /** The page's storage is full or blocked: page and player are told, and the game goes on. */
  notKept(): void {
    withSentence(fail('not-kept').error, this.effects, (error) => {
      fire(this.element, 'patience-error', error);
      const text = say(error, localeAt(this.element));
      this.announce(text);
      this.session?.note(text);
    });
  }

  /** Does what the table cannot be shown without: rules that break their contract here end the game. */
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
    this.#reportClock();
    if (change.status === 'won' && change.kind !== 'redo') this.#celebrate();
    // A page that hears of it may deal anew: that game is neither over nor stuck.
    if (change.kind !== 'clock') fire(element, change.kind === 'play' ? 'patience-move' : `patience-${change.kind}`, detail);
    if (change.status !== 'playing' && this.game === game) fire(element, `patience-${change.status}`, detail);
    if (change.stuck && this.game === game) fire(element, 'patience-stuck', detail);
    this.loader.keep();
  }

  guarded<T>(act: (session: TableSession) => T): T | undefined {
    const { session } = this;
    return session?.guarded(() => act(session));
  }

  /** Ends what moves, drags or plays by itself. */
  interrupt(): void {
    this.pointer?.cancel();
    this.celebration?.skip();
    this.autoplay?.stop();
    this.session?.view.animator.finish();
  }

  /** A game comes onto the table; undefined: the table is in a sandbox. */
  showGame(opened: Opened | undefined): void {
    const { element } = this;
    this.interrupt();
    this.session?.close();
    this.problem = this.sheet = this.leftGame = this.session = this.hiddenEnd = undefined;
    if (!opened) return;
    const { game } = opened;
    const session = (this.session = new TableSession(opened, localeAt(element), this, this));
    this.#paused = game.paused;
    this.layOut();
    this.undrawn = session.view.picture !== undefined;
    this.announce(describeDeal(session.describer));
    fire(element, 'patience-ready', detailOf(game, []));
    this.effects.prefetch();
  }

  /** There is nothing to play: says so in the element, never by throwing into the page, and once. */
  stop(problem: Problem): void {
    const { session } = this;
    const reported = session && this.problem?.message === problem.message;
    this.interrupt();
    session?.close();
    this.session = undefined;
    withSentence(problem, this.effects, (worded, late) => {
      // The checks of variants have come with the sentences: they name the fault exactly.
      if (late && problem.code === 'rules-broken' && !session && hasSentences()) return void this.loader.load();
      if (!this.session && !this.loader.sandbox) this.problem = worded;
      if (!reported) fire(this.element, 'patience-error', worded);
      this.requestUpdate();
    });
    this.requestUpdate();
  }

  /** Fits the table into its place. A card that is dragged stays on its pointer: that waits until it is let go. */
  layOut(): void {
    const { session, printBox, element } = this;
    const box = printBox ?? this.#size.box;
    this.layOutLater = !printBox && session?.highlights.lifted !== undefined;
    if (this.layOutLater) return;
    this.celebration?.skip();
    if (box) session?.view.layOut(box, { mirror: element.leftHanded, large: element.largeIndex });
  }

  /** Celebrates at once, or as soon as the code for it is loaded, as long as the game still lies there. */
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

  /** Reports when the clock has been stopped or goes on again, also by a move or because nobody could see the game. */
  #reportClock(): void {
    const { game } = this;
    if (!game || game.paused === this.#paused) return;
    this.#paused = game.paused;
    fire(this.element, game.paused ? 'patience-pause' : 'patience-resume', detailOf(game, []));
    this.requestUpdate();
  }
}
