import { html, isServer, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { PictureLoader } from './view/picture-loader.js';
import type { Features } from './features/index.js';
import type { TableSession } from './game/table-session.js';
import { FormValue } from './form-value.js';
import { GameMembers } from './game-members.js';
import { gameTemplate, messageOf } from './game-template.js';
import { autofocus, autofocusInDialog } from './input/autofocus.js';
import { TableInput } from './input/table-input.js';
import { FeatureLoader } from './state/feature-loader.js';
import { TableActions } from './state/table-actions.js';
import { TableLanguage } from './state/table-language.js';
import { hostStyles } from './styles/host.js';
import { markStyles } from './styles/marks.js';
import { tableStyles } from './styles/table.js';
import { toolStyles } from './styles/tools.js';
import { PageScheme } from './view/page-scheme.js';
import { States } from './view/states.js';
import { spokenIn } from './words/index.js';

/** The settings that request another game. */
const REQUEST = ['variant', 'src', 'recipe', 'sandbox', 'seed', 'deck', 'options', 'savedGame'] as const;

/** The settings that draw cards. */
const LOOKS = ['cardFace', 'cardBack'] as const;

/**
 * The table of a patience: shows a game of any variant, is played by mouse, touch and keys, and announces the game to screen readers.
 *
 * @tag patience-game
 * @attr {string} name - Name of the saved game in the form of the element. Absent: the form gets none.
 * @attr {string} lang - Language of the table: `en`, `de` or any that is registered. Absent: the language of the nearest ancestor with `lang`, else the browser's.
 * @slot - Shown until the element is defined, and by browsers that run no scripts: a link or the rules.
 * @slot tools-start - In the tool bar, before the tools.
 * @slot tools-end - In the tool bar, after the tools.
 * @slot header - Above the table.
 * @slot footer - Below everything.
 *
 * @csspart box - The whole element.
 * @csspart table - The table with its cards.
 * @csspart pile - The box around the cards or the empty place of a pile, behind them.
 * @csspart card - A face-up card. With its suit and rank: `::part(card suit-hearts rank-12)`.
 * @csspart suit-clubs - A card of clubs, face up.
 * @csspart suit-diamonds - A card of diamonds, face up.
 * @csspart suit-hearts - A card of hearts, face up.
 * @csspart suit-spades - A card of spades, face up.
 * @csspart rank-1 - An ace, face up; the others are `rank-2` to `rank-13`.
 * @csspart face - The page's own face of a card, by `cardFace`.
 * @csspart back-face - The page's own back of a card, by `cardBack`.
 * @csspart chosen - The chosen card.
 * @csspart back - A face-down card.
 * @csspart slot - The place of an empty pile.
 * @csspart count - A number on a pile: cards left in the stock, further passes through the stock, or hidden cards.
 * @csspart numbers - Numbers that a patience shows on a pile.
 * @csspart toolbar - The bar with the tools, over its whole length.
 * @csspart tool - A button in the bar.
 * @csspart tool-undo - The button “Undo”.
 * @csspart tool-redo - The button “Redo”.
 * @csspart tool-hint - The button for a hint.
 * @csspart tool-automove - The button “Auto-move”.
 * @csspart tool-newdeal - The button for a new game.
 * @csspart tool-more - The button for the menu.
 * @csspart tool-play - The button that plays the rest of the game automatically.
 * @csspart tool-stop - The button that stops automatic play.
 * @csspart button - A button with text.
 * @csspart status - Points and time of the game.
 * @csspart notice - The bar that reports a win, a lost game or an offer.
 * @csspart remark - The source of a hint, or whether the game can still be won.
 * @csspart bubble - A sentence beside a pile: the reason for a refused move, or a hint.
 * @csspart guide - Three lines of instructions for new players.
 * @csspart close - The button that closes a sheet.
 * @csspart sheet - A dialog: the menu, the help or the rules.
 * @csspart sandbox - The box around a table in a sandbox.
 * @csspart sandbox-label - The text in that box that says that the game is by a third party.
 * @csspart message - The error that is shown instead of a game.
 *
 * @cssproperty [--patience-table=#14532d] - Colour of the table.
 * @cssproperty [--patience-on-table=#f2f5ee] - Colour of text on the table.
 * @cssproperty [--patience-card=#fffdf8] - Colour of a card.
 * @cssproperty [--patience-red=#b3261e] - Colour of the red suits.
 * @cssproperty [--patience-black=#1a1a1a] - Colour of the black suits.
 * @cssproperty --patience-light - Light on the table, as an image.
 * @cssproperty --patience-texture - Texture of the table, as one or several images.
 * @cssproperty [--patience-back=#1f3a5f] - Colour of card backs.
 * @cssproperty --patience-pattern - Pattern of card backs, as layers of a background.
 * @cssproperty [--patience-mark=#8fb09c] - Colour of lines and signs on empty piles.
 * @cssproperty [--patience-choice=#ffe58f] - Colour of a chosen card.
 * @cssproperty [--patience-glow=#ffd54f] - Colour of the line around legal destinations.
 * @cssproperty [--patience-notice-left=visible] - Visibility of the part `notice-left` of a table in a sandbox, which the page's style sheets do not reach.
 * @cssproperty [--patience-font=system-ui, sans-serif] - Font of tools and messages.
 *
 * @cssState playing - A game is being played.
 * @cssState won - The game is won.
 * @cssState lost - The game is lost by its rules.
 * @cssState over - A scored game is over: neither won nor lost.
 * @cssState stuck - No move is legal, and the game is not won.
 * @cssState page-light - The page around the element is light by its `color-scheme`.
 * @cssState page-dark - The page around the element is dark by its `color-scheme`.
 * @cssState paused - The clock is stopped.
 * @cssState dragging - A card is being dragged.
 * @cssState dealt - A game is on the table.
 * @cssState busy - The element plays moves by itself: automatic play or a replay.
 * @cssState result - A card over the table shows how the game ended. The player can hide it.
 * @cssState loading - The variant is being loaded.
 * @cssState error - No game can be shown.
 */
export class PatienceGame extends GameMembers {
  /** @internal */
  static readonly formAssociated = true;
  /** @internal */
  static override readonly shadowRootOptions: ShadowRootInit = { ...GameMembers.shadowRootOptions, delegatesFocus: true };
  static override readonly styles = [hostStyles, tableStyles, toolStyles, markStyles];

  /** @internal */
  readonly features: FeatureLoader<Features> = new FeatureLoader(
    async () => new (await import('./features/index.js')).Features(this.actions),
    () => this.requestUpdate(),
  );
  /** @internal */
  override readonly actions: TableActions = new TableActions(this, this.features);
  /** @internal */
  readonly input: TableInput = new TableInput(this.actions);
  readonly #states!: States;
  readonly #formValue: FormValue | undefined;
  /** Kind of element that had the focus before the last rendering. */
  #focus: 'card' | 'other' | undefined;
  /** Whether a game was drawn before. */
  #drawn = false;
  /** Ends the focus of the table whenever its dialog is opened. */
  #leaveDialog: (() => void) | undefined;

  /** Tells whether a value is an element of this package, also one of the copy that has defined the tag. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    if (super[Symbol.hasInstance](value)) return true;
    const defined = this === PatienceGame && !isServer ? customElements.get('patience-game') : undefined;
    return defined !== undefined && defined !== PatienceGame && value instanceof defined;
  }

  /** In a copy of this package that has not defined the tag, because another copy has, returns an element of that copy. */
  constructor() {
    if (!isServer && new.target === PatienceGame) {
      const defined = customElements.get('patience-game');
      if (defined && defined !== PatienceGame) return document.createElement('patience-game');
    }
    super();
    const internals = isServer ? undefined : this.attachInternals();
    this.#states = new States(internals);
    this.#formValue = internals && new FormValue(this, internals);
    if (internals) new PageScheme(this, internals.states);
    new PictureLoader(this, this.actions.styles, () => this.session?.view);
    new TableLanguage(this.actions);
  }

  protected override createRenderRoot(): ShadowRoot {
    const root = this.shadowRoot ?? this.attachShadow((this.constructor as typeof PatienceGame).shadowRootOptions);
    this.actions.styles.adopt();
    return root;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (isServer) return;
    this.actions.loader.elementInserted();
    this.#leaveDialog = autofocusInDialog(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    const { actions, session } = this;
    actions.loader.elementRemoved();
    this.#leaveDialog?.();
    this.input.cancel();
    session?.leave();
    // Inserted again, the dialog would no longer be modal.
    if (actions.state.sheet) actions.open(undefined);
  }

  /** Called when the element is moved to another document: a frame, a pop-up window, picture-in-picture. */
  adoptedCallback(): void {
    this.actions.styles.adopt();
  }

  protected override nameChanged(): void {
    this.#formValue?.write();
  }

  /** Called when the form of the element is reset: the deal is restarted. */
  formResetCallback(): void {
    if (this.hasAttribute('name')) this.restart();
  }

  /** Called when the browser restores the form of the element. */
  formStateRestoreCallback(state: string | File | FormData | null): void {
    if (typeof state === 'string') this.load(state);
  }

  /** Called when the element was moved by `moveBefore`: sheets stay open, and a dragged card stays on its pointer. */
  connectedMoveCallback(): void {
    this.requestUpdate(); // the language may be different there
  }

  /** Renders a deal in a separate task: together with the task that requested it, it would be too long on a phone. */
  protected override scheduleUpdate(): Promise<void> | undefined {
    if (this.actions.state.undrawn) return new Promise((wake) => setTimeout(wake)).then(() => this.performUpdate());
    this.performUpdate();
    return undefined;
  }

  protected override performUpdate(): void {
    this.actions.attempt(() => super.performUpdate());
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (isServer) return;
    const { actions, session } = this;
    const { loader } = actions;
    if (!this.hasUpdated || REQUEST.some((name) => changed.has(name))) void loader.load();
    else if (changed.has('autosave')) loader.changeStorageKey();
    if (changed.has('largeIndex') || changed.has('leftHanded')) actions.layOut();
    if (LOOKS.some((name) => changed.has(name))) session?.view.redraw();
    if (changed.has('ending')) session?.highlights.markLossCauses(this.ending?.cards);
    const { activeElement } = this.shadowRoot!;
    this.#focus = activeElement?.closest('.table button') ? 'card' : activeElement ? 'other' : undefined;
  }

  protected override updated(): void {
    const { actions, features, session } = this;
    actions.catchUp();
    actions.state.markUndrawn(false);
    this.#showStates();
    features.loaded?.dialogs.showSheet(actions);
    const shown = features.loaded?.demo.session ?? session;
    if (!shown?.view.picture) return;
    shown.view.writeSize(this.renderRoot);
    features.loaded?.dialogs.positionWords(this.renderRoot, shown);
    this.#settle(shown);
  }

  #showStates(): void {
    const { actions, features, session } = this;
    const { loader, state } = actions;
    const { sandbox } = loader;
    const game = session?.game ?? sandbox?.state;
    this.#states.show(game, {
      loading: loader.loading,
      error: !session && state.problem !== undefined,
      dragging: session?.highlights.lifted !== undefined,
      dealt: game !== undefined,
      result: sandbox?.shown?.result ?? state.hasResult,
      busy: sandbox?.shown?.busy ?? [features.loaded?.autoplay, features.loaded?.replay].some((player) => player?.running),
    });
  }

  /** Lets the session settle after a rendering, and moves the focus with the card that has it. */
  #settle(session: TableSession): void {
    const pile = session.settle();
    if (!this.#drawn) autofocus(this);
    this.#drawn = true;
    if (!this.#focus || session.highlights.lifted) return;
    if (pile !== undefined && this.#focus === 'card') session.view.focus({ pile, depth: 0 });
    else if (!this.shadowRoot!.activeElement) this.actions.focusAnywhere();
  }

  protected override render(): TemplateResult {
    const { actions, features, input, session, locale } = this;
    const { loader, state } = actions;
    const problem = session ? undefined : state.problem;
    const lang = spokenIn(session?.describer.locale ?? locale);
    const [spoken, direction] = session ? [lang, 'ltr'] : [nothing, nothing];
    return html`<div class="box" part="box" @keydown=${input.keydown} @keyup=${input.keyup}>
      <slot name="header"></slot>
      <div class="layout" lang=${spoken} dir=${direction}>
        ${loader.sandbox?.box ?? (session ? gameTemplate(actions, session, input, features.loaded) : html`<div class="scroller tall">${problem ? nothing : html`<slot></slot>`}</div>`)}
        ${problem ? html`<div class="problem" part="message" role="alert" lang=${lang} dir="auto">${messageOf(problem, lang)}</div>` : nothing}
      </div>
      <slot name="footer"></slot>
      <div class="sr" role="status" lang=${lang} dir="auto">${state.announcement}</div>
      <div lang=${lang} dir="auto">${session && features.loaded?.dialogs.sheetTemplate(actions, session)}</div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'patience-game': PatienceGame;
  }
}
