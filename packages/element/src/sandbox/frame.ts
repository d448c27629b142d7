import type { Problem, SavedGame } from '@patience/core';
import type { GameResult } from '../result.js';
import { MessageBudget } from './budget.js';
import { GuestTrust, type GuestRequest } from './guest-trust.js';
import { DirectMessages } from './direct-messages.js';
import { MESSAGE_LENGTH } from './document.js';
import { withheldPowers } from './powers.js';
import type {
  DealRequest,
  FromGuest,
  GuestCall,
  GuestKey,
  GuestShown,
  GuestState,
  GuestTask,
  GuestVariant,
  SandboxSettings,
  SolveRequest,
  ToGuest,
} from './protocol.js';
import { trustedDocument } from './trusted.js';
import { readMessage } from './validate.js';

/** Default number of seconds in which a sandbox must answer. */
const ANSWER_SECONDS = 5;
/** Milliseconds between two checks whether the guest still answers. */
const PULSE = 2000;

/** Calls after which another game may be on the table, a won game may continue, or a sheet may open. */
const RENEWING: ReadonlySet<GuestCall> = new Set<GuestCall>(['newGame', 'restart', 'undo', 'command']);

/**
 * The reason why a sandbox was removed without a message of the module: it did not answer, or never sent anything (`unheard`), as under a
 * policy that forbids its scripts; it sent too much, or took the keyboard.
 */
export type SandboxFault = 'silent' | 'unheard' | 'noisy' | 'focus';

/** Options for opening a sandbox. */
export interface FrameRequest {
  /** The script that runs in the sandbox: see guest.ts. */
  readonly script: string;
  readonly task: GuestTask;
  /** Name of the frame for screen readers. */
  readonly title: string;
  /** Address of the sandbox document, if the page's policy allows no script from a text. */
  readonly document?: string | undefined;
  /** Seconds in which it has to answer. Default: 5. */
  readonly seconds?: number | undefined;
}

/** An answer of the guest. */
export interface GuestAnswer {
  readonly ok: boolean;
  /** State of the requested game, if one was requested. */
  readonly state?: GuestState;
  /** A sentence in the language of the guest. */
  readonly why: string;
  /** The problem of the answer, if it has a known code. */
  readonly problem?: Problem;
  /** The requested gesture, such as that of a hint. */
  readonly gesture?: readonly string[];
  readonly solved?: boolean;
}

/** Receives validated messages that a sandbox sends by itself. */
export interface FrameListener {
  event(reported: Extract<FromGuest, { is: 'event' }>): void;
  /** Called when the table shows or hides a result, or begins or ends to play by itself. */
  showStates(): void;
  menu(settings: Extract<FromGuest, { is: 'menu' }>['settings']): void;
  /** Called when the player requests a deal, a sheet, or to close what the page has open. */
  request(request: GuestRequest): void;
  /** Called when a button of the page on the result is pressed. @param n its index */
  action(n: number): void;
  /** Called when the sandbox was removed. @param why the module's own words, or empty @param problem if the module named a known one */
  gone(fault: SandboxFault | undefined, why: string, problem?: Problem): void;
}

/**
 * The frame of a sandbox and the messages to and from it. Each message is charged to a budget and validated by {@link readMessage}. A guest
 * that does not answer, or sends too much, is removed.
 */
export class SandboxFrame {
  /** The frame, which the host puts into the page. It is removed with the sandbox. */
  readonly frame: HTMLIFrameElement;
  /** The facts of the variant that its module reports. Rejects when it cannot be loaded, or not in time. */
  readonly opened: Promise<GuestVariant>;
  /** State of the game in the last message of the guest. */
  state: GuestState | undefined;
  /** States for style sheets in the last message of the guest about them. */
  shown: GuestShown | undefined;
  /** Time of the last message with a state, by `performance.now()`. */
  statedAt = 0;
  readonly #waiting = new Map<number, (answer: GuestAnswer) => void>();
  readonly #port: MessagePort;
  readonly #pulse: ReturnType<typeof setInterval>;
  readonly #budget = new MessageBudget(performance.now());
  readonly #ended = new AbortController();
  #open!: (variant: GuestVariant) => void;
  #fail!: (error: Error) => void;
  #id: string | undefined;
  #asked = 0;
  #laying = 0;
  #closed = false;
  /** Whether any message came. */
  #heard = false;
  readonly #trust: GuestTrust;
  readonly #direct: DirectMessages;

  constructor(
    private readonly request: FrameRequest,
    private readonly listener: FrameListener,
  ) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }) => this.#receive(data);
    const frame = (this.frame = document.createElement('iframe'));
    const { script, task, title, document: address } = request;
    frame.title = title;
    frame.allow = withheldPowers(document);
    if (address === undefined) {
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.srcdoc = trustedDocument();
    } else frame.src = address;
    frame.onload = () => {
      frame.onload = null; // A document to which the frame navigates later gets no message.
      frame.contentWindow!.postMessage({ table: true, script, task, title }, address === undefined ? '*' : location.origin, [port2]);
    };
    const { signal } = this.#ended;
    this.#direct = new DirectMessages(frame, () => this.remove('noisy'), signal);
    this.#trust = new GuestTrust(document, signal, 1000 * this.#seconds);
    this.opened = new Promise((open, fail) => ([this.#open, this.#fail] = [open, fail]));
    this.opened.catch(() => undefined);
    this.#limit(() => this.#removeSilent(), this.opened);
    this.#pulse = setInterval(() => {
      if (!document.hidden && this.#waiting.size === 0) void this.#ask({ do: 'ping', n: ++this.#asked });
    }, PULSE);
  }

  /** Deals a game without showing it. */
  start(deal: DealRequest): Promise<GuestAnswer> {
    return this.#ask({ do: 'start', n: ++this.#asked, deal });
  }

  /** Opens a saved game without showing it. */
  check(save: SavedGame): Promise<GuestAnswer> {
    return this.#ask({ do: 'check', n: ++this.#asked, save });
  }

  /** Shows a saved game. */
  async lay(save: SavedGame): Promise<GuestAnswer> {
    this.#laying++;
    const answer = await this.#ask({ do: 'lay', n: ++this.#asked, save });
    this.#laying--;
    if (answer.ok && answer.state) this.#state(answer.state);
    return answer;
  }

  /** Searches for a win of a deal. @param seconds limit of the search */
  solve(position: SolveRequest, seconds: number): Promise<GuestAnswer> {
    return this.#ask({ do: 'solve', n: ++this.#asked, position }, seconds + 2 * this.#seconds);
  }

  stopSolving(): void {
    this.#tell({ do: 'stop-solving' });
  }

  /** Requests a hint, which the guest shows. Returns its gesture. */
  async hint(): Promise<readonly string[] | undefined> {
    return (await this.#ask({ do: 'hint', n: ++this.#asked })).gesture;
  }

  call(call: GuestCall, arg?: unknown): void {
    if (RENEWING.has(call)) this.#trust.pageCalls();
    this.#tell({ do: 'call', call, ...(arg !== undefined && { arg }) });
  }

  /** Opens a sheet that the player requested and that the page does not show itself. */
  openSheet(sheet: Extract<ToGuest, { do: 'open-sheet' }>['sheet']): void {
    this.#tell({ do: 'open-sheet', sheet });
  }

  /** Sends changed settings. @param settings only those that changed @param styles all of them, if one changed */
  settings(settings: Partial<SandboxSettings>, { lang, words }: Pick<GuestTask, 'lang' | 'words'>, styles?: GuestTask['styles']): void {
    this.#tell({ do: 'settings', settings, lang, ...(words && { words }), ...(styles && { styles }) });
  }

  /** Sends the page's additions to the result of a won game, without their functions and pictures. */
  result({ headline, days, lines, actions = [], next }: GameResult): void {
    this.#tell({
      do: 'result',
      result: {
        ...(headline && { headline }),
        ...(days && { days }),
        ...(lines && { lines }),
        buttons: actions.map(({ label, first = false }) => ({ label, first })),
        ...(next && { next: { lead: next.lead, name: next.name, ...(next.text && { text: next.text }) } }),
      },
    });
  }

  /** Passes on a key of the player, which may undo the winning move or open a sheet. */
  key({ key, code, ctrlKey, metaKey, shiftKey, altKey, repeat }: GuestKey): void {
    this.#trust.pageCalls();
    this.#tell({ do: 'key', key: { key, code, ctrlKey, metaKey, shiftKey, altKey, repeat } });
  }

  /** Removes the sandbox without calling the listener. Later messages of the guest are ignored. */
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

  /** Removes the sandbox and reports why to the listener. */
  remove(fault: SandboxFault | undefined, why = '', problem?: Problem): void {
    if (this.#closed) return;
    this.#fail(new Error(why));
    this.close();
    this.listener.gone(fault, why, problem);
  }

  #tell(message: ToGuest): void {
    if (!this.#closed) this.#port.postMessage(message);
  }

  /** Sends a request to the guest. Only the first answer to its number counts, and only in time. */
  #ask(question: Extract<ToGuest, { n: number }>, seconds = this.#seconds): Promise<GuestAnswer> {
    if (this.#closed) return Promise.resolve({ ok: false, why: '' });
    const answer = new Promise<GuestAnswer>((done) => this.#waiting.set(question.n, done));
    this.#tell(question);
    this.#limit(() => this.#waiting.has(question.n) && this.#removeSilent(), answer, seconds);
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

  /** Called when the page itself opens what the guest requested. */
  taken(request: GuestRequest): void {
    this.#trust.taken(request);
  }

  get #seconds(): number {
    return this.request.seconds ?? ANSWER_SECONDS;
  }

  /** Removes a sandbox that has not answered in time. */
  #removeSilent(): void {
    this.remove(this.#heard ? 'silent' : 'unheard');
  }

  #receive(data: unknown): void {
    if (this.#closed) return;
    this.#heard = true;
    this.#direct.note();
    // The relay passes on texts only, and an empty text in place of anything else.
    if (typeof data !== 'string' || data === '' || data.length > MESSAGE_LENGTH) return this.remove('noisy');
    if (!this.#budget.allows(data.length, performance.now())) return this.remove('noisy');
    const message = readMessage(parse(data), this.#id);
    if (message && this.#trust.believes(message, this.state, this.#laying > 0)) this.#handle(message);
  }

  #handle(message: FromGuest): void {
    switch (message.is) {
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
        this.#state(message.state);
        return this.#trust.repeatsResult(message) ? undefined : this.listener.event(message);
      case 'shown':
        this.shown = message.shown;
        return this.listener.showStates();
      case 'menu':
        return this.listener.menu(message.settings);
      case 'action':
        return this.listener.action(message.n);
      default:
        return this.listener.request(message);
    }
  }
}

/** Parses JSON. Returns undefined for text that is invalid or nested too deeply. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
