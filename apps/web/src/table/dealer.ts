import { completeOptions, type Options, type Seed } from '@patience/core';
import type { GameSnapshot, PatienceGame } from '@patience/element';
import { optionTexts, type DealAddress } from '../address/deal.js';
import type { AddedSource, Source } from '../catalogue/entry.js';
import { rememberRules, rulesFor, settings } from '../settings/settings.js';
import type { TableShell } from '../shell/start.js';
import { notice } from '../shell/notices.js';
import type { Store } from '../store/store.js';
import { FreshDeals, publishedDeals } from './fresh.js';
import type { GameOpener } from './opener.js';
import type { DealSolver } from './solver.js';
import type { WinnableDeals } from './winnable.js';

/** A wait that is shorter than this, in milliseconds, is not mentioned: the notice would flash. */
const UNNOTICED = 300;

/** Does the player want winnable deals of this patience? Of an added one none is known, and to search for one takes long. */
export const wantsWinnable = ({ added }: Pick<Source | AddedSource, 'added'>): boolean => settings().winnable && !added;

/** Chooses the deals that nobody names: by the rules that the player chose last, and winnable ones only where the player wants that. */
export class Dealer {
  readonly deals: FreshDeals;
  readonly #data: Pick<Store, 'kept' | 'games' | 'keep'>;
  #winnable: Promise<WinnableDeals> | undefined;
  /** Ends the wait for a deal, if there is one. */
  #waiting: AbortController | undefined;

  constructor(
    private readonly shell: TableShell,
    private readonly entry: Source | AddedSource,
    private readonly opener: GameOpener,
    private readonly element: PatienceGame,
    store: Pick<Store, 'kept' | 'games' | 'write'>,
  ) {
    const { game, root } = shell;
    const first = game?.id === entry.id ? game.deals : [];
    this.#data = {
      kept: (id) => store.kept(id),
      games: (...by) => store.games(...by),
      keep: (id, value) => store.write([{ store: 'kept', put: { id, value } }]),
    };
    this.deals = new FreshDeals(this.#data, opener.variant, entry.added ? undefined : publishedDeals(root, entry.id, first));
    // Who plays on does not wait for another deal any more.
    element.addEventListener('patience-move', () => this.#waiting?.abort());
  }

  /** Stores the rules of a game that the player asked for. */
  chosen({ options }: Pick<GameSnapshot, 'options'>): void {
    rememberRules(this.entry.id, optionTexts(options), this.opener.variant.options);
  }

  /** Another deal lies on the table. Chooses the next one, so that the player does not have to wait for it. */
  dealt(game: GameSnapshot): void {
    this.deals.note(game.save());
    this.#waiting?.abort();
    if (wantsWinnable(this.entry)) void this.deals.prepare(game.options);
  }

  /**
   * Returns a deal of its own choice.
   * @param wanted options; none: those that the player chose last
   * @returns undefined when the player changed their mind, and plays on
   */
  async fresh(wanted: DealAddress['options']): Promise<DealAddress | undefined> {
    const options = Object.keys(wanted).length > 0 ? wanted : this.#lastRules();
    const whole = completeOptions(this.opener.variant, options);
    if (!wantsWinnable(this.entry) || !whole.ok) return { options };
    const seed = this.deals.next(whole.value);
    const found = seed === undefined ? await this.#wait(whole.value) : { seed };
    if (found === 'given up') return undefined;
    return { options, ...(found && { seed: String(found.seed) }) };
  }

  /** Deals anew for the player: at once where a winnable deal is ready, which may be given up for the game before. */
  renew(options: Options, deal: (wanted: DealAddress) => void): void {
    const seed = this.deals.next(options);
    if (seed === undefined) deal({ options: optionTexts(options) });
    else this.element.newGame({ seed, options });
  }

  /** The search for winnable deals. It is loaded when it is needed, or for the stock. */
  async winnable(): Promise<WinnableDeals> {
    const load = async (): Promise<WinnableDeals> => {
      const [{ WinnableDeals }, solver] = await Promise.all([import('./winnable.js'), this.#solver()]);
      return new WinnableDeals(this.#data, this.opener.variant, solver, this.deals);
    };
    try {
      return await (this.#winnable ??= load());
    } catch (error) {
      this.#winnable = undefined; // the network may be back the next time
      throw error;
    }
  }

  /** The rules that were chosen last, unless the variant has changed so that they are no longer possible. */
  #lastRules(): DealAddress['options'] {
    const { variant } = this.opener;
    const options = Object.fromEntries(Object.entries(rulesFor(this.entry.id)).filter(([name]) => Object.hasOwn(variant.options, name)));
    return completeOptions(variant, options).ok ? options : {};
  }

  /**
   * Waits for a winnable deal. The game on the table can be played meanwhile; the player can go back to it, or have any deal instead of
   * waiting.
   */
  async #wait(options: Options): Promise<{ readonly seed: Seed } | 'given up' | undefined> {
    const { words } = this.shell;
    this.#waiting?.abort();
    const given = (this.#waiting = new AbortController());
    const stopped = new Promise<'any' | 'given up'>((done) => {
      given.signal.addEventListener('abort', () => done(given.signal.reason === 'any' ? 'any' : 'given up'));
    });
    let quiet = (): void => undefined;
    const timer = setTimeout(() => {
      quiet = notice(words.deal.searching, {
        actions: [
          { label: words.deal.any, run: () => given.abort('any') },
          ...(this.element.snapshot ? [{ label: words.deal.cancel, run: () => given.abort() }] : []),
        ],
      });
    }, UNNOTICED);
    try {
      const found = await Promise.race([this.#find(options, given.signal), stopped]);
      if (typeof found === 'object' || found === 'given up') return found;
      if (found === 'none') notice(words.deal.noneKnown, { close: words.notices.ok });
    } catch {
      notice(words.deal.noneKnown, { close: words.notices.ok }); // the solver could not be loaded
    } finally {
      clearTimeout(timer);
      quiet();
      given.abort('any');
      if (this.#waiting === given) this.#waiting = undefined;
    }
    return undefined;
  }

  async #find(options: Options, signal: AbortSignal): Promise<{ readonly seed: Seed } | 'none' | 'given up'> {
    const seed = await this.deals.ready(options);
    if (seed !== undefined) return { seed };
    if (signal.aborted) return 'given up';
    const found = await (await this.winnable()).find(options, signal, () => undefined);
    return typeof found === 'object' && found.seed !== undefined ? { seed: found.seed } : found === 'given up' ? found : 'none';
  }

  async #solver(): Promise<DealSolver> {
    const { entry, opener } = this;
    if (entry.added) return opener.solver();
    return (await import('./solver.js')).pageSolver(opener.variant, { module: entry.address });
  }
}
