import { say, type DealRequest, type Game, type GivenOptions, type Problem, type Seed } from '@patience/core';
import { autoMoves, fail } from '@patience/core/internals';
import { fire, type Sheet } from '../events.js';
import { brokenRules } from '../game/broken.js';
import { anySeed, openDeal, type Opened } from '../game/dealer.js';
import { dealOf, gameRequest, type GameRequest } from '../game-request.js';
import { Loader, type LoaderHost } from './loader.js';
import { TableSession, type SessionHost } from '../game/table-session.js';
import { describeDeal } from '../names/read-aloud.js';
import type { Settings } from '../settings.js';
import { AdoptedStyles } from '../styles/adopted-styles.js';
import type { Spot } from '../table/spot.js';
import { motionLevelOf, type MotionLevel } from '../view/animator.js';
import { SizeObserver } from '../view/size-observer.js';
import { localeAt } from '../words/locale-at.js';
import type { FeatureLoader } from './feature-loader.js';
import { PageEvents, type EventSource } from './page-events.js';
import { Positions } from './positions.js';
import { PuzzleWatch } from './puzzle-watch.js';
import type { TableFeatures } from './table-features.js';
import { TableState } from './table-state.js';

/** Cause of an interruption of input and motion: a change of the game, or the player's Escape, which leaves the picture of a won game alone. */
export type Interruption = 'change' | 'escape';

/** Actions of player, page and features on the table of one element. */
export class TableActions implements SessionHost, LoaderHost, EventSource {
  readonly state: TableState;
  readonly loader: Loader;
  readonly events: PageEvents;
  readonly positions: Positions;
  readonly puzzle: PuzzleWatch;
  readonly styles: AdoptedStyles;
  readonly #size: SizeObserver;
  readonly #interrupted = new Set<(by: Interruption) => void>();
  /** Whether the layout must be computed after the drop of the lifted cards. */
  #layOutLater = false;

  constructor(
    readonly element: Settings,
    readonly features: FeatureLoader<TableFeatures>,
  ) {
    this.state = new TableState(() => element.requestUpdate());
    this.puzzle = new PuzzleWatch(this);
    this.events = new PageEvents(this);
    this.positions = new Positions(this);
    this.styles = new AdoptedStyles(element);
    this.#size = new SizeObserver(element, () => this.layOut());
    this.loader = new Loader(element, this);
  }

  get game(): Game | undefined {
    return this.state.game;
  }

  get motionLevel(): MotionLevel {
    return motionLevelOf(this.element);
  }

  get focused(): Spot | undefined {
    const activeElement = this.element.shadowRoot?.activeElement;
    return (activeElement && this.state.session?.view.scene.spotOf(activeElement)) ?? undefined;
  }

  /** Focuses the table, also one in a sandbox. */
  focus(options?: FocusOptions): void {
    const { sandbox } = this.loader;
    if (sandbox) sandbox.focus(options);
    else this.focusAnywhere(options);
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
    const { state, element, loader } = this;
    const { session } = state;
    const wanted = dealOf(deal);
    const { seed, deck } = wanted;
    if ((!session && loader.loading) || !fire(element, 'patience-before-deal', { ...wanted, seed })) return;
    const asked = gameRequest(element);
    const request = { ...asked, seed, deck, options: wanted.options ?? session?.game.options ?? asked.options, savedGame: undefined };
    if (session) this.#dealInstead(session, request);
    else void loader.load(deal == null ? asked : request);
  }

  /** Deals a new game in place of the one on the table. */
  #dealInstead({ game, fresh, describer }: TableSession, request: GameRequest): void {
    const { state, loader } = this;
    const dealt = openDeal(game.variant, { ...request, seed: request.seed ?? anySeed(), storageKey: undefined });
    if (!dealt.ok) {
      this.broken(dealt.error);
      return this.announce(describer.reason(dealt.error));
    }
    this.showGame(dealt.value);
    state.keepLeft(game.cursor > 0 && game.status === 'playing' ? { game, fresh } : undefined);
    if (state.session?.view.picture) state.session.dealing = true;
    loader.store();
  }

  /** Shows the game again that was left for the current deal. */
  goBack(): void {
    if (this.state.leftGame) this.reopened(this.state.leftGame);
  }

  restart(): void {
    this.interrupt();
    this.#guarded(({ game }) => game.restart());
  }

  undo(): boolean {
    this.interrupt();
    return this.#guarded(({ game }) => game.undo()) ?? false;
  }

  redo(): boolean {
    this.interrupt();
    return this.#guarded(({ game }) => game.redo()) ?? false;
  }

  /** Goes to the position after so many gestures; −1 or Infinity for the last one. Returns false when there are not so many. */
  goTo(cursor: number): boolean {
    this.interrupt();
    const isLast = cursor === -1 || cursor === Infinity;
    return this.#guarded(({ game }) => game.goTo(isLast ? game.gestures.length : cursor)) ?? false;
  }

  /** Moves every possible card to the foundations. Returns false when there is none. */
  autoMove(): boolean {
    return (
      this.#guarded((session) => {
        const { game } = session;
        const moves = autoMoves(game.table);
        if (moves.length === 0) session.remark(session.describer.words.nothingToAutoMove);
        session.announceRedoGone = moves.length > 0 && game.canRedo;
        return moves.length > 0 && session.playMoves(moves);
      }) ?? false
    );
  }

  /** Shows and announces a hint, or a given gesture. Returns the gesture; undefined when there is none, or when the game has ended. */
  async hint(given?: readonly string[]): Promise<readonly string[] | undefined> {
    const { element, state } = this;
    const { session } = state;
    if (session?.game.status !== 'playing') return undefined;
    this.events.tell('hint', session.game);
    const features = await this.fetchFeatures();
    await element.updateComplete; // a new deal or position may not be drawn yet
    const isCurrent = (): boolean => state.session === session && element.isConnected;
    if (!features || !session || !isCurrent()) return undefined;
    return features.hint(element, session, isCurrent, state.adviser, given);
  }

  /** Pauses the game. @param unseen only until the table is visible again */
  pause(unseen = false): void {
    this.state.markUnseen(unseen);
    this.game?.pause();
    this.events.clock(this.game);
  }

  resume(): void {
    this.state.markUnseen(false);
    this.game?.resume();
    this.events.clock(this.game);
  }

  /**
   * Opens a sheet over the table.
   * @param sheet undefined closes the open sheet
   * @param options rules that the player chose for the deal to be chosen
   */
  open(sheet: Sheet | undefined, options?: GivenOptions): void {
    const { element } = this;
    if (sheet && !fire(element, 'patience-before-sheet', { sheet, ...(options && { options }) })) return;
    this.state.openSheet(sheet);
    // Close the dialog instead of removing it: a closed dialog returns the focus to the element that had it.
    if (!sheet) return element.renderRoot.querySelector('dialog')?.close();
    this.stopAutoplay();
    void this.fetchFeatures();
  }

  /** Loads the features now. If that fails, reports the reason. */
  async fetchFeatures(): Promise<TableFeatures | undefined> {
    const features = await this.features.load();
    if (features.ok) return features.value;
    this.reportMissing(features.error);
    return undefined;
  }

  /** Closes the sheet of a feature that could not be loaded, and reports the reason to page and player. */
  reportMissing(problem: Problem): void {
    const { session } = this.state;
    this.state.openSheet(undefined);
    this.broken(problem);
    session?.refuse({ kind: 'refused', reason: problem, pile: session.game.piles[0]!.id });
  }

  announce(text: string): void {
    this.state.announce(text);
  }

  /** Takes note of a problem of the game on the table, and reports it to the page. The game goes on. */
  broken(problem: Problem): void {
    this.state.fail(problem);
    fire(this.element, 'patience-error', problem);
  }

  /** Reports to page and player that the game could not be stored. The game goes on. */
  notKept(): void {
    const { error } = fail('not-kept');
    fire(this.element, 'patience-error', error);
    const text = say(error, localeAt(this.element));
    this.announce(text);
    this.state.session?.note(text);
  }

  /** Runs code without which the table cannot be shown. Rules that break their contract in it end the game. */
  attempt<T>(act: () => T): T | undefined {
    try {
      return act();
    } catch (error) {
      this.stop(brokenRules(error, this.game));
      return undefined;
    }
  }

  stopAutoplay(): void {
    this.features.loaded?.autoplay.stop();
  }

  /** Calls a function whenever input and motion have to end: before the game changes, and on Escape. */
  onInterrupt(act: (by: Interruption) => void): void {
    this.#interrupted.add(act);
  }

  /** Ends drags, animations, the celebration and autoplay. */
  interrupt(by: Interruption = 'change'): void {
    for (const act of this.#interrupted) act(by);
    if (by === 'change') this.state.session?.view.animator.finish();
  }

  showRequested(opened: Opened | undefined): void {
    this.events.as('page', () => this.showGame(opened));
  }

  /** Shows a game on the table. @param opened undefined when the table is in a sandbox */
  showGame(opened: Opened | undefined): void {
    const { element, state } = this;
    this.interrupt();
    state.session?.close();
    const session = opened && new TableSession(opened, localeAt(element), this, this.events);
    state.show(session);
    if (!session) return;
    this.events.begin(session.game);
    this.layOut();
    state.markUndrawn(session.view.picture !== undefined);
    this.announce(describeDeal(session.describer));
    this.events.ready(session.game);
    this.features.prefetch();
  }

  /** Removes the game and shows the problem in the element. Never throws into the page, and reports the same problem once. */
  stop(problem: Problem): void {
    const { state } = this;
    const reported = state.session && state.problem?.message === problem.message;
    this.interrupt();
    state.session?.close();
    state.clear();
    if (!this.loader.sandbox) state.fail(problem);
    if (!reported) fire(this.element, 'patience-error', problem);
  }

  /** Computes the layout of the table. */
  layOut(): void {
    const { state, element } = this;
    const { session, paper } = state;
    // During a drag this waits for the drop, so that the card stays on the pointer.
    this.#layOutLater = !paper && session?.highlights.lifted !== undefined;
    if (this.#layOutLater) return;
    this.features.loaded?.celebration.skip();
    this.features.loaded?.demo.stop();
    const box = paper ?? this.#size.box;
    if (!box || !session) return;
    const hasGuide = element.guide && !element.viewOnly && session.game.cursor === 0;
    session.view.layOut(box, { mirror: element.leftHanded, large: element.largeIndex }, hasGuide);
  }

  /** Computes the layout again if it waits for a drop. Called after each rendering. */
  catchUp(): void {
    if (this.#layOutLater && !this.state.session?.highlights.lifted) this.layOut();
  }

  /** Celebrates a won game, as soon as the code for it is loaded and if the game is still on the table. */
  celebrate(): void {
    const { session } = this.state;
    this.features.use((features) => {
      if (session && session === this.state.session) void features?.celebration.start(session.view);
    });
  }

  #guarded<T>(act: (session: TableSession) => T): T | undefined {
    const { session } = this.state;
    return session?.guarded(() => act(session));
  }

  /** Shows a game that continues, and stores it. */
  reopened(opened: Opened): void {
    this.showGame(opened);
    this.loader.store();
  }
}
