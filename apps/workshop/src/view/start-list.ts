import { dataVariants } from 'virtual:patience-data-variants';
import type { LanguageTag } from '@patience/core';
import { html, LitElement, type TemplateResult } from 'lit';
import { nextTask } from '@patience/web/app-shell/tasks.js';
import { byName, nameOf } from '@patience/web/catalogue/names.js';
import { counted } from '@patience/web/text/fill.js';
import type { StartName } from '../start/begin.js';
import { likeliest, startsFor, type Start } from '../start/search.js';
import { TEMPLATES, templateOf, type TemplateName } from '../start/templates.js';
import type { WorkshopWords } from '../words/index.js';
import { nextTurn } from './workshop-part.js';

interface Option extends Start {
  readonly value: StartName;
}

/** Loads the installed patiences to begin with, sorted by name. */
async function gamesIn(lang: LanguageTag): Promise<readonly Option[]> {
  const { installed } = await import('@patience/web/catalogue/installed.js');
  await nextTask();
  return installed
    .filter(({ id }) => dataVariants.includes(id) || templateOf(id) !== undefined)
    .sort(byName(lang))
    .map((game): Option => {
      const name = nameOf(game, lang);
      return { value: `game:${game.id}`, name, texts: [name, ...Object.values(game.names)] };
    });
}

const templatesIn = ({ templates }: WorkshopWords): readonly Option[] =>
  (Object.keys(TEMPLATES) as TemplateName[]).map((name) => ({
    value: `template:${name}`,
    name: templates[name],
    texts: [templates[name]],
  }));

/** Tells whether a draft began with a template or an installed patience. */
const isStart = (origin: string): boolean => /^(template|game):/.test(origin);

/** The list of templates and installed patiences to begin with, and its search. */
export class StartList extends LitElement {
  static override readonly properties = {
    words: { attribute: false },
    lang: { attribute: false },
    origin: { attribute: false },
    search: { state: true },
  };
  declare words: WorkshopWords;
  declare lang: LanguageTag;
  /** With which the open draft began; the list shows it, if it is one of its own. */
  declare origin: string;
  declare search: string;
  /** Begins with the chosen patience. */
  start: (name: StartName) => void = () => undefined;
  #games: readonly Option[] = [];

  constructor() {
    super();
    this.search = '';
  }

  protected override createRenderRoot(): this {
    return this;
  }

  /** Renders in a task of its own at first, before the parts below it. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await nextTurn();
    await super.scheduleUpdate();
  }

  /** The installed patiences, of which there are many, are listed after all parts were rendered once. */
  protected override firstUpdated(): void {
    void this.#listGames();
  }

  async #listGames(): Promise<void> {
    await nextTurn();
    this.#games = await gamesIn(this.lang);
    await nextTask();
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const words = this.words.start;
    const templates = startsFor(templatesIn(this.words), this.search);
    const games = startsFor(this.#games, this.search);
    const found = templates.length + games.length;
    const searches = this.search.trim() !== '';
    const chosen = searches ? likeliest([...templates, ...games], this.search)?.value : this.origin;
    return html`<form class="start" @submit=${this.#submit}>
      <label class="field" for="start">${words.title}</label>
      <input
        class="control"
        type="search"
        autocomplete="off"
        aria-label=${words.search}
        placeholder=${words.search}
        .value=${this.search}
        @input=${({ target }: InputEvent) => (this.search = (target as HTMLInputElement).value)}
      />
      <div class="line">
        <select class="control" name="start" id="start" aria-describedby="start-note" required>
          ${searches && found > 0 ? '' : html`<option value="" .selected=${!isStart(chosen ?? '')}>${words.choose}</option>`}
          ${groupOf(words.templates, templates, chosen)} ${groupOf(words.installed, games, chosen)}
        </select>
        <button type="submit" class="button">${words.go}</button>
      </div>
      <p class="help" id="start-note" role="status">${searches ? this.#foundText(found) : words.note}</p>
    </form>`;
  }

  #foundText(found: number): string {
    const { found: message, nothing } = this.words.start;
    return found === 0 ? nothing : counted(message, found, this.lang);
  }

  readonly #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const name = new FormData(event.target as HTMLFormElement).get('start') as StartName;
    this.search = '';
    this.start(name);
  };
}

const groupOf = (label: string, options: readonly Option[], chosen: string | undefined): TemplateResult | '' =>
  options.length === 0
    ? ''
    : html`<optgroup label=${label}>
        ${options.map(({ value, name }) => html`<option value=${value} .selected=${value === chosen}>${name}</option>`)}
      </optgroup>`;

customElements.define('start-list', StartList);
