/** Milliseconds after a key or click in the page in which somebody counts as busy there. */
const BUSY = 1000;
/** Milliseconds for which browsers call a page active after a key or click in it, or in a frame of it. */
const ACTIVE = 5000;
/** Attempts to take the keyboard that end the sandbox, and how many where each may have been a click: all within so many milliseconds. */
const STRIKES = 3;
const DOUBTFUL = 10;
const WITHIN = 30_000;
/** Milliseconds between two looks at the focus: a frame can get it without an event while another window is in front. */
const LOOK = 100;

/** Controls whose text somebody may be typing. An editor that draws its text itself has a role. */
const FIELDS = 'input, textarea, select, [role=textbox], [role=searchbox], [role=combobox], [role=spinbutton]';
/** What gets the focus itself. Any other element that has it holds what really has it in a closed shadow root; so may a custom element. */
const FOCUSABLE = '[tabindex], a, area, audio, button, dialog, embed, iframe, object, summary, video';

/** An attempt to take the keyboard, at a time. */
interface Strike {
  readonly time: number;
  /** Nobody can have clicked in the frame, or somebody is using the page. */
  readonly sure: boolean;
}

/**
 * Keeps a frame from taking the keyboard from the page. A click in a frame is invisible to the page around it, but it makes the page
 * active. So the focus may go to the frame after Tab, when the page itself gives it, when the page is active although nobody used it, and
 * no field got the focus, for as long as that lasts, and whenever no field, no modal dialog and nobody who types can lose it. In any other case it goes back at
 * once; a frame that tries again and again is reported.
 */
export class FocusGuard {
  #before: HTMLElement | undefined;
  /** The last thing that was used is this key. */
  #tab: KeyboardEvent | undefined;
  #key = -Infinity;
  /** When the page was last used by a pointer or key. */
  #used = -Infinity;
  /** When a field last got the focus although the page was active: a click that made it active was before that. */
  #rested = -Infinity;
  #allowed = false;
  /** The frame has the focus, and may have it. */
  #held = false;
  #strikes: Strike[] = [];
  #wary = false;
  readonly #ended = new AbortController();
  readonly #look: ReturnType<typeof setInterval>;

  /** @param steals called when the frame has tried to take the keyboard too often */
  constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly steals: () => void,
  ) {
    const { signal } = this.#ended;
    const page = frame.ownerDocument.defaultView ?? window;
    const options = { capture: true, signal } as const;
    const focused = (): void => {
      const active = deepActive(page.document);
      this.#note(active);
      // A change of focus within one shadow root is not heard outside of it.
      for (let root = active?.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode())
        root.addEventListener('focusin', focused, options);
    };
    // Nobody can tell what made the page active before the frame was there.
    if (isActive()) this.#used = performance.now();
    focused();
    const used = ({ isTrusted, timeStamp }: Event): void => {
      if (isTrusted) this.#used = timeStamp;
    };
    const pointed = (event: PointerEvent): void => {
      used(event);
      if (event.isTrusted) [this.#tab, this.#wary] = [undefined, false];
    };
    // Fingers that scrolled, and screen readers that press a button, make the page active without these two.
    for (const event of ['pointercancel', 'touchend', 'click'] as const) page.addEventListener(event, used, options);
    page.addEventListener('focusin', focused, options);
    page.addEventListener('pointerdown', pointed, options);
    page.addEventListener('pointerup', pointed, options);
    page.addEventListener(
      'keydown',
      (event) => {
        if (!event.isTrusted) return;
        const moves = movesFocus(event);
        used(event);
        this.#tab = moves ? event : undefined;
        if (!moves) this.#key = event.timeStamp;
      },
      options,
    );
    // The end of a key that led to the frame is heard there alone; or here, while nothing has the focus: Chromium takes it from the page
    // before a frame in another process gets it.
    const released = (event: KeyboardEvent): void => {
      if (movesFocus(event) && deepActive(page.document)) this.#tab = undefined;
    };
    page.addEventListener('keyup', released, options);
    const left = ({ target, timeStamp }: FocusEvent): void => {
      if (target !== page) return;
      const watch = (): void => {
        if (!signal.aborted) this.#watch(timeStamp);
      };
      watch();
      // Firefox moves the focus after this event only. A module in the page's process can hold up the timer, but not what comes before it.
      queueMicrotask(watch);
      setTimeout(watch);
    };
    page.addEventListener('blur', left, options);
    this.#look = setInterval(() => this.#watch(performance.now()), LOOK);
  }

  /** The page gives the keyboard to the frame. */
  allow(give: () => void): void {
    this.#allowed = true;
    give();
    this.#watch(performance.now());
    this.#allowed = false;
  }

  /** The last key was meant for the table: nobody types it anywhere. */
  passKey(): void {
    this.#key = -Infinity;
  }

  /** Whether the frame has tried to take the keyboard from a field since the page was pointed at: keys may still be meant for the field. */
  get wary(): boolean {
    return this.#wary;
  }

  end(): void {
    this.#ended.abort();
    clearInterval(this.#look);
  }

  /** Where the focus came to rest in the page, it is nobody's but the element's that has it. */
  #note(active: Element | undefined): void {
    if (!(active instanceof HTMLElement) || active === this.frame) return;
    [this.#before, this.#tab, this.#held] = [active, undefined, false];
    if (isActive() && maybeField(active)) this.#rested = performance.now();
  }

  /** Judges the frame once, when it has got the focus. */
  #watch(now: number): void {
    if (deepActive(this.frame.ownerDocument) !== this.frame) this.#held = false;
    else if (!this.#held) this.#judge(now);
  }

  #judge(now: number): void {
    const before = this.#before?.isConnected ? this.#before : undefined;
    const barred = this.#isBarred();
    const inDanger = barred || (before && maybeField(before)) || now - this.#key < BUSY;
    const active = isActive();
    const byTab = this.#tab !== undefined && !this.#tab.defaultPrevented && now - this.#tab.timeStamp < BUSY;
    const byClick = active && now - Math.max(this.#used, this.#rested) >= ACTIVE;
    if (!inDanger || this.#allowed || (!barred && (byTab || byClick))) return void ([this.#before, this.#held] = [undefined, true]);
    const sure = barred || !active || now - this.#used < BUSY;
    if (before && maybeField(before)) this.#wary = true;
    this.#strikes = [...this.#strikes.filter(({ time }) => now - time < WITHIN), { time: now, sure }];
    const last = this.#strikes.filter((one) => one.sure).length >= STRIKES || this.#strikes.length >= DOUBTFUL;
    if (last) this.steals();
    const giveBack = (): void => {
      this.frame.blur();
      // Somebody who has not used the page for a second may have touched the table: the keyboard then is nobody's, until it is known whose.
      if (last || sure) before?.focus({ preventScroll: true });
    };
    // A module in the page's process can hold that up from now on: the keys of this time would come to it before any timer.
    queueMicrotask(giveBack);
    // Chromium completes the change to a frame with a process of its own only after this event. The focus is then given back again.
    setTimeout(() => {
      const active = deepActive(this.frame.ownerDocument);
      if (active && active !== this.frame && active !== before) return;
      this.#held = true;
      this.frame.focus({ preventScroll: true });
      before?.blur(); // under a modal dialog the frame gets no focus
      giveBack();
      this.#held = false;
    });
  }

  /** Returns whether nothing in the frame can be used now: a modal dialog is open over it, or it is inert. */
  #isBarred(): boolean {
    const modal = this.frame.ownerDocument.querySelector('dialog:modal');
    if (modal && !contains(modal, this.frame)) return true;
    for (let node: Node | null = this.frame; node; node = node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null)
      if (node instanceof HTMLElement && node.inert) return true;
    return false;
  }
}

/** Returns whether somebody has just clicked or pressed a key, in the page or in a frame of it. */
const isActive = (): boolean => navigator.userActivation?.isActive ?? true;

/** Returns whether a key moves the focus to another part of the page. */
const movesFocus = ({ key }: KeyboardEvent): boolean => key === 'Tab' || key === 'F6';

/** Returns the element that has the focus, also within shadow roots; undefined where it is the page itself, and nobody writes in that. */
function deepActive(document: Document): Element | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active === document.body && !document.body.isContentEditable ? undefined : (active ?? undefined);
}

/** Returns whether somebody may be typing in the element that has the focus. */
const maybeField = (active: HTMLElement & { readonly editContext?: unknown }): boolean =>
  active.matches(FIELDS) ||
  active.isContentEditable ||
  Boolean(active.editContext) ||
  (!active.shadowRoot && (active.localName.includes('-') || !active.matches(FOCUSABLE)));

/** Returns whether an element holds another one, also within shadow roots. */
function contains(outer: Element, inner: Node): boolean {
  for (let node: Node | null = inner; node; node = node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null)
    if (node === outer) return true;
  return false;
}
