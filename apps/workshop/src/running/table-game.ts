import type { SavedGame } from '@patience/core';
import { keepRunningGame, rulesSum, runningGame } from '@patience/web/store/running-games.js';
import { randomDealNumber } from '@patience/web/table/deal-number.js';
import type { Change, Workbench } from '../workbench.js';
import { RunningGame, type Deal } from './running-game.js';

/** The game on the table of the workshop. It goes on through edits as far as the rules allow, and is stored with its draft. */
export class TableGame {
  readonly #running = new RunningGame(randomDealNumber());
  readonly #listeners = new Set<() => void>();
  /** Moves of the player before the last change of the rules, and how many of them the rules allow now. */
  kept = { of: 0, moves: 0 };

  constructor(private readonly bench: Workbench) {
    this.#resume();
    bench.onChange((change) => this.#follow(change));
  }

  /** Calls a listener when the player has made a move or dealt anew. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** The deal that is played. */
  get deal(): Deal {
    return this.#running.deal;
  }

  /** The game as the player has left it; undefined while the rules cannot deal. */
  get saved(): SavedGame | undefined {
    const { read } = this.bench.onTable;
    return read.ok ? this.#running.present(read.value) : undefined;
  }

  /** The game with which the rules are put on the table: the same object until the table has to change. */
  get laid(): SavedGame | undefined {
    const { read } = this.bench.onTable;
    return read.ok ? this.#running.on(read.value) : undefined;
  }

  /** Deals anew. */
  begin(deal: Deal): void {
    this.#running.begin(deal);
    this.#keep();
    this.#tell();
  }

  /** Notes what the player has made of the game on the table. */
  take(save: SavedGame): void {
    const { read } = this.bench.onTable;
    if (!read.ok) return;
    this.#running.take(save, read.value);
    this.#keep();
    this.#tell();
  }

  #follow(change: Change): void {
    if (change === 'list') return;
    if (change === 'open') this.#resume();
    const { moves } = this.#running;
    this.kept = { of: moves, moves: moves > 0 ? (this.laid?.cursor ?? 0) : 0 };
    this.#keep();
  }

  /** Goes on with the stored game of the open draft; without one, the deal stays the same. */
  #resume(): void {
    const { bench } = this;
    const stored = runningGame(bench.id) ?? runningGame(rulesSum(bench.onTable.text));
    if (stored) this.#running.resume(stored);
    else this.#running.begin({ seed: this.deal.seed, options: {} });
  }

  #keep(): void {
    const { read, text } = this.bench.onTable;
    const save = read.ok ? this.#running.save(read.value) : undefined;
    if (save) keepRunningGame(this.bench.isStored ? this.bench.id : rulesSum(text), save);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
