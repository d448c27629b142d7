import type { SavedGame } from '@patience/core';
import { html, render } from 'lit';
import type { PatienceGame } from '@patience/element';
import type { Shell } from '@patience/web/app-shell/start.js';
import { keepRunningGame, rulesSum, runningGame } from '@patience/web/store/running-games.js';
import { randomDealNumber } from '@patience/web/table/deal-number.js';
import { fill } from '@patience/web/text/fill.js';
import { RunningGame, type Deal } from '../running/running-game.js';
import type { Change, Workbench } from '../workbench.js';
import type { WorkshopWords } from '../words/index.js';
import { FilmView } from './film-view.js';
import { tableView } from './table-view.js';

/** The part of the page with the table: the running game, which is stored with its draft, and its film. */
export class TablePart {
  readonly #running = new RunningGame(randomDealNumber());
  readonly #film: FilmView;

  constructor(
    private readonly shell: Shell,
    private readonly words: WorkshopWords,
    private readonly bench: Workbench,
    /** Whether the table is dealt; at the start of the page it is empty at first. */
    private readonly deals: () => boolean,
    /** Renders this part. */
    private readonly draw: () => void,
    /** Called when the player has made a move or dealt anew. */
    private readonly played: () => void,
  ) {
    this.#film = new FilmView(shell, words, draw);
    this.#resume();
  }

  /** The deal that is played. */
  get deal(): Deal {
    return this.#running.deal;
  }

  /** The game on the table; undefined while the rules cannot deal. */
  get game(): SavedGame | undefined {
    const { read } = this.bench.onTable;
    return read.ok ? this.#running.present(read.value) : undefined;
  }

  render(place: HTMLElement): void {
    const { shell, words, bench } = this;
    const { onTable } = bench;
    const { deal } = this;
    const { read, text } = onTable;
    // The film plays a deal with the usual options.
    const hasFilm = read.ok && Object.keys(deal.options).length === 0;
    render(
      tableView(shell, words, onTable, {
        isStale: !bench.now.read.ok,
        laid: deal,
        game: this.deals() && read.ok ? this.#running.on(read.value) : undefined,
        film: hasFilm ? this.#film.view({ subject: read, seed: deal.seed, text }) : html``,
        lay: (other) => this.#begin(other),
        moved: (table) => {
          // The film ends: the player goes on from its position.
          this.#film.end();
          this.#take(table);
        },
        stepped: (table) => {
          if (this.#film.isShown) this.draw();
          else this.#take(table);
        },
      }),
      place,
    );
  }

  /** Goes on with the game after a change of the workbench. @returns a sentence that says what has become of the game */
  follow(change: Change): string {
    const { words, bench } = this;
    this.#film.end();
    if (change === 'open') this.#resume();
    const { read } = bench.onTable;
    const { moves } = this.#running;
    const left = read.ok && moves > 0 ? (this.#running.on(read.value)?.cursor ?? 0) : 0;
    this.#keep();
    if (moves === 0) return words.dealt;
    return left === moves ? words.goesOn : fill(words.goesOnPart, { n: moves, k: left });
  }

  /** Goes on with the stored game of the open draft; without one, the deal stays the same. */
  #resume(): void {
    const { bench } = this;
    const stored = runningGame(bench.id) ?? runningGame(rulesSum(bench.onTable.text));
    if (stored) this.#running.resume(stored);
    else this.#running.begin({ seed: this.deal.seed, options: {} });
  }

  #begin(deal: Deal): void {
    this.#film.end();
    this.#running.begin(deal);
    this.#keep();
    this.draw();
    this.played();
  }

  #take(table: PatienceGame): void {
    const { read } = this.bench.onTable;
    const save = table.save();
    if (read.ok && save) {
      this.#running.take(save, read.value);
      this.#keep();
      this.played();
    }
    this.draw();
  }

  #keep(): void {
    const { read, text } = this.bench.onTable;
    const save = read.ok ? this.#running.save(read.value) : undefined;
    if (save) keepRunningGame(this.bench.isStored ? this.bench.id : rulesSum(text), save);
  }
}
