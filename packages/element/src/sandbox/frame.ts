import type { Problem, SavedGame } from '@patience/core';
import type { GameResult } from '../result.js';
import { MessageBudget } from './budget.js';
import { MESSAGE_LENGTH } from './document.js';
import type {
  DealRequest,
  FromGuest,
  GuestCall,
  GuestKey,
  GuestState,
  GuestTask,
  GuestVariant,
  SandboxSettings,
  SolveRequest,
  ToGuest,
} from './protocol.js';
import { trustedDocument } from './trusted.js';
import { readMessage } from './validate.js';

/** Seconds in which a sandbox has to answer, where the page says nothing else. */
const ANSWER_SECONDS = 5;
/** Milliseconds between two questions whether the guest is alive. */
const PULSE = 2000;

/** Calls after which another game may lie on the table, a won one may go on, or a sheet opens. */
const RENEWING: ReadonlySet<GuestCall> = new Set<GuestCall>(['newGame', 'restart', 'undo', 'command']);

/** Powers that a page may hand to a frame and that no sandbox gets, for browsers that do not list theirs: see {@link withheldPowers}. */
const KNOWN_POWERS =
  'accelerometer autoplay bluetooth camera clipboard-read clipboard-write display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid idle-detection magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial speaker-selection storage-access usb web-share xr-spatial-tracking'.split(
    ' ',
  );

/**
 * Returns the value of `allow` that withholds every power of a frame: a table needs none. Chromium lists the powers that it knows, so
 * none is missed that comes later.
 */
function withheldPowers(document: Document): string {
  const { featurePolicy } = document as Document & { readonly featurePolicy?: { features(): readonly string[] } };
  return (featurePolicy?.features() ?? KNOWN_POWERS).map((name) => `${name} 'none'`).join('; ');
}

/** Why a sandbox was removed, where the module did not say it: it did not answer, sent too much, or took the keyboard. */
export type SandboxFault = 'silent' | 'noisy' | 'focus';

/** Options for opening a sandbox. */
export interface FrameRequest {
  /** The script that runs in the sandbox: see guest.ts. */
  readonly script: string;
  readonly task: GuestTask;
  /** Name of the frame for screen readers. */
  readonly title: string;
  /** Address of the sandbox document, where the page's policy allows no script from a text. */
  readonly document?: string | undefined;
  /** Seconds in which it has to answer. Default: 5. */
  readonly seconds?: number | undefined;
}

/** An answer of the guest. */
export interface GuestAnswer {
  readonly ok: boolean;
  /** State of the game that was asked for; undefined where none was. */
  readonly state?: GuestState;
  /** A sentence in the language of the guest. */
  readonly why: string;
  /** The problem, where it is one of the known ones. */
  readonly problem?: Problem;
  /** The gesture that was asked for. */
  readonly gesture?: readonly string[];
  readonly solved?: boolean;
}

/** Messages that come out of a sandbox by themselves, read and bounded. */
export interface FrameListener {
  event(told: Extract<FromGuest, { is: 'event' }>): void;
  menu(settings: Extract<FromGuest, { is: 'menu' }>['settings']): void;
  /** The player wants a new deal, a sheet, or to close what the page has open. */
  request(wish: Extract<FromGuest, { is: 'deal' | 'sheet' | 'escape' }>): void;
  /** A button of the page was pressed on the result. @param n its index */
  action(n: number): void;
  /** The sandbox was removed. @param why the module's own words, or empty @param problem a known one, if it named any */
  gone(fault: SandboxFault | undefined, why: string, problem?: Problem): void;
}

/** Returns whether somebody has just touched the page or a frame in it: without that, no wish of a player is believed. */
const hasActed = (): boolean => navigator.userActivation?.isActive ?? true;

/**
 * The frame of a sandbox and the messages to and from it. Each message is weighed, read by {@link readMessage}, and believed as far as
 * its form goes. A guest that does not answer, or sends too much, is removed.
 */
export class SandboxFrame {
  /** Put into the page by the host; removed with the sandbox. */
  readonly frame: HTMLIFrameElement;
  /** State of the game, as the guest last stated it. */
  state: GuestState | undefined;
  /** When that was, by `performance.now()`. */
  statedAt = 0;
  readonly #waiting = new Map<number, (answer: GuestAnswer) => void>();
  readonly #port: MessagePort;
  readonly #pulse: ReturnType<typeof setInterval>;
  readonly #opened: Promise<GuestVariant>;
  readonly #budget = new MessageBudget(performance.now());
  readonly #ended = new AbortController();
  #open!: (variant: GuestVariant) => void;
  #fail!: (error: Error) => void;
  #id: string | undefined;
  #asked = 0;
  #laying = 0;
  /** When the page last called for another game or a sheet, or passed on a key, by `performance.now()`. */
  #called = -Infinity;
  #closed = false;

  constructor(
    private readonly request: FrameRequest,
    private readonly listener: FrameListener,
    document: Document = globalThis.document,
  ) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }) => this.#hear(data);
    const frame = (this.frame = document.createElement('iframe'));
    const { script, task, title, document: address } = request;
    frame.title = title;
    frame.allow = withheldPowers(document);
    if (address === undefined) {
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.srcdoc = trustedDocument();
    } else frame.src = address;
    frame.onload = () => {
      frame.onload = null; // a document that the frame goes to later gets nothing
      frame.contentWindow!.postMessage({ table: true, script, task, title }, address === undefined ? '*' : location.origin, [port2]);
    };
    // A module can send to the windows around it as well. A table never does: one message is too many, and nobody reads it.
    const past = (event: MessageEvent): void => {
      if (!isFromWithin(frame, event)) return;
      event.stopImmediatePropagation();
      this.remove('noisy');
    };
    document.defaultView?.addEventListener('message', past, { capture: true, signal: this.#ended.signal });
    this.#opened = new Promise((open, fail) => ([this.#open, this.#fail] = [open, fail]));
    this.#opened.catch(() => undefined);
    this.#limit(() => this.remove('silent'), this.#opened);
    this.#pulse = setInterval(() => {
      if (!document.hidden && this.#waiting.size === 0) void this.#ask({ do: 'ping', n: ++this.#asked });
    }, PULSE);
  }

  /** The variant, as its module states it. @throws Error when it cannot be loaded, or not in time */
  get opened(): Promise<GuestVariant> {
    return this.#opened;
  }

  /** Deals a game without laying it on the table. */
  start(deal: DealRequest): Promise<GuestAnswer> {
    return this.#ask({ do: 'start', n: ++this.#asked, deal });
  }

  /** Opens a saved game without laying it on the table. */
  check(save: SavedGame): Promise<GuestAnswer> {
    return this.#ask({ do: 'check', n: ++this.#asked, save });
  }

  /** Lays a saved game on the table. */
  async lay(save: SavedGame): Promise<GuestAnswer> {
    this.#laying++;
    const answer = await this.#ask({ do: 'lay', n: ++this.#asked, save });
    this.#laying--;
    if (answer.ok && answer.state) this.#state(answer.state);
    return answer;
  }

  /** Searches a deal for a way to win it. @param seconds limit of the search */
  solve(position: SolveRequest, seconds: number): Promise<GuestAnswer> {
    return this.#ask({ do: 'solve', n: ++this.#asked, position }, seconds + 2 * this.#seconds);
  }

  stopSolving(): void {
    this.#tell({ do: 'stop-solving' });
  }

  /** Returns a good gesture, which the guest shows. */
  async hint(): Promise<readonly string[] | undefined> {
    return (await this.#ask({ do: 'hint', n: ++this.#asked })).gesture;
  }

  call(call: GuestCall, arg?: unknown): void {
    if (RENEWING.has(call)) this.#called = performance.now();
    this.#tell({ do: 'call', call, ...(arg !== undefined && { arg }) });
  }

  /** Opens a sheet that the player asked for and the page does not show itself. */
  openSheet(sheet: Extract<ToGuest, { do: 'open-sheet' }>['sheet']): void {
    this.#tell({ do: 'open-sheet', sheet });
  }

  /** @param settings those that changed @param styles all of them, where one changed */
  settings(settings: Partial<SandboxSettings>, { lang, words }: Pick<GuestTask, 'lang' | 'words'>, styles?: GuestTask['styles']): void {
    this.#tell({ do: 'settings', settings, lang, ...(words && { words }), ...(styles && { styles }) });
  }

  /** What the page adds to the result of a won game: lines, and the words on its buttons. */
  result({ lines, actions = [] }: GameResult): void {
    this.#tell({ do: 'result', lines, labels: actions.map(({ label }) => label) });
  }

  /** Passes on a key of the player: it may take back the last move of a won game, or open a sheet. */
  key({ key, code, ctrlKey, metaKey, shiftKey, altKey, repeat }: GuestKey): void {
    this.#called = performance.now();
    this.#tell({ do: 'key', key: { key, code, ctrlKey, metaKey, shiftKey, altKey, repeat } });
  }

  /** Removes the sandbox without telling the listener: from now on the guest is not heard. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearInterval(this.#pulse);
    this.#ended.abort();
    this.#port.close();
    this.frame.remove();
    this.#fail(new Error('closed'));
    for (const answer of this.#waiting.values()) answer({ ok: false, why: '' });
    this.#waiting.clear();
  }

  /** Removes the sandbox and tells the listener why. */
  remove(fault: SandboxFault | undefined, why = '', problem?: Problem): void {
    if (this.#closed) return;
    this.#fail(new Error(why));
    this.close();
    this.listener.gone(fault, why, problem);
  }

  #tell(message: ToGuest): void {
    if (!this.#closed) this.#port.postMessage(message);
  }

  /** Asks the guest. The first answer of a number counts; a second one, or one that comes too late, is not heard. */
  #ask(question: Extract<ToGuest, { n: number }>, seconds = this.#seconds): Promise<GuestAnswer> {
    if (this.#closed) return Promise.resolve({ ok: false, why: '' });
    const answer = new Promise<GuestAnswer>((done) => this.#waiting.set(question.n, done));
    this.#tell(question);
    this.#limit(() => this.#waiting.has(question.n) && this.remove('silent'), answer, seconds);
    return answer;
  }

  #limit(late: () => void, end: Promise<unknown>, seconds = this.#seconds): void {
    const timer = setTimeout(late, seconds * 1000);
    const done = (): void => clearTimeout(timer);
    end.then(done, done);
  }

  #state(state: GuestState): void {
    this.state = state;
    this.statedAt = performance.now();
  }

  /** The page has just called for another game or a sheet. */
  get #pageCalled(): boolean {
    return performance.now() - this.#called < 1000 * this.#seconds;
  }

  /** Returns whether an event tells of another game that the page did not ask for: a new deal, or one that goes on after it was won. */
  #isOther({ event, state }: Extract<FromGuest, { is: 'event' }>): boolean {
    if (this.#laying > 0 || this.#pageCalled) return false;
    return event === 'patience-ready' || (this.state?.status === 'won' && state.status !== 'won');
  }

  get #seconds(): number {
    return this.request.seconds ?? ANSWER_SECONDS;
  }

  #hear(data: unknown): void {
    if (this.#closed) return;
    // The relay sends texts only, and an empty one in place of anything else.
    if (typeof data !== 'string' || data === '' || data.length > MESSAGE_LENGTH) return this.remove('noisy');
    if (!this.#budget.allows(data.length, performance.now())) return this.remove('noisy');
    const message = readMessage(parse(data), this.#id);
    switch (message?.is) {
      case 'open':
        this.#id = message.variant.id;
        return this.#open(message.variant);
      case 'broken':
        return this.remove(undefined, message.why, message.problem);
      case 'answer': {
        const { is: _, n, ok, why = '', ...rest } = message;
        const done = this.#waiting.get(n);
        this.#waiting.delete(n);
        return done?.({ ok, why, ...rest });
      }
      case 'event':
        if ((this.#isOther(message) || message.event === 'patience-hint') && !hasActed()) return;
        this.#state(message.state);
        return this.listener.event(message);
      case 'menu':
        return hasActed() ? this.listener.menu(message.settings) : undefined;
      case 'deal':
      case 'sheet':
      case 'escape':
        return this.#pageCalled || hasActed() ? this.listener.request(message) : undefined;
      case 'action':
        return hasActed() ? this.listener.action(message.n) : undefined;
    }
  }
}

/**
 * Returns whether a message was sent by a frame or by a frame inside it. One that is gone already has no place any more: without an
 * origin it is taken for one of these.
 */
function isFromWithin({ contentWindow }: HTMLIFrameElement, { source, origin }: MessageEvent): boolean {
  let window = source as Window | null;
  if (!window?.parent) return origin === 'null' && !(source instanceof MessagePort);
  for (; window !== window.parent; window = window.parent) if (window === contentWindow) return true;
  return false;
}

/** Parses JSON; undefined where the text is none, or is nested too deeply to be parsed. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
