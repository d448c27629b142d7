import type { LanguageTag, Problem, Result, SavedGame, Variant } from '@patience/core';
import { fail, languageWords, ok } from '@patience/core/internals';
import type { ReactiveController } from 'lit';
import { detailOf, fire, stateOf, type GameState, type MenuSettings } from '../events.js';
import { addressOf, type GameRequest } from '../game-request.js';
import { gesturesOf } from '../game/moves-text.js';
import { writeSaved } from '../game/storage.js';
import type { GameResult } from '../result.js';
import type { Settings } from '../settings.js';
import { commandOf } from '../table/commands.js';
import { missingWords } from '../words/index.js';
import { localeAt } from '../words/locale-at.js';
import type { GuestRequest } from './guest-trust.js';
import { fetchModule } from './fetch-module.js';
import { dealRequest, firstGame } from './first-game.js';
import { FocusGuard } from './focus-guard.js';
import { SandboxFrame, type FrameListener, type SandboxFault } from './frame.js';
import { guestScript } from './guest-script.js';
import { sandboxMembers } from './members.js';
import type { SandboxOptions } from './options.js';
import type { GuestShown, GuestState, GuestTask } from './protocol.js';
import { SentSettings } from './sent-settings.js';
import { factsOf, sandboxTable } from './table.js';
import { words } from './words.js';

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

/** A sandbox in an element, in place of its table. */
export interface SandboxHost {
  /** Replaces the table in the element: the frame, and the label that says whose code it is. */
  readonly box: HTMLElement;
  /** Name under which its games are stored. */
  readonly name: string;
  /** State of the game in the last message of the guest. */
  readonly state: GuestState | undefined;
  /** States for style sheets in the last message of the guest about them. */
  readonly shown: GuestShown | undefined;
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
export const openSandbox = (element: Settings, task: SandboxTask): SandboxHost => new Sandbox(element, task);

class Sandbox implements SandboxHost, FrameListener, ReactiveController {
  readonly box: HTMLElement;
  readonly name: string;
  readonly #src: string;
  readonly #options: SandboxOptions;
  readonly #frame: SandboxFrame;
  readonly #guard: FocusGuard;
  readonly #label: HTMLElement;
  readonly #settings: SentSettings;
  readonly #members: PropertyDescriptorMap;
  /** The result that was last sent to the guest. */
  #result: GameResult | undefined;
  /** A saved game of the page, which is opened first. */
  #savedGame: unknown;
  /** The page's request; undefined: nothing is stored yet. */
  #asked: string | undefined;
  #variant: Variant | undefined;
  #left = false;
  /** The state of the game at the last event. */
  #last: GameState | undefined;

  constructor(
    private readonly element: Settings,
    private readonly task: SandboxTask,
  ) {
    const { request, parts } = task;
    this.#src = addressOf(request.src!);
    this.name = `sandbox:${this.#src}`;
    this.#savedGame = request.savedGame;
    this.#options = typeof element.sandbox === 'object' ? element.sandbox : {};
    const { document: address, seconds, solver } = this.#options;
    this.#settings = new SentSettings(element);
    const guest = { source: parts.source, ...spoken(localeAt(element)), ...this.#settings.all, ...(solver !== undefined && { solver }) };
    this.#frame = new SandboxFrame({ script: parts.script, title: titleOf(element), document: address, seconds, task: guest }, this);
    const { box, label } = framed(this.#frame.frame);
    [this.box, this.#label] = [box, label];
    this.#guard = new FocusGuard(this.#frame.frame, () => this.#frame.remove('focus'));
    this.#members = sandboxMembers(element, this.#frame, {
      variant: () => this.#variant,
      loadEarly: (save) => (this.#savedGame = save),
      refuse: (member) => this.#refuse(member),
    });
    if ('puzzle' in element && element.puzzle) this.#refuse('puzzle');
    else if (request.position !== undefined) this.#refuse('position');
    this.#showWords();
    this.#sendResult();
    document.addEventListener('keydown', this.#press);
    Object.defineProperties(element, this.#members);
    element.addController(this);
    void this.#begin();
  }

  get state(): GuestState | undefined {
    return this.#frame.state;
  }

  get shown(): GuestShown | undefined {
    return this.#frame.shown;
  }

  focus(options?: FocusOptions): void {
    this.#guard.allow(() => this.#frame.frame.focus(options));
    this.#frame.call('focus');
  }

  leave(): void {
    this.#left = true;
    this.#guard.end();
    this.#frame.close();
    this.box.remove();
    document.removeEventListener('keydown', this.#press);
    this.element.removeController(this);
    for (const name of Object.keys(this.#members)) Reflect.deleteProperty(this.element, name);
  }

  hostUpdated(): void {
    const { element } = this;
    const coming = missingWords(localeAt(element));
    if (coming) return void coming.then(() => element.requestUpdate());
    this.#sendResult();
    this.#showWords();
    const changed = this.#settings.changed();
    if (changed) this.#frame.settings(changed.settings, spoken(changed.lang), changed.styles);
  }

  event({ event, by, state, gesture, why = '', pile, problem }: Parameters<FrameListener['event']>[0]): void {
    const { element, name } = this;
    const { storageKey } = this.task.request;
    if (this.#asked !== undefined && storageKey !== undefined) writeSaved(storageKey, name, state.save, this.#asked);
    if (event === 'patience-move') element.guide = element.demo = false;
    element.requestUpdate(); // Update the states for style sheets.
    if (event === 'patience-error') return this.#report(why, problem);
    if (event === 'patience-refused') return void fire(element, event, { reason: why, pile: pile ?? '' });
    const now = { ...state, ...state.save, score: state.score, moves: state.save.gestures.slice(0, state.save.cursor).flat().length };
    const detail = detailOf(now, gesture, by, this.#last);
    this.#last = stateOf(now);
    fire(element, event, detail);
    const kind = event === 'patience-ready' ? 'deal' : CHANGES.find((name) => event === `patience-${name}`);
    if (kind) fire(element, 'patience-change', { kind, ...detail });
  }

  showStates(): void {
    this.element.requestUpdate();
  }

  /** Reports the settings of the guest. Those of the page stay unchanged: only a click on a control of the page may change them. */
  menu(settings: MenuSettings): void {
    fire(this.element, 'patience-menu', settings);
  }

  /** Fires the cancelable event of a guest's request on the element, and allows the request if no listener cancels it. */
  request(request: GuestRequest): void {
    const { element } = this;
    if (isModal()) return;
    if (request.is === 'escape') {
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
      return;
    }
    const rules = request.options && { options: request.options };
    if (request.is === 'sheet') {
      if (fire(element, 'patience-before-sheet', { sheet: request.sheet, ...rules })) this.#frame.openSheet(request.sheet);
      else this.#frame.taken(request);
      return;
    }
    const { seed } = request;
    const deal = rules ? { ...(seed !== undefined && { seed }), ...rules } : seed;
    if (fire(element, 'patience-before-deal', { seed, ...rules })) this.#frame.call('newGame', deal);
    else this.#frame.taken(request);
  }

  action(n: number): void {
    const { actions = [], next } = this.element.result ?? {};
    if (!isModal()) (n === actions.length ? next : actions[n])?.run();
  }

  gone(fault: SandboxFault | undefined, why: string, problem?: Problem): void {
    if (this.#left) return;
    this.leave();
    const { stop } = this.task;
    if (fault) stop(fail('variant-stopped', { from: this.#src, why: words(localeAt(this.element)).faults[fault], fault }).error);
    else stop(this.#problemOf(why, problem));
  }

  /** Opens the first game: a saved one, or the deal that the page requests. */
  async #begin(): Promise<void> {
    const frame = this.#frame;
    const { request, former } = this.task;
    try {
      const variant = (this.#variant = factsOf(await frame.opened));
      if (this.#options.onOpen) return this.#options.onOpen(sandboxTable(frame, variant));
      const dealt = await frame.start(dealRequest(request, variant.startOptions));
      if (!dealt.state) return this.gone(undefined, dealt.why, dealt.problem);
      const given = former ?? this.#wanted(dealt.state.save);
      const { save, asked, unreadable, setAside } = await firstGame(frame, { request, name: this.name, variant, given }, dealt.state.save);
      const laid = await frame.lay(save);
      if (!laid.ok) return this.gone(undefined, laid.why, laid.problem);
      this.#asked = asked;
      setAside?.();
      if (unreadable) this.#report(unreadable.why, unreadable.problem);
    } catch (error) {
      this.gone(undefined, error instanceof Error ? error.message : '');
    }
  }

  /** Returns the game that the page has set in advance: by moves from the deal, or as a saved game. */
  #wanted(dealt: SavedGame): unknown {
    const { moves } = this.task.request;
    if (moves === undefined) return this.#savedGame;
    const gestures = gesturesOf(moves);
    return { ...dealt, gestures, cursor: gestures.length };
  }

  /** Passes on keys of the table that are pressed while nothing on the page has the focus. */
  readonly #press = (event: KeyboardEvent): void => {
    const { element } = this;
    if (!element.pageKeys || element.inert || event.target !== document.body || event.defaultPrevented || !event.isTrusted) return;
    if (this.#guard.wary || document.querySelector('dialog[open]') || commandOf(event, element.keys) === undefined) return;
    if (event.key !== 'Escape') event.preventDefault();
    this.#guard.passKey();
    this.#frame.key(event);
  };

  #showWords(): void {
    this.#frame.frame.title = titleOf(this.element);
    this.#label.textContent = words(localeAt(this.element)).byOthers;
  }

  /** Sends the page's additions to the result, if they have changed. */
  #sendResult(): void {
    const { result } = this.element;
    if (result !== this.#result) this.#frame.result(result ?? {});
    this.#result = result;
  }

  /** Reports a member of the element that needs the rules. */
  #refuse(member: string): void {
    fire(this.element, 'patience-error', fail('not-in-sandbox', { member }).error);
  }

  #report(why: string, problem?: Problem): void {
    fire(this.element, 'patience-error', this.#problemOf(why, problem));
  }

  #problemOf(why: string, problem?: Problem): Problem {
    return problem ?? fail('variant-invalid', { from: this.#src, why }).error;
  }
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

const titleOf = (element: Settings): string => element.getAttribute('aria-label') ?? 'Patience';

/** The events of changes, without `patience-`. */
const CHANGES = ['move', 'undo', 'redo', 'restart', 'go', 'pause', 'resume'] as const;

/** Returns a language with its words, if they are loaded. */
function spoken(lang: LanguageTag): Pick<GuestTask, 'lang' | 'words'> {
  const all = languageWords(lang);
  return { lang, ...(all && { words: all }) };
}
