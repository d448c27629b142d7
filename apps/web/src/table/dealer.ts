import { completeOptions, type Seed } from '@patience/core';
import type { GameSnapshot } from '@patience/element';
import { optionTexts, type DealAddress } from '../address/deal.js';
import type { AddedSource, Source } from '../catalogue/entry.js';
import { rememberRules, rulesFor, settings } from '../settings/settings.js';
import type { TableShell } from '../shell/start.js';
import { notice } from '../shell/notices.js';
import type { Store } from '../store/store.js';
import { FreshDeals, publishedDeals } from './fresh.js';
import type { GameOpener } from './opener.js';

/** Does the player want winnable deals of this patience? Of an added one none is known, and to search for one takes long. */
export const wantsWinnable = ({ added }: Pick<Source | AddedSource, 'added'>): boolean => settings().winnable && !added;

/** Chooses the deals that nobody names: by the rules that the player chose last, and winnable ones only where the player wants that. */
export class Dealer {
  readonly deals: FreshDeals;

  constructor(
    private readonly shell: TableShell,
    private readonly entry: Source | AddedSource,
    private readonly opener: GameOpener,
    private readonly store: Pick<Store, 'kept' | 'games' | 'write'>,
  ) {
    const { game, root } = shell;
    const first = game?.id === entry.id ? game.deals : [];
    this.deals = new FreshDeals(store, opener.variant, entry.added ? undefined : publishedDeals(root, entry.id, first));
  }

  /** Stores the rules of a game that the player asked for. */
  chosen({ options }: Pick<GameSnapshot, 'options'>): void {
    rememberRules(this.entry.id, optionTexts(options), this.opener.variant.options);
  }

  /**
   * Returns a deal of its own choice.
   * @param wanted options; none: those that the player chose last
   */
  async fresh(wanted: DealAddress['options']): Promise<DealAddress> {
    const options = Object.keys(wanted).length > 0 ? wanted : this.#lastRules();
    const whole = completeOptions(this.opener.variant, options);
    if (!wantsWinnable(this.entry) || !whole.ok) return { options };
    const seed = (await this.deals.ready(whole.value)) ?? (await this.#search(options));
    return { options, ...(seed !== undefined && { seed: String(seed) }) };
  }

  /** The rules that were chosen last, unless the variant has changed so that they are no longer possible. */
  #lastRules(): DealAddress['options'] {
    const { variant } = this.opener;
    const options = Object.fromEntries(Object.entries(rulesFor(this.entry.id)).filter(([name]) => Object.hasOwn(variant.options, name)));
    return completeOptions(variant, options).ok ? options : {};
  }

  /** Searches for a winnable deal while nothing lies on the table; the player can have any deal instead of waiting. */
  async #search(options: DealAddress['options']): Promise<Seed | undefined> {
    const { words } = this.shell;
    const given = new AbortController();
    const quiet = notice(words.deal.searching, { actions: [{ label: words.deal.any, run: () => given.abort() }] });
    try {
      const { WinnableDeals } = await import('./winnable.js');
      const store = {
        kept: (id: string) => this.store.kept(id),
        games: (...by: Parameters<Store['games']>) => this.store.games(...by),
        keep: (id: string, value: unknown) => this.store.write([{ store: 'kept', put: { id, value } }]),
      };
      const stopped = new Promise<undefined>((done) => given.signal.addEventListener('abort', () => done(undefined)));
      const deals = new WinnableDeals(store, this.opener.variant, await this.#solver(), this.deals);
      const found = await Promise.race([deals.find(options, given.signal, () => undefined), stopped]);
      if (typeof found === 'object') return found.seed;
      if (found === 'none') notice(words.deal.noneKnown, { close: words.notices.ok });
    } catch {
      notice(words.deal.noneKnown, { close: words.notices.ok }); // the solver could not be loaded
    } finally {
      if (!given.signal.aborted) quiet();
    }
    return undefined;
  }

  async #solver() {
    const { entry, opener } = this;
    if (entry.added) return opener.solver();
    return (await import('./solver.js')).pageSolver(opener.variant, { module: entry.address });
  }
}
