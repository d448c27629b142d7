import { Game, type Problem, type SavedGame, type Variant } from '@patience/core';
import type { PatienceGame } from '@patience/element';
import { dealKey, readDeal, type DealAddress } from '../address/deal.js';
import type { GameRecord } from '../store/records.js';
import { note } from '../store/pending.js';
import type { Store } from '../store/store.js';
import { Hold } from './hold.js';
import { Keeper } from './keeper.js';
import { anySeed } from './seed.js';

const now = (): number => performance.now();

/** What the page does beside the table. */
export interface TableHost {
  /** A game lies on the table: the address and the page name it. */
  dealt(game: Game): void;
  /** What the address asked for cannot be dealt. */
  refused(problem: Problem): void;
  /** A stored game does not fit its rules any more. */
  notResumed(problem: Problem): void;
  /** Another tab plays this game now; `back` takes it here again. */
  elsewhere(back: () => void): void;
}

/** One variant on the page: deals, takes games up again, keeps them, and knows nothing of rules. */
export class TableKeeper {
  readonly keeper: Keeper;
  readonly #hold: Hold;
  #seating = false;
  #hints = 0;

  constructor(
    private readonly element: PatienceGame,
    readonly variant: Variant,
    private readonly store: Store,
    private readonly host: TableHost,
  ) {
    this.keeper = new Keeper(store);
    this.#hold = new Hold(
      () => this.keeper.settled(),
      () => {
        element.inert = true;
        element.pause();
        host.elsewhere(() => void this.#takeBack());
      },
    );
    element.addEventListener('patience-ready', this.#onReady);
    for (const event of ['patience-move', 'patience-undo', 'patience-redo', 'patience-restart', 'patience-won', 'patience-lost'] as const)
      element.addEventListener(event, this.#onChange);
    addEventListener('pagehide', () => {
      if (this.keeper.unwritten) note(this.keeper.unwritten);
    });
    // A clock that went on is not worth a write of its own, but the tab may be closed now.
    document.addEventListener('visibilitychange', () => {
      if (document.hidden && this.keeper.record?.outcome === 'open') this.#onChange();
    });
  }

  /** Counts hints for the statistics; the element finds them itself. */
  countHint(): void {
    this.#hints++;
  }

  /** The deal of an address: the player's game of it, or a fresh one. Without one: the last running game, or any deal. */
  async open(query: URLSearchParams): Promise<void> {
    const wanted = readDeal(query);
    const named = wanted.seed !== undefined || wanted.deck !== undefined;
    if (!named && Object.keys(wanted.options).length === 0) {
      const [last] = await this.store.games({ variant: this.variant.id }, 1);
      if (last?.outcome === 'open' && (await this.resume(last))) return;
    }
    const dealt = this.#deal(wanted);
    if (!dealt) return;
    const [record] = named ? (await this.store.games({ deal: dealKey(dealt) }, 5)).filter(({ outcome }) => outcome === 'open' || outcome === 'left') : [];
    if (record && (await this.resume(record))) return;
    await this.seat(dealt);
  }

  /** Goes on with a stored game. False when it cannot be opened; it stays stored. */
  async resume(record: GameRecord): Promise<boolean> {
    const loaded = Game.load(this.variant, record.save, { now });
    if (!loaded.ok) {
      this.host.notResumed(loaded.error);
      return false;
    }
    await this.#hold.take(record.id);
    const newest = (await this.store.get('games', record.id)) ?? record;
    await this.seat(newest.save, newest);
    return true;
  }

  /** Lays a game on the table. @param record where it is stored already */
  async seat(save: SavedGame, record?: GameRecord): Promise<void> {
    const { element } = this;
    this.#seating = true;
    this.#hints = 0;
    if (!record) this.#hold.drop();
    this.keeper.take(record);
    element.inert = false;
    if (element.game?.variant !== this.variant) {
      const ready = new Promise((done) => element.addEventListener('patience-ready', done, { once: true }));
      element.variant = this.variant;
      element.options = save.options;
      if (save.deck === undefined) element.seed = save.seed;
      else element.deck = save.deck;
      await ready;
    }
    if (record || dealKey(element.game!.save()) !== dealKey(save) || element.game!.cursor > 0) element.load(save);
    this.#seating = false;
    this.host.dealt(element.game!);
  }

  /** A new deal that the player asked for. */
  async deal(wanted: DealAddress): Promise<boolean> {
    const dealt = this.#deal(wanted);
    if (!dealt) return false;
    this.keeper.leave();
    await this.seat(dealt);
    return true;
  }

  #deal({ seed, deck, options }: DealAddress): SavedGame | undefined {
    const source = deck === undefined ? { seed: seed ?? anySeed() } : { deck };
    const started = Game.start(this.variant, { options, ...source });
    if (started.ok) return started.value.save();
    this.host.refused(started.error);
    return undefined;
  }

  /** The element dealt by itself: its own button for a new deal. */
  readonly #onReady = (): void => {
    if (this.#seating) return;
    this.keeper.leave();
    this.#hold.drop();
    this.#hints = 0;
    this.host.dealt(this.element.game!);
  };

  readonly #onChange = (): void => {
    const { game } = this.element;
    if (!game || this.#seating || this.element.inert) return;
    this.keeper.keep(game, this.#hints);
    this.#hints = 0;
    const { record } = this.keeper;
    if (record) void this.#hold.take(record.id);
  };

  async #takeBack(): Promise<void> {
    const { record } = this.keeper;
    const newest = record && (await this.store.get('games', record.id));
    if (newest) await this.resume(newest);
    this.element.resume();
  }
}
