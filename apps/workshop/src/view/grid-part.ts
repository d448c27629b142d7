import type { Role } from '@patience/core';
import { html, nothing, type TemplateResult } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { ref } from 'lit/directives/ref.js';
import { fill } from '@patience/web/text/fill.js';
import { forceAnnounce } from '@patience/web/text/force-announce.js';
import { gridPiles, movePiles, type GridPile, type Layout, type Point } from '../form/grid.js';
import { WorkshopPart } from './workshop-part.js';
import { rowName } from './pile-names.js';

/** Cards by which an arrow key or a button moves piles, and with the Shift key. */
const STEP = 0.5;
const SMALL_STEP = 0.1;
/** Free space right of the piles and below them, in cards. */
const SPARE = 1;

const ARROWS: Readonly<Record<string, Point>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Path data of the arrows in a square of 24 units. */
const ARROW_SHAPES: Readonly<Record<string, string>> = {
  ArrowLeft: 'M3 12l8-8v5h10v6h-10v5z',
  ArrowRight: 'M21 12l-8-8v5h-10v6h10v5z',
  ArrowUp: 'M12 3l8 8h-5v10h-6v-10h-5z',
  ArrowDown: 'M12 21l8-8h-5v-10h-6v10h-5z',
};

/** The grid on which piles are placed: by dragging, by arrow keys, or by buttons. */
export class GridPart extends WorkshopPart {
  #layout: Layout = 'at';
  /** Whether rows move as a whole. */
  #whole = true;
  #chosen = '';
  #status = '';
  #drag: { readonly id: string; readonly from: Point; readonly unit: Point; readonly by: Point } | undefined;

  /** Renders the section at once, which is quick while it is collapsed. */
  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.hasUpdated) this.draw();
  }

  protected override render(): TemplateResult | typeof nothing {
    const words = this.words.grid;
    const { recipe, read } = this.bench.now;
    const piles = recipe ? gridPiles(recipe, this.#layout, read) : [];
    if (piles.length === 0) return nothing;
    if (!this.isOpen) return this.#section(nothing);
    const [wide, high] = [0, 1].map((axis) => Math.max(...piles.map(({ at }) => at[axis]!)) + 1 + SPARE) as [number, number];
    const movable = piles.filter(
      ({ id, row }, i) => !this.#whole || i === piles.findIndex((each) => each.row === row) || id === this.#chosen,
    );
    const chosen = piles.find(({ id }) => id === this.#chosen) ?? piles[0]!;
    return this.#section(html`<p class="help" id="grid-help">${words.help}</p>
      <div class="line">
        ${this.#choice(words.layout, ['at', 'wide'], this.#layout, (value) => (this.#layout = value))}
        ${this.#choice(words.moves, ['row', 'one'], this.#whole ? 'row' : 'one', (value) => (this.#whole = value === 'row'))}
      </div>
      <div
        class="grid"
        role="application"
        aria-label=${words.title}
        aria-describedby="grid-help"
        ${styled({ 'aspect-ratio': `${wide} / ${high * 1.4}`, '--wide': String(wide), '--high': String(high) })}
      >
        ${piles.map((pile) => this.#pile(pile, this.#nameOf(pile, piles), movable.includes(pile), pile.row === chosen.row && (this.#whole || pile === chosen)))}
      </div>
      <div class="buttons" role="group" aria-label=${fill(words.move, { piles: this.#nameOf(chosen, piles) })}>
        <span class="help">${fill(words.move, { piles: this.#nameOf(chosen, piles) })}</span>
        ${Object.entries(ARROWS).map(
          ([key, by]) =>
            html`<button type="button" class="plain" aria-label=${words.ways[key as keyof typeof words.ways]} @click=${() => this.#move(chosen.id, scaled(by, STEP))}>
              <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ARROW_SHAPES[key]!} /></svg>
            </button>`,
        )}
      </div>
      <p class="help" role="status">${this.#status}</p>`);
  }

  #section(content: TemplateResult | typeof nothing): TemplateResult {
    const { title } = this.words.grid;
    return html`<details class="section row" id="grid" aria-label=${title} @toggle=${this.toggle}>
      <summary>${title}</summary>
      ${content}
    </details>`;
  }

  #choice<T extends Layout | 'row' | 'one'>(label: string, values: readonly T[], value: T, choose: (value: T) => void): TemplateResult {
    const change = ({ target }: Event): void => {
      choose((target as HTMLSelectElement).value as T);
      this.draw();
    };
    return html`<label class="choice"
      >${label}
      <select class="control" @change=${change}>
        ${values.map((each) => html`<option value=${each} ?selected=${each === value}>${this.words.grid[each]}</option>`)}
      </select></label
    >`;
  }

  #pile(pile: GridPile, name: string, isMovable: boolean, isChosen: boolean): TemplateResult {
    const [x, y] = pile.at;
    const { id, role } = pile;
    const drag = this.#drag;
    const by = drag && isChosen ? drag.by : [0, 0];
    const at = styled({ '--x': String(x + by[0]), '--y': String(y + by[1]) });
    const text = /(?<!\d)\d+$/.exec(id)?.[0] ?? this.#roleName(role);
    // Only one button of a row that moves as a whole can be reached by the Tab key; each pile can be dragged.
    return html`<button
      type="button"
      class="pile ${role} ${isChosen ? 'chosen-pile' : ''}"
      ${at}
      tabindex=${isMovable ? 0 : -1}
      aria-hidden=${isMovable ? nothing : 'true'}
      aria-label=${`${name}, ${this.#placeOf(pile.at)}`}
      data-pile=${id}
      @focus=${() => this.#choose(id)}
      @keydown=${(event: KeyboardEvent) => this.#key(event, id)}
      @pointerdown=${(event: PointerEvent) => this.#press(event, id)}
      @pointermove=${(event: PointerEvent) => this.#pull(event)}
      @pointerup=${() => this.#drop()}
      @pointercancel=${() => this.#cancel()}
    >
      ${text}
    </button>`;
  }

  #roleName = (role: string): string => (Object.hasOwn(this.words.roles, role) ? this.words.roles[role as Role] : role);

  /** The name of a pile, or of its row where that moves as a whole. */
  #nameOf(pile: GridPile, piles: readonly GridPile[]): string {
    const { words, lang } = this.workshop;
    const { read } = this.bench.now;
    const naming = read.ok ? { words, lang, variant: read.value } : { words, lang };
    return rowName(this.#whole ? piles.filter(({ row }) => row === pile.row) : [pile], naming);
  }

  #placeOf([x, y]: Point): string {
    const number = new Intl.NumberFormat(this.workshop.lang, { maximumFractionDigits: 2 });
    return fill(this.words.grid.place, { x: number.format(x), y: number.format(y) });
  }

  #choose(id: string): void {
    if (this.#chosen === id || this.#drag) return;
    this.#chosen = id;
    this.draw();
  }

  #key(event: KeyboardEvent, id: string): void {
    const by = ARROWS[event.key];
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.#move(id, scaled(by, event.shiftKey ? SMALL_STEP : STEP));
  }

  /** Moves piles, and announces their new place or the reason why they stay. */
  #move(id: string, by: Point): void {
    const words = this.words.grid;
    const { recipe } = this.bench.now;
    if (!recipe) return;
    const result = movePiles(recipe, this.#layout, id, this.#whole, by);
    const piles = gridPiles(result.ok ? result.recipe : recipe, this.#layout);
    const pile = piles.find((each) => each.id === id);
    if (!pile) return;
    const taken = result.ok ? undefined : piles.find((each) => each.id === result.pile);
    const text = result.ok
      ? `${this.#nameOf(pile, piles)}: ${this.#placeOf(pile.at)}`
      : fill(words.refused[result.reason], {
          pile: taken ? rowName([taken], this.workshop) : '',
        });
    this.#status = forceAnnounce(text, this.#status);
    if (result.ok) this.bench.change(result.recipe, `place ${this.#layout} ${id}`);
    this.draw();
    this.querySelector<HTMLElement>(`[data-pile="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
  }

  #press(event: PointerEvent, id: string): void {
    if (event.button !== 0) return;
    const button = event.currentTarget as HTMLElement;
    const box = button.getBoundingClientRect();
    button.setPointerCapture(event.pointerId);
    this.#chosen = id;
    this.#drag = { id, from: [event.clientX, event.clientY], unit: [box.width / 0.92, box.height / 0.92], by: [0, 0] };
    this.draw();
  }

  #pull({ clientX, clientY, shiftKey }: PointerEvent): void {
    const drag = this.#drag;
    if (!drag) return;
    const step = shiftKey ? SMALL_STEP : STEP;
    const snapped = (pixels: number, unit: number): number => Math.round(pixels / unit / step) * step;
    const by: Point = [snapped(clientX - drag.from[0], drag.unit[0]), snapped(clientY - drag.from[1], drag.unit[1])];
    if (by.join() === drag.by.join()) return;
    this.#drag = { ...drag, by };
    this.draw();
  }

  #drop(): void {
    const drag = this.#drag;
    this.#drag = undefined;
    if (drag?.by.some((each) => each !== 0)) this.#move(drag.id, drag.by);
    else this.draw();
  }

  #cancel(): void {
    this.#drag = undefined;
    this.draw();
  }
}

const scaled = ([x, y]: Point, by: number): Point => [x * by, y * by];

/** Sets styles by script: the site's policy refuses an attribute `style`. */
const styled = (styles: Readonly<Record<string, string>>): DirectiveResult =>
  ref((element) => {
    for (const [name, value] of Object.entries(styles)) (element as HTMLElement | undefined)?.style.setProperty(name, value);
  });

customElements.define('pile-grid', GridPart);
