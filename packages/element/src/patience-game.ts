import { allUp, formatMove, say, type Change, type Game, type GivenOptions, type Locale, type Problem, type SavedGame, type Seed, type Status, type Variant } from '@patience/core';
import { html, isServer, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { anySeed, dealOut, find, parseOptions, type Wanted } from './dealer.js';
import { fire, type GameDetail } from './events.js';
import { lookAround, pointAt, type Adviser } from './hint.js';
import type { Command } from './input/keys.js';
import { Console } from './console.js';
import type { Liveliness } from './motion.js';
import { Session, type SessionHost } from './session.js';
import { readTable } from './speech.js';
import { States } from './states.js';
import { keep } from './storage.js';
import { hostStyles } from './styles/host.js';
import { tableStyles } from './styles/table.js';
import { toolStyles } from './styles/tools.js';
import { fill, localeOf, wordsOf } from './words/index.js';

/**
 * A patience: the table, the hands and the voice of any variant.
 *
 * @tag patience-game
 * @slot - Shown until the element is defined, and by browsers that run no scripts: a link or the rules.
 * @slot header - Above the table.
 * @slot footer - Below everything.
 *
 * @fires {CustomEvent<GameDetail>} patience-ready - A game lies on the table.
 * @fires {CustomEvent<{gesture: string[]}>} patience-before-move - Before a gesture is played; cancelable.
 * @fires {CustomEvent<GameDetail>} patience-move - A gesture was played.
 * @fires {CustomEvent<GameDetail>} patience-undo - A gesture was taken back.
 * @fires {CustomEvent<GameDetail>} patience-redo - A gesture was played again.
 * @fires {CustomEvent<GameDetail>} patience-restart - The same deal was begun again.
 * @fires {CustomEvent<GameDetail>} patience-won - The game has come out.
 * @fires {CustomEvent<GameDetail>} patience-lost - The game cannot come out any more.
 * @fires {CustomEvent<GameDetail>} patience-stuck - No move is left.
 * @fires {CustomEvent<{reason: string, pile: string}>} patience-refused - Something was not allowed, and why.
 * @fires {CustomEvent<Problem>} patience-error - What the page asked for cannot be done.
 *
 * @csspart box - The whole element.
 * @csspart table - The table.
 * @csspart pile - A pile.
 * @csspart card - A card that lies face up.
 * @csspart chosen - The chosen card.
 * @csspart back - A card that lies face down.
 * @csspart slot - An empty place.
 * @csspart toolbar - The bar of tools.
 * @csspart tool - A button in it.
 * @csspart button - A button of words.
 * @csspart status - Points and time.
 * @csspart notice - The bar that tells how it stands.
 * @csspart bubble - Why something is not allowed.
 * @csspart sheet - The menu, the help and the rules.
 * @csspart message - What is wrong.
 *
 * @cssproperty --patience-table - Colour of the table.
 * @cssproperty --patience-on-table - Colour of the writing on it.
 * @cssproperty --patience-card - Colour of a card.
 * @cssproperty --patience-red - Colour of the red suits.
 * @cssproperty --patience-black - Colour of the black suits.
 * @cssproperty --patience-back - Colour of the backs.
 * @cssproperty --patience-mark - Lines and signs of empty places.
 * @cssproperty --patience-choice - Colour of a chosen card.
 * @cssproperty --patience-glow - Line around possible places.
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
export class PatienceGame extends LitElement implements SessionHost {
  static override readonly styles = [hostStyles, tableStyles, toolStyles];

  /** @internal */
  static override readonly properties = {
    variant: { reflect: true, useDefault: true, converter: { toAttribute: (value: unknown) => (typeof value === 'string' ? value : null) } },
    src: {},
    seed: { reflect: true },
    deck: {},
    options: { converter: { fromAttribute: (text: string | null) => text ?? undefined } },
    autosave: {},
    theme: { reflect: true },
    motion: {},
    fourColors: { type: Boolean, reflect: true, attribute: 'four-colors' },
    largeIndex: { type: Boolean, reflect: true, attribute: 'large-index' },
    highContrast: { type: Boolean, reflect: true, attribute: 'high-contrast' },
    leftHanded: { type: Boolean, reflect: true, attribute: 'left-handed' },
    withoutTools: { type: Boolean, attribute: 'without-tools' },
    withoutScore: { type: Boolean, attribute: 'without-score' },
    withoutClock: { type: Boolean, attribute: 'without-clock' },
    withoutLetterKeys: { type: Boolean, attribute: 'without-letter-keys' },
    adviser: { attribute: false },
  };

  /** Id of a registered variant, or the variant itself. */
  declare variant: string | Variant | undefined;
  /** Address of a variant's module, instead of a registered one. */
  declare src: string | undefined;
  /** Number (0 to 4294967295) or text of the deal. Absent: any deal. */
  declare seed: Seed | undefined;
  /** The cards in dealing order instead of a seed: `KS TH 9D …`. */
  declare deck: string | undefined;
  /** Options of the variant, as an object or as text: `suits=2 aces=matching`. */
  declare options: GivenOptions | string | undefined;
  /** Keeps the game in the page's storage under this name. */
  declare autosave: string | undefined;
  /** `light` or `dark`; absent: as the reader's system is. */
  declare theme: string | undefined;
  /** `none` for no movement at all; absent: as the reader's system asks. */
  declare motion: string | undefined;
  /** Clubs green and diamonds blue. */
  declare fourColors: boolean;
  /** The large index at every size. */
  declare largeIndex: boolean;
  /** White cards, black edges, a darker table. */
  declare highContrast: boolean;
  /** The table mirrored for the left hand. */
  declare leftHanded: boolean;
  /** Without the bar of tools. */
  declare withoutTools: boolean;
  /** Points are not shown. */
  declare withoutScore: boolean;
  /** The time is not shown. */
  declare withoutClock: boolean;
  /** Single letters are no commands. */
  declare withoutLetterKeys: boolean;
  /** Where hints come from; absent: the best move by what lies open. */
  declare adviser: Adviser | undefined;

  /** @internal */
  session: Session | undefined;
  /** @internal */
  problem: Problem | undefined;
  readonly #console = new Console(this);
  readonly #states: States;
  #loading = 0;
  #size: ResizeObserver | undefined;
  #watched: Element | undefined;
  #hadFocus = false;

  constructor() {
    super();
    this.fourColors = this.largeIndex = this.highContrast = this.leftHanded = false;
    this.withoutTools = this.withoutScore = this.withoutClock = this.withoutLetterKeys = false;
    this.#states = new States(isServer ? undefined : this.attachInternals());
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang' && old !== value) this.session?.speak(this.locale);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (isServer) return;
    this.#console.connect();
    if (this.hasUpdated) this.#watch();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#console.disconnect();
    this.#size?.disconnect();
    this.#watched = undefined;
    this.session?.motion.finish();
  }

  /** The session: gestures, undo, clock. Undefined until the variant is there. */
  get game(): Game | undefined {
    return this.session?.game;
  }

  /** `playing`, `won` or `lost`. */
  get status(): Status | undefined {
    return this.game?.status;
  }

  /** Points, when the patience counts any. */
  get score(): number | undefined {
    return this.game?.score;
  }

  /** The deal that lies on the table: its seed, unless it was given as a deck. */
  get dealNumber(): Seed | undefined {
    const source = this.game?.source;
    return source && 'seed' in source ? source.seed : undefined;
  }

  /** The language spoken here: from `lang`, the nearest ancestor's, or the browser's. */
  get locale(): Locale {
    const near = this.closest<HTMLElement>('[lang]') ?? (this.getRootNode() as ShadowRoot).host?.closest<HTMLElement>('[lang]');
    return localeOf(near?.lang || globalThis.navigator?.language || 'en');
  }

  /** @internal */
  get liveliness(): Liveliness {
    if (this.motion === 'none') return 'none';
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'still' : 'full';
  }

  /** Deals anew: the deal of this seed, or any. */
  newGame(seed: Seed = anySeed()): void {
    const variant = this.game?.variant;
    if (variant) this.#deal(variant, { ...this.#wanted(), seed, deck: undefined, shelf: undefined, options: this.game!.options });
  }

  /** Begins the same deal again. */
  restart(): void {
    this.game?.restart();
  }

  /** Takes the last gesture back. */
  undo(): boolean {
    this.session?.motion.finish();
    return this.game?.undo() ?? false;
  }

  /** Plays the gesture again that was taken back. */
  redo(): boolean {
    this.session?.motion.finish();
    return this.game?.redo() ?? false;
  }

  /** Plays a gesture in notation: `t3>t5*2`, `turn`. False when it is not allowed. */
  play(gesture: string | readonly string[]): boolean {
    return this.session?.play(typeof gesture === 'string' ? [gesture] : gesture) ?? false;
  }

  /** Lays everything on the foundations that can go there. */
  allUp(): boolean {
    const { session, game } = this;
    if (!session || !game) return false;
    const moves = allUp(game.table).map((move) => formatMove(game.table, move));
    if (moves.length === 0) this.announce(session.namer.words.nothingUp);
    return moves.length > 0 && session.play(moves);
  }

  /** Shows and says a good move. */
  async hint(): Promise<readonly string[] | undefined> {
    const { session, game } = this;
    if (!session || !game || game.status !== 'playing') return undefined;
    const cursor = game.cursor;
    const gesture = (await this.adviser?.(game)) ?? lookAround(game);
    if (this.session !== session || game.cursor !== cursor) return undefined;
    const { words } = session.namer;
    session.calm();
    session.pointed = gesture && pointAt(gesture);
    const { pointed } = session;
    const card = pointed && game.view.card(pointed.from, pointed.depth);
    if (!gesture) this.announce(words.noHint);
    else if (!pointed) {
      const pile = game.piles.find(({ id }) => session.hand.actionOn(id) === gesture[0])?.id;
      if (pile) session.pointed = { from: pile, depth: 0, to: pile };
      this.announce(fill(words.hintAction, { action: session.namer.action(gesture[0]!) }));
    } else this.announce(fill(words.hinted, { cards: card ? session.namer.card(card) : '', from: session.namer.pile(pointed.from), pile: session.namer.pile(pointed.to) }));
    this.requestUpdate();
    return gesture;
  }

  /** Stops the clock until `resume` or the next move. */
  pause(): void {
    this.game?.pause();
    this.requestUpdate();
  }

  /** Lets the clock go on. */
  resume(): void {
    this.game?.resume();
    this.requestUpdate();
  }

  /** The game as plain data for JSON. */
  save(): SavedGame | undefined {
    return this.game?.save();
  }

  /** Opens a saved game of the same variant. What is wrong with it comes as `patience-error`. */
  load(save: unknown): boolean {
    return this.#console.load(save);
  }

  /** The whole table as text. */
  readTable(): string {
    return this.session ? readTable(this.session.namer) : '';
  }

  /** Does what a key or a button asks for. */
  command(command: Command): void {
    this.#console.run(command);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (isServer) return;
    if (['variant', 'src', 'seed', 'deck', 'options'].some((name) => changed.has(name as keyof PatienceGame))) void this.#load();
    if (changed.has('largeIndex') || changed.has('leftHanded')) this.#layOut();
    this.#hadFocus = this.shadowRoot?.activeElement?.closest('.table') != null;
  }

  protected override updated(): void {
    this.#watch();
    const { session } = this;
    this.#states.show(session?.game, this.problem, this.#loading > 0, session?.lifted !== undefined);
    if (!session?.picture) return;
    this.#console.dress(this.renderRoot, session);
    const focus = session.settle();
    if (!this.#hadFocus || session.lifted) return;
    if (focus !== undefined) this.#console.focus({ pile: focus, depth: 0 });
    else if (!this.shadowRoot?.activeElement) this.#console.focusAnywhere();
  }

  protected override render(): TemplateResult {
    if (isServer || (!this.session && !this.problem)) return html`<div class="box" part="box"><div class="rooms"><div class="scroller"><slot class="fallback"></slot></div></div></div>`;
    return html`<div class="box" part="box" @keydown=${this.#console.onKey}>
      <div class="rooms">
        <slot name="header"></slot>
        ${this.session ? this.#console.render(this.session) : nothing}
        ${this.problem && !this.session ? html`<div class="problem" part="message" role="alert">${say(this.problem, this.locale)}</div>` : nothing}
        <slot name="footer"></slot>
      </div>
      <div class="sr" role="status" aria-live="polite">${this.#console.said}</div>
      ${this.session ? this.#console.sheet(this.session) : nothing}
    </div>`;
  }

  /** @internal */
  allows(gesture: readonly string[]): boolean {
    return fire(this, 'patience-before-move', { gesture });
  }

  /** @internal */
  announce(text: string): void {
    this.#console.say(text);
  }

  /** @internal */
  refused(reason: string, pile: string): void {
    fire(this, 'patience-refused', { reason, pile });
  }

  /** @internal */
  changed(change: Change): void {
    const detail = this.#detail(change);
    if (change.kind !== 'clock') fire(this, change.kind === 'play' ? 'patience-move' : `patience-${change.kind}`, detail);
    if (change.status === 'won') fire(this, 'patience-won', detail);
    if (change.status === 'lost') fire(this, 'patience-lost', detail);
    if (change.stuck) fire(this, 'patience-stuck', detail);
    this.#console.changed(change);
    if (this.autosave !== undefined) keep(this.autosave, this.game!.save());
  }

  /** @internal */
  seat(game: Game, fresh: Game): void {
    this.session?.close();
    this.problem = undefined;
    this.session = new Session(game, fresh, this.locale, this);
    this.#layOut();
    this.#console.seated(this.session);
    fire(this, 'patience-ready', this.#detail({ gesture: [], status: game.status, stuck: game.stuck }));
    this.requestUpdate();
  }

  /** @internal */
  fail(problem: Problem): void {
    fire(this, 'patience-error', problem);
  }

  #wanted(): Wanted {
    const { variant, src, seed, deck, autosave } = this;
    const options = typeof this.options === 'string' ? parseOptions(this.options) : this.options;
    return { variant, src, seed, deck, options, shelf: autosave };
  }

  async #load(): Promise<void> {
    const turn = ++this.#loading;
    const wanted = this.#wanted();
    const words = wordsOf(this.locale);
    if (typeof this.options === 'string' && !wanted.options) return this.#stop({ code: 'options-bad', message: fill(words.badOptions, { text: this.options }), params: { text: this.options } });
    const found = await find(wanted);
    if (turn !== this.#loading) return;
    this.#loading = 0;
    if (!found.ok) this.#stop(found.error);
    else this.#deal(found.value, wanted);
  }

  #deal(variant: Variant, wanted: Wanted): void {
    try {
      const dealt = dealOut(variant, wanted);
      if (!dealt.ok) return this.#stop(dealt.error);
      this.seat(dealt.value.game, dealt.value.fresh);
      if (dealt.value.problem) this.fail(dealt.value.problem);
    } catch (error) {
      this.#stop({ code: 'variant-broken', message: String(error), params: { from: variant.id, why: String(error) } });
    }
  }

  /** There is nothing to play: says so in the element, never by throwing into the page. */
  #stop(problem: Problem): void {
    this.#loading = 0;
    this.session?.close();
    this.session = undefined;
    this.problem = problem;
    this.fail(problem);
    this.requestUpdate();
  }

  #watch(): void {
    const box = this.renderRoot.querySelector('.scroller') ?? undefined;
    if (box === this.#watched) return;
    this.#size?.disconnect();
    this.#watched = box;
    this.#size ??= new ResizeObserver(([entry]) => {
      const { inlineSize: width, blockSize: height } = entry!.borderBoxSize[0]!;
      if (width > 0 && height > 0) this.#console.box = { width, height };
      this.#layOut();
    });
    if (box) this.#size.observe(box);
  }

  #layOut(): void {
    const { box } = this.#console;
    if (box) this.session?.layOut(box, { mirror: this.leftHanded, large: this.largeIndex });
  }

  #detail({ gesture, status, stuck }: Pick<Change, 'gesture' | 'status' | 'stuck'>): GameDetail {
    const { moves, elapsedMs, mistakes, score } = this.game!;
    return { gesture, status, stuck, moves, elapsedMs, mistakes, score };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'patience-game': PatienceGame;
  }
}
