import { nothing, type TemplateResult } from 'lit';
import type { PatienceGame } from '@patience/element';
import type { Deal } from '../running/running-game.js';
import type { Change } from '../workbench.js';
import { FilmView } from './film-view.js';
import { tableView } from './table-view.js';
import { WorkshopPart } from './workshop-part.js';

/** The table of the workshop: the patience of the draft with the player's game, and its film. */
export class TablePart extends WorkshopPart {
  #made: FilmView | undefined;

  get #film(): FilmView {
    return (this.#made ??= new FilmView(this.workshop.shell, this.words, () => this.draw()));
  }

  protected override follow(change: Change): void {
    if (change !== 'list') this.#film.end();
    super.follow(change);
  }

  /** The table is dealt after all other parts were rendered once, and so comes last at the start of the page. */
  protected override firstUpdated(): void {
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const { bench, workshop } = this;
    const { shell, words, game } = workshop;
    const { onTable } = bench;
    const { read, text } = onTable;
    const { deal } = game;
    // The film plays a deal with the usual options.
    const hasFilm = read.ok && Object.keys(deal.options).length === 0;
    return tableView(shell, words, onTable, {
      isStale: !bench.now.read.ok,
      laid: deal,
      game: this.hasUpdated ? game.laid : undefined,
      film: hasFilm ? this.#film.view({ subject: read, seed: deal.seed, text }) : nothing,
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
    });
  }

  #begin(deal: Deal): void {
    this.#film.end();
    this.workshop.game.begin(deal);
    this.draw();
  }

  #take(table: PatienceGame): void {
    const save = table.save();
    if (save) this.workshop.game.take(save);
    this.draw();
  }
}

customElements.define('draft-table', TablePart);
