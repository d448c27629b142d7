import { html, render } from 'lit';
import type { Shell } from '@patience/web/app-shell/start.js';
import { makeSolver } from '@patience/web/table/solver.js';
import type { JsonObject } from '../json/path.js';
import type { KeptResults } from '../knowledge/kept-results.js';
import type { Workbench } from '../workbench.js';
import type { WorkshopWords } from '../words/index.js';
import { FindView } from './find-view.js';
import { GamesView } from './games-view.js';
import { NeighboursView } from './neighbours-view.js';

/** Time in milliseconds without edits before open parts compare and play games. */
const BEFORE_WORK = 600;

/** The parts of the page about variations and players. They are drawn apart from the form, since results arrive many times in a second. */
export class Panels {
  readonly #neighbours: NeighboursView;
  readonly #find: FindView;
  readonly #games: GamesView;
  #frame = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    { lang }: Shell,
    words: WorkshopWords,
    bench: Workbench,
    kept: KeptResults,
    act: (recipe: JsonObject, said: string) => void,
    private readonly place: () => HTMLElement,
  ) {
    const draw = (): void => this.#drawSoon();
    this.#neighbours = new NeighboursView(words, lang, bench, kept, makeSolver, act, draw);
    this.#find = new FindView(words, lang, bench, kept, makeSolver, act, draw);
    this.#games = new GamesView(words, lang, bench, kept, draw);
  }

  draw(): void {
    render(html`${this.#games.view()} ${this.#neighbours.view()} ${this.#find.view()}`, this.place());
  }

  /** Shows another patience as soon as edits rest. */
  update(): void {
    this.#find.update();
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => {
      void this.#neighbours.update();
      this.#games.update();
      this.draw();
    }, BEFORE_WORK);
  }

  #drawSoon(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.draw());
  }
}
