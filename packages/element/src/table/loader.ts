import { whenRegistered, type Problem, type SavedGame, type Variant } from '@patience/core';
import type { Entered } from '../cell/enter.js';
import type { CellState } from '../cell/messages.js';
import { whenSeen } from '../layout/seen.js';
import type { PatienceGame } from '../patience-game.js';
import { missingWords } from '../words/index.js';
import { openDeal, find, notLoaded, wantedOf, type Opened, type Wanted } from './dealer.js';
import { keep, putAside, recall } from './storage.js';

/** Brings the game onto the table that the page asks for, and keeps it between visits. */
export class Loader {
  /** The variant is on its way. */
  loading = false;
  #loads = 0;
  /** The table lies in a cell. */
  #entered: Entered | undefined;
  /** The game that goes on in it, until it lies there. */
  #former: SavedGame | undefined;
  /** The element was taken out of its page while its table lay in a cell; and the game there, as far as the cell had told it. */
  #left: { readonly save: SavedGame | undefined } | undefined;
  /** Where this game is kept; undefined: nowhere. */
  #shelf: string | undefined;
  /** The deal and the options that the page asked for. */
  #asked = '';

  /**
   * @param seat a game comes onto the table; undefined: what lies there goes, because a cell stands in its place
   * @param stop there is nothing to play
   */
  constructor(
    private readonly element: PatienceGame,
    private readonly seat: (opened: Opened | undefined) => void,
    private readonly stop: (problem: Problem) => void,
  ) {}

  /** How the game in a cell stands, as the cell says. */
  get cellState(): CellState | undefined {
    return this.#entered?.state;
  }

  /** What stands in the place of a table that lies in a cell. */
  get frame(): HTMLElement | undefined {
    return this.#entered?.frame;
  }

  /**
   * Loads what is wanted, by default what the element's attributes say. A load that is overtaken by another one changes nothing.
   * @param former the game of a cell that goes on in a new one
   */
  async load(asked?: Wanted, former?: SavedGame): Promise<void> {
    const { element } = this;
    const load = ++this.#loads;
    this.loading = true;
    try {
      if (element.loading === 'lazy') await whenSeen(element);
      if (load !== this.#loads) return;
      const wanted = asked ?? wantedOf(element);
      this.#entered?.leave();
      this.#entered = this.#left = undefined;
      if (element.cell && wanted.src) return await this.#enter(wanted, former, load);
      const [found] = await Promise.all([find(wanted), this.learn()]);
      // Another language may be spoken here meanwhile.
      while (load === this.#loads && missingWords(element.locale)) await this.learn();
      if (load !== this.#loads) return;
      this.loading = false;
      if (found.ok) return this.#deal(found.value, wanted);
      this.stop(found.error);
      // Its own script may still come.
      if (found.error.code !== 'variant-unknown') return;
      await whenRegistered(wanted.variant as string);
      if (load === this.#loads) void this.load(asked);
    } catch (error) {
      if (load !== this.#loads) return;
      this.loading = false;
      this.stop(notLoaded('<patience-game>', error).error);
    }
  }

  /** The element is taken out of its page: a cell ends with its frame. */
  leave(): void {
    if (!this.#entered) return;
    this.#left = { save: this.element.save() ?? this.#former };
    this.#entered.leave();
    this.#entered = undefined;
  }

  /** The element has come to a page: the game of a cell that was left behind goes on in a new one. */
  arrive(): void {
    if (this.#left) void this.load(undefined, this.#left.save);
  }

  /** The words of the language that is spoken here. Without them it is English, and the page is told why. */
  async learn(): Promise<void> {
    const { element } = this;
    const learned = await missingWords(element.locale);
    if (learned?.ok === false) element.broken(learned.error);
  }

  /** Another shelf: what is kept there is taken up; with nothing there, or without a shelf, the game goes on. */
  reshelve(): void {
    const { game, autosave } = this.element;
    const name = this.#entered?.name ?? game?.variant.id;
    if (name === undefined || (autosave != null && recall(autosave, name) !== undefined)) return void this.load();
    // A cell keeps its games by what it was entered with.
    if (this.#entered) return void this.load(undefined, this.element.save() ?? this.#former);
    this.#shelf = autosave ?? undefined;
    this.keep();
  }

  /** Keeps the game on the table, if it is to be kept. */
  keep(): void {
    const { game } = this.element;
    if (this.#shelf !== undefined && game) keep(this.#shelf, game.variant.id, game.save(), this.#asked);
  }

  #deal(variant: Variant, wanted: Wanted): void {
    const dealt = openDeal(variant, wanted);
    if (!dealt.ok) return this.stop(dealt.error);
    const { asked, problem } = dealt.value;
    this.#asked = asked;
    this.#shelf = wanted.shelf;
    if (problem && this.#shelf !== undefined) putAside(this.#shelf, variant.id);
    this.seat(dealt.value);
    if (problem) this.element.broken(problem);
  }

  /** For a module that the page does not trust. */
  async #enter(wanted: Wanted, former: SavedGame | undefined, load: number): Promise<void> {
    const { element } = this;
    const { enterCell, fetchWanted } = await import('../cell/enter.js');
    const source = await fetchWanted(wanted);
    if (load !== this.#loads) return;
    this.loading = false;
    // The cell has words of its own: the page needs them only for what goes wrong.
    const stop = async (problem: Problem): Promise<void> => {
      if (load !== this.#loads) return;
      this.#entered = undefined;
      await this.learn();
      if (load === this.#loads) this.stop(problem);
    };
    if (!source.ok) return stop(source.error);
    // It left its page meanwhile: a frame is made where it comes to.
    if (!element.isConnected) return void (this.#left = { save: former });
    this.#former = former;
    this.#entered = enterCell(element, wanted, source.value, former, (problem) => void stop(problem));
    this.seat(undefined);
    element.requestUpdate();
  }
}
