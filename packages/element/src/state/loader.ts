import { whenRegistered, type Game, type Problem, type Result, type SavedGame, type Variant } from '@patience/core';
import { fail } from '@patience/core/internals';
import { whenSeen } from './when-seen.js';
import type { Settings } from '../settings.js';
import type { SandboxHost } from '../sandbox/host.js';
import { missingWords } from '../words/index.js';
import { openDeal, find, unexpectedFailure, type Opened } from '../game/dealer.js';
import { applyChosen } from '../game/stored-settings.js';
import { writeSaved, setUnreadableAside, readSaved } from '../game/storage.js';
import { asksRecipe, gameRequest, storageKeyOf, type GameRequest } from '../game-request.js';
import { localeAt } from '../words/locale-at.js';

/** Shows what a {@link Loader} has loaded. */
export interface LoaderHost {
  readonly game: Game | undefined;
  /** Shows a game that the page requested. @param opened undefined when the table is in a sandbox */
  showRequested(opened: Opened | undefined): void;
  /** Removes the game and shows the problem instead. */
  stop(problem: Problem): void;
  broken(problem: Problem): void;
  /** Reports, once, that the game could not be stored. */
  notKept(): void;
}

/** Loads the game that the page requests, and stores it between visits. */
export class Loader {
  #loading = false;
  #variant: Variant | undefined;
  /** A saved game, a position or moves that the page set before a game was on the table. The next deal begins with them. */
  #later: Partial<GameRequest> = {};
  #loads = 0;
  /** The sandbox that holds the table, if any. */
  #sandbox: SandboxHost | undefined;
  /** The saved game with which the current sandbox was opened. */
  #former: SavedGame | undefined;
  /** Save of the sandbox that ended because the element was removed from its page. */
  #left: { readonly save: SavedGame | undefined } | undefined;
  /** Prefix of the storage key of this game; undefined: the game is not stored. */
  #storageKey: string | undefined;
  /** Prefix of the storage key whose settings were applied last. */
  #settingsKey: string | undefined;
  /** Whether the game could be stored the last time. A full storage is reported once. */
  #isStored = true;
  /** The deal and the options that the page requested, as text. */
  #asked = '';

  constructor(
    private readonly element: Settings,
    private readonly host: LoaderHost,
  ) {}

  /** Whether a variant is being loaded. */
  get loading(): boolean {
    return this.#loading;
  }

  /** The variant of the game that was loaded last, with its rules as plain data if it has them so. */
  get variant(): Variant | undefined {
    return this.#variant;
  }

  /** The sandbox that holds the table, if any. */
  get sandbox(): SandboxHost | undefined {
    return this.#sandbox;
  }

  /**
   * Loads the requested game. A load that is overtaken by another load changes nothing.
   * @param asked by default the request of the element's attributes
   * @param former save of an earlier sandbox, to be continued in the new one
   */
  async load(asked?: GameRequest, former?: SavedGame): Promise<void> {
    const { element } = this;
    const load = ++this.#loads;
    this.#loading = true;
    try {
      if (element.loading === 'lazy') await whenSeen(element);
      if (load !== this.#loads) return;
      const request = asked ?? gameRequest(element);
      this.#applyChosen(request.storageKey);
      this.#sandbox?.leave();
      this.#sandbox = this.#left = undefined;
      if (element.sandbox && request.src && !asksRecipe(request)) return await this.#openSandbox(request, former, load);
      const found = await this.#withWords(asksRecipe(request) ? this.#readRecipe(request) : find(request), load);
      if (load !== this.#loads) return;
      this.#loading = false;
      if (found.ok) return this.#deal(found.value, request);
      this.host.stop(found.error);
      // Wait for the variant's own script, which may still register it.
      if (found.error.code !== 'variant-unknown') return;
      await whenRegistered(request.variant as string);
      if (load === this.#loads) void this.load(asked);
    } catch (error) {
      if (load !== this.#loads) return;
      this.#loading = false;
      this.host.stop(unexpectedFailure('<patience-game>', error).error);
    }
  }

  /** Begins with a saved game, a position or moves when a game is loaded. */
  openLater(later: Partial<GameRequest>): true {
    this.#later = { ...this.#later, ...later };
    return true;
  }

  /** Called when the element is removed from its page. A sandbox ends with its frame. */
  elementRemoved(): void {
    if (!this.#sandbox) return;
    this.#left = { save: this.#sandbox.state?.save ?? this.#former };
    this.#sandbox.leave();
    this.#sandbox = undefined;
  }

  /** Called when the element is inserted into a page. Continues the game of a sandbox that ended in {@link elementRemoved}. */
  elementInserted(): void {
    if (this.#left) void this.load(undefined, this.#left.save);
  }

  /** Loads the words of the element's language. If that fails, the element speaks English and reports the reason. */
  async loadWords(): Promise<void> {
    const { element } = this;
    const found = await missingWords(localeAt(element));
    if (found?.ok === false) this.host.broken(found.error);
  }

  /** Waits for a part of a load and for the words of the element's language, which the page may change in the meantime. */
  async #withWords<T>(part: Promise<T>, load: number): Promise<T> {
    const [found] = await Promise.all([part, this.loadWords()]);
    while (load === this.#loads && missingWords(localeAt(this.element))) await this.loadWords();
    return found;
  }

  /** Called when `autosave` changes. Opens the game stored under the new key; without one, keeps the current game and stores it there. */
  changeStorageKey(): void {
    const { game } = this.host;
    const storageKey = storageKeyOf(this.element.autosave);
    const name = this.#sandbox?.name ?? game?.variant.id;
    if (name === undefined || (storageKey !== undefined && readSaved(storageKey, name) !== undefined)) return void this.load();
    // A sandbox stores its games under the key with which it was opened, so open a new one.
    if (this.#sandbox) return void this.load(undefined, this.#sandbox.state?.save ?? this.#former);
    this.#storageKey = storageKey;
    this.store();
  }

  /** Stores the game on the table if the page asked for it. */
  store(): void {
    const { game } = this.host;
    if (this.#storageKey === undefined || !game) return;
    const stored = writeSaved(this.#storageKey, game.variant.id, game.save(), this.#asked);
    if (!stored && this.#isStored) this.host.notKept();
    this.#isStored = stored;
  }

  /** Applies the player's stored settings once for each storage key, so that later changes of the page count. */
  #applyChosen(storageKey: string | undefined): void {
    if (storageKey !== undefined && storageKey !== this.#settingsKey) applyChosen(this.element, storageKey);
    this.#settingsKey = storageKey;
  }

  #deal(variant: Variant, request: GameRequest): void {
    this.#variant = variant;
    const dealt = openDeal(variant, this.#withLater(request));
    if (!dealt.ok) return this.host.stop(dealt.error);
    const { asked, problem, unreadable } = dealt.value;
    this.#asked = asked;
    this.#storageKey = request.storageKey;
    if (unreadable && this.#storageKey !== undefined) setUnreadableAside(this.#storageKey, variant.id);
    this.host.showRequested(dealt.value);
    if (problem) this.host.broken(problem);
  }

  /** Returns a request with what the page has set for it in the meantime. */
  #withLater(request: GameRequest): GameRequest {
    const later = this.#later;
    this.#later = {};
    return { ...request, ...later };
  }

  async #readRecipe(request: GameRequest): Promise<Result<Variant>> {
    const reader = await import('../recipe/read-recipe.js').catch((error: unknown) => fail('part-missing', { why: String(error) }));
    return 'error' in reader ? reader : reader.readRecipe(request);
  }

  /** Opens a sandbox for a module that the page does not trust. */
  async #openSandbox(request: GameRequest, former: SavedGame | undefined, load: number): Promise<void> {
    const { element } = this;
    const stop = async (problem: Problem): Promise<void> => {
      if (load !== this.#loads) return;
      this.#loading = false;
      this.#sandbox = undefined;
      await this.loadWords();
      if (load === this.#loads) this.host.stop(problem);
    };
    const host = await import('../sandbox/host.js').catch((error: unknown) => fail('part-missing', { why: String(error) }));
    if ('error' in host) return stop(host.error);
    const parts = await this.#withWords(host.fetchParts(request), load);
    if (load !== this.#loads) return;
    this.#loading = false;
    if (!parts.ok) return stop(parts.error);
    // The element was removed in the meantime: open the sandbox when it is inserted again.
    if (!element.isConnected) return void (this.#left = { save: former });
    this.#former = former;
    this.#sandbox = host.openSandbox(element, {
      request: this.#withLater(request),
      parts: parts.value,
      former,
      stop: (problem) => void stop(problem),
    });
    this.host.showRequested(undefined);
    element.requestUpdate();
  }
}
