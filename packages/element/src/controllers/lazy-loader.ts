import { unsafeCSS, type CSSResult, type CSSResultOrNative } from 'lit';
import { loadDeferred, type Deferred } from '../toolbox.js';
import { deckOf, fetchPictures, PICTURED, pictures } from '../faces/pictured.js';
import { EarlyPress } from '../input/early-press.js';
import type { PatienceGame } from '../patience-game.js';

/** Milliseconds in which the first picture is drawn, where the browser does not say when it is idle. */
const FIRST_PICTURE = 200;

/** Styles that are loaded later: once for all elements. */
let sheetStyles: CSSResult | undefined;
let pictureStyles: CSSResult | undefined;

/** Style sheets by document: one that was made for a document is no good in another. */
const sheets = new WeakMap<Document, Map<CSSResultOrNative, CSSStyleSheet>>();

/** The parts of an element that come behind its first picture: what a game is begun without, and the pictures of large cards. */
export class Parts {
  /** What is loaded once a game lies on the table. */
  deferred: Deferred | undefined;
  /** Style sheets that came later. */
  readonly #later: CSSResult[] = [];
  /** Pictures are here or asked for. */
  #illustrated = false;

  /** Presses on the table that come before dragging is loaded. */
  readonly earlyPress = new EarlyPress(() => this.#load());

  constructor(private readonly element: PatienceGame) {}

  /** Loads what a game is begun without, now. Where that fails a sheet stays shut, and page and player are told why. */
  async fetch(): Promise<Deferred | undefined> {
    const { element } = this;
    const { session } = element;
    const fetched = await loadDeferred();
    if (fetched.ok) this.#equip(fetched.value);
    else {
      element.sheet = undefined;
      element.broken(fetched.error);
      session?.refuse({ kind: 'refused', reason: fetched.error, pile: session.game.piles[0]!.id });
    }
    element.requestUpdate();
    return this.deferred;
  }

  /** Loads it in a quiet moment. Chromium may have no idle one for minutes after a tap. */
  prefetch(): void {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(this.#load, { timeout: 2000 });
    else setTimeout(this.#load, FIRST_PICTURE);
  }

  /** Loads it now, and says nothing where that fails. */
  readonly #load = (): void => void loadDeferred().then((rest) => rest.ok && this.#equip(rest.value));

  /** Pictures come when somebody sees them: on large cards and for the German deck; other backs and cloths are there too. */
  illustrate(): void {
    const { faces, back, cloth, session } = this.element;
    if (this.#illustrated || !(deckOf(faces) || back || cloth || (session?.frame && session.frame.cardWidth >= PICTURED))) return;
    this.#illustrated = true;
    void fetchPictures().then(() => {
      const loaded = pictures();
      this.#illustrated = loaded !== undefined;
      if (!loaded) return;
      this.#dress((pictureStyles ??= unsafeCSS(loaded.pictureStyles)));
      this.element.session?.redraw();
      this.element.requestUpdate();
    });
  }

  #equip(deferred: Deferred): void {
    const { element } = this;
    if (!this.deferred) {
      this.#dress((sheetStyles ??= unsafeCSS(deferred.sheetStyles)));
      deferred.listen(element);
      new deferred.Clock(element);
      new deferred.Paper(element);
      element.autoplay = new deferred.Autoplay(element);
      element.lookahead = new deferred.Lookahead(element);
      element.drag = new deferred.Drag(element, element.tapInput);
      deferred.autofocus(element);
      element.keys = new deferred.UsedKeys(element.keyboard.press);
    }
    this.deferred = deferred;
    const press = this.earlyPress.take();
    if (press) element.drag?.takeOver(press);
    element.requestUpdate();
  }

  #dress(result: CSSResult): void {
    this.#later.push(result);
    this.dress();
  }

  /** Puts on all style sheets, those of the element's document: a browser takes them off an element that comes to another one. */
  dress(): void {
    const { shadowRoot, ownerDocument } = this.element;
    const view = ownerDocument.defaultView;
    if (!shadowRoot || !view) return;
    const made = sheets.get(ownerDocument) ?? new Map<CSSResultOrNative, CSSStyleSheet>();
    sheets.set(ownerDocument, made);
    const { elementStyles } = this.element.constructor as typeof PatienceGame;
    shadowRoot.adoptedStyleSheets = [...elementStyles, ...this.#later].map((styles) => {
      const sheet = made.get(styles) ?? new view.CSSStyleSheet();
      if (!made.has(styles)) sheet.replaceSync((styles as CSSResult).cssText);
      made.set(styles, sheet);
      return sheet;
    });
  }
}
