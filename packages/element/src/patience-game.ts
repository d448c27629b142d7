import { say, type Change, type Game, type Locale, type Problem, type SavedGame, type Seed, type Status } from '@patience/core';
import { allUp, fail, formatMove } from '@patience/core/search';
import { html, isServer, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { brokenRules } from './game/broken.js';
import { obey } from './input/commands.js';
import { anySeed, openDeal, reopen, type Opened } from './game/dealer.js';
import { detailOf, fire, type Sheet } from './events.js';
import type { AdviserView } from './adviser.js';
import type { Box } from './layout/fit.js';
import { deckOf, pictures } from './faces/pictured.js';
import type { Drag } from './input/drag.js';
import { Keyboard } from './input/keyboard.js';
import type { Command, Question } from './table/commands.js';
import { Taps } from './input/taps.js';
import { PageKeys } from './input/page-keys.js';
import type { UsedKeys } from './input/used-keys.js';
import { Parts } from './controllers/lazy-loader.js';
import { Room } from './controllers/size-observer.js';
import type { Deferred } from './toolbox.js';
import type { Liveliness } from './view/motion.js';
import { Celebration } from './motion/celebration.js';
import type { Autoplay } from './controllers/autoplay.js';
import type { Lookahead } from './hints/lookahead.js';
import { Loader } from './game/loader.js';
import { TableSession } from './game/table-session.js';
import { Settings } from './settings.js';
import type { GameSnapshot } from './snapshot.js';
import { readTable, tellDealt } from './announcements/read-aloud.js';
import { States } from './view/states.js';
import { hostStyles } from './styles/host.js';
import { tableStyles } from './styles/table.js';
import { toolStyles } from './styles/tools.js';
import { dress, gameTemplate } from './view/whole.js';
import { localeOf, missingWords, spokenIn, wordsOf } from './words/index.js';
import type { Spot } from './table/spot.js';
import { wantedOf } from './game-request.js';

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
 * @csspart tool-up - The one that lays everything up.
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

  /** @internal */
  session: TableSession | undefined;
  /** @internal */
  sheet: Sheet | undefined;
  /** @internal */
  adviserView: AdviserView | undefined;
  /** @internal The game that was left for the one that lies here, as long as that has not been begun. */
  former: Opened | undefined;
  /** @internal Once the part with it is there. */
  autoplay: Autoplay | undefined;
  /** @internal Once the part with it is there. */
  lookahead: Lookahead | undefined;
  /** @internal */
  readonly celebration = new Celebration(this);
  /** @internal */
  readonly keyboard = new Keyboard(this);
  /** @internal Once the part with it is there. */
  keys: UsedKeys | undefined;
  /** @internal */
  readonly tapInput = new Taps(this);
  /** @internal Once the part with it is there. */
  drag: Drag | undefined;
  #languages: MutationObserver | undefined;
  readonly #states: States;
  readonly #room = new Room(this, () => this.layOut());
  readonly #parts = new Parts(this);
  readonly #loader = new Loader(
    this,
    (opened) => this.#seat(opened),
    (problem) => this.#stop(problem),
  );
  #problem: Problem | undefined;
  #said = '';
  /** As it was last told. */
  #paused = false;
  /** A game that came when the room was known already, and has not been drawn. */
  #undrawn = false;
  /** A sheet was asked for and is not there yet. Once: who has closed it is told later, and may be drawn before. */
  #opens = false;
  /** @internal The size in which the table is being printed; undefined: it is on the screen. */
  paper: Box | undefined;
  /** The table's place has changed while a card was dragged: it is fitted into it once the card is let go. */
  #unfitted = false;
  /** Where the focus was before the last drawing. */
  #focus: 'card' | 'other' | undefined;

  constructor() {
    super();
    new PageKeys(this, this.keyboard.press);
    this.#states = new States(isServer ? undefined : this.attachInternals());
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang') this.requestUpdate();
  }

  protected override createRenderRoot(): ShadowRoot {
    const root = this.shadowRoot ?? this.attachShadow((this.constructor as typeof PatienceGame).shadowRootOptions);
    this.#parts.dress();
    return root;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (isServer) return;
    const { ownerDocument } = this;
    this.#languages = new MutationObserver(() => this.requestUpdate());
    this.#languages.observe(ownerDocument, { subtree: true, attributeFilter: ['lang'] });
    this.requestUpdate();
    this.#loader.arrive();
    this.adviserView?.arrive();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#languages?.disconnect();
    this.#loader.leave();
    this.adviserView?.leave();
    this.drag?.cancel();
    this.session?.leave();
    // In another place it would come back without being modal.
    if (this.sheet) this.open(undefined);
  }

  /** The element has come to another document: a frame, a pop-up window, picture-in-picture. */
  adoptedCallback(): void {
    this.#parts.dress();
  }

  /** The element was moved by `moveBefore`: sheets stay open, and a dragged card stays on its pointer. */
  connectedMoveCallback(): void {
    this.requestUpdate(); // another language may be spoken there
  }

  /** The session: gestures, undo, clock. Undefined until the variant is there. */
  get game(): Game | undefined {
    return this.session?.game;
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
    return this.attempt(() => this.game?.score);
  }

  /** The deal on the table: its seed, unless it was given as a deck. */
  get dealNumber(): Seed | undefined {
    const source = this.game?.source;
    return source && 'seed' in source ? source.seed : undefined;
  }

  /** The language spoken here: from `lang`, the nearest ancestor's, or the browser's. */
  get locale(): Locale {
    let near = this.closest<HTMLElement>('[lang]');
    // No instanceof: a shadow root of another document is one of another class.
    for (let root = this.getRootNode(); !near && 'host' in root; root = (root as ShadowRoot).host.getRootNode())
      near = (root as ShadowRoot).host.closest<HTMLElement>('[lang]');
    return localeOf(near?.lang || globalThis.navigator?.language || 'en');
  }

  /** @internal What is loaded once a game lies on the table. */
  get deferred(): Deferred | undefined {
    return this.#parts.deferred;
  }

  /** @internal Answers a press of a pointer on the table. */
  get pressed(): (event: PointerEvent) => void {
    return (this.drag ?? this.#parts.earlyPress).down;
  }

  /** @internal */
  get liveliness(): Liveliness {
    if (this.motion === 'none') return 'none';
    return this.ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'still' : 'full';
  }

  /** Deals anew: the deal of this seed, or any. */
  newGame(seed?: Seed): void {
    const { session } = this;
    if ((!session && this.#loader.loading) || !fire(this, 'patience-before-deal', { seed })) return;
    const wanted = wantedOf(this);
    if (!session) return void this.#loader.load(seed === undefined ? wanted : { ...wanted, seed, deck: undefined });
    const { variant, options } = session.game;
    const dealt = openDeal(variant, { ...wanted, seed: seed ?? anySeed(), deck: undefined, shelf: undefined, options });
    if (!dealt.ok) {
      this.broken(dealt.error);
      return this.announce(session.pileNames.reason(dealt.error));
    }
    const left = session.game.cursor > 0 && session.game.status === 'playing' ? session : undefined;
    this.#seat(dealt.value);
    this.former = left && { game: left.game, fresh: left.fresh };
    if (this.session?.picture) this.session.dealing = true;
    this.#loader.keep();
  }

  /** @internal The game that was left for this one lies here again. */
  goBack(): void {
    if (!this.former) return;
    this.#seat(this.former);
    this.#loader.keep();
  }

  /** Begins the same deal again. */
  restart(): void {
    this.#interrupt();
    this.#guarded(({ game }) => game.restart());
  }

  /** Takes the last gesture back. */
  undo(): boolean {
    this.#interrupt();
    return this.#guarded(({ game }) => game.undo()) ?? false;
  }

  /** Plays the gesture again that was taken back. */
  redo(): boolean {
    this.#interrupt();
    return this.#guarded(({ game }) => game.redo()) ?? false;
  }

  /** Plays a gesture in notation: `t3>t5*2`, `turn`. False when it is not allowed. */
  play(gesture: string | readonly string[]): boolean {
    const moves = [gesture].flat().map(String);
    return moves.length > 0 && (this.session?.play(moves) ?? false);
  }

  /** Lays everything on the foundations that can go there. False when there is nothing. */
  allUp(): boolean {
    return (
      this.#guarded((session) => {
        const { game } = session;
        const { table } = game;
        const moves = allUp(table).map((move) => formatMove(table, move));
        if (moves.length === 0) this.remark(session.pileNames.words.nothingUp);
        session.tellsRedo = moves.length > 0 && game.canRedo;
        return moves.length > 0 && session.play(moves);
      }) ?? false
    );
  }

  /** Shows and says a good gesture, and returns it. */
  async hint(): Promise<readonly string[] | undefined> {
    if (this.game) fire(this, 'patience-hint', detailOf(this.game, []));
    return (await this.#parts.fetch())?.hint(this);
  }

  /** @internal Says, and shows, what a player asks for. */
  async answer(question: Question): Promise<void> {
    const { session } = this;
    const fetched = await this.#parts.fetch();
    const { focused } = this;
    if (session && session === this.session) this.#guarded(() => fetched?.answer(this, session, question, focused));
  }

  /** Gives the focus to the table: to the card or place at which the keyboard stands. Without a game nothing happens. */
  override focus(options?: FocusOptions): void {
    const { sandbox } = this.#loader;
    if (sandbox) sandbox.focus(options);
    else this.keyboard.focusAnywhere(options);
  }

  /** Stops the clock until `resume` or the next move. */
  pause(): void {
    this.game?.pause();
    this.#tellClock();
  }

  /** Lets the clock go on. */
  resume(): void {
    this.game?.resume();
    this.#tellClock();
  }

  /** The game as plain data for JSON. */
  save(): SavedGame | undefined {
    return this.game?.save();
  }

  /** Opens a saved game of the same variant. What is wrong with it comes as `patience-error`; the game goes on then. */
  load(save: unknown): boolean {
    if (!this.game) return false;
    const opened = reopen(this.game.variant, save);
    if (opened.ok) {
      this.#seat(opened.value);
      this.#loader.keep();
    } else this.broken(opened.error);
    return opened.ok;
  }

  /** The whole table as text. */
  readTable(): string {
    return this.attempt(() => this.session && readTable(this.session.pileNames)) ?? '';
  }

  /**
   * Does what a key or a button asks for. What is no command does nothing.
   * @param command `undo`, `redo`, `hint`, `allUp`, `act` (turns or deals), `pause` (or goes on), `release`; a sheet: `new`, `deal`,
   * `more`, `rules`, `help`, `find`; or a question: `table`, `moves`, `column`, `card`
   */
  command(command: Command): void {
    obey(this, command);
  }

  /** @internal */
  open(sheet: Sheet | undefined): void {
    if (sheet && !fire(this, 'patience-before-sheet', { sheet })) return;
    this.sheet = sheet;
    this.#opens = !!sheet;
    this.requestUpdate();
    // Closed rather than taken away, a dialog gives the focus back to where it was.
    if (!sheet) return this.renderRoot.querySelector('dialog')?.close();
    this.autoplay?.stop();
    void this.#parts.fetch();
  }

  /** @internal The card or place that has the focus. */
  get focused(): Spot | undefined {
    const { activeElement } = this.shadowRoot!;
    return (activeElement && this.session?.scene.spotOf(activeElement)) ?? undefined;
  }

  /** @internal */
  allows(gesture: readonly string[]): boolean {
    return fire(this, 'patience-before-move', { gesture });
  }

  /** @internal Says something once, also when it was said just before. */
  announce(text: string): void {
    this.#said = text === this.#said ? `${text}\u00a0` : text;
    this.requestUpdate();
  }

  /** @internal Says and shows for some seconds what concerns no pile in particular. */
  remark(text: string): void {
    this.announce(text);
    this.session?.note(text);
  }

  /** @internal */
  refused(reason: string, pile: string): void {
    fire(this, 'patience-refused', { reason, pile });
  }

  /** @internal */
  broken(problem: Problem): void {
    this.#problem = problem;
    fire(this, 'patience-error', problem);
  }

  /** @internal The page's storage is full or blocked: page and player hear of it, and the game goes on. */
  notKept(): void {
    const { error } = fail('not-kept');
    fire(this, 'patience-error', error);
    this.remark(say(error, this.locale));
  }

  /** @internal Does what the table cannot be shown without: rules that break their contract here end the game. */
  attempt<T>(act: () => T): T | undefined {
    try {
      return act();
    } catch (error) {
      this.#stop(brokenRules(error));
      return undefined;
    }
  }

  /** @internal */
  changed(change: Change): void {
    const { game } = this;
    const detail = detailOf(game!, change.gesture);
    if (change.kind === 'play') {
      this.former = undefined;
      this.guide = false;
    }
    if (change.status !== 'playing') this.autoplay?.stop();
    this.#tellClock();
    if (change.status === 'won' && change.kind !== 'redo') void this.celebration.start();
    // A page that hears of it may deal anew: that game is neither over nor stuck.
    if (change.kind !== 'clock') fire(this, change.kind === 'play' ? 'patience-move' : `patience-${change.kind}`, detail);
    if (change.status !== 'playing' && this.game === game) fire(this, `patience-${change.status}`, detail);
    if (change.stuck && this.game === game) fire(this, 'patience-stuck', detail);
    this.#loader.keep();
  }

  /** A deal is drawn in a task of its own: together with what asked for it, a phone would stumble. */
  protected override scheduleUpdate(): Promise<void> | undefined {
    if (this.#undrawn) return new Promise((wake) => setTimeout(wake)).then(() => this.performUpdate());
    this.performUpdate();
    return undefined;
  }

  protected override performUpdate(): void {
    this.attempt(() => super.performUpdate());
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (isServer) return;
    if (!this.hasUpdated || (['variant', 'src', 'sandbox', 'seed', 'deck', 'options'] as const).some((name) => changed.has(name)))
      void this.#loader.load();
    else if (changed.has('autosave')) this.#loader.reshelve();
    const { session, locale } = this;
    const german = deckOf(this.faces) && pictures();
    const { speech } = this;
    const as = session?.pileNames;
    if (as && (as.locale !== locale || as.german !== german || as.speech !== speech)) {
      if (missingWords(locale)) void this.#loader.learn().then(() => this.requestUpdate());
      else session.speak(locale, german, speech);
    }
    if (changed.has('largeIndex') || changed.has('leftHanded')) this.layOut();
    const { activeElement } = this.shadowRoot!;
    this.#focus = activeElement?.closest('.table button') ? 'card' : activeElement ? 'other' : undefined;
    this.adviserView?.look();
  }

  protected override updated(): void {
    const { session } = this;
    if (this.#unfitted && !session?.lifted) this.layOut();
    this.#undrawn = false;
    this.#states.show(session?.game ?? this.#loader.sandbox?.state, {
      loading: this.#loader.loading,
      error: !session && this.#problem !== undefined,
      dragging: session?.lifted !== undefined,
    });
    const dialog = this.renderRoot.querySelector('dialog');
    if (dialog && this.#opens && this.isConnected) {
      this.#opens = false;
      if (!dialog.open) dialog.showModal();
      this.deferred?.placeMenu(dialog, this.renderRoot.querySelector(`[part~=tool-${this.sheet === 'new' ? 'newdeal' : 'more'}]`));
    }
    if (!session?.picture) return;
    this.#parts.illustrate();
    dress(this.renderRoot, session, this.deferred);
    const pile = session.settle();
    if (!this.#focus || session.lifted) return;
    if (pile !== undefined && this.#focus === 'card') this.keyboard.focus({ pile, depth: 0 });
    else if (!this.shadowRoot!.activeElement) this.keyboard.focusAnywhere();
  }

  protected override render(): TemplateResult {
    const { session } = this;
    const problem = session ? undefined : this.#problem;
    const lang = spokenIn(session?.pileNames.locale ?? this.locale);
    const [spoken, direction] = session ? [lang, 'ltr'] : [nothing, nothing];
    return html`<div class="box" part="box" @keydown=${this.keys?.down ?? this.keyboard.press} @keyup=${this.keys?.up} @click=${this.tapInput.beside}>
      <slot name="header"></slot>
      <div class="rooms" lang=${spoken} dir=${direction}>
        ${this.#loader.sandbox?.box ?? (session ? gameTemplate(this, session) : html`<div class="scroller tall">${problem ? nothing : html`<slot></slot>`}</div>`)}
        ${problem ? html`<div class="problem" part="message" role="alert" lang=${lang} dir="ltr">${problem.code === 'variant-missing' ? wordsOf(this.locale).noVariant : say(problem, this.locale)}</div>` : nothing}
      </div>
      <slot name="footer"></slot>
      <div class="sr" role="status" lang=${lang} dir="ltr">${this.#said}</div>
      <div lang=${lang} dir="ltr">${session && this.deferred?.openSheet(this, session)}</div>
    </div>`;
  }

  /** Tells when the clock has been stopped or goes on again, also by a move or because nobody could see the game. */
  #tellClock(): void {
    const { game } = this;
    if (!game || game.paused === this.#paused) return;
    this.#paused = game.paused;
    fire(this, game.paused ? 'patience-pause' : 'patience-resume', detailOf(game, []));
    this.requestUpdate();
  }

  #guarded<T>(act: (session: TableSession) => T): T | undefined {
    const { session } = this;
    return session?.guarded(() => act(session));
  }

  #interrupt(): void {
    this.#parts.earlyPress.take();
    this.drag?.cancel();
    this.celebration.skip();
    this.autoplay?.stop();
    this.session?.motion.finish();
  }

  /** A game comes onto the table; undefined: the table is in a sandbox. */
  #seat(opened: Opened | undefined): void {
    this.#interrupt();
    this.session?.close();
    this.#problem = this.sheet = this.former = this.session = undefined;
    if (!opened) return;
    const { game, fresh } = opened;
    this.session = new TableSession(game, fresh, this.locale, this);
    this.#paused = game.paused;
    this.layOut();
    this.#undrawn = this.session.picture !== undefined;
    this.announce(tellDealt(this.session.pileNames));
    fire(this, 'patience-ready', detailOf(game, []));
    this.#parts.prefetch();
  }

  /** There is nothing to play: says so in the element, never by throwing into the page, and once. */
  #stop(problem: Problem): void {
    const told = this.session && this.#problem?.message === problem.message;
    this.#interrupt();
    this.session?.close();
    this.session = undefined;
    this.#problem = problem;
    if (!told) fire(this, 'patience-error', problem);
    this.requestUpdate();
  }

  /** @internal Fits the table into its place. A card that is dragged stays on its pointer: that waits until it is let go. */
  layOut(): void {
    const box = this.paper ?? this.#room.box;
    this.#unfitted = !this.paper && this.session?.lifted !== undefined;
    if (this.#unfitted) return;
    this.celebration.skip();
    if (box) this.session?.layOut(box, { mirror: this.leftHanded, large: this.largeIndex });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'patience-game': PatienceGame;
  }
}
