/** Milliseconds after a key or click in the page during which the player counts as using the page. */
const BUSY = 1000;
/** Milliseconds for which browsers report user activation after a key or click in a page or its frames. */
const ACTIVE = 5000;
/**
 * Attempts to take the keyboard that end the sandbox; the larger number if each may have been a click; and the milliseconds within which
 * they count.
 */
const STRIKES = 3;
const DOUBTFUL = 10;
const WITHIN = 30_000;
/** Milliseconds between two checks of the focus: a frame can get it without an event while another window is in front. */
const LOOK = 100;

/** Selector of controls in which a player may be typing. An editor that draws its text itself has a role. */
const FIELDS = 'input, textarea, select, [role=textbox], [role=searchbox], [role=combobox], [role=spinbutton]';
/** Selector of elements that get the focus themselves. Any other focused element has the really focused one in a closed shadow root. */
const FOCUSABLE = '[tabindex], a, area, audio, button, dialog, embed, iframe, object, summary, video';

/** Options of listeners that see every event of the page until the guard ends. */
type ListenerOptions = { readonly capture: true; readonly signal: AbortSignal };

/** An attempt to take the keyboard, at a time. */
interface Strike {
  readonly time: number;
  /** Whether the player cannot have clicked in the frame, or is using the page. */
  readonly sure: boolean;
}

/**
 * Keeps a frame from taking the keyboard focus from the page. A click in a frame is invisible to the page around it, but it gives the page
 * user activation. So the frame may get the focus in these cases: after Tab; when the page itself gives it the focus; when the page has
 * user activation although the player did nothing there and no field got the focus; and whenever no field, no modal dialog and no person who types can
 * lose the focus. In any other case the focus returns to the page at once, and a frame that tries repeatedly is reported.
 */
export class FocusGuard {
  #before: HTMLElement | undefined;
  /** The Tab key event, if that was the last input. */
  #tab: KeyboardEvent | undefined;
  #key = -Infinity;
  /** Time of the last pointer or key event in the page. */
  #used = -Infinity;
  /** Time when a field last got the focus although the page was active: a click that made it active was before that. */
  #rested = -Infinity;
  #allowed = false;
  /** Whether the frame has the focus legitimately. */
  #held = false;
  #strikes: Strike[] = [];
  #wary = false;
  readonly #ended = new AbortController();
  readonly #look: ReturnType<typeof setInterval>;

  /** @param steals called when the frame has tried too often to take the keyboard */
  constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly steals: () => void,
  ) {
    const page = frame.ownerDocument.defaultView ?? window;
    const options = { capture: true, signal: this.#ended.signal } as const;
    this.#noteFocus(page, options);
    this.#noteInput(page, options);
    const left = ({ target, timeStamp }: FocusEvent): void => {
      if (target === page) this.#watchSoon(timeStamp);
    };
    page.addEventListener('blur', left, options);
    this.#look = setInterval(() => this.#watch(performance.now()), LOOK);
  }

  /** Notes where the focus rests, now and later. */
  #noteFocus(page: Window, options: ListenerOptions): void {
    const focused = (): void => {
      const active = deepActive(page.document);
      this.#note(active);
      // Focus events within a shadow root do not leave it, so listen in each root.
      for (let root = active?.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode())
        root.addEventListener('focusin', focused, options);
    };
    // User activation from before the frame existed proves nothing.
    if (isActive()) this.#used = performance.now();
    focused();
    page.addEventListener('focusin', focused, options);
  }

  /** Notes when the player used the page, and whether the last input was the Tab key. */
  #noteInput(page: Window, options: ListenerOptions): void {
    const used = ({ isTrusted, timeStamp }: Event): void => {
      if (isTrusted) this.#used = timeStamp;
    };
    const pointed = (event: PointerEvent): void => {
      used(event);
      if (event.isTrusted) [this.#tab, this.#wary] = [undefined, false];
    };
    const pressed = (event: KeyboardEvent): void => {
      if (!event.isTrusted) return;
      const moves = movesFocus(event);
      used(event);
      this.#tab = moves ? event : undefined;
      if (!moves) this.#key = event.timeStamp;
    };
    // The keyup of the key that led to the frame reaches only the frame; or the page, while nothing has the focus: Chromium takes the focus
    // from the page before a frame in another process gets it.
    const released = (event: KeyboardEvent): void => {
      if (movesFocus(event) && deepActive(page.document)) this.#tab = undefined;
    };
    // Scrolling fingers, and screen readers that press a button, activate the page without pointerdown or keydown.
    for (const event of ['pointercancel', 'touchend', 'click'] as const) page.addEventListener(event, used, options);
    for (const event of ['pointerdown', 'pointerup'] as const) page.addEventListener(event, pointed, options);
    page.addEventListener('keydown', pressed, options);
    page.addEventListener('keyup', released, options);
  }

  /** Checks the focus after the page lost it: now, in a microtask, which a module in the page's process cannot delay, and once Firefox has moved it. */
  #watchSoon(now: number): void {
    const watch = (): void => {
      if (!this.#ended.signal.aborted) this.#watch(now);
    };
    watch();
    queueMicrotask(watch);
    setTimeout(watch);
  }

  /** Lets the page give the keyboard to the frame. */
  allow(give: () => void): void {
    this.#allowed = true;
    give();
    this.#watch(performance.now());
    this.#allowed = false;
  }

  /** Notes that the last key was meant for the table, so nobody is typing it elsewhere. */
  passKey(): void {
    this.#key = -Infinity;
  }

  /**
   * Whether the frame has tried to take the keyboard from a field since the last click in the page. Keys may then still be meant for the
   * field.
   */
  get wary(): boolean {
    return this.#wary;
  }

  end(): void {
    this.#ended.abort();
    clearInterval(this.#look);
  }

  /** Notes that the focus rests in the page: the frame may then not take it. */
  #note(active: Element | undefined): void {
    if (!(active instanceof HTMLElement) || active === this.frame) return;
    [this.#before, this.#tab, this.#held] = [active, undefined, false];
    if (isActive() && maybeField(active)) this.#rested = performance.now();
  }

  /** Checks once whether the frame may keep the focus that it has got. */
  #watch(now: number): void {
    if (deepActive(this.frame.ownerDocument) !== this.frame) this.#held = false;
    else if (!this.#held) this.#judge(now);
  }

  /** Lets the frame keep the focus that it has just got, or gives the focus back and counts the attempt. */
  #judge(now: number): void {
    const before = this.#before?.isConnected ? this.#before : undefined;
    const barred = this.#isBarred();
    if (this.#mayKeep(now, before, barred)) return void ([this.#before, this.#held] = [undefined, true]);
    const sure = barred || !isActive() || now - this.#used < BUSY;
    if (before && maybeField(before)) this.#wary = true;
    this.#strikes = [...this.#strikes.filter(({ time }) => now - time < WITHIN), { time: now, sure }];
    const last = this.#strikes.filter((one) => one.sure).length >= STRIKES || this.#strikes.length >= DOUBTFUL;
    if (last) this.steals();
    // A player who has not used the page for a second may have touched the table. Take the keyboard from both until that is known.
    this.#giveBack(before, last || sure);
  }

  /** @param before the element that had the focus before @param barred whether the frame cannot be used now */
  #mayKeep(now: number, before: HTMLElement | undefined, barred: boolean): boolean {
    const inDanger = barred || (before && maybeField(before)) || now - this.#key < BUSY;
    if (!inDanger || this.#allowed) return true;
    const byTab = this.#tab !== undefined && !this.#tab.defaultPrevented && now - this.#tab.timeStamp < BUSY;
    const byClick = isActive() && now - Math.max(this.#used, this.#rested) >= ACTIVE;
    return !barred && (byTab || byClick);
  }

  /** Takes the focus from the frame. @param before the element that had it before @param restored whether that element gets it again */
  #giveBack(before: HTMLElement | undefined, restored: boolean): void {
    const giveBack = (): void => {
      this.frame.blur();
      if (restored) before?.focus({ preventScroll: true });
    };
    // Give back in a microtask: a module in the page's process can delay any timer, and would get the keys until then.
    queueMicrotask(giveBack);
    // Repeat it later: Chromium completes the change to a frame in its own process only after this event.
    setTimeout(() => {
      const active = deepActive(this.frame.ownerDocument);
      if (active && active !== this.frame && active !== before) return;
      this.#held = true;
      this.frame.focus({ preventScroll: true });
      before?.blur(); // Under a modal dialog the frame gets no focus.
      giveBack();
      this.#held = false;
    });
  }

  /** Tells whether the frame cannot be used now: a modal dialog covers it, or it is inert. */
  #isBarred(): boolean {
    const modal = this.frame.ownerDocument.querySelector('dialog:modal');
    if (modal && !contains(modal, this.frame)) return true;
    for (let node: Node | null = this.frame; node; node = node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null)
      if (node instanceof HTMLElement && node.inert) return true;
    return false;
  }
}

/** Tells whether the player has just clicked or pressed a key, in the page or in a frame of it. */
const isActive = (): boolean => navigator.userActivation?.isActive ?? true;

/** Tells whether a key moves the focus to another part of the page. */
const movesFocus = ({ key }: KeyboardEvent): boolean => key === 'Tab' || key === 'F6';

/** Returns the focused element, also within shadow roots; undefined when the page itself has the focus and is not editable. */
function deepActive(document: Document): Element | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active === document.body && !document.body.isContentEditable ? undefined : (active ?? undefined);
}

/** Tells whether the player may be typing in the focused element. */
const maybeField = (active: HTMLElement & { readonly editContext?: unknown }): boolean =>
  active.matches(FIELDS) ||
  active.isContentEditable ||
  Boolean(active.editContext) ||
  (!active.shadowRoot && (active.localName.includes('-') || !active.matches(FOCUSABLE)));

/** Tells whether an element contains another one, also within shadow roots. */
function contains(outer: Element, inner: Node): boolean {
  for (let node: Node | null = inner; node; node = node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null)
    if (node === outer) return true;
  return false;
}
