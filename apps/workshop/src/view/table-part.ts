import type { Options, SavedGame, Variant } from '@patience/core';
import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { PatienceGame } from '@patience/element';
import { nextTask } from '@patience/web/app-shell/tasks.js';
import { applyToTable } from '@patience/web/settings/apply.js';
import { settings } from '@patience/web/settings/settings.js';
import { randomDealNumber } from '@patience/web/table/deal-number.js';
import { makeSolver } from '@patience/web/table/solver.js';
import { fill } from '@patience/web/text/fill.js';
import type { Deal } from '../running/running-game.js';
import type { Change } from '../workbench.js';
import { FilmView } from './film-view.js';
import { optionText, optionValueText } from './pile-names.js';
import { nextTurn, WorkshopPart } from './workshop-part.js';

/** The table of the workshop: the last playable patience of the draft with the player's game, and its film. */
export class TablePart extends WorkshopPart {
  #made: FilmView | undefined;
  /** Whether the element of the table is defined. */
  #isLoaded = false;
  /** Settles when the element is defined, and when the last game is on the table. */
  #loading: Promise<void> | undefined;
  #laying: Promise<void> | undefined;

  get #film(): FilmView {
    return (this.#made ??= new FilmView(
      this.workshop.shell,
      this.words,
      this,
      () => this.draw(),
      () => this.#laid(),
    ));
  }

  protected override follow(change: Change): void {
    if (change !== 'list') this.#film.end();
    super.follow(change);
  }

  /** The table is loaded and dealt after all other parts were rendered once, and so comes last at the start of the page. */
  protected override firstUpdated(): void {
    this.#loading = this.#load();
  }

  async #laid(): Promise<void> {
    await this.#loading;
    await this.updateComplete;
    await this.#laying;
  }

  async #load(): Promise<void> {
    await nextTurn();
    await import('@patience/element/define');
    await nextTask();
    // Deal in a task of its own; the result is cached.
    if (this.workshop.game.laid) await nextTask();
    this.#isLoaded = true;
    this.requestUpdate();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { bench, workshop, words } = this;
    const { read, text } = bench.onTable;
    if (!read.ok) return nothing;
    const { value } = read;
    const { deal } = workshop.game;
    // The rules cannot deal, or the page begins: no game is laid.
    const game = this.#isLoaded ? workshop.game.laid : undefined;
    const isStale = !bench.now.read.ok;
    const lay = (element: Element | undefined): void => {
      const table = element as PatienceGame | undefined;
      if (table && game && laidOn.get(table) !== game) this.#laying = layOn(table, value, game);
    };
    return html`<div class="now">
        <strong>${workshop.says.name}</strong>
        <small>${fill(words.sameDeal, { n: deal.seed })}</small>
        <button type="button" class="plain" @click=${() => this.#begin({ ...deal, seed: randomDealNumber() })}>${words.dealAgain}</button>
      </div>
      ${Object.keys(value.options).length > 0 ? html`<div class="chosen">${this.#choices(value, deal)}</div>` : nothing}
      ${isStale ? html`<p class="note wrong">${words.stale}</p>` : nothing}
      <patience-game
        class=${isStale ? 'table stale' : 'table'}
        aria-label=${words.table}
        @patience-ready=${this.#dealt}
        @patience-move=${this.#moved}
        @patience-undo=${this.#stepped}
        @patience-redo=${this.#stepped}
        @patience-restart=${this.#stepped}
        ${ref(game ? lay : undefined)}
      ></patience-game>
      <p class="help keys">${words.keys}</p>
      ${
        // The film plays a deal with the usual options.
        Object.keys(deal.options).length === 0 ? this.#film.view({ subject: read, seed: deal.seed, text }) : nothing
      }`;
  }

  /** Renders a list for each option of the patience, which deals anew. */
  #choices({ options }: Variant, deal: Deal): readonly TemplateResult[] {
    const { workshop } = this;
    const chosen: Options = Object.fromEntries(Object.entries(deal.options).filter(([name, value]) => options[name]?.includes(value)));
    return Object.entries(options).map(
      ([name, values]) =>
        html`<span
          ><label for="option-${name}-here">${optionText(name, workshop)}</label>
          <select
            class="control"
            id="option-${name}-here"
            @change=${({ target }: Event) => this.#begin({ ...deal, options: { ...chosen, [name]: values[(target as HTMLSelectElement).selectedIndex]! } })}
          >
            ${values.map((each) => html`<option ?selected=${each === (chosen[name] ?? values[0])}>${optionValueText(name, String(each), workshop)}</option>`)}
          </select></span
        >`,
    );
  }

  /** Follows the player who has dealt anew on the table. */
  readonly #dealt = (event: Event): void => {
    const table = event.target as PatienceGame;
    if (!laying.has(table) && table.dealNumber !== this.workshop.game.deal.seed) this.#stepped(event);
  };

  /** Follows a move of the player, which ends the film: the game goes on from its position. */
  readonly #moved = ({ target }: Event): void => {
    this.#film.end();
    this.#take(target as PatienceGame);
  };

  /** Follows steps back and forth. */
  readonly #stepped = ({ target }: Event): void => {
    if (this.#film.isShown) this.draw();
    else this.#take(target as PatienceGame);
  };

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

/** Functions that end the advice of the solver, by table. */
const advised = new WeakMap<PatienceGame, () => void>();

/** The game that was put on each table last, and tables on which it is not dealt yet. */
const laidOn = new WeakMap<PatienceGame, SavedGame>();
const laying = new WeakSet<PatienceGame>();

/** Puts a game on the table. */
async function layOn(table: PatienceGame, variant: Variant, game: SavedGame): Promise<void> {
  laidOn.set(table, game);
  const { seed, options, gestures } = game;
  const isNew = table.variant !== variant;
  if (isNew || table.seed !== seed || JSON.stringify(table.options) !== JSON.stringify(options)) {
    laying.add(table);
    const ready = new Promise((done) => table.addEventListener('patience-ready', done, { once: true }));
    applyToTable(table, settings());
    Object.assign(table, { variant, seed, options });
    if (isNew) void adviseBySolver(table, variant);
    await ready;
    // Another game may have been put there meanwhile.
    if (laidOn.get(table) !== game) return;
    laying.delete(table);
    if (gestures.length === 0) return;
  }
  table.load(game);
}

/** Lets the solver give hints in the patience on the table, which may be another one when the solver has been loaded. */
async function adviseBySolver(table: PatienceGame, variant: Variant): Promise<void> {
  const { advise } = await import('@patience/element/advice');
  await table.updateComplete;
  if (table.variant !== variant) return;
  advised.get(table)?.();
  advised.set(table, advise(table, { worker: makeSolver, data: variant }));
}
