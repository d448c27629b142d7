/** Milliseconds after an input of the page in which the user counts as busy there. */
const BUSY = 1000;
/** Attempts to take the keyboard, and the milliseconds in which so many end the sandbox. */
const STRIKES = 3;
const WITHIN = 30_000;

/** Controls whose text somebody may be typing. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Keeps a frame from taking the keyboard from the page. A click in a frame is invisible to the page around it, so the guard judges by
 * what was used last: the focus may go to the frame after Tab, after the mouse has entered the frame, when the page itself gives it,
 * and whenever no field, no modal dialog and nobody who types can lose it. In any other case it goes back at once; a frame that tries
 * again and again is reported.
 */
export class FocusGuard {
  #before: HTMLElement | undefined;
  #tab = -Infinity;
  #key = -Infinity;
  #used = -Infinity;
  #entered = -Infinity;
  #allowed = false;
  #strikes: number[] = [];
  readonly #ended = new AbortController();

  /** @param steals called when the frame has tried to take the keyboard too often */
  constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly steals: () => void,
  ) {
    const { signal } = this.#ended;
    const page = frame.ownerDocument.defaultView ?? window;
    const options = { capture: true, signal } as const;
    this.#note(deepActive(page.document));
    page.addEventListener('focusin', () => this.#note(deepActive(page.document)), options);
    page.addEventListener('pointerdown', (event) => event.isTrusted && (this.#used = event.timeStamp), options);
    page.addEventListener(
      'keydown',
      ({ key, isTrusted, timeStamp }) => {
        if (!isTrusted) return;
        if (key === 'Tab' || key === 'F6') this.#tab = timeStamp;
        else this.#key = this.#used = timeStamp;
      },
      options,
    );
    frame.addEventListener('pointerenter', ({ timeStamp }) => (this.#entered = timeStamp), { signal });
    page.addEventListener(
      'blur',
      (event) => {
        if (event.target === page && deepActive(page.document) === frame) this.#judge(event.timeStamp);
      },
      options,
    );
  }

  /** The page gives the keyboard to the frame. */
  allow(give: () => void): void {
    this.#allowed = true;
    give();
    this.#allowed = false;
  }

  end(): void {
    this.#ended.abort();
  }

  #note(active: Element | undefined): void {
    if (active instanceof HTMLElement && active !== this.frame) this.#before = active;
  }

  #judge(now: number): void {
    const before = this.#before?.isConnected ? this.#before : undefined;
    const barred = this.#isBarred();
    const inDanger = barred || before?.matches(FIELDS) || now - this.#key < BUSY;
    const byTab = this.#tab >= this.#used && now - this.#tab < BUSY;
    const byMouse = this.#entered > this.#used && (navigator.userActivation?.isActive ?? true);
    if (!inDanger || this.#allowed || (!barred && (byTab || byMouse))) return void (this.#before = undefined);
    const busy = barred || now - this.#used < BUSY;
    this.#strikes = [...this.#strikes.filter((time) => now - time < WITHIN), now];
    const last = this.#strikes.length >= STRIKES;
    if (last) this.steals();
    // In Chromium the change to the frame is not complete before this event has ended: what is focused now would not get the keys.
    setTimeout(() => {
      if (deepActive(this.frame.ownerDocument) === this.frame) this.frame.blur();
      // Somebody who has not typed for a second may have touched the table: the keyboard then is nobody's.
      if (busy) before?.focus({ preventScroll: true });
      else this.#before = undefined;
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

/** Returns the element that has the focus, also within shadow roots; undefined where it is the page itself. */
function deepActive(document: Document): Element | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active === document.body ? undefined : (active ?? undefined);
}

/** Returns whether an element holds another one, also within shadow roots. */
function contains(outer: Element, inner: Node): boolean {
  for (let node: Node | null = inner; node; node = node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null)
    if (node === outer) return true;
  return false;
}
