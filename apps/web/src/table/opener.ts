import { Game, type LanguageTag, type Result, type SavedGame, type Variant } from '@patience/core';
import { isScored } from '@patience/core/internals';
import type { GameSnapshot, PatienceGame } from '@patience/element';
import { dealKey, type DealAddress } from '../address/deal.js';
import type { Telling } from '@patience/solver';
import { problemText } from '../text/cut.js';
import { randomDealNumber } from './deal-number.js';
import { settings } from '../settings/settings.js';
import type { DealSolver, GameSolver } from './solver.js';

/** A game, or the reason why it cannot be opened. */
export type OpenResult = { readonly ok: true; readonly value: GameSnapshot } | { readonly ok: false; readonly why: string };

/**
 * Opens the games of a variant and puts them on the table. The rules of an installed variant run in the page; those of an added one run in
 * its sandbox, which is why opening is asynchronous.
 */
export interface GameOpener {
  readonly variant: Variant;
  /** Deals a game without showing it on the table. */
  start(wanted: DealAddress): Promise<OpenResult>;
  /** Opens a saved game without showing it on the table. */
  load(save: SavedGame): Promise<OpenResult>;
  /** Shows a game on the table. @param stored whether it may have been played */
  lay(save: SavedGame, stored: boolean): Promise<void>;
  /** Returns a solver for a game that seems to be lost; absent for rules that run in a sandbox. */
  gameSolver?(): Promise<GameSolver>;
  /** Connects the solver for hints, and returns it. Needed after the first deal only. */
  solver(): Promise<DealSolver>;
}

/** Opens the games of a variant that is installed, or of a recipe. */
export class PageOpener implements GameOpener {
  constructor(
    private readonly element: PatienceGame,
    readonly variant: Variant,
    /** The variant in the form that the solver's worker accepts. */
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
    // Do not compare the variant of the game: for declarative rules it is another object, with functions made of the data.
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

  async gameSolver(): Promise<GameSolver> {
    return (await import('./tools.js')).gameSolver(this.variant, this.told);
  }

  async solver(): Promise<DealSolver> {
    const { advise, makeSolver, pageSolver } = await import('./tools.js');
    // With winnable deals, hints must keep the deal winnable. A scored game is not won, so its hints never use hidden cards.
    const scored = isScored(this.variant);
    advise(this.element, { worker: makeSolver, mode: () => (settings().winnable && !scored ? 'thoughtful' : 'fair'), ...this.told });
    return pageSolver(this.variant, this.told);
  }

  #result(opened: Result<Game>): OpenResult {
    return opened.ok ? opened : { ok: false, why: problemText(opened.error, this.lang, this.variant) };
  }
}
