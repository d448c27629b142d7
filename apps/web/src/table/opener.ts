import { Game, type LanguageTag, type Result, type SavedGame, type Variant } from '@patience/core';
import type { GameSnapshot, PatienceGame } from '@patience/element';
import { dealKey, type DealAddress } from '../address/deal.js';
import type { Telling } from '@patience/solver';
import { sayCut } from '../text/cut.js';
import { randomDealNumber } from './deal-number.js';
import { settings } from '../settings/settings.js';
import type { DealSolver } from './solver.js';

/** A game, or the reason why it cannot be opened. */
export type OpenResult = { readonly ok: true; readonly value: GameSnapshot } | { readonly ok: false; readonly why: string };

/**
 * Opens the games of one variant, and lays them on the table. The rules of an installed variant run in the page; those of an added one
 * in its sandbox only, which is why opening a game takes a moment.
 */
export interface GameOpener {
  readonly variant: Variant;
  /** Deals a game without laying it on the table. */
  start(wanted: DealAddress): Promise<OpenResult>;
  /** Opens a saved game without laying it on the table. */
  load(save: SavedGame): Promise<OpenResult>;
  /** Lays a game on the table. @param stored it may have been played */
  lay(save: SavedGame, stored: boolean): Promise<void>;
  /** Lets the solver give hints, and returns it. Needed after the first deal only. */
  solver(): Promise<DealSolver>;
}

/** Opens the games of a variant that is part of the site, or of a recipe. */
export class PageOpener implements GameOpener {
  constructor(
    private readonly element: PatienceGame,
    readonly variant: Variant,
    /** The variant as the solver's worker gets it. */
    private readonly told: Telling,
    private readonly lang: LanguageTag,
  ) {}

  start({ options, deck, seed }: DealAddress): Promise<OpenResult> {
    const source = deck === undefined ? { seed: seed ?? randomDealNumber() } : { deck };
    return Promise.resolve(this.#result(Game.start(this.variant, { options, ...source })));
  }

  load(save: SavedGame): Promise<OpenResult> {
    return Promise.resolve(this.#result(Game.load(this.variant, save, { now: () => performance.now() })));
  }

  async lay(save: SavedGame, stored: boolean): Promise<void> {
    const { element } = this;
    // The variant of a game is not compared: where rules are data, it is another object, with the data as functions.
    if (!element.game || element.variant !== this.variant) {
      const ready = new Promise((done) => element.addEventListener('patience-ready', done, { once: true }));
      element.variant = this.variant;
      element.options = save.options;
      if (save.deck === undefined) element.seed = save.seed;
      else element.deck = save.deck;
      await ready;
    }
    if (stored || dealKey(element.game!.save()) !== dealKey(save) || element.game!.cursor > 0) element.load(save);
  }

  async solver(): Promise<DealSolver> {
    const [{ advise }, { makeSolver, pageSolver }] = await Promise.all([import('@patience/element/advice'), import('./solver.js')]);
    // Who wants winnable deals wants them to stay winnable when a hint is followed.
    advise(this.element, { worker: makeSolver, mode: () => (settings().winnable ? 'thoughtful' : 'fair'), ...this.told });
    return pageSolver(this.variant, this.told);
  }

  #result(opened: Result<Game>): OpenResult {
    return opened.ok ? opened : { ok: false, why: sayCut(opened.error, this.lang, this.variant) };
  }
}
