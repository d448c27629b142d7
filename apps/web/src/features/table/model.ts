import { completeOptions, wordsOf as variantWords, type Problem } from '@patience/core';
import type { GameSnapshot, PatienceGame } from '@patience/element';
import { optionTexts } from '../../address/deal.js';
import type { TableShell } from '../../app-shell/start.js';
import type { AddedSource, Source } from '../../catalogue/entry.js';
import { notice } from '../../components/notices.js';
import { change, RECENT, settings } from '../../settings/settings.js';
import type { GameRecord } from '../../store/records.js';
import type { Store } from '../../store/store.js';
import type { GameOpener } from '../../table/opener.js';
import { cut, problemText } from '../../text/cut.js';
import { fill } from '../../text/fill.js';
import { loadWords } from '../../words/load.js';
import { Dealer } from './dealer.js';
import { GameAddress } from './game-address.js';
import type { SharedGame } from './import-shared-game.js';
import { TableController, type TableHost } from './table-controller.js';
import { visit } from './visit.js';
import type { Words as FirstWords } from './first-words.js';

export type TableData = Pick<Store, 'get' | 'games' | 'kept' | 'results' | 'write'> & Partial<Pick<Store, 'away'>>;

export interface DealFacts {
  readonly isWinnable: boolean;
  /** The day whose daily deal it is, as text. */
  readonly day?: string;
  /** Goal of that day beyond a win, in few words; empty for none. */
  readonly goal?: string;
}

/** The page and the data of the player, for the model. */
export interface TableParts {
  readonly shell: TableShell<FirstWords>;
  readonly entry: Source | AddedSource;
  readonly table: PatienceGame;
  readonly opener: GameOpener;
  readonly data: TableData;
  /** Stores the games on the table; default: `data`. */
  readonly writer?: Pick<Store, 'write'>;
}

/** Called by the model. */
export interface TableEvents {
  changed(): void;
  /** Another game is on the table. */
  laid(game: GameSnapshot): void;
  /** Running games were abandoned for the one on the table. */
  left(records: readonly GameRecord[]): void;
}

/** Tells whether an event comes from the player: after a click or key on the page, where the browser knows it. */
const isActive = (): boolean => (navigator as { userActivation?: UserActivation }).userActivation?.isActive !== false;

/** The games of one patience on the page: which one is on the table, how its deal is called, and where it is in the browser's history. */
export class TableModel implements TableHost {
  /** Whether the deal on the table is known to be winnable. */
  isWinnable = false;
  /** Name of the deal on the table; empty before the first one. */
  deal = '';
  /** Moves and time of the game on the table. */
  count = '';
  /** Goal of the day beyond a win, if the deal on the table is one of a day. */
  goal = '';
  readonly name: string;
  readonly dealer: Dealer;
  readonly controller: TableController;
  readonly #address: GameAddress;
  readonly #isSandboxed: boolean;
  /** The shared game that is being opened, with its code. */
  #shared: (SharedGame & { readonly code: string }) | undefined;
  /** Closes the notice about another tab, once the game that it concerns is no longer on the table. */
  #closeNotice = (): void => undefined;

  constructor(
    readonly parts: TableParts,
    private readonly events: TableEvents,
  ) {
    const { shell, entry, table, opener, data, writer } = parts;
    this.#isSandboxed = entry.added === true && entry.recipe === undefined;
    this.name = variantWords(opener.variant, shell.lang).name;
    this.#address = new GameAddress(shell, entry, !this.#isSandboxed);
    this.dealer = new Dealer(shell, entry, opener, table, data);
    this.controller = new TableController(table, opener, data, this.dealer, this, writer);
    table.addEventListener('patience-move', () => change({ last: entry.id }), { once: true });
    table.addEventListener('patience-before-deal', (event) => {
      const { seed, deck, options } = event.detail;
      const rules = table.snapshot && completeOptions(opener.variant, options ?? table.snapshot.options);
      if (!rules?.ok || !this.dealer.wantsWinnable || seed !== undefined || deck !== undefined) return;
      event.preventDefault();
      this.dealer.renew(rules.value, (wanted) => void this.controller.deal(wanted));
    });
  }

  /**
   * Opens the first game of the page.
   * @param code code of a shared game @param again whether the page was reloaded with this game on the table
   */
  async start(code: string | undefined, again: boolean): Promise<void> {
    const { data, opener, shell } = this.parts;
    if (code === undefined) return this.#open();
    const { importSharedGame } = await import('./import-shared-game.js');
    const shared = await importSharedGame(data, opener, { code, again });
    this.#shared = shared && { ...shared, code };
    if (!shared && !again) notice((await loadWords(shell.lang)).gameLink.damaged, { close: shell.words.notices.ok });
    await this.#open();
    this.#shared = undefined;
  }

  /** Opens the game of the history entry to which the player went. */
  async follow(): Promise<void> {
    if (this.#address.isOther) await this.#open();
  }

  /** Opens the shared game, or the game of the address. */
  async #open(): Promise<void> {
    const { controller } = this;
    this.#address.replaceNext();
    if (this.#shared) await controller.openShared(this.#shared.save, this.#shared.record);
    else await controller.open(new URLSearchParams(location.search), visit().game);
    if (!this.parts.table.snapshot) await controller.deal({ options: {} });
  }

  /** Stores that this patience was opened. The front page keeps a running game until a move is made in another one. */
  async noteOpened(): Promise<void> {
    const { data, entry } = this.parts;
    const { recent = [], last = entry.id } = settings();
    const hasRunning = last !== entry.id && (await data.games({ variant: last }, 1)).some(({ outcome }) => outcome === 'open');
    change({ last: hasRunning ? last : entry.id, recent: [entry.id, ...recent.filter((id) => id !== entry.id)].slice(0, RECENT) });
  }

  /** Names the deal of a game. @param more facts about it */
  nameDeal({ source }: Pick<GameSnapshot, 'source'>, more?: DealFacts): void {
    const { table: words } = this.parts.shell.words;
    const name = more?.day ?? ('seed' in source ? fill(words.number, { n: cut(String(source.seed)) }) : words.ownDeck);
    // A daily deal is known to be winnable, and its date needs the space on a phone.
    this.isWinnable = more?.isWinnable === true || more?.day !== undefined;
    this.deal = this.isWinnable && more?.day === undefined ? `${name} · ${words.isWinnable}` : name;
    this.goal = more?.goal ?? '';
    this.events.changed();
  }

  /** Shows moves and time of the game on the table. */
  showCount(text: string): void {
    if (this.count === text) return;
    this.count = text;
    this.events.changed();
  }

  dealt(game: GameSnapshot, record?: GameRecord): void {
    this.#closeNotice();
    this.dealer.dealt(game);
    this.nameDeal(game);
    const code = game.gestures.length > 0 ? this.#shared?.code : undefined;
    this.#address.write(game, record ? { game: record.id } : code === undefined ? {} : { shared: code });
    this.events.laid(game);
  }

  touched(): boolean {
    return !this.#isSandboxed || isActive();
  }

  left(records: readonly GameRecord[]): void {
    this.events.left(records);
  }

  notResumed(why: string): void {
    this.#tell(this.parts.shell.words.table.notResumed, why);
  }

  refused(why: string): void {
    this.#tell(this.parts.shell.words.table.badDeal, why);
  }

  unusual(problem: Problem): void {
    const { shell, opener } = this.parts;
    this.#tell(shell.words.table.badOption, problemText(problem, shell.lang, opener.variant));
  }

  elsewhere(back: () => void): void {
    const { shell, table } = this.parts;
    const { takeOver, another, elsewhere } = shell.words.table;
    const dealAnother = (): void => void this.controller.deal({ options: optionTexts(table.snapshot?.options ?? {}) });
    this.#closeNotice();
    this.#closeNotice = notice(elsewhere, {
      actions: [
        { label: takeOver, run: back },
        { label: another, run: dealAnother },
      ],
    });
  }

  #tell(sentence: string, why: string): void {
    const { notices, table } = this.parts.shell.words;
    notice(fill(sentence, { why: why || table.noReason }), { close: notices.ok });
  }
}
