import type { GivenOptions } from '@patience/core';
import { isScored } from '@patience/core/internals';
import type { GameSnapshot } from '@patience/element';
import { pageAddress } from '../../address/site.js';
import { dayOf, dayOfDeal } from '../../daily/date.js';
import { dayText } from '../../daily/day-text.js';
import type { TableShell } from '../../app-shell/start.js';
import type { GameRecord } from '../../store/records.js';
import type { Store } from '../../store/store.js';
import type { AbandonedNotice } from './abandoned-notice.js';
import { dealQuery } from '../../table/address.js';
import type { LostGame } from './lost-game.js';
import type { DealFacts, TableModel } from './model.js';
import { showProgress } from './progress.js';
import { RulesPanel } from './rules.js';
import { showStrip } from './strip.js';
import { loadWords } from '../../words/load.js';
import type { Words as FirstWords } from './first-words.js';
import type { Words } from './words.js';

/** Loaded with the extras: on a first visit the page opens the player's data after the deal. */
export { openStore } from '../../app-shell/open.js';

/** Returns the day whose daily deal a game is, as text, and what that day asks for. Everybody gets the same deal on that day. */
async function dayFacts(
  { words, lang }: TableShell<FirstWords>,
  variant: string,
  { source }: GameSnapshot,
  store: Store,
): Promise<Pick<DealFacts, 'day' | 'goal'>> {
  const today = dayOf(new Date());
  const day = 'seed' in source ? await dayOfDeal(variant, source.seed, today) : undefined;
  if (day === undefined) return {};
  const [{ goalShort }, { asked }] = await Promise.all([import('./daily-goal.js'), loadWords<Words>(lang)]);
  return {
    day: `${day === today ? words.deal.daily : words.table.dayOf}, ${dayText(day, lang)}`,
    goal: await goalShort(day, variant, store, asked),
  };
}

/** The tools and notes around a table once a game is dealt: rules, other games, the choice of a deal, sharing, results, and ended games. */
export class TableExtras {
  /** The notice about abandoned games; undefined until a game is abandoned. */
  #abandoned: AbandonedNotice | undefined;
  #lost: Promise<LostGame> | undefined;
  /** Whether the first game of the page was reported. */
  #began = false;
  /** Whether a second deal was dealt or a move played: only then further deals are searched. */
  #plays = false;
  /** Whether a game has ended and sounds have not been offered since then. */
  #ended = false;
  /** Whether the clock is stopped because the rules lie over the table. */
  #covered = false;

  constructor(
    page: HTMLElement,
    private readonly model: TableModel,
    private readonly store: Store,
  ) {
    const { shell, entry, opener, table } = model.parts;
    void opener.solver();
    void showStrip(entry.id, shell, store);
    void RulesPanel.open(page, shell, { entry, variant: opener.variant }, (covers) => this.#onCover(covers));
    page.querySelector<HTMLAnchorElement>('#pages [href$="statistics/"]')!.search = `variant=${entry.id}`;
    const button = page.querySelector<HTMLButtonElement>('#to-share')!;
    button.disabled = false;
    button.addEventListener('click', this.#share);
    this.#listen();
    showProgress(table, shell, (text) => model.showCount(text));
  }

  /** Called when another deal is on the table. */
  async look(game: GameSnapshot): Promise<void> {
    const { shell, entry, table } = this.model.parts;
    this.#abandoned?.close();
    if (this.#ended) void import('./sound-offer.js').then(({ offerSounds }) => offerSounds(table, shell));
    this.#ended = false;
    this.#plays ||= this.#began;
    this.#began = true;
    const { dealer } = this.model;
    const deal = dealQuery(game).toString();
    const isWinnable = async (): Promise<boolean> => (await dealer.winnable()).has(game);
    const [day, winnable] = await Promise.all([dayFacts(shell, entry.id, game, this.store), isWinnable()]);
    const facts = { ...day, isWinnable: winnable };
    if (table.snapshot && deal === dealQuery(table.snapshot).toString()) this.model.nameDeal(game, facts);
    if (dealer.wantsWinnable) await dealer.deals.storeDealt(game.save(), this.store);
    await this.#stock();
  }

  /** Called when a game on the table was won, or ended with a score. */
  async end(): Promise<void> {
    const { shell, entry, table } = this.model.parts;
    this.#ended = true;
    // A game that ended before the extras were loaded may have left the table by now.
    if (table.snapshot?.status === 'playing') return;
    const { showResult } = await import('./result.js');
    const { saver } = this.model.controller;
    await showResult({ shell, variant: entry.id, element: table, saver, store: this.store, share: this.#share });
  }

  /** Called when running games were abandoned for the one on the table, last played first. */
  async leave(left: readonly GameRecord[]): Promise<void> {
    const { shell, entry, opener } = this.model.parts;
    const lazy = await import('./abandoned-notice.js');
    const list = (): void => location.assign(pageAddress(shell, `statistics/?variant=${entry.id}`));
    this.#abandoned ??= new lazy.AbandonedNotice(opener.variant, this.model.controller, this.store, shell, list);
    await this.#abandoned.show(left);
  }

  /** Opens the dialog for choosing a deal. @param options rules that were chosen already */
  async chooseDeal(options?: GivenOptions): Promise<void> {
    const { shell, opener, table } = this.model.parts;
    const [deals, { openDealDialog }] = await Promise.all([this.model.dealer.winnable(), import('./deal-dialog.js')]);
    openDealDialog(shell, table.snapshot!, options, isScored(opener.variant) ? undefined : deals, async (wanted) => {
      const result = await opener.start(wanted);
      if (!result.ok) return result.why;
      await this.model.controller.deal(wanted);
      return undefined;
    });
  }

  #listen(): void {
    const { opener, table } = this.model.parts;
    table.addEventListener('patience-move', () => {
      if (this.#plays) return;
      this.#plays = true;
      void this.#stock();
    });
    if (opener.gameSolver) {
      table.addEventListener('patience-dead-end', () => this.#explain(true));
      table.addEventListener('patience-outlook', ({ detail }) => {
        if (!detail.canBeWon) this.#explain(false);
      });
    }
    // Close the notice about abandoned games when the game ends, since the message of the table needs its place.
    for (const event of ['patience-won', 'patience-lost', 'patience-over', 'patience-stuck'] as const)
      table.addEventListener(event, () => this.#abandoned?.close());
  }

  /** Searches the next winnable deals. */
  async #stock(): Promise<void> {
    const { dealer, parts } = this.model;
    const { snapshot } = parts.table;
    if (this.#plays && !document.hidden && snapshot && dealer.wantsWinnable) await (await dealer.winnable()).stock(snapshot);
  }

  #explain(isDead: boolean): void {
    const { shell, opener, table } = this.model.parts;
    this.#lost ??= import('./lost-game.js').then((lazy) => new lazy.LostGame(shell, table, opener, this.model.controller));
    void this.#lost.then((game) => game.explain(isDead, this.model.isWinnable));
  }

  #onCover(covers: boolean): void {
    const { table } = this.model.parts;
    const { snapshot: game } = table;
    if (covers && game?.status === 'playing' && !game.paused) {
      this.#covered = true;
      table.pause();
    } else if (!covers && this.#covered) {
      this.#covered = false;
      table.resume();
    }
  }

  readonly #share = (): void => {
    const { shell, entry, table } = this.model.parts;
    void import('../../share/dialog.js').then(({ openShare }) => openShare(shell, entry, table.snapshot!));
  };
}
