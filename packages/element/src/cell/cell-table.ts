import type { Problem, SavedGame } from '@patience/core';
import type { GameResult } from '../result.js';
import { readMessage } from './claims.js';
import type { CellCall, CellDeal, CellKey, CellSettings, CellState, CellTask, CellVariant, FromCell, ToCell } from './messages.js';
import { trustedDocument } from './trusted.js';

/** A cell that does not answer for so long is removed, in seconds. */
const CELL_SECONDS = 5;
/** A cell that says more than this in a second is removed. */
const MESSAGES = 100;
/** Milliseconds between two questions whether it is alive. */
const PULSE = 2000;

/** Calls after which another game lies there, or a won one goes on. */
const RENEWING: ReadonlySet<CellCall> = new Set<CellCall>(['newGame', 'restart', 'undo']);

/** Which cell is wanted. */
export interface CellRequest {
  /** Id of the variant: a save of another one is no claim of this cell. Absent: the one that the cell names first. */
  readonly id?: string;
  /** The script that runs in the cell: see inside.ts. */
  readonly script: string;
  readonly task: CellTask;
  /** Name of the frame, for those who listen. */
  readonly title: string;
  /** Address of a cell document on the page's own site, where the page's policy allows no text in its place. */
  readonly address?: string;
  /** Instead of five. */
  readonly seconds?: number;
}

/** What a cell answered. */
export interface CellAnswer {
  readonly ok: boolean;
  /** How the game stands that was asked for; undefined where none was, or the cell did not say. */
  readonly state?: CellState;
  /** A sentence in the language of the cell. */
  readonly why: string;
  /** What was wrong, where it is one of the known problems. */
  readonly problem?: Problem;
  /** The gesture that was asked for. */
  readonly gesture?: readonly string[];
  readonly more?: unknown;
}

/** What comes out of a cell, read and bounded. */
export interface CellListener {
  event(told: Extract<FromCell, { is: 'event' }>): void;
  menu(settings: Extract<FromCell, { is: 'menu' }>['settings']): void;
  asks(what: Extract<FromCell, { is: 'asks' }>['what']): void;
  /** A button of the page was pressed on the result. @param n its index */
  action(n: number): void;
  /** The cell is gone. @param why empty: it did not answer in time, or said too much @param problem a known one, if it told any */
  gone(why: string, problem?: Problem): void;
}

/** Has somebody just touched the page or a frame in it? What only a hand can want is not taken from a cell otherwise. */
const hasActed = (): boolean => navigator.userActivation?.isActive ?? true;

/**
 * A table in a cell: a frame without an origin that holds the element and the variant. What it says is read by
 * {@link readMessage} and is a claim; one that does not answer, or says too much, is removed.
 */
export class CellTable {
  /** Put into the page by whoever made this; taken away when the cell is gone. */
  readonly frame: HTMLIFrameElement;
  /** How the game stands, as the cell said last. */
  state: CellState | undefined;
  readonly #waiting = new Map<number, (answer: CellAnswer) => void>();
  readonly #port: MessagePort;
  readonly #pulse: ReturnType<typeof setInterval>;
  readonly #opened: Promise<CellVariant>;
  #open!: (variant: CellVariant) => void;
  #fail!: (error: Error) => void;
  #id: string | undefined;
  #asked = 0;
  #laying = 0;
  /** When the page last called for another game, by `performance.now()`. */
  #called = -Infinity;
  #closed = false;
  #second = 0;
  #heard = 0;

  constructor(
    private readonly request: CellRequest,
    private readonly listener: CellListener,
    document: Document = globalThis.document,
  ) {
    this.#id = request.id;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }) => this.#hear(data);
    const frame = (this.frame = document.createElement('iframe'));
    frame.title = request.title;
    if (request.address === undefined) {
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.srcdoc = trustedDocument();
    } else frame.src = request.address;
    frame.onload = () => {
      frame.onload = null; // one that goes elsewhere gets nothing
      const { script, task, title } = request;
      frame.contentWindow!.postMessage({ table: true, script, task, title }, request.address === undefined ? '*' : location.origin, [
        port2,
      ]);
    };
    this.#opened = new Promise((open, fail) => ([this.#open, this.#fail] = [open, fail]));
    this.#opened.catch(() => undefined);
    this.#limit(() => this.#gone(''), this.#opened);
    this.#pulse = setInterval(() => {
      if (!document.hidden && this.#waiting.size === 0) void this.#ask({ do: 'ping', n: ++this.#asked });
    }, PULSE);
  }

  /** What the variant says of itself. @throws Error when it cannot be loaded, or not in time */
  get opened(): Promise<CellVariant> {
    return this.#opened;
  }

  /** A deal, without laying it on the table. */
  start(deal: CellDeal): Promise<CellAnswer> {
    return this.#ask({ do: 'start', n: ++this.#asked, deal });
  }

  /** Can this game be opened? */
  check(save: SavedGame): Promise<CellAnswer> {
    return this.#ask({ do: 'check', n: ++this.#asked, save });
  }

  /** Lays a game on the table. */
  async lay(save: SavedGame): Promise<CellAnswer> {
    this.#laying++;
    const answer = await this.#ask({ do: 'lay', n: ++this.#asked, save });
    this.#laying--;
    if (answer.ok) this.state = answer.state;
    return answer;
  }

  /** Asks what only some cells know. @param seconds it may take longer than other questions */
  more(what: unknown, seconds?: number): Promise<CellAnswer> {
    return this.#ask({ do: 'more', n: ++this.#asked, what }, seconds);
  }

  /** A good gesture, which the cell shows. */
  async hint(): Promise<readonly string[] | undefined> {
    return (await this.#ask({ do: 'hint', n: ++this.#asked })).gesture;
  }

  call(call: CellCall, arg?: unknown): void {
    if (RENEWING.has(call)) this.#called = performance.now();
    this.#tell({ do: 'call', call, arg });
  }

  /** @param asks the page answers a wish for a new deal itself @param lang the language that is spoken from now on; absent: as before */
  settings(settings: CellSettings, asks: boolean, lang?: string): void {
    this.#tell({ do: 'settings', settings, asks, ...(lang !== undefined && { lang }) });
  }

  /** What the page adds to the result of a won game: lines, and the words on its buttons. */
  result({ lines, actions = [] }: GameResult): void {
    this.#tell({ do: 'result', lines, labels: actions.map(({ label }) => label) });
  }

  key({ key, code, ctrlKey, metaKey, shiftKey, altKey, repeat }: CellKey): void {
    this.#tell({ do: 'key', key: { key, code, ctrlKey, metaKey, shiftKey, altKey, repeat } });
  }

  /** Ends it: nothing that it says is heard any more. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearInterval(this.#pulse);
    this.#port.close();
    this.frame.remove();
    this.#fail(new Error('closed'));
    for (const answer of this.#waiting.values()) answer({ ok: false, why: '' });
    this.#waiting.clear();
  }

  #gone(why: string, problem?: Problem): void {
    if (this.#closed) return;
    this.#fail(new Error(why));
    this.close();
    this.listener.gone(why, problem);
  }

  #tell(message: ToCell): void {
    if (!this.#closed) this.#port.postMessage(message);
  }

  /** The first answer of its number counts; a second one, or one that comes too late, is not heard. */
  #ask(question: Extract<ToCell, { n: number }>, seconds?: number): Promise<CellAnswer> {
    if (this.#closed) return Promise.resolve({ ok: false, why: '' });
    const answer = new Promise<CellAnswer>((done) => this.#waiting.set(question.n, done));
    this.#tell(question);
    this.#limit(() => this.#waiting.has(question.n) && this.#gone(''), answer, seconds);
    return answer;
  }

  #limit(late: () => void, end: Promise<unknown>, seconds = this.#seconds): void {
    const timer = setTimeout(late, seconds * 1000);
    const done = (): void => clearTimeout(timer);
    end.then(done, done);
  }

  /** Another game that the page did not ask for: a new deal, or one more after a won one. */
  #isOther({ event, state }: Extract<FromCell, { is: 'event' }>): boolean {
    const asked = this.#laying > 0 || performance.now() - this.#called < 1000 * this.#seconds;
    return !asked && (event === 'patience-ready' || (this.state?.status === 'won' && state.status !== 'won'));
  }

  /** In so many a cell answers. */
  get #seconds(): number {
    return this.request.seconds ?? CELL_SECONDS;
  }

  #hear(data: unknown): void {
    if (this.#closed) return;
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.#second) [this.#second, this.#heard] = [second, 0];
    if (++this.#heard > MESSAGES) return this.#gone('');
    const message = readMessage(data, this.#id);
    switch (message?.is) {
      case 'open':
        this.#id = message.variant.id;
        return this.#open(message.variant);
      case 'broken':
        return this.#gone(message.why, message.problem);
      case 'answer': {
        const { is: _, n, ok, why = '', ...rest } = message;
        const done = this.#waiting.get(n);
        this.#waiting.delete(n);
        return done?.({ ok, why, ...rest });
      }
      case 'event':
        if (this.#isOther(message) && !hasActed()) return;
        this.state = message.state;
        return this.listener.event(message);
      case 'menu':
        return hasActed() ? this.listener.menu(message.settings) : undefined;
      case 'asks':
        return hasActed() ? this.listener.asks(message.what) : undefined;
      case 'action':
        return hasActed() ? this.listener.action(message.n) : undefined;
    }
  }
}
