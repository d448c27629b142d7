import type { GivenOptions } from '@patience/core';
import { isScored } from '@patience/core/internals';
import type { GameSnapshot, PatienceGame } from '@patience/element';
import { pageAddress } from '../../address/site.js';
import type { AddedSource, Source } from '../../catalogue/entry.js';
import { dayOf, dayOfDeal } from '../../daily/date.js';
import { dayText } from '../../daily/day-text.js';
import type { TableShell } from '../../app-shell/start.js';
import type { GameRecord } from '../../store/records.js';
import type { Store } from '../../store/store.js';
import type { AbandonedNotice } from './abandoned-notice.js';
import { dealQuery } from '../../table/address.js';
import type { Dealer } from './dealer.js';
import type { LostGame } from './lost-game.js';
import type { GameOpener } from '../../table/opener.js';
import { showProgress } from './progress.js';
import { showRules } from './rules.js';
import { showStrip } from './strip.js';
import type { TableController } from './table-controller.js';

/** Loaded with the extras: on a first visit the page opens the player's data after the deal. */
export { openStore } from '../../app-shell/open.js';

/** Facts about a deal that are found after it was dealt. */
export interface DealFacts {
  /** Whether the deal is known to be winnable. */
  readonly isWinnable: boolean;
  /** The day whose daily deal it is, as text. */
  readonly day?: string;
}

/** A table and the objects of its page that the extras need. */
export interface TableContext {
  readonly shell: TableShell;
  readonly entry: Source | AddedSource;
  readonly element: PatienceGame;
  readonly opener: GameOpener;
  readonly controller: TableController;
  readonly store: Store;
  readonly dealer: Dealer;
  /** Shows the number of the deal above the table. */
  readonly name: (game: GameSnapshot, facts: DealFacts) => void;
}

/** The tools and notes around a table. */
export interface TableExtras {
  /** Called when another deal is on the table. */
  readonly look: (game: GameSnapshot) => Promise<void>;
  /** Called when a game on the table was won, or ended with a score. */
  readonly end: () => Promise<void>;
  /** Called when running games were abandoned for the one on the table, last played first. */
  readonly leave: (left: readonly GameRecord[]) => Promise<void>;
  /** Opens the dialog for choosing a deal. @param options rules that were chosen already */
  readonly chooseDeal: (options?: GivenOptions) => void;
}

/** Returns the day whose daily deal a game is, as text. Everybody gets the same deal on that day. */
function dayFact({ words, lang }: TableShell, variant: string, { source }: GameSnapshot): Pick<DealFacts, 'day'> {
  const today = dayOf(new Date());
  const day = 'seed' in source ? dayOfDeal(variant, source.seed, today) : undefined;
  return day === undefined ? {} : { day: `${day === today ? words.deal.daily : words.table.dayOf}, ${dayText(day, lang)}` };
}

/** Starts what a table offers once a game is dealt: rules, other games, the choice of a deal, sharing, results. */
export function startTableExtras({ shell, entry, element, opener, controller, store, dealer, name }: TableContext): TableExtras {
  /** The notice about abandoned games; undefined until a game is abandoned. */
  let abandoned: AbandonedNotice | undefined;
  /** Whether a second deal was dealt or a move played: only then further deals are searched. */
  let plays = false;
  const stock = async (): Promise<void> => {
    if (plays && !document.hidden && element.snapshot && dealer.wantsWinnable) await (await dealer.winnable()).stock(element.snapshot);
  };
  const prepare = async (game: GameSnapshot): Promise<void> => {
    const deal = dealQuery(game).toString();
    const winnable = await dealer.winnable();
    const facts = { ...dayFact(shell, entry.id, game), isWinnable: await winnable.has(game) };
    if (element.snapshot && deal === dealQuery(element.snapshot).toString()) name(game, facts);
    if (dealer.wantsWinnable) await dealer.deals.storeDealt(game.save(), store);
    await stock();
  };
  let first = true;
  /** Whether a game has ended and sounds have not been offered since then. */
  let ended = false;
  const look = (game: GameSnapshot): Promise<void> => {
    abandoned?.close();
    if (ended) void import('./sound-offer.js').then(({ offerSounds }) => offerSounds(element, shell));
    ended = false;
    plays ||= !first;
    first = false;
    return prepare(game);
  };
  void opener.solver();
  element.addEventListener('patience-move', () => {
    if (!plays) void ((plays = true), stock());
  });

  const ask = async (options?: GivenOptions): Promise<void> => {
    const [deals, { openDealDialog }] = await Promise.all([dealer.winnable(), import('./deal-dialog.js')]);
    openDealDialog(shell, element.snapshot!, options, isScored(opener.variant) ? undefined : deals, async (wanted) => {
      const result = await opener.start(wanted);
      if (!result.ok) return result.why;
      await controller.deal(wanted);
      return undefined;
    });
  };

  void showStrip(entry.id, shell, store);
  /** Whether the clock is stopped because the rules lie over the table. */
  let covered = false;
  void showRules(shell, opener.variant, (covers) => {
    const { snapshot: game } = element;
    if (covers && game?.status === 'playing' && !game.paused) {
      covered = true;
      element.pause();
    } else if (!covers && covered) {
      covered = false;
      element.resume();
    }
  });
  const share = (): void => void import('../../share/dialog.js').then(({ openShare }) => openShare(shell, entry, element.snapshot!));
  const door = document.getElementById('to-share') as HTMLButtonElement;
  door.disabled = false;
  door.addEventListener('click', share);
  const end = async (): Promise<void> => {
    ended = true;
    // A game that ended before the extras were loaded may have left the table by now.
    if (element.snapshot?.status === 'playing') return;
    const { showResult } = await import('./result.js');
    await showResult({ shell, variant: entry.id, element, saver: controller.saver, store, share });
  };
  let lost: Promise<LostGame> | undefined;
  if (opener.gameSolver) {
    const explain = (isDead: boolean): void => {
      lost ??= import('./lost-game.js').then((lazy) => new lazy.LostGame(shell, element, opener, controller));
      void lost.then((game) => game.explain(isDead));
    };
    element.addEventListener('patience-dead-end', () => explain(true));
    element.addEventListener('patience-outlook', ({ detail }) => {
      if (!detail.canBeWon) explain(false);
    });
  }
  // Close the notice about abandoned games when the game ends, since the message of the table needs its place.
  for (const event of ['patience-won', 'patience-lost', 'patience-over', 'patience-stuck'] as const)
    element.addEventListener(event, () => abandoned?.close());
  // Show the guide until the first move, if the player has never played this kind of game.
  void store.games({ variant: entry.id }, 1).then((games) => {
    if (games.length === 0 && element.snapshot?.cursor === 0) element.guide = true;
  });
  showProgress(element, shell);
  const leave = async (left: readonly GameRecord[]): Promise<void> => {
    const lazy = await import('./abandoned-notice.js');
    const list = (): void => location.assign(pageAddress(shell, `statistics/?variant=${entry.id}`));
    abandoned ??= new lazy.AbandonedNotice(controller, store, shell, list);
    await abandoned.show(left);
  };
  return { look, end, leave, chooseDeal: (options) => void ask(options) };
}
