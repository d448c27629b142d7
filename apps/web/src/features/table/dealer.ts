import { completeOptions, type Options, type Seed } from '@patience/core';
import { isScored } from '@patience/core/internals';
import type { GameSnapshot, PatienceGame } from '@patience/element';
import { optionTexts, type DealAddress } from '../../address/deal.js';
import type { AddedSource, Source } from '../../catalogue/entry.js';
import { rememberRules, rulesFor, settings } from '../../settings/settings.js';
import type { TableShell } from '../../app-shell/start.js';
import { notice } from '../../components/notices.js';
import type { Store } from '../../store/store.js';
import { FreshDeals, publishedDeals } from '../../table/fresh.js';
import type { GameOpener } from '../../table/opener.js';
import type { DealSolver } from '../../table/solver.js';
import type { WinnableDeals } from '../../table/winnable.js';
import type { Words as FirstWords } from './first-words.js';

/** Shortest wait that gets a notice, in milliseconds; for a shorter one the notice would flash. */
const UNNOTICED = 300;

/**
 * Chooses the deal when neither the address nor the player names one: with the rules that the player chose last, and winnable if the player
 * wants that.
 */
export class Dealer {
  readonly deals: FreshDeals;
  readonly #data: Pick<Store, 'kept' | 'games' | 'keep'>;
  #winnable: Promise<WinnableDeals> | undefined;
  /** Cancels the wait for a deal, if there is one. */
  #waiting: AbortController | undefined;

  constructor(
    private readonly shell: TableShell<FirstWords>,
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
    // Cancel the wait for another deal when the player continues the game.
    element.addEventListener('patience-move', () => this.#waiting?.abort());
  }

  /**
   * Whether the player wants winnable deals of this patience. Not of an added one: no winnable deal of it is published, and a search takes
   * long. Not of a scored one: its games are not won.
   */
  get wantsWinnable(): boolean {
    return settings().winnable && !this.entry.added && !isScored(this.opener.variant);
  }

  /** Stores the rules of a game that the player asked for. */
  chosen({ options }: Pick<GameSnapshot, 'options'>): void {
    rememberRules(this.opener.variant, optionTexts(options));
  }

  /** Called when another deal is on the table. Chooses the next one in advance, so that the player does not wait for it. */
  dealt(game: GameSnapshot): void {
    this.deals.note(game.save());
    this.#waiting?.abort();
    if (this.wantsWinnable) void this.deals.prepare(game.options);
  }

  /**
   * Returns a deal.
   * @param wanted options; absent: those that the player chose last
   * @returns undefined when the player changed their mind and continues the game
   */
  async fresh(wanted: DealAddress['options']): Promise<DealAddress | undefined> {
    const options = Object.keys(wanted).length > 0 ? wanted : this.#lastRules();
    const whole = completeOptions(this.opener.variant, options);
    if (!this.wantsWinnable || !whole.ok) return { options };
    const seed = this.deals.next(whole.value);
    const found = seed === undefined ? await this.#wait(whole.value) : { seed };
    if (found === 'given up') return undefined;
    return { options, ...(found && { seed: String(found.seed) }) };
  }

  /**
   * Deals a new game for the player, at once if a winnable deal is ready. Otherwise the player may cancel and continue the game on the
   * table.
   */
  renew(options: Options, deal: (wanted: DealAddress) => void): void {
    const seed = this.deals.next(options);
    if (seed === undefined) deal({ options: optionTexts(options) });
    else this.element.newGame({ seed, options });
  }

  /** The search for winnable deals; loaded when it is needed. */
  async winnable(): Promise<WinnableDeals> {
    const load = async (): Promise<WinnableDeals> => {
      const [{ WinnableDeals }, solver] = await Promise.all([import('../../table/tools.js'), this.#solver()]);
      return new WinnableDeals(this.#data, this.opener.variant, solver, this.deals);
    };
    try {
      return await (this.#winnable ??= load());
    } catch (error) {
      this.#winnable = undefined; // Try again the next time: the network may be back.
      throw error;
    }
  }

  /** Returns the rules that were chosen last; those of a first visit if none were, or if the variant no longer has them. */
  #lastRules(): DealAddress['options'] {
    const { variant } = this.opener;
    const start = optionTexts((variant.startOptions ?? {}) as Options);
    const chosen = Object.entries(rulesFor(variant.id) ?? start).filter(([name]) => Object.hasOwn(variant.options, name));
    const options = Object.fromEntries(chosen);
    return completeOptions(variant, options).ok ? options : start;
  }

  /** Waits for a winnable deal. Meanwhile the game on the table can be played, and the player can cancel or take any deal instead. */
  async #wait(options: Options): Promise<{ readonly seed: Seed } | 'given up' | undefined> {
    const { words } = this.shell;
    this.#waiting?.abort();
    const given = (this.#waiting = new AbortController());
    const stopped = new Promise<'any' | 'given up'>((done) => {
      given.signal.addEventListener('abort', () => done(given.signal.reason === 'any' ? 'any' : 'given up'));
    });
    let closeNotice = (): void => undefined;
    const timer = setTimeout(() => {
      closeNotice = notice(words.deal.searching, {
        actions: [
          { label: words.deal.any, run: () => given.abort('any') },
          ...(this.element.snapshot ? [{ label: words.deal.cancel, run: () => given.abort() }] : []),
        ],
      });
    }, UNNOTICED);
    // Say only after the request for a new deal that none is known to be winnable: the first deal of a page shows the guide.
    const asked = this.element.snapshot !== undefined;
    const report = (): void => {
      if (asked) notice(words.deal.noneKnown, { close: words.notices.ok });
    };
    try {
      const found = await Promise.race([this.#find(options, given.signal), stopped]);
      if (typeof found === 'object' || found === 'given up') return found;
      if (found === 'none') report();
    } catch {
      report(); // The solver could not be loaded.
    } finally {
      clearTimeout(timer);
      closeNotice();
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
    return (await import('../../table/tools.js')).pageSolver(opener.variant, { module: entry.address });
  }
}
