import type { DealRequest, Game, LanguageTag, SavedGame, Seed, Status } from '@patience/core';
import { html, isServer, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { readTable } from './announcements/read-aloud.js';
import { GameController } from './controllers/game-controller.js';
import { PictureLoader } from './controllers/picture-loader.js';
import { deckOf, pictures } from './faces/pictured.js';
import { seedOf } from './game/dealer.js';
import type { TableSession } from './game/table-session.js';
import { equip } from './equip.js';
import { gameTemplate, messageOf } from './game-template.js';
import { TableInput } from './input/table-input.js';
import { LazyLoader } from './lazy-loader.js';
import { Settings } from './settings.js';
import type { GameSnapshot } from './snapshot.js';
import { AdoptedStyles } from './styles/adopted-styles.js';
import { hostStyles } from './styles/host.js';
import { tableStyles } from './styles/table.js';
import { toolStyles } from './styles/tools.js';
import type { Command } from './table/commands.js';
import { sizeTable } from './view/size-table.js';
import { States } from './view/states.js';
import { missingWords, spokenIn } from './words/index.js';
import { localeAt } from './words/locale-at.js';

/**
 * A patience: the table, the hands and the voice of any variant.
 *
 * @tag patience-game
 * @attr {string} lang - Language of the table: `en` or `de`. Absent: the language of the nearest ancestor with `lang`, else the browser's.
 * @slot - Shown until the element is defined, and by browsers that run no scripts: a link or the rules.
 * @slot header - Above the table.
 * @slot footer - Below everything.
 *
 * @csspart box - The whole element.
 * @csspart table - The table.
 * @csspart pile - A pile.
 * @csspart card - A card that lies face up.
 * @csspart chosen - The chosen card.
 * @csspart back - A card that lies face down.
 * @csspart slot - An empty place.
 * @csspart count - Cards left in the stock, how often it is turned over again, or how many a pile hides.
 * @csspart toolbar - The bar of tools.
 * @csspart tool - A button in it.
 * @csspart tool-undo - The one that takes back.
 * @csspart tool-redo - The one that plays again.
 * @csspart tool-hint - The one for a hint.
 * @csspart tool-automove - The button “Auto-move”.
 * @csspart tool-newdeal - The one for a new game.
 * @csspart tool-more - The one for the menu.
 * @csspart tool-play - The one that plays the end by itself.
 * @csspart tool-stop - The one that ends that.
 * @csspart button - A button of words.
 * @csspart status - Points and time.
 * @csspart notice - The bar that tells how it stands.
 * @csspart remark - What the solver says, quietly.
 * @csspart bubble - A sentence beside a pile: why something is not allowed, or a hint.
 * @csspart guide - Three lines for who plays this for the first time.
 * @csspart sheet - The menu, the help and the rules.
 * @csspart sandbox - The box around a table in a sandbox.
 * @csspart sandbox-label - The words in it that say that the game is by a third party.
 * @csspart message - What is wrong.
 *
 * @cssproperty --patience-table - Colour of the table.
 * @cssproperty --patience-on-table - Colour of the writing on it.
 * @cssproperty --patience-card - Colour of a card.
 * @cssproperty --patience-red - Colour of the red suits.
 * @cssproperty --patience-black - Colour of the black suits.
 * @cssproperty --patience-light - Light on the table: an image.
 * @cssproperty --patience-texture - Texture of the table: one or several images.
 * @cssproperty --patience-back - Colour of the backs.
 * @cssproperty --patience-pattern - Pattern of the backs: layers of a background.
 * @cssproperty --patience-mark - Lines and signs of empty places.
 * @cssproperty --patience-choice - Colour of a chosen card.
 * @cssproperty --patience-glow - Line around possible places.
 * @cssproperty --patience-notice-left - Visibility of the part `notice-left` of a table in a sandbox, which the page's style sheets do not reach.
 * @cssproperty --patience-font - Font of tools and messages.
 *
 * @cssState playing - A game is being played.
 * @cssState won - The game has come out.
 * @cssState lost - The game cannot come out.
 * @cssState stuck - No move is left.
 * @cssState paused - The clock stands.
 * @cssState dragging - A card is being dragged.
 * @cssState loading - The variant is being loaded.
 * @cssState error - There is nothing to play.
 */
export class PatienceGame extends Settings {
  static override readonly styles = [hostStyles, tableStyles, toolStyles];

  readonly #lazy = new LazyLoader((chunk) => equip(this.controller, this.input, this.#styles, chunk));
  /** @internal */
  readonly controller: GameController = new GameController(this, this.#lazy);
  /** @internal */
  readonly input: TableInput = new TableInput(this.controller, () => void this.#lazy.load());
  readonly #styles = new AdoptedStyles(this);
  readonly #pictures = new PictureLoader(this.controller, this.#styles);
  readonly #states: States;
  #languages: MutationObserver | undefined;
  /** Where the focus was before the last drawing. */
  #focus: 'card' | 'other' | undefined;

  constructor() {
    super();
    this.#states = new States(isServer ? undefined : this.attachInternals());
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang') this.requestUpdate();
  }

  protected override createRenderRoot(): ShadowRoot {
    const root = this.shadowRoot ?? this.attachShadow((this.constructor as typeof PatienceGame).shadowRootOptions);
    this.#styles.adopt();
    return root;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (isServer) return;
    const { ownerDocument, controller } = this;
    this.#languages = new MutationObserver(() => this.requestUpdate());
    this.#languages.observe(ownerDocument, { subtree: true, attributeFilter: ['lang'] });
    this.requestUpdate();
    controller.loader.arrive();
    controller.adviserView?.arrive();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    const { controller } = this;
    this.#languages?.disconnect();
    controller.loader.leave();
    controller.adviserView?.leave();
    controller.pointer?.cancel();
    controller.session?.leave();
    // In another place it would come back without being modal.
    if (controller.sheet) controller.open(undefined);
  }

  /** The element has come to another document: a frame, a pop-up window, picture-in-picture. */
  adoptedCallback(): void {
    this.#styles.adopt();
  }

  /** The element was moved by `moveBefore`: sheets stay open, and a dragged card stays on its pointer. */
  connectedMoveCallback(): void {
    this.requestUpdate(); // another language may be spoken there
  }

  /** @internal */
  get session(): TableSession | undefined {
    return this.controller.session;
  }

  /** The session: gestures, undo, clock. Undefined until the variant is there. */
  get game(): Game | undefined {
    return this.controller.game;
  }

  /** The game as it lies on the table: the same as `game`, or in a sandbox what the module states. */
  get snapshot(): GameSnapshot | undefined {
    return this.game;
  }

  /** `playing`, `won` or `lost`. */
  get status(): Status | undefined {
    return this.game?.status;
  }

  /** Points, when the patience counts any. */
  get score(): number | undefined {
    return this.controller.attempt(() => this.game?.score);
  }

  /** The deal on the table: its seed, unless it was given as a deck. */
  get dealNumber(): Seed | undefined {
    return this.game && seedOf(this.game);
  }

  /** The language spoken here: from `lang`, the nearest ancestor's, or the browser's. */
  get locale(): LanguageTag {
    return localeAt(this);
  }

  /**
   * Deals anew. The player can go back to a game that was begun, until a move is played in the new one.
   * @param deal a seed, or a deal with its own options; without a seed or deck any deal, without options by the rules on the table
   */
  newGame(deal?: Seed | DealRequest): void {
    this.controller.newGame(deal);
  }

  /** Begins the same deal again. */
  restart(): void {
    this.controller.restart();
  }

  /** Takes the last gesture back. */
  undo(): boolean {
    return this.controller.undo();
  }

  /** Plays the gesture again that was taken back. */
  redo(): boolean {
    return this.controller.redo();
  }

  /** Plays a gesture in notation: `t3>t5*2`, `turn`. False when it is not allowed. */
  play(gesture: string | readonly string[]): boolean {
    const moves = [gesture].flat().map(String);
    return moves.length > 0 && (this.session?.play(moves) ?? false);
  }

  /** Lays everything on the foundations that can go there. False when there is nothing. */
  autoMove(): boolean {
    return this.controller.autoMove();
  }

  /** Shows and says a good gesture, and returns it. */
  async hint(): Promise<readonly string[] | undefined> {
    return this.controller.hint();
  }

  /** Gives the focus to the table: to the card or place at which the keyboard stands. Without a game nothing happens. */
  override focus(options?: FocusOptions): void {
    const { sandbox } = this.controller.loader;
    if (sandbox) sandbox.focus(options);
    else this.controller.focusAnywhere(options);
  }

  /** Stops the clock until `resume` or the next move. */
  pause(): void {
    this.controller.pause();
  }

  /** Lets the clock go on. */
  resume(): void {
    this.controller.resume();
  }

  /** The game as plain data for JSON. */
  save(): SavedGame | undefined {
    return this.game?.save();
  }

  /** Opens a saved game of the same variant. What is wrong with it comes as `patience-error`; the game goes on then. */
  load(save: unknown): boolean {
    return this.controller.load(save);
  }

  /** The whole table as text. */
  readTable(): string {
    return this.controller.attempt(() => this.session && readTable(this.session.describer)) ?? '';
  }

  /**
   * Does what a key or a button asks for. What is no command does nothing.
   * @param command `undo`, `redo`, `hint`, `autoMove`, `act` (turns or deals), `pause` (or goes on), `release`; a sheet: `new`, `deal`,
   * `more`, `rules`, `help`, `find`; or a question: `table`, `moves`, `column`, `card`
   */
  command(command: Command): void {
    this.controller.command(command);
  }

  /** A deal is drawn in a task of its own: together with what asked for it, a phone would stumble. */
  protected override scheduleUpdate(): Promise<void> | undefined {
    if (this.controller.undrawn) return new Promise((wake) => setTimeout(wake)).then(() => this.performUpdate());
    this.performUpdate();
    return undefined;
  }

  protected override performUpdate(): void {
    this.controller.attempt(() => super.performUpdate());
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (isServer) return;
    const { controller, session, locale, speech } = this;
    const { loader } = controller;
    if (!this.hasUpdated || (['variant', 'src', 'recipe', 'sandbox', 'seed', 'deck', 'options'] as const).some((name) => changed.has(name)))
      void loader.load();
    else if (changed.has('autosave')) loader.changeStorageKey();
    const german = deckOf(this.faces) && pictures();
    const as = session?.describer;
    if (as && (as.locale !== locale || as.german !== german || as.speech !== speech)) {
      if (missingWords(locale)) void loader.learn().then(() => this.requestUpdate());
      else session.speak(locale, german, speech);
    }
    if (changed.has('largeIndex') || changed.has('leftHanded')) controller.layOut();
    const { activeElement } = this.shadowRoot!;
    this.#focus = activeElement?.closest('.table button') ? 'card' : activeElement ? 'other' : undefined;
    controller.adviserView?.look();
  }

  protected override updated(): void {
    const { controller, session } = this;
    const { loader, problem } = controller;
    const lazy = this.#lazy.loaded;
    if (controller.layOutLater && !session?.highlights.lifted) controller.layOut();
    controller.undrawn = false;
    this.#states.show(session?.game ?? loader.sandbox?.state, {
      loading: loader.loading,
      error: !session && problem !== undefined,
      dragging: session?.highlights.lifted !== undefined,
    });
    const dialog = this.renderRoot.querySelector('dialog');
    if (dialog && controller.sheetOpens && this.isConnected) {
      controller.sheetOpens = false;
      if (!dialog.open) dialog.showModal();
      lazy?.positionMenu(dialog, this.renderRoot.querySelector(`[part~=tool-${controller.sheet === 'new' ? 'newdeal' : 'more'}]`));
    }
    if (!session?.view.picture) return;
    this.#pictures.look();
    sizeTable(this.renderRoot, session.view);
    lazy?.positionWords(this.renderRoot, session);
    const pile = session.settle();
    if (!this.#focus || session.highlights.lifted) return;
    if (pile !== undefined && this.#focus === 'card') session.view.focus({ pile, depth: 0 });
    else if (!this.shadowRoot!.activeElement) controller.focusAnywhere();
  }

  protected override render(): TemplateResult {
    const { controller, session, locale } = this;
    const { input } = this;
    const lazy = this.#lazy.loaded;
    const problem = session ? undefined : controller.problem;
    const lang = spokenIn(session?.describer.locale ?? locale);
    const [spoken, direction] = session ? [lang, 'ltr'] : [nothing, nothing];
    return html`<div class="box" part="box" @keydown=${input.keydown} @keyup=${input.keyup}>
      <slot name="header"></slot>
      <div class="rooms" lang=${spoken} dir=${direction}>
        ${controller.loader.sandbox?.box ?? (session ? gameTemplate(controller, session, input, lazy) : html`<div class="scroller tall">${problem ? nothing : html`<slot></slot>`}</div>`)}
        ${problem ? html`<div class="problem" part="message" role="alert" lang=${lang} dir="auto">${messageOf(problem, locale)}</div>` : nothing}
      </div>
      <slot name="footer"></slot>
      <div class="sr" role="status" lang=${lang} dir="auto">${controller.announcement}</div>
      <div lang=${lang} dir="auto">${session && lazy?.sheetTemplate(controller, session)}</div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'patience-game': PatienceGame;
  }
}
