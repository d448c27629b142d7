import '../../styles/page.css';
import '../../styles/gallery.css';
import './style.css';
import { html, type TemplateResult } from 'lit';
import { Page } from '../../app-shell/page.js';
import type { Shell } from '../../app-shell/start.js';
import { Format } from '../../statistics/format.js';
import { counted } from '../../text/fill.js';
import type { AtlasData, AtlasRow } from './data.js';
import { AtlasModel } from './model.js';
import { ORDERS } from './order.js';
import { picture } from './picture.js';
import { comparison, rowsTable } from './tables.js';
import type { Words } from './words.js';

class AtlasPage extends Page<AtlasModel, Words> {
  #format!: Format;

  protected async open(shell: Shell<Words>, changed: () => void): Promise<AtlasModel> {
    this.#format = new Format(shell.lang);
    const data = await this.#load(shell);
    if (data) new ResizeObserver(changed).observe(this);
    return new AtlasModel(data, new URLSearchParams(location.search), shell.lang, changed);
  }

  protected override render(): TemplateResult {
    const { model, shell } = this;
    const words = shell.words.atlas;
    const { data, question, rows } = model;
    if (!data) return html`<p class="note">${words.missing}</p>`;
    return html`<p class="lead">${words.lead}</p>
      <form class="filters" role="search" @submit=${(event: Event) => event.preventDefault()} @input=${this.#ask}>
        <label class="grow">${words.search}<input type="search" name="text" autocomplete="off" .value=${question.text} /></label>
        <label
          >${words.order}<select name="order">
            ${ORDERS.map((order) => html`<option value=${order} ?selected=${order === question.order}>${words.orders[order]}</option>`)}
          </select></label
        >
        <label class="check"><input type="checkbox" name="all" .checked=${question.all} />${words.all}</label>
      </form>
      <p class="found" role="status">${rows.length === 0 ? words.nothing : counted(words.found, rows.length, shell.lang)}</p>
      <p class="help">${words.legend}</p>
      ${this.#picture(rows, data)}
      <details class="atlas-table rows">
        <summary>${words.table}</summary>
        ${rowsTable(rows, data, shell, this.#format)}
      </details>
      <h2>${words.how}</h2>
      <p>${words.method}</p>
      <p>${words.skillMethod}</p>
      <p>${words.fairMethod}</p>
      ${comparison(data, shell, this.#format)}
      <p><a class="plain" href=${this.#file(shell)} download>${words.json}</a></p>`;
  }

  #picture(rows: readonly AtlasRow[], { published }: AtlasData): TemplateResult {
    // Scale the picture with the root font size, which grows on very large screens.
    const larger = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    const room = this.getBoundingClientRect().width;
    const width = Math.max(280, Math.floor(room / larger));
    const shares = new Map(published.map(({ name, share }) => [name, share]));
    const drawn = picture(rows, shares, width, this.shell, this.#format);
    return html`<svg
      class="atlas-picture"
      width="100%"
      height=${Math.round((drawn.height * room) / width)}
      viewBox="0 0 ${width} ${drawn.height}"
      preserveAspectRatio="xMinYMin"
      role="img"
      aria-label=${this.shell.words.atlas.picture}
    >
      ${drawn.shapes}
    </svg>`;
  }

  /** Loads the atlas data; no other page loads them. */
  async #load(shell: Shell<Words>): Promise<AtlasData | undefined> {
    try {
      const response = await fetch(this.#file(shell));
      return response.ok ? ((await response.json()) as AtlasData) : undefined;
    } catch {
      return undefined; // The device is offline.
    }
  }

  #file({ root }: Shell<Words>): string {
    return new URL('atlas.json', root).href;
  }

  readonly #ask = ({ currentTarget }: Event): void => {
    this.model.ask(new FormData(currentTarget as HTMLFormElement));
    // Keep the question in the address, for reloading and sharing.
    history.replaceState(null, '', this.model.query || location.pathname);
  };
}

customElements.define('atlas-page', AtlasPage);
