import type { FromGuest, GuestState } from './protocol.js';

/** A request of the guest to deal, to open a sheet, or to close what the page has open. */
export type GuestRequest = Extract<FromGuest, { is: 'deal' | 'sheet' | 'escape' }>;

type GuestEventMessage = Extract<FromGuest, { is: 'event' }>;

/** Milliseconds for which a press of the player on the page counts: as long as a browser believes that the player acts. */
const PRESS_COUNTS = 5000;

/** Tells whether the player has just touched the page or a frame in it. Without that, no request of a guest is believed. */
const hasActed = (): boolean => navigator.userActivation?.isActive ?? true;

/** Returns the kind of a request, by which a repeated one is recognised. */
const kindOf = (request: GuestRequest): string => ('sheet' in request ? request.sheet : request.is);

/** Tells whether the game has the result that a page adds to: it is won, or over with a score. */
const hasResult = (state: Pick<GuestState, 'status'> | undefined): boolean => state?.status === 'won' || state?.status === 'over';

/** Decides which valid messages of a guest the page believes: a guest may imitate the player. All times are those of `performance.now()`. */
export class GuestTrust {
  /** Time when the page last requested another game or a sheet, or passed on a key. */
  #called = -Infinity;
  /** Whether the end of the present game was reported to the page. */
  #resultKnown = false;
  /** The last request that the page granted by opening something itself. */
  #taken: { readonly kind: string; readonly at: number } | undefined;
  /** Time when the player last pressed something on the page. */
  #pressed = -Infinity;

  /** @param within milliseconds after a call of the page in which the guest may do what it asked for */
  constructor(
    document: Document,
    signal: AbortSignal,
    private readonly within: number,
  ) {
    const press = (): void => void (this.#pressed = performance.now());
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, press, { capture: true, signal });
  }

  /** Notes that the page has requested another game or a sheet, or has passed on a key. */
  pageCalls(): void {
    this.#called = performance.now();
  }

  /** Called when the page itself opens what the guest requested. */
  taken(request: GuestRequest): void {
    this.#taken = { kind: kindOf(request), at: performance.now() };
  }

  /** Tells whether a message is believed. @param before the state of the game before it @param laying whether the page is showing a game, which may be any */
  believes(message: FromGuest, before: GuestState | undefined, laying: boolean): boolean {
    switch (message.is) {
      case 'event':
        return hasActed() || (message.event !== 'patience-hint' && (laying || this.#pageCalled || !isOtherGame(message, before)));
      case 'menu':
        return hasActed();
      case 'deal':
      case 'sheet':
      case 'escape':
        return (this.#pageCalled || hasActed()) && !this.#isClosed(message);
      case 'action':
        // The buttons of the page are shown with a result only.
        return hasActed() && hasResult(before);
      default:
        return true;
    }
  }

  /** Tells whether an event reports the end of a game that the page knows already. A page may do much at the end of a game. */
  repeatsResult({ event, state }: GuestEventMessage): boolean {
    const ends = event === 'patience-won' || event === 'patience-lost' || event === 'patience-over';
    const repeats = ends && this.#resultKnown;
    this.#resultKnown = state.status !== 'playing' && (ends || this.#resultKnown);
    return repeats;
  }

  /** Whether the page has just requested another game or a sheet. */
  get #pageCalled(): boolean {
    return performance.now() - this.#called < this.within;
  }

  /** Tells whether the player has just closed what the page opened at the last request of this kind. A guest cannot open it again at once. */
  #isClosed(request: GuestRequest): boolean {
    const pressed = this.#pressed;
    if (this.#taken?.kind !== kindOf(request)) return false;
    return pressed > Math.max(this.#taken.at, this.#called) && performance.now() - pressed < PRESS_COUNTS;
  }
}

/** Tells whether an event reports another game than the one before it: a new deal, or a game that continues after its result. */
const isOtherGame = ({ event, state }: GuestEventMessage, before: GuestState | undefined): boolean =>
  event === 'patience-ready' || (hasResult(before) && !hasResult(state));
