import { whenRegistered, type Game, type Problem, type Result, type SavedGame, type Variant } from '@patience/core';
import { fail } from '@patience/core/search';
import { whenSeen } from '../layout/seen.js';
import type { Settings } from '../settings.js';
import type { SandboxHost } from '../sandbox/host.js';
import { missingWords } from '../words/index.js';
import { openDeal, find, unexpectedFailure, type Opened } from '../game/dealer.js';
import { writeSaved, setUnreadableAside, readSaved } from '../game/storage.js';
import { asksRecipe, gameRequest, type GameRequest } from '../game-request.js';
import { localeAt } from '../words/locale-at.js';

/** Has the table onto which games are brought. */
export interface LoaderHost {
  readonly game: Game | undefined;
  /** A game comes onto the table; undefined: the table is in a sandbox, and nothing lies here. */
  showGame(opened: Opened | undefined): void;
  /** There is nothing to play. */
  stop(problem: Problem): void;
  broken(problem: Problem): void;
  /** The game could not be stored; reported once. */
  notKept(): void;
}

/** Brings the game onto the table that the page asks for, and keeps it between visits. */
export class Loader {
  /** The variant is on its way. */
  loading = false;
  #loads = 0;
  /** Holds the table, where that is in a sandbox. */
  #sandbox: SandboxHost | undefined;
  /** The game that goes on in the sandbox, until it lies on the table. */
  #former: SavedGame | undefined;
  /** The game of a sandbox that ended because the element was taken out of its page. */
  #left: { readonly save: SavedGame | undefined } | undefined;
  /** Where this game is kept; undefined: nowhere. */
  #storageKey: string | undefined;
  /** Whether the game could be stored the last time; a full storage is reported once. */
  #kept = true;
  /** The deal and the options that the page asked for. */
  #asked = '';

  constructor(
    private readonly element: Settings,
    private readonly host: LoaderHost,
    private readonly loadSentences: () => Promise<unknown>,
  ) {}

  /** The sandbox that holds the table, if one does. */
  get sandbox(): SandboxHost | undefined {
    return this.#sandbox;
  }

  /**
   * Loads what is request, by default what the element's attributes say. A load that is overtaken by another one changes nothing.
   * @param former the game of a sandbox that goes on in a new one
   */
  async load(asked?: GameRequest, former?: SavedGame): Promise<void> {
    const { element } = this;
    const load = ++this.#loads;
    this.loading = true;
    try {
      if (element.loading === 'lazy') await whenSeen(element);
      if (load !== this.#loads) return;
      const request = asked ?? gameRequest(element);
      this.#sandbox?.leave();
      this.#sandbox = this.#left = undefined;
      if (element.sandbox && request.src && !asksRecipe(request)) return await this.#openSandbox(request, former, load);
      const [found] = await Promise.all([asksRecipe(request) ? this.#readRecipe(request) : find(request), this.learn()]);
      // Another language may be spoken here meanwhile.
      while (load === this.#loads && missingWords(localeAt(element))) await this.learn();
      if (load !== this.#loads) return;
      this.loading = false;
      if (found.ok) return this.#deal(found.value, request);
      this.host.stop(found.error);
      // Its own script may still come.
      if (found.error.code !== 'variant-unknown') return;
      await whenRegistered(request.variant as string);
      if (load === this.#loads) void this.load(asked);
    } catch (error) {
      if (load !== this.#loads) return;
      this.loading = false;
      this.host.stop(unexpectedFailure('<patience-game>', error).error);
    }
  }

  /** The element was taken out of its page: a sandbox ends with its frame. */
  leave(): void {
    if (!this.#sandbox) return;
    this.#left = { save: this.#sandbox.state?.save ?? this.#former };
    this.#sandbox.leave();
    this.#sandbox = undefined;
  }

  /** The element was put into a page: the game of a sandbox that ended goes on in a new one. */
  arrive(): void {
    if (this.#left) void this.load(undefined, this.#left.save);
  }

  /** The words of the language that is spoken here. Without them it is English, and the page is told why. */
  async learn(): Promise<void> {
    const { element } = this;
    const learned = await missingWords(localeAt(element));
    if (learned?.ok === false) this.host.broken(learned.error);
  }

  /** Another shelf: what is kept there is taken up; with nothing there, or without a shelf, the game goes on. */
  changeStorageKey(): void {
    const { game } = this.host;
    const { autosave } = this.element;
    const name = this.#sandbox?.name ?? game?.variant.id;
    if (name === undefined || (autosave != null && readSaved(autosave, name) !== undefined)) return void this.load();
    // A sandbox keeps its games under the name that it was opened with.
    if (this.#sandbox) return void this.load(undefined, this.#sandbox.state?.save ?? this.#former);
    this.#storageKey = autosave ?? undefined;
    this.keep();
  }

  /** Keeps the game on the table, if it is to be kept. */
  keep(): void {
    const { game } = this.host;
    if (this.#storageKey === undefined || !game) return;
    const kept = writeSaved(this.#storageKey, game.variant.id, game.save(), this.#asked);
    if (!kept && this.#kept) this.host.notKept();
    this.#kept = kept;
  }

  #deal(variant: Variant, request: GameRequest): void {
    const dealt = openDeal(variant, request);
    if (!dealt.ok) return this.host.stop(dealt.error);
    const { asked, problem } = dealt.value;
    this.#asked = asked;
    this.#storageKey = request.storageKey;
    if (problem && this.#storageKey !== undefined) setUnreadableAside(this.#storageKey, variant.id);
    this.host.showGame(dealt.value);
    if (problem) this.host.broken(problem);
  }

  async #readRecipe(request: GameRequest): Promise<Result<Variant>> {
    const reader = await import('../recipe/read-recipe.js').catch((error: unknown) => fail('part-missing', { why: String(error) }));
    return 'error' in reader ? reader : reader.readRecipe(request, this.loadSentences);
  }

  /** Opens a sandbox for a module that the page does not trust. */
  async #openSandbox(request: GameRequest, former: SavedGame | undefined, load: number): Promise<void> {
    const { element } = this;
    const stop = async (problem: Problem): Promise<void> => {
      if (load !== this.#loads) return;
      this.loading = false;
      this.#sandbox = undefined;
      await this.learn();
      if (load === this.#loads) this.host.stop(problem);
    };
    const host = await import('../sandbox/host.js').catch((error: unknown) => fail('part-missing', { why: String(error) }));
    if ('error' in host) return stop(host.error);
    const [parts] = await Promise.all([host.fetchParts(request), this.learn()]);
    while (load === this.#loads && missingWords(localeAt(element))) await this.learn();
    if (load !== this.#loads) return;
    this.loading = false;
    if (!parts.ok) return stop(parts.error);
    // The element left its page meanwhile: the frame is made when it is in one again.
    if (!element.isConnected) return void (this.#left = { save: former });
    this.#former = former;
    this.#sandbox = host.openSandbox(element, { request, parts: parts.value, former, stop: (problem) => void stop(problem) });
    this.host.showGame(undefined);
    element.requestUpdate();
  }
}
