import { readSave, type LanguageTag, type Problem, type Result, type SavedGame, type Variant } from '@patience/core';
import { fail, languageWords, ok } from '@patience/core/internals';
import type { ReactiveController } from 'lit';
import { fire, type GameDetail, type PatienceEvents } from '../events.js';
import { commandOf } from '../table/commands.js';
import type { Settings } from '../settings.js';
import { addressOf } from '../game-request.js';
import { writeSaved, setUnreadableAside, readSaved } from '../game/storage.js';
import { dealRequest, goesOn, requestedPart } from './deal.js';
import { fetchModule } from './fetch-module.js';
import { SandboxFrame, type FrameListener, type GuestAnswer, type SandboxFault } from './frame.js';
import { FocusGuard } from './focus-guard.js';
import { guestScript } from './guest-script.js';
import { sandboxMembers } from './members.js';
import type { SandboxOptions } from './options.js';
import { NAMES, SWITCHES, type GuestState, type GuestTask, type SandboxSettings } from './protocol.js';
import { factsOf, sandboxTable } from './table.js';
import { words } from './words.js';
import type { GameRequest } from '../game-request.js';
import { missingWords } from '../words/index.js';
import { localeAt } from '../words/locale-at.js';

/** Names of the custom properties that the page may set for the table. */
const STYLES = 'table on-table card red black light texture back pattern mark choice glow notice-left'
  .split(' ')
  .map((name) => `--patience-${name}`);

/** The text of an untrusted module, and the script that runs it. */
export interface SandboxParts {
  readonly source: string;
  readonly script: string;
}

/** Fetches the requested module as text, and the script of the guest. The problem names the address that failed. */
export async function fetchParts({ src }: GameRequest): Promise<Result<SandboxParts>> {
  const from = addressOf(src!);
  const failed = (of: string) => (error: unknown) =>
    fail('variant-broken', { from: of, why: error instanceof Error ? error.message : String(error) });
  const [source, script] = await Promise.all([
    fetchModule(from).then(ok, failed(from)),
    guestScript().then(ok, failed('patience-game.sandbox.js')),
  ]);
  if (!source.ok) return source;
  return script.ok ? ok({ source: source.value, script: script.value }) : script;
}

/** An element whose table is in a sandbox. */
export interface SandboxHost {
  /** Replaces the table in the element: the frame, and the label that says whose code it is. */
  readonly box: HTMLElement;
  /** Name under which its games are stored. */
  readonly name: string;
  /** State of the game in the last message of the guest. */
  readonly state: GuestState | undefined;
  /** Focuses the table. */
  focus(options?: FocusOptions): void;
  /** Removes the sandbox and restores the element. */
  leave(): void;
}

/** Options of {@link openSandbox}. */
export interface SandboxTask {
  readonly request: GameRequest;
  readonly parts: SandboxParts;
  /** The game of an earlier sandbox of this element. It is continued, whatever is stored. */
  readonly former: SavedGame | undefined;
  /** Called once, when the sandbox has ended with a problem. */
  readonly stop: (problem: Problem) => void;
}

/**
 * Shows the table of an element in a sandbox, for a module that the page does not trust. Until {@link SandboxHost.leave}, methods of the
 * element send requests to the guest, and its events report the guest's state.
 */
export function openSandbox(element: Settings, { request, parts, former, stop }: SandboxTask): SandboxHost {
  const { source, script } = parts;
  const src = addressOf(request.src!);
  const { storageKey } = request;
  let { savedGame } = request;
  const name = `sandbox:${src}`;
  const options: SandboxOptions = typeof element.sandbox === 'object' ? element.sandbox : {};
  const problemOf = (why: string, problem?: Problem): Problem => problem ?? fail('variant-invalid', { from: src, why }).error;
  const report = (why: string, problem?: Problem): void => void fire(element, 'patience-error', problemOf(why, problem));
  /** The page's request; undefined: nothing is stored yet. */
  let asked: string | undefined;
  let variant: Variant | undefined;

  const settings = new SentSettings(element);
  const sandbox = new SandboxFrame(
    {
      script,
      title: titleOf(element),
      document: options.document,
      seconds: options.seconds,
      task: {
        source,
        ...spoken(localeAt(element)),
        ...settings.all,
        ...(options.solver !== undefined && { solver: options.solver }),
      },
    },
    {
      event({ event, state, gesture, why = '', pile, problem }) {
        if (asked !== undefined && storageKey !== undefined) writeSaved(storageKey, name, state.save, asked);
        if (event === 'patience-move') element.guide = false;
        element.requestUpdate(); // Update the states for style sheets.
        if (event === 'patience-error') return report(why, problem);
        const detail = event === 'patience-refused' ? { reason: why, pile } : detailOf(state, gesture);
        fire(element, event, detail as PatienceEvents[typeof event]);
      },
      // The page's settings stay unchanged: only a click on a control of the page may change them.
      menu: (changed) => void fire(element, 'patience-menu', changed),
      request: (wish) => grant(element, sandbox, wish),
      action(n) {
        const { actions = [], next } = element.result ?? {};
        if (!isModal()) (n === actions.length ? next : actions[n])?.run();
      },
      gone: (fault, why, problem) => end(fault, why, problem),
    },
  );
  const { frame } = sandbox;
  const { box, label } = framed(frame);
  label.textContent = words(localeAt(element)).byOthers;
  const guard = new FocusGuard(frame, () => sandbox.remove('focus'));

  let { result } = element;
  if (result) sandbox.result(result);
  const controller: ReactiveController = {
    hostUpdated() {
      const coming = missingWords(localeAt(element));
      if (coming) return void coming.then(() => element.requestUpdate());
      if (result !== (result = element.result)) sandbox.result(result ?? {});
      frame.title = titleOf(element);
      label.textContent = words(localeAt(element)).byOthers;
      const changed = settings.changed();
      if (changed) sandbox.settings(changed.settings, spoken(changed.lang), changed.styles);
    },
  };
  const members = sandboxMembers(element, sandbox, {
    variant: () => variant,
    loadEarly: (save) => (savedGame = save),
  });
  /** Passes on keys of the table that are pressed while nothing on the page has the focus. */
  const press = (event: KeyboardEvent): void => {
    if (!element.pageKeys || element.inert || event.target !== document.body || event.defaultPrevented || !event.isTrusted) return;
    if (guard.wary || document.querySelector('dialog[open]') || commandOf(event, !element.withoutLetterKeys) === undefined) return;
    if (event.key !== 'Escape') event.preventDefault();
    guard.passKey();
    sandbox.key(event);
  };
  document.addEventListener('keydown', press);
  let left = false;
  const leave = (): void => {
    left = true;
    guard.end();
    sandbox.close();
    box.remove();
    document.removeEventListener('keydown', press);
    element.removeController(controller);
    for (const name of Object.keys(members)) Reflect.deleteProperty(element, name);
  };
  const end = (fault: SandboxFault | undefined, why = '', problem?: Problem): void => {
    if (left) return;
    leave();
    stop(
      fault ? fail('variant-stopped', { from: src, why: words(localeAt(element)).faults[fault], fault }).error : problemOf(why, problem),
    );
  };
  Object.defineProperties(element, members);
  element.addController(controller);

  void (async () => {
    try {
      variant = factsOf(await sandbox.opened);
      if (options.onOpen) return options.onOpen(sandboxTable(sandbox, variant));
      const dealt = await sandbox.start(dealRequest(request, variant.startOptions));
      if (!dealt.state) return end(undefined, dealt.why, dealt.problem);
      const asks = requestedPart(request, dealt.state.save);
      const text = storageKey === undefined ? undefined : readSaved(storageKey, name);
      const given = former ?? savedGame;
      const kept = given ?? text;
      const opened = kept === undefined ? undefined : await open(sandbox, kept, variant);
      const aside = given === undefined && !opened?.ok ? await openAside(sandbox, request, name, variant) : undefined;
      const found = aside?.opened ?? opened;
      const goes = found?.state && (given !== undefined || goesOn(request, aside?.text ?? text!, found.state.save, asks));
      const laid = await sandbox.lay(goes ? found.state.save : dealt.state.save);
      if (!laid.ok) return end(undefined, laid.why, laid.problem);
      asked = asks;
      if (storageKey !== undefined && given === undefined && !opened?.ok) setUnreadableAside(storageKey, name, aside?.text);
      if (opened && !opened.ok) report(opened.why, opened.problem);
    } catch (error) {
      end(undefined, error instanceof Error ? error.message : '');
    }
  })();
  return {
    box,
    name,
    get state() {
      return sandbox.state;
    },
    focus(given) {
      guard.allow(() => frame.focus(given));
      sandbox.call('focus');
    },
    leave,
  };
}

/** Tells whether a modal dialog of the page is open. Until it is closed, no request of a guest opens anything. */
const isModal = (): boolean => document.querySelector('dialog:modal') !== null;

/**
 * Puts the frame into a box with a border and a label, so that its content is not taken for a part of the page. A guest can scroll the page: the label stays
 * in the window as long as any of the box is there.
 */
function framed(frame: HTMLIFrameElement): { readonly box: HTMLElement; readonly label: HTMLElement } {
  const box = document.createElement('div');
  box.part.add('sandbox');
  box.style.cssText =
    'grid-area:1/1/-1/-1;box-sizing:border-box;display:flex;flex-direction:column;inline-size:100%;block-size:100%;min-block-size:0;border:2px solid #b8860b';
  const label = document.createElement('p');
  label.part.add('sandbox-label');
  label.style.cssText =
    'flex:none;position:sticky;inset-block-start:0;z-index:1;margin:0;padding:.2em .6em;background:#fff3c4;color:#3d2f00;font:600 max(.8rem,13px)/1.35 system-ui,sans-serif;text-align:start';
  frame.style.cssText = 'flex:1;display:block;inline-size:100%;min-block-size:0;border:0';
  box.append(label, frame);
  return { box, label };
}

/** Fires the cancelable event of a guest's request on the element, and allows the request if no listener cancels it. */
function grant(element: Settings, sandbox: SandboxFrame, wish: Parameters<FrameListener['request']>[0]): void {
  if (isModal()) return;
  switch (wish.is) {
    case 'deal': {
      const { seed, options } = wish;
      const rules = options && { options };
      const deal = rules ? { ...(seed !== undefined && { seed }), ...rules } : seed;
      if (fire(element, 'patience-before-deal', { seed, ...rules })) sandbox.call('newGame', deal);
      else sandbox.taken(wish);
      return;
    }
    case 'sheet': {
      const { sheet, options } = wish;
      if (fire(element, 'patience-before-sheet', { sheet, ...(options && { options }) })) sandbox.openSheet(sheet);
      else sandbox.taken(wish);
      return;
    }
    case 'escape':
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
  }
}

/** Opens a stored game in the guest without showing it, so that one that cannot be opened is never shown. */
async function open(sandbox: SandboxFrame, kept: unknown, variant: Variant): Promise<GuestAnswer> {
  const read = readSave(kept, variant);
  return read.ok ? sandbox.check(read.value) : { ok: false, why: read.error.message, problem: read.error };
}

/**
 * Opens the stored game that was set aside, if it is one of this variant: another variant at the same address may have set it aside.
 * @returns its text and the guest's answer; undefined when there is none that can be opened
 */
async function openAside(
  sandbox: SandboxFrame,
  { storageKey }: GameRequest,
  name: string,
  variant: Variant,
): Promise<{ readonly text: string; readonly opened: GuestAnswer } | undefined> {
  const text = storageKey === undefined ? undefined : readSaved(storageKey, `${name}:unreadable`);
  const opened = text === undefined ? undefined : await open(sandbox, text, variant);
  return opened?.ok ? { text: text!, opened } : undefined;
}

const titleOf = (element: Settings): string => element.getAttribute('aria-label') ?? 'Patience';

/** The settings and styles of an element that were last sent to the guest. */
class SentSettings {
  #settings: SandboxSettings;
  #styles: string;
  #lang: string;

  constructor(private readonly element: Settings) {
    this.#settings = settingsOf(element);
    this.#styles = JSON.stringify(stylesOf(element));
    this.#lang = localeAt(element);
  }

  get all(): { readonly settings: SandboxSettings; readonly styles: Record<string, string> } {
    return { settings: this.#settings, styles: JSON.parse(this.#styles) as Record<string, string> };
  }

  /** Returns what the page has changed since the last message; undefined for nothing. Settings that the guest changed stay. */
  changed(): { settings: Partial<SandboxSettings>; lang: string; styles?: Record<string, string> } | undefined {
    const [now, styles, lang] = [settingsOf(this.element), stylesOf(this.element), localeAt(this.element)];
    const before: Readonly<Record<string, unknown>> = this.#settings;
    const settings = Object.fromEntries(Object.entries(now).filter(([name, value]) => before[name] !== value));
    const written = JSON.stringify(styles);
    const restyled = written !== this.#styles;
    if (Object.keys(settings).length === 0 && !restyled && lang === this.#lang) return undefined;
    [this.#settings, this.#styles, this.#lang] = [now, written, lang];
    return { settings, lang, ...(restyled && { styles }) };
  }
}

const settingsOf = (element: Settings): SandboxSettings =>
  Object.fromEntries([...SWITCHES, ...NAMES].map((name) => [name, element[name] ?? null])) as SandboxSettings;

/** Returns the styles that the page sets for a table. */
function stylesOf(element: Settings): Record<string, string> {
  const styled = getComputedStyle(element);
  return Object.fromEntries(
    ['font-family', ...STYLES].flatMap((name) => (styled.getPropertyValue(name) ? [[name, styled.getPropertyValue(name)]] : [])),
  );
}

const detailOf = ({ save, status, stuck, score }: GuestState, gesture: readonly string[]): GameDetail => ({
  gesture,
  status,
  stuck,
  moves: save.gestures.slice(0, save.cursor).flat().length,
  elapsedMs: save.elapsedMs,
  mistakes: save.mistakes,
  score,
});

/** Returns a language with its words, if they are loaded. */
function spoken(lang: LanguageTag): Pick<GuestTask, 'lang' | 'words'> {
  const all = languageWords(lang);
  return { lang, ...(all && { words: all }) };
}
