import { solverAddress, tableAddress } from 'virtual:patience-cell';
import type { Locale, SavedGame, Variant } from '@patience/core';
import type { GameResult, PatienceEvents } from '@patience/element';
import { CellTable, type CellAnswer, type CellState, type CellTask, type CellVariant } from '@patience/element/cell';
import { digestOf } from '../added/digest.js';
import type { DealAddress } from '../address/deal.js';
import type { AddedSource } from '../catalogue/entry.js';
import { cellSeconds } from '../cell/cell.js';
import { cellSettings } from '../settings/apply.js';
import type { Settings } from '../settings/settings.js';
import { readGameSave } from '../store/read.js';
import { SEARCH } from './effort.js';
import type { AppWords } from '../words/index.js';
import type { Played, Seat, Told } from './seat.js';
import { anySeed } from './seed.js';
import type { DealSolver } from './solver.js';

/** What the page does when something comes out of the cell that is more than a game. */
export interface CellWishes {
  /** The player switched something in the menu of the table. */
  readonly menu: (changed: Pick<Settings, 'fourColours' | 'largeIndex' | 'contrast' | 'leftHanded' | 'sound' | 'outlook'>) => void;
  /** A new deal is wanted, and the page finds it. */
  readonly deal: () => void;
  /** The player wants to choose a deal. */
  readonly choose: () => void;
  /** The cell was removed while it was played: it did not answer, or said too much. */
  readonly gone: () => void;
}

/** What the page decides before the cell is opened. */
export interface CellWanted {
  readonly root: URL;
  readonly lang: Locale;
  readonly settings: Settings;
  /** Without the bar of tools. */
  readonly bare?: boolean;
  /** Who plays this kind of game for the first time is told how. */
  readonly guide?: boolean;
  /** Every new deal is for the page to find. */
  readonly noDeals?: boolean;
}

/** How far a cell has come. */
interface CellLife {
  /** A game has lain on its table. */
  laid: boolean;
  /** It was removed. */
  gone: boolean;
  /** When it told its state, by this page's clock: every event brings it along. */
  told: number;
  /** The sentence that says so. */
  readonly stopped: string;
}

/**
 * A table in a cell in the place of the element: the module of an added game runs there and nowhere else. Whatever this
 * says of the game is the cell's claim, read and bounded.
 */
export class CellSeat implements Seat {
  readonly place: HTMLElement;
  readonly #table: CellTable;
  readonly #listeners: EventTarget;
  #result: GameResult | undefined;

  private constructor(
    readonly variant: Variant,
    table: CellTable,
    private wanted: CellWanted,
    listeners: EventTarget,
    private readonly life: CellLife,
  ) {
    this.#table = table;
    this.#listeners = listeners;
    this.place = table.frame;
    listeners.addEventListener('patience-move', () => (this.wanted = { ...this.wanted, guide: false }));
    listeners.addEventListener('action', ({ detail }: CustomEventInit<number>) => this.#result?.actions?.[detail!]?.run());
  }

  /** Opens a cell in the place of the element. @throws Error with the reason why the module cannot be played */
  static async open(
    element: HTMLElement,
    entry: AddedSource,
    wanted: CellWanted,
    words: Pick<AppWords['table'], 'changed' | 'stopped'>,
    wishes: CellWishes,
  ): Promise<CellSeat> {
    if (entry.digest !== undefined && (await digestOf(entry.source)) !== entry.digest) throw new Error(words.changed);
    const [script, solver] = await Promise.all([tableAddress, solverAddress].map(async (address) => (await fetch(address)).text()));
    const listeners = new EventTarget();
    const life: CellLife = { laid: false, gone: false, told: 0, stopped: words.stopped };
    const task: CellTask = {
      source: entry.source,
      lang: wanted.lang,
      styles: { 'font-family': getComputedStyle(document.body).fontFamily },
      settings: settingsOf(wanted),
      asks: asksOf(wanted),
      sheets: wanted.noDeals ? ['new', 'deal'] : ['deal'],
      more: { solver },
    };
    const request = {
      id: entry.id,
      script: script!,
      task,
      title: entry.names[wanted.lang],
      address: new URL('cell/', wanted.root).href,
      seconds: cellSeconds(),
    };
    const table = new CellTable(request, {
      event({ event }) {
        life.told = performance.now();
        listeners.dispatchEvent(new Event(event));
      },
      menu: ({ fourColors, largeIndex, highContrast, leftHanded, sounds, outlook }) =>
        wishes.menu({ fourColours: fourColors, largeIndex, contrast: highContrast, leftHanded, sound: sounds, outlook }),
      asks(what) {
        if (what === 'deal') wishes.deal();
        else if (what === 'choose') wishes.choose();
        else if (what === 'hint') listeners.dispatchEvent(new Event('hint'));
        else document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      },
      action: (n) => void listeners.dispatchEvent(new CustomEvent('action', { detail: n })),
      gone() {
        life.gone = true;
        if (life.laid) wishes.gone();
      },
    });
    table.frame.id = element.id;
    table.frame.className = `${element.className} cell-table`;
    element.replaceWith(table.frame);
    try {
      return new CellSeat(variantOf(await table.opened), table, wanted, listeners, life);
    } catch (error) {
      throw error instanceof Error && error.message === '' ? new Error(words.stopped) : error;
    }
  }

  get game(): Played | undefined {
    const { state } = this.#table;
    return state && this.#played(state, this.life.told);
  }

  pause(): void {
    this.#table.call('pause');
  }

  resume(): void {
    this.#table.call('resume');
  }

  undo(): void {
    this.#table.call('undo');
  }

  redo(): void {
    this.#table.call('redo');
  }

  async start({ options, deck, seed = String(anySeed()) }: DealAddress): Promise<Told> {
    return this.#read(await this.#table.start({ options, ...(deck === undefined ? { seed } : { deck }) }));
  }

  async load(save: SavedGame): Promise<Told> {
    return this.#read(await this.#table.check(save));
  }

  async lay(save: SavedGame): Promise<void> {
    const laid = this.#read(await this.#table.lay(save));
    this.life.told = performance.now();
    if (!laid.ok) throw new Error(laid.why || this.life.stopped);
    this.life.laid = true;
  }

  equip(settings: Settings): void {
    this.wanted = { ...this.wanted, settings };
    this.#equip();
  }

  guide(): void {
    this.wanted = { ...this.wanted, guide: true };
    this.#equip();
  }

  #equip(): void {
    this.#table.settings(settingsOf(this.wanted), asksOf(this.wanted));
  }

  /** Hides the table's own way back to the game that was left, over which a word of the page lies. */
  cover(covered: boolean): void {
    void this.#table.more({ covered });
  }

  tellResult(result: GameResult): void {
    this.#result = result;
    this.#table.result(result);
  }

  on(event: keyof PatienceEvents, listener: () => void): void {
    this.#listeners.addEventListener(event, listener);
  }

  /** Hints come from the solver in the cell from the beginning. */
  enrich(asked: () => void): Promise<DealSolver> {
    this.#listeners.addEventListener('hint', asked);
    return Promise.resolve(this.#solver);
  }

  /** Keys that nothing on the page has the focus for are the table's. */
  hearKeys(): void {
    document.addEventListener('keydown', (event) => {
      if (event.target !== document.body || event.defaultPrevented || !event.isTrusted) return;
      if (this.place.inert || document.querySelector('dialog[open]')) return;
      this.#table.key(event);
    });
  }

  /** The solver of the cell says whether a deal comes out: a claim, as everything. */
  readonly #solver: DealSolver = {
    comesOut: async (seed, options, signal) => {
      signal?.throwIfAborted();
      const answer = await this.#table.more({ solve: { seed, options, search: SEARCH } }, 10 + SEARCH.time / 1000);
      signal?.throwIfAborted();
      if (!answer.ok) throw new Error(answer.why);
      return answer.more === true;
    },
    stop: () => void this.#table.more({ stop: true }),
  };

  /** @throws Error where the cell is gone before a game lay there: the page has nothing else to show */
  #read({ ok, state, why }: CellAnswer): Told {
    if (this.life.gone && !this.life.laid) throw new Error(this.life.stopped);
    return ok && state && readGameSave(state.save, this.variant.id).ok
      ? { ok: true, value: this.#played(state, performance.now()) }
      : { ok: false, why };
  }

  #played({ save, status, stuck, paused, running, score }: CellState, told: number): Played {
    const { gestures, cursor, options, seed, deck } = save;
    const moves = gestures.slice(0, cursor).flat().length;
    const elapsedMs = Math.round(save.elapsedMs + (running ? performance.now() - told : 0));
    return {
      cursor,
      elapsedMs,
      gestures,
      moves,
      options,
      paused,
      score,
      source: deck === undefined ? { seed: seed! } : { deck },
      status,
      stuck,
      variant: this.variant,
      save: () => ({ ...save, elapsedMs }),
    };
  }
}

const asksOf = ({ settings, noDeals = false }: CellWanted): boolean => noDeals || settings.winnable;

const settingsOf = ({ settings, bare = false, guide = false }: CellWanted): CellTask['settings'] => ({
  ...cellSettings(settings),
  withoutTools: bare,
  guide,
});

/** What a cell says of its variant, as a variant whose rules are asked there and not here. */
function variantOf(claimed: CellVariant): Variant {
  const elsewhere = (): never => {
    throw new Error(`${claimed.id} is played in its cell`);
  };
  return { api: 1, ...claimed, deck: elsewhere, table: elsewhere, deal: elsewhere };
}
