import { say, type Game, type Problem, type Result, type SavedGame, type Variant } from '@patience/core';
import { checkVariant, ok } from '@patience/core/search';
import type { PatienceGame } from '../patience-game.js';
import { define } from '../registration.js';
import { openDeal, reopen, type Wanted } from '../table/dealer.js';
import { EVENTS, MENU, NAMES, SWITCHES, type CellDeal, type CellState, type CellTask, type FromCell, type ToCell } from './messages.js';

/** No sentence, and no detail of one, that leaves a cell is longer: the page would not believe it. */
const SENTENCE = 300;

/** What a cell was handed by its frame. */
interface Handed {
  readonly task: CellTask;
  readonly port: MessagePort;
}

/** What stands in a cell, for those that do more with it. */
export interface CellContents {
  readonly element: PatienceGame;
  readonly variant: Variant;
  /** Address of the variant's module, for workers of this cell. */
  readonly module: string;
  /** As the page gave it. */
  readonly more: unknown;
  /** Tells the page. */
  readonly tell: (message: FromCell) => void;
}

/** Answers what only this cell knows. */
export type More = (what: unknown) => Promise<boolean | string>;

const SHEET = `
:root { color-scheme: light dark }
html, body { margin: 0; block-size: 100%; overflow: hidden }
patience-game { block-size: 100%; min-block-size: 0 }
`;

/**
 * Runs in the frame of a cell: makes the element, loads the variant beside it, and speaks with the page. The variant can
 * imitate whatever is said here, which is why the page believes none of it.
 * @param extend gives the table more than the element has by itself
 */
export async function runCell(extend?: (contents: CellContents) => More): Promise<void> {
  const scope = globalThis as { patienceCell?: Handed };
  const { task, port } = scope.patienceCell!;
  delete scope.patienceCell;
  const tell = (message: FromCell): void => port.postMessage(message);
  try {
    const module = URL.createObjectURL(new Blob([task.source], { type: 'text/javascript' }));
    const { default: variant } = (await import(/* @vite-ignore */ /* webpackIgnore: true */ module)) as { readonly default?: unknown };
    checkVariant(variant);
    define();
    const element = makeElement(task);
    const more = extend?.({ element, variant, module, more: task.more, tell });
    forward(element, tell, task);
    const { id, rules, options, strings } = variant;
    port.onmessage = ({ data }: MessageEvent<ToCell>) => void answerPage(data, element, variant, tell, more);
    tell({ is: 'open', variant: JSON.parse(JSON.stringify({ id, rules, options, strings })) as Variant });
  } catch (error) {
    tell({ is: 'broken', why: wordsOf(error) });
  }
}

/** Makes the element and dresses the document. */
function makeElement({ lang, styles, settings }: CellTask): PatienceGame {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  document.adoptedStyleSheets.push(sheet);
  document.documentElement.lang = lang;
  for (const [name, value] of Object.entries(styles)) document.documentElement.style.setProperty(name, value);
  const element = document.createElement('patience-game');
  element.pageKeys = true;
  applySettings(element, settings);
  return element;
}

function applySettings(element: PatienceGame, settings: CellTask['settings']): void {
  for (const name of SWITCHES) element[name] = settings[name];
  Object.assign(element, Object.fromEntries(NAMES.map((name) => [name, settings[name] ?? undefined])));
}

/** Whether a wish for another deal is the page's to answer. */
let asks = false;

/** Everything that happens here is told to the page. */
function forward(element: PatienceGame, tell: (message: FromCell) => void, task: CellTask): void {
  asks = task.asks;
  for (const event of EVENTS)
    element.addEventListener(event, ({ detail }: CustomEvent<object>) => {
      const {
        gesture = [],
        reason,
        pile = '',
      } = detail as { readonly [name in 'reason' | 'pile']?: string } & { readonly gesture?: string[] };
      const problem = event === 'patience-error' ? short(detail as Problem) : undefined;
      const told = { why: (reason ?? problem?.message ?? '').slice(0, SENTENCE), ...(problem && { problem }) };
      if (element.game) tell({ is: 'event', event, state: stateOf(element.game), gesture, pile, ...told });
      else if (problem) tell({ is: 'broken', ...told });
    });
  element.addEventListener('patience-before-deal', (event) => {
    if (!asks || event.detail.seed !== undefined) return;
    event.preventDefault();
    tell({ is: 'asks', what: 'deal' });
  });
  element.addEventListener('patience-before-sheet', (event) => {
    const { sheet } = event.detail;
    if (!task.sheets?.includes(sheet)) return;
    event.preventDefault();
    if (sheet === 'deal') tell({ is: 'asks', what: 'choose' });
  });
  const menu = (): FromCell => ({ is: 'menu', settings: Object.fromEntries(MENU.map((name) => [name, element[name]])) as never });
  new MutationObserver(() => tell(menu())).observe(element, {
    attributeFilter: ['four-colors', 'large-index', 'high-contrast', 'left-handed', 'outlook', 'sounds'],
  });
  document.addEventListener('keydown', ({ key, isTrusted }) => {
    if (key === 'Escape' && isTrusted && !element.sheet) tell({ is: 'asks', what: 'escape' });
  });
}

function stateOf(game: Game): CellState {
  const { status, stuck, paused, running, score } = game;
  return { save: game.save(), status, stuck, paused, running, ...(score !== undefined && { score }) };
}

async function answerPage(
  message: ToCell,
  element: PatienceGame,
  variant: Variant,
  tell: (message: FromCell) => void,
  more?: More,
): Promise<void> {
  const said = (n: number, read: Result<{ readonly game: Game }>): void =>
    tell({
      is: 'answer',
      n,
      ...(read.ok
        ? { ok: true, state: stateOf(read.value.game) }
        : { ok: false, why: say(read.error, element.locale, variant).slice(0, SENTENCE), problem: short(read.error) }),
    });
  try {
    switch (message.do) {
      case 'ping':
        return tell({ is: 'answer', n: message.n, ok: true });
      case 'start':
        return said(message.n, openDeal(variant, wantedBy(message.deal)));
      case 'check':
        return said(message.n, reopen(variant, message.save));
      case 'lay':
        return said(message.n, await lay(element, variant, message.save));
      case 'hint': {
        const gesture = await element.hint();
        return tell({ is: 'answer', n: message.n, ok: true, ...(gesture && { gesture }) });
      }
      case 'more':
        return tell({ is: 'answer', n: message.n, ok: true, more: await more?.(message.what) });
      case 'call':
        // The page calls what messages.ts names.
        (element[message.call] as (arg?: unknown) => unknown).call(element, ...(message.arg === undefined ? [] : [message.arg]));
        return;
      case 'settings':
        asks = message.asks;
        if (message.lang !== undefined) document.documentElement.lang = message.lang;
        return applySettings(element, message.settings);
      case 'result': {
        const { lines, labels } = message;
        element.result = {
          ...(lines && { lines }),
          actions: labels.map((label, n) => ({ label, run: () => tell({ is: 'action', n }) })),
        };
        return;
      }
      case 'key':
        document.body.dispatchEvent(new KeyboardEvent('keydown', { ...message.key, bubbles: true, cancelable: true }));
    }
  } catch (error) {
    if ('n' in message) tell({ is: 'answer', n: message.n, ok: false, why: wordsOf(error) });
  }
}

const wantedBy = ({ seed, deck, options }: CellDeal): Wanted => ({
  variant: undefined,
  src: undefined,
  seed,
  deck,
  options,
  shelf: undefined,
});

/**
 * Lays a game on the table: the first one through what the author of a page would set, the next as a saved game.
 * @throws Error when not even that can be dealt
 */
async function lay(element: PatienceGame, variant: Variant, save: SavedGame): Promise<Result<{ readonly game: Game }>> {
  if (!element.game) {
    const begun = save.gestures.length > 0 || save.elapsedMs > 0;
    const ready = new Promise((done) => {
      element.addEventListener('patience-error', done, { once: true });
      // A game that goes on is told when it lies there, and not before as the deal that it began with.
      const seated = (event: Event): void => {
        if (begun) event.stopImmediatePropagation();
        done(event);
      };
      element.addEventListener('patience-ready', seated, { once: true, capture: true });
    });
    element.variant = variant;
    element.options = save.options;
    if (save.deck === undefined) element.seed = save.seed;
    else element.deck = save.deck;
    if (!element.isConnected) document.body.append(element); // without a variant it would speak to authors of pages
    await ready;
    if (!element.game) throw new Error('it cannot be dealt');
    if (!begun) return ok({ game: element.game });
  }
  const opened = element.load(save) ? undefined : reopen(variant, save);
  return opened?.ok === false ? opened : ok({ game: element.game });
}

/** A problem as the page believes it. */
const short = ({ code, params, message }: Problem): Problem => ({
  code,
  params: Object.fromEntries(
    Object.entries(params).map(([name, detail]) => [name, typeof detail === 'string' ? detail.slice(0, SENTENCE) : detail]),
  ),
  message: message.slice(0, SENTENCE),
});

/** What was thrown may be anything, and may throw when it is asked for its words. */
function wordsOf(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : error).slice(0, SENTENCE);
  } catch {
    return '';
  }
}
