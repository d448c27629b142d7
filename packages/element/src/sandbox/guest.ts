import {
  registerLanguage,
  say,
  type Game,
  type GivenOptions,
  type Problem,
  type Result,
  type SavedGame,
  type Variant,
} from '@patience/core';
import { checkVariant, ok } from '@patience/core/internals';
import { SolverClient } from '@patience/solver';
import { advise } from '../advice/index.js';
import type { PatienceGame } from '../patience-game.js';
import { define } from '../registration.js';
import { openDeal, reopen } from '../game/dealer.js';
import type { Actor } from '../events.js';
import { LOOK_NAMES, MENU } from '../menu-settings.js';
import {
  EVENTS,
  NAMES,
  SHOWN,
  SWITCHES,
  type DealRequest,
  type FromGuest,
  type GuestCall,
  type GuestShown,
  type GuestState,
  type GuestTask,
  type SandboxSettings,
  type SolveRequest,
  type ToGuest,
} from './protocol.js';
import type { GameRequest } from '../game-request.js';

/** Longest sentence, and longest detail of one, that the page accepts. */
const SENTENCE = 300;

/** Objects left by the first script of the frame: see document.ts. */
interface Handed {
  readonly task: GuestTask;
  readonly port: MessagePort;
}

/** Milliseconds after a request of the page in which the table takes a lost focus back. */
const FOCUS_RETURNS = 100;

/**
 * Focuses the table, and once more when it loses the focus at once: Chromium tells a frame in its own process late that the page had the focus
 * before, and then no key reaches the table.
 */
function focusAndKeep(focus: () => void): void {
  focus();
  addEventListener('blur', () => void setTimeout(focus), { once: true, signal: AbortSignal.timeout(FOCUS_RETURNS) });
}

/** Searches deals for the page. */
interface Solver {
  solve(position: SolveRequest): Promise<boolean>;
  stop(): void;
}

const SHEET = `
:root { color-scheme: light dark }
html, body { margin: 0; block-size: 100%; overflow: hidden }
patience-game { block-size: 100%; min-block-size: 0 }
patience-game::part(notice-left) { visibility: var(--patience-notice-left, visible) }
`;

/**
 * Runs in the frame of the guest: creates the element, loads the variant, and answers the page. The variant can imitate any message, so the
 * page validates all of them.
 */
export async function runGuest(): Promise<void> {
  const scope = globalThis as { patienceSandbox?: Handed };
  const { task, port } = scope.patienceSandbox!;
  delete scope.patienceSandbox;
  const tell = (message: FromGuest): void => port.postMessage(JSON.stringify(message));
  // Any text tells the page that its policy allows the scripts of the sandbox. The page does not read this one.
  port.postMessage('{}');
  try {
    const module = URL.createObjectURL(new Blob([task.source], { type: 'text/javascript' }));
    const { default: variant } = (await import(/* @vite-ignore */ /* webpackIgnore: true */ module)) as { readonly default?: unknown };
    checkVariant(variant);
    define();
    const element = makeElement(task);
    const solver = task.solver === undefined ? undefined : makeSolver(element, task.solver, module);
    const guest = new Guest(element, variant, tell, solver);
    port.onmessage = ({ data }: MessageEvent<ToGuest>) => void guest.handle(data);
    const { id, rules, options, startOptions, strings } = variant;
    tell({ is: 'open', variant: { id, rules, options, ...(startOptions && { startOptions }), strings } });
  } catch (error) {
    tell({ is: 'broken', why: wordsOf(error) });
  }
}

/** Creates the element and styles the document. */
function makeElement({ lang, words, styles, settings }: GuestTask): PatienceGame {
  if (words) registerLanguage(lang, words);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  document.adoptedStyleSheets.push(sheet);
  document.documentElement.lang = lang;
  applyStyles(styles);
  const element = document.createElement('patience-game');
  element.pageKeys = true;
  applySettings(element, settings);
  return element;
}

/** Sets the styles of the page, and removes those that the page has removed. */
function applyStyles(styles: GuestTask['styles']): void {
  const { style } = document.documentElement;
  for (const name of [...style]) if (!(name in styles)) style.removeProperty(name);
  for (const [name, value] of Object.entries(styles)) style.setProperty(name, value);
}

function applySettings(element: PatienceGame, settings: Partial<SandboxSettings>): void {
  for (const name of SWITCHES) if (name in settings) element[name] = settings[name]!;
  Object.assign(element, Object.fromEntries(NAMES.filter((name) => name in settings).map((name) => [name, settings[name] ?? undefined])));
}

/** Lets the solver advise the player, and answers the page's requests about deals. @param text source of a classic worker */
function makeSolver(element: PatienceGame, text: string, module: string): Solver {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const worker = (): Worker => new Worker(address);
  advise(element, { worker, module });
  const client = new SolverClient(worker);
  return {
    async solve({ search, ...position }) {
      const { verdict } = await client.ask({ module }, { ask: 'solve', position, search });
      return verdict.verdict === 'solved';
    },
    stop: () => client.stop(),
  };
}

/** An answer to a numbered request of the page. */
type Answer = Omit<Extract<FromGuest, { is: 'answer' }>, 'is' | 'n'>;

/** The table in the sandbox and its messages to and from the page. */
class Guest {
  /** Whether the page has allowed the deal or sheet that is being requested. */
  #allowed = false;
  /** The states for style sheets that were last reported. */
  #shown: GuestShown = { result: false, busy: false };

  constructor(
    private readonly element: PatienceGame,
    private readonly variant: Variant,
    private readonly tell: (message: FromGuest) => void,
    private readonly solver: Solver | undefined,
  ) {
    for (const event of EVENTS)
      element.addEventListener(event, ({ detail }: CustomEvent<object>) => {
        const {
          gesture = [],
          by = 'player',
          reason,
          pile = '',
        } = detail as { readonly [name in 'reason' | 'pile']?: string } & { readonly gesture?: string[]; readonly by?: Actor };
        const problem = event === 'patience-error' ? short(detail as Problem) : undefined;
        const details = { why: (reason ?? problem?.message ?? '').slice(0, SENTENCE), ...(problem && { problem }) };
        if (element.game) tell({ is: 'event', event, by, state: stateOf(element.game), gesture, pile, ...details });
        else if (problem) tell({ is: 'broken', ...details });
      });
    element.addEventListener('patience-before-deal', (event) => {
      const { seed, options } = event.detail;
      if (!this.#allowed) this.#askFirst(event, { is: 'deal', ...(seed !== undefined && { seed }), ...textsOf(options) });
    });
    element.addEventListener('patience-before-sheet', (event) => {
      const { sheet, options } = event.detail;
      if (!this.#allowed) this.#askFirst(event, { is: 'sheet', sheet, ...textsOf(options) });
    });
    const menu = (): FromGuest => ({
      is: 'menu',
      settings: Object.fromEntries([...MENU, ...LOOK_NAMES].map((name) => [name, element[name]])) as never,
    });
    new MutationObserver(() => tell(menu())).observe(element, {
      attributeFilter: [...LOOK_NAMES, 'four-colors', 'large-index', 'high-contrast', 'left-handed', 'outlook', 'sounds'],
    });
    element.addController({ hostUpdated: () => queueMicrotask(() => this.#tellShown()) });
    document.addEventListener('keydown', ({ key, isTrusted }) => {
      if (key === 'Escape' && isTrusted && !element.actions.state.sheet) tell({ is: 'escape' });
    });
  }

  /** Handles a message of the page, and answers it if it has a number. */
  async handle(message: ToGuest): Promise<void> {
    try {
      if ('n' in message) this.tell({ is: 'answer', n: message.n, ...(await this.#answerTo(message)) });
      else this.#obey(message);
    } catch (error) {
      if ('n' in message) this.tell({ is: 'answer', n: message.n, ok: false, why: wordsOf(error) });
    }
  }

  async #answerTo(message: Extract<ToGuest, { n: number }>): Promise<Answer> {
    const { element, variant, solver } = this;
    switch (message.do) {
      case 'ping':
        return { ok: true };
      case 'start':
        return this.#stateIn(openDeal(variant, wantedBy(message.deal)));
      case 'check':
        return this.#stateIn(reopen(variant, message.save));
      case 'lay':
        return this.#stateIn(await lay(element, variant, message.save));
      case 'hint': {
        const gesture = await element.hint();
        return { ok: true, ...(gesture && { gesture }) };
      }
      case 'solve':
        if (!solver) return { ok: false, why: 'This sandbox has no solver.' };
        return { ok: true, solved: await solver.solve(message.position) };
    }
  }

  /** Returns the state of a game that was opened, or why it could not be. */
  #stateIn(read: Result<{ readonly game: Game }>): Answer {
    if (read.ok) return { ok: true, state: stateOf(read.value.game) };
    return { ok: false, why: say(read.error, this.element.locale, this.variant).slice(0, SENTENCE), problem: short(read.error) };
  }

  #obey(message: Exclude<ToGuest, { n: number }>): void {
    const { element } = this;
    switch (message.do) {
      case 'stop-solving':
        return this.solver?.stop();
      case 'open-sheet':
        return this.#allow(() => element.actions.open(message.sheet));
      case 'call':
        return this.#call(message.call, message.arg);
      case 'settings':
        if (message.words) registerLanguage(message.lang, message.words);
        document.documentElement.lang = message.lang;
        if (message.styles) applyStyles(message.styles);
        return applySettings(element, message.settings);
      case 'result': {
        const { buttons, next, ...texts } = message.result;
        const press = (n: number) => (): void => this.tell({ is: 'action', n });
        element.result = {
          ...texts,
          actions: buttons.map((button, n) => ({ ...button, run: press(n) })),
          ...(next && { next: { ...next, run: press(buttons.length) } }),
        };
        return;
      }
      case 'key':
        document.body.dispatchEvent(new KeyboardEvent('keydown', { ...message.key, bubbles: true, cancelable: true }));
    }
  }

  #call(call: GuestCall, arg: unknown): void {
    const { element } = this;
    const run = (): unknown => (element[call] as (arg?: unknown) => unknown).call(element, ...(arg === undefined ? [] : [arg]));
    // The page allowed a deal before it requested it. It may still show a requested sheet itself.
    if (call === 'newGame') this.#allow(run);
    else if (call === 'focus') focusAndKeep(run);
    else run();
  }

  /** Reports the states for style sheets, if they have changed. The element sets them after `hostUpdated`. */
  #tellShown(): void {
    const shown = Object.fromEntries(SHOWN.map((state) => [state, this.element.matches(`:state(${state})`)])) as GuestShown;
    if (SHOWN.every((state) => shown[state] === this.#shown[state])) return;
    this.tell({ is: 'shown', shown: (this.#shown = shown) });
  }

  #askFirst(event: Event, request: FromGuest): void {
    event.preventDefault();
    this.tell(request);
  }

  #allow(run: () => unknown): void {
    this.#allowed = true;
    try {
      run();
    } finally {
      this.#allowed = false;
    }
  }
}

/** Returns options as texts, as a message contains them; an empty object without options. */
const textsOf = (options: GivenOptions | undefined): { readonly options?: Readonly<Record<string, string>> } =>
  options ? { options: Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)])) } : {};

function stateOf(game: Game): GuestState {
  const { status, stuck, paused, running, score } = game;
  return { save: game.save(), status, stuck, paused, running, ...(score !== undefined && { score }) };
}

const wantedBy = ({ seed, deck, options }: DealRequest): GameRequest => ({
  variant: undefined,
  src: undefined,
  recipe: undefined,
  seed,
  deck,
  options,
  savedGame: undefined,
  storageKey: undefined,
});

/**
 * Shows a game: the first one through the properties that a page would set, later ones as saved games.
 * @throws Error when it cannot be dealt
 */
async function lay(element: PatienceGame, variant: Variant, save: SavedGame): Promise<Result<{ readonly game: Game }>> {
  if (!element.game) {
    const begun = save.gestures.length > 0 || save.elapsedMs > 0;
    const ready = new Promise((done) => {
      element.addEventListener('patience-error', done, { once: true });
      // Report a continued game once it is on the table, not before as the deal with which it began.
      const dealt = (event: Event): void => {
        if (begun) event.stopImmediatePropagation();
        done(event);
      };
      element.addEventListener('patience-ready', dealt, { once: true, capture: true });
    });
    element.variant = variant;
    element.options = save.options;
    if (save.deck === undefined) element.seed = save.seed;
    else element.deck = save.deck;
    if (!element.isConnected) document.body.append(element); // Without a variant it would show a message for page owners.
    await ready;
    if (!element.game) throw new Error('it cannot be dealt');
    if (!begun) return ok({ game: element.game });
  }
  const opened = element.load(save) ? undefined : reopen(variant, save);
  return opened?.ok === false ? opened : ok({ game: element.game });
}

/** Returns a problem in the form that the page accepts. */
const short = ({ code, params, message }: Problem): Problem => ({
  code,
  params: Object.fromEntries(
    Object.entries(params).map(([name, detail]) => [name, typeof detail === 'string' ? detail.slice(0, SENTENCE) : detail]),
  ),
  message: message.slice(0, SENTENCE),
});

/** Returns the message of a thrown value. It may be anything, and may throw when its message is read. */
function wordsOf(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : error).slice(0, SENTENCE);
  } catch {
    return '';
  }
}
