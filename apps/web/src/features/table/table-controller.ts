import type { Problem, SavedGame } from '@patience/core';
import type { GameSnapshot, PatienceGame } from '@patience/element';
import { dealKey, readFittingDeal, type DealAddress } from '../../address/deal.js';
import { isOpen, type GameRecord } from '../../store/records.js';
import { rulesOf } from '../../store/rule-sets.js';
import { noteUnsavedGames } from '../../store/unsaved-games.js';
import type { Store } from '../../store/store.js';
import { NEW_GAME } from '../../table/address.js';
import type { Dealer } from './dealer.js';
import { TabLock } from './tab-lock.js';
import { GameSaver, sameMoves } from '../../table/game-saver.js';
import type { GameOpener } from '../../table/opener.js';

/** Most games of a variant that are searched for a running one. */
const RECENT = 100;
/** Most games of one deal that are read. */
const FEW = 5;

const isNamed = ({ seed, deck }: DealAddress): boolean => seed !== undefined || deck !== undefined;

/** Members of the page that the controller uses. */
export interface TableHost {
  /** Shows a game's name and address, after it was put on the table. @param record its record, if it is stored already */
  dealt(game: GameSnapshot, record?: GameRecord): void;
  /** Reports an impossible part of the address; the rest was dealt. */
  unusual(problem: Problem): void;
  /** Reports that the deal of the address is impossible. */
  refused(why: string): void;
  /** Reports that a stored game no longer fits the rules of its variant. */
  notResumed(why: string): void;
  /** Called when running games were abandoned for the one on the table, last played first. From then on they count as not won. */
  left(records: readonly GameRecord[]): void;
  /**
   * Tells whether an event of the table can come from the player. An added game may send any event; without a click or key none is a move.
   */
  touched(): boolean;
  /** Called when another tab plays this game; `back` takes it back here. */
  elsewhere(back: () => void): void;
}

/** Deals, resumes and saves the games of the variant on the page. Contains no rules. */
export class TableController {
  readonly saver: GameSaver;
  readonly #lock: TabLock;
  #seating = false;
  #hints = 0;
  /** Whether the player has touched the page since the game was put on the table. */
  #touched = false;
  /** The record of the game before the one on the table, if it has moves; the player may return to it. */
  #previous: GameRecord | undefined;
  /** The rule set of the game on the table, as text. */
  #rules: string | undefined;
  /** The address that was opened while the store could not be reached; undefined once another game is on the table. */
  #missed: Parameters<TableController['open']> | undefined;
  /** Id of the game that was played last, for which the others of its variant were abandoned. */
  #played: string | undefined;

  constructor(
    private readonly element: PatienceGame,
    private readonly opener: GameOpener,
    private readonly store: Pick<Store, 'get' | 'games' | 'results' | 'write'> & Partial<Pick<Store, 'away'>>,
    private readonly dealer: Pick<Dealer, 'fresh' | 'chosen'>,
    private readonly host: TableHost,
    private readonly writer: Pick<Store, 'write'> = store,
  ) {
    this.saver = new GameSaver(writer);
    this.#lock = new TabLock(
      () => this.saver.settled(),
      () => this.#lockTable(),
    );
    element.addEventListener('patience-ready', this.#onReady);
    for (const event of [
      'patience-move',
      'patience-undo',
      'patience-redo',
      'patience-restart',
      'patience-won',
      'patience-lost',
      'patience-over',
    ] as const)
      element.addEventListener(event, this.#onChange);
    element.addEventListener('patience-hint', () => this.#hints++);
    element.addEventListener('patience-dead-end', () => {
      if (element.snapshot && this.saver.record && !element.inert) this.saver.noteDeadEnd(element.snapshot);
    });
    addEventListener('pagehide', () => {
      if (this.saver.unwritten) noteUnsavedGames([this.saver.unwritten]);
    });
    // Save the play time now: it causes no write of its own, and the tab may be closed.
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.#onHidden();
    });
  }

  /**
   * Opens the deal of the address: the player's stored game of it, or a new one. Without a deal in the address, the last running game, or
   * any deal.
   * @param id the game that is meant, of several with the same deal; `NEW_GAME`: a new one
   */
  async open(query: URLSearchParams, id = query.get('game')): Promise<void> {
    const { deal: wanted, problem } = readFittingDeal(query, this.opener.variant);
    if (problem) this.host.unusual(problem);
    if (await this.#resumeStored(wanted, id)) return;
    const dealt = await this.#deal(wanted);
    if (!dealt || (isNamed(wanted) && id !== NEW_GAME && (await this.#resumeDeal(dealt.save())))) return;
    const isMissed = this.store.away === true && id !== NEW_GAME;
    await this.lay(dealt.save());
    if (isMissed) this.#missed = [query, id];
  }

  /** Continues the game that is meant or, without a deal, the last running one. @returns whether there is one */
  async #resumeStored(wanted: DealAddress, id: string | null): Promise<boolean> {
    const { variant } = this.opener;
    const own = id === null || id === NEW_GAME ? undefined : await this.store.get('games', id);
    if (own?.variant === variant.id && isOpen(own) && (await this.resume(own))) return true;
    if (isNamed(wanted) || Object.keys(wanted.options).length > 0) return false;
    // Search all recent games: after a clock was set back, ended games can come before the running one.
    const running = (await this.store.games({ variant: variant.id }, RECENT)).find(({ outcome }) => outcome === 'open');
    return running !== undefined && this.resume(running);
  }

  /** Continues the stored game of a deal. @returns whether there is one */
  async #resumeDeal(save: SavedGame): Promise<boolean> {
    const record = (await this.store.games({ deal: dealKey(save) }, FEW)).find(isOpen);
    return record !== undefined && this.resume(record);
  }

  /** Continues the stored game that the store could not return when the page was opened, unless the player has made a move since. */
  async openMissed(): Promise<void> {
    const { snapshot } = this.element;
    if (!this.#missed || !snapshot || snapshot.gestures.length > 0 || this.store.away) return;
    const [query, id = null] = this.#missed;
    this.#missed = undefined;
    if (!(await this.#resumeStored(readFittingDeal(query, this.opener.variant).deal, id))) await this.#resumeDeal(snapshot.save());
  }

  /** Continues a stored game. False if it cannot be opened; it stays stored. */
  async resume(record: GameRecord): Promise<boolean> {
    const loaded = await this.opener.load(record.save);
    if (!loaded.ok) {
      this.host.notResumed(loaded.why);
      return false;
    }
    const mine = await this.#lock.take(record.id);
    const newest = (await this.store.get('games', record.id)) ?? record;
    await this.lay(newest.save, newest);
    if (!mine) this.#lockTable();
    return true;
  }

  /**
   * Opens a shared game. It is stored with the player's first move, and does not count if others may have played it.
   * @param record the player's own record of this game, if there is one
   */
  async openShared(save: SavedGame, record?: GameRecord): Promise<void> {
    if (record && (await this.resume(record))) return;
    await this.lay(save, undefined, save.gestures.length > 0);
  }

  /**
   * Puts a position of the game on the table as a new game for practice, which never counts. The game before stays stored as it is.
   * @param gestures number of gestures after which the position was reached
   */
  async practise(gestures: number): Promise<void> {
    const game = this.element.snapshot;
    if (!game) return;
    const save = game.save();
    await this.lay({ ...save, gestures: save.gestures.slice(0, gestures), cursor: gestures }, undefined, true);
  }

  /** Puts a game on the table. @param record its record, if it is stored already @param watched see {@link GameSaver.take} */
  async lay(save: SavedGame, record?: GameRecord, watched?: boolean): Promise<void> {
    const { element, opener } = this;
    this.#seating = true;
    this.#touched = false;
    this.#hints = 0;
    this.#missed = undefined;
    if (!record) this.#lock.drop();
    this.saver.take(record, watched);
    element.inert = false;
    try {
      await opener.lay(save, record !== undefined || save.gestures.length > 0);
    } finally {
      this.#seating = false;
    }
    const { snapshot } = element;
    if (!snapshot) return;
    this.#rules = rulesOf(snapshot.options);
    this.host.dealt(snapshot, record);
  }

  /** Deals for the player. @returns whether the deal is possible */
  async deal(wanted: DealAddress): Promise<boolean> {
    const dealt = await this.#deal(wanted);
    if (!dealt) return false;
    const { element } = this;
    if (element.snapshot && !element.inert) {
      // Let the table deal: it keeps the game before for a player who wants it back.
      const { seed, deck, options } = dealt.save();
      element.newGame({ options, ...(deck === undefined ? { seed: seed! } : { deck }) });
      return true;
    }
    this.#choose(dealt);
    const left = this.saver.leave();
    await this.lay(dealt.save());
    if (left) this.host.left([left]);
    return true;
  }

  async #deal(wanted: DealAddress): Promise<GameSnapshot | undefined> {
    const named = isNamed(wanted) ? wanted : await this.dealer.fresh(wanted.options);
    if (!named) return undefined;
    const started = await this.opener.start(named);
    if (started.ok) return started.value;
    this.host.refused(started.why);
    return undefined;
  }

  /** Handles a deal by the element itself, and a return of the player to the game before. */
  readonly #onReady = (): void => {
    if (this.#seating) return;
    const game = this.element.snapshot!;
    const save = game.save();
    const previous = this.#previous;
    this.#previous = this.saver.record;
    const back = previous && previous.deal === dealKey(save) && sameMoves(previous.save, save) ? previous : undefined;
    const left = this.saver.leave();
    this.#lock.drop();
    this.#hints = 0;
    this.#touched = false;
    this.#missed = undefined;
    if (back) {
      this.saver.take(back);
      void this.#lock.take(back.id);
      this.saver.keep(game);
    }
    if (back) this.#rules = rulesOf(game.options);
    else this.#choose(game);
    this.host.dealt(game, back);
    if (left) this.host.left([left]);
  };

  /**
   * Stores the rules of a deal if the player has changed them for it. Rules in the address of a page are not stored, since the player did
   * not choose them.
   */
  #choose(game: GameSnapshot): void {
    const rules = rulesOf(game.options);
    if (this.#rules !== undefined && rules !== this.#rules) this.dealer.chosen(game);
    this.#rules = rules;
  }

  readonly #onChange = ({ type }: Event): void => {
    const { snapshot: game, inert } = this.element;
    if (!game || this.#seating || inert) return;
    this.#touched ||= this.host.touched();
    if (!this.#touched) return;
    this.saver.keep(game, this.#hints, type === 'patience-restart');
    this.#hints = 0;
    const { record } = this.saver;
    if (!record) return;
    const taken = this.#lock.take(record.id);
    if (record.id === this.#played) return;
    this.#played = record.id;
    void taken.then(() => this.#abandonOthers(record));
  };

  /**
   * Notes the play time when the page is hidden. The next gesture or the next page stores it: a write that begins while a page is being
   * left may not end.
   */
  #onHidden(): void {
    const { snapshot: game, inert } = this.element;
    if (!game || this.#seating || inert || this.saver.record?.outcome !== 'open') return;
    noteUnsavedGames([this.saver.version(game, this.#hints)]);
  }

  /**
   * Records the other games of a variant as abandoned when one of them is played, unless another tab plays them. They can be continued
   * later.
   */
  async #abandonOthers({ id, variant }: GameRecord): Promise<void> {
    await this.saver.settled();
    const [results, held] = await Promise.all([this.store.results(variant), TabLock.held()]);
    const running = results.filter((game) => game.outcome === 'open' && game.id !== id && !held.has(game.id));
    const games = await Promise.all(running.sort((a, b) => b.updated - a.updated).map((game) => this.store.get('games', game.id)));
    const others = games.filter((game): game is GameRecord => game?.outcome === 'open');
    if (others.length === 0 || this.#played !== id) return; // Another game is played by now.
    await this.writer.write(others.map((game) => ({ store: 'games', put: { ...game, outcome: 'left' } })));
    this.host.left(others);
  }

  /**
   * Checks a game that another tab stored. If it has the deal that is here without a move, lock this tab, which would begin a second game
   * of the same deal.
   */
  async checkOtherTabs(): Promise<void> {
    const { element } = this;
    const { snapshot: game } = element;
    if (!game || element.inert || this.saver.record || game.gestures.length > 0) return;
    const [games, held] = await Promise.all([this.store.games({ deal: dealKey(game.save()) }, FEW), TabLock.held()]);
    const other = games.find(({ id, outcome }) => outcome === 'open' && held.has(id));
    if (!other || this.saver.record || element.inert) return;
    this.saver.take(other);
    this.#lockTable();
  }

  /** Locks the table, because another tab plays the game. */
  #lockTable(): void {
    this.element.inert = true;
    this.element.pause();
    this.host.elsewhere(() => void this.#takeBack());
  }

  async #takeBack(): Promise<void> {
    const { record } = this.saver;
    const newest = record && (await this.store.get('games', record.id));
    if (newest) await this.resume(newest);
    // Everything was deleted meanwhile: continue the game as one that is not stored yet.
    else this.saver.take(undefined);
    this.element.inert = false;
    this.element.resume();
  }
}
