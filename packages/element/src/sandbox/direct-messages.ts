/** Largest number of windows inside a sandbox that are noted at a time. A table has two or three. */
const MOST_WINDOWS = 100;

/**
 * Notices messages that a sandbox sends to the window of the page directly, past its port. A table never does. Nobody reads such a message, nor one of a window
 * without an origin that is gone: only a window that was noted while it was inside the sandbox is blamed on it.
 */
export class DirectMessages {
  readonly #inside = new WeakSet<object>();

  /** @param sent called for each message of the sandbox */
  constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly sent: () => void,
    signal: AbortSignal,
  ) {
    frame.ownerDocument.defaultView?.addEventListener('message', this.#notice, { capture: true, signal });
  }

  /** Notes the windows that are inside the sandbox now. */
  note(): void {
    const { contentWindow } = this.frame;
    if (contentWindow) for (const window of windowsIn(contentWindow)) this.#inside.add(window);
  }

  readonly #notice = (event: MessageEvent): void => {
    const { source, origin } = event;
    const isGone = origin === 'null' && !(source instanceof MessagePort) && !isAttached(source);
    const isOurs = isGone ? source !== null && this.#inside.has(source) : isWithin(this.frame, source);
    if (isGone || isOurs) event.stopImmediatePropagation();
    if (isOurs) this.sent();
  };
}

/** Tells whether the sender of a message is a window that is still in a page. */
const isAttached = (sender: MessageEventSource | null): sender is Window => sender !== null && Boolean((sender as Window).parent);

/** Tells whether the sender of a message is a frame or a frame inside it. */
function isWithin({ contentWindow }: HTMLIFrameElement, sender: MessageEventSource | null): boolean {
  if (!isAttached(sender)) return false;
  for (let window = sender; window !== window.parent; window = window.parent) if (window === contentWindow) return true;
  return false;
}

/** Returns a window and the windows inside it. */
function windowsIn(outer: Window): Window[] {
  const found = [outer];
  for (let next = 0; next < found.length && found.length < MOST_WINDOWS; next++)
    for (let i = 0; i < found[next]!.length && found.length < MOST_WINDOWS; i++) found.push(found[next]![i]!);
  return found;
}
