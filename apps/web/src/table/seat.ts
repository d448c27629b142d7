import { Game, type Locale, type Result, type SavedGame, type Variant } from '@patience/core';
import type { GameResult, PatienceEvents, PatienceGame } from '@patience/element';
import { dealKey, type DealAddress } from '../address/deal.js';
import type { Source } from '../catalogue/entry.js';
import { equip } from '../settings/apply.js';
import type { Settings } from '../settings/settings.js';
import { sayCut } from '../words/cut.js';
import { anySeed } from './seed.js';
import type { DealSolver } from './solver.js';

/** What a page knows of the game on its table. Where that lies in a cell it is what the cell says. */
export type Played = Pick<
  Game,
  'cursor' | 'elapsedMs' | 'gestures' | 'moves' | 'options' | 'paused' | 'save' | 'score' | 'source' | 'status' | 'stuck' | 'variant'
>;

/** A game, or a sentence that says why there is none. */
export type Told = { readonly ok: true; readonly value: Played } | { readonly ok: false; readonly why: string };

/** A table, and the variant that is played on it: on the page itself, or in a cell. */
export interface Seat {
  readonly variant: Variant;
  /** What stands in the page. */
  readonly place: HTMLElement;
  /** The game that lies there; undefined before the first. */
  readonly game: Played | undefined;
  pause(): void;
  resume(): void;
  undo(): void;
  redo(): void;
  /** A deal that is not laid on the table. */
  start(wanted: DealAddress): Promise<Told>;
  /** A saved game that is not laid on the table. */
  load(save: SavedGame): Promise<Told>;
  /** Lays a game on the table. @param stored it may have been played */
  lay(save: SavedGame, stored: boolean): Promise<void>;
  equip(settings: Settings): void;
  /**
   * Gives the table what may come after the first deal lies there: hints by the solver.
   * @param asked a hint was asked for
   * @returns who can say whether a deal comes out
   */
  enrich(asked: () => void): Promise<DealSolver>;
  on(event: keyof PatienceEvents, listener: () => void): void;
  /** Says how this kind of game is played, until the first move. */
  guide(): void;
  /** What the page adds to the result of a won game. */
  tellResult(result: GameResult): void;
}

/** The element on the page, for a variant that is part of the site. */
export class PageSeat implements Seat {
  constructor(
    readonly place: PatienceGame,
    readonly variant: Variant,
    private readonly entry: Source,
    private readonly lang: Locale,
  ) {}

  get game(): Played | undefined {
    return this.place.game;
  }

  pause(): void {
    this.place.pause();
  }

  resume(): void {
    this.place.resume();
  }

  undo(): void {
    this.place.undo();
  }

  redo(): void {
    this.place.redo();
  }

  start(wanted: DealAddress): Promise<Told> {
    const { options, deck, seed } = wanted;
    return Promise.resolve(
      this.#told(Game.start(this.variant, { options, ...(deck === undefined ? { seed: seed ?? anySeed() } : { deck }) })),
    );
  }

  load(save: SavedGame): Promise<Told> {
    return Promise.resolve(this.#told(Game.load(this.variant, save, { now: () => performance.now() })));
  }

  async lay(save: SavedGame, stored: boolean): Promise<void> {
    const { place } = this;
    if (place.game?.variant !== this.variant) {
      const ready = new Promise((done) => place.addEventListener('patience-ready', done, { once: true }));
      place.variant = this.variant;
      place.options = save.options;
      if (save.deck === undefined) place.seed = save.seed;
      else place.deck = save.deck;
      await ready;
    }
    if (stored || dealKey(place.game!.save()) !== dealKey(save) || place.game!.cursor > 0) place.load(save);
  }

  equip(settings: Settings): void {
    equip(this.place, settings);
  }

  async enrich(asked: () => void): Promise<DealSolver> {
    const [{ addAdviser }, { pageSolver }] = await Promise.all([import('./adviser.js'), import('./solver.js')]);
    addAdviser(this.place, this.entry, asked);
    return pageSolver(this.variant, this.entry.address);
  }

  on(event: keyof PatienceEvents, listener: () => void): void {
    this.place.addEventListener(event, listener);
  }

  guide(): void {
    this.place.guide = true;
  }

  tellResult(result: GameResult): void {
    this.place.result = result;
  }

  #told(opened: Result<Game>): Told {
    return opened.ok ? opened : { ok: false, why: sayCut(opened.error, this.lang, this.variant) };
  }
}
