import { say, type LanguageTag } from '@patience/core';
import { problemOf, type Mistake } from '@patience/recipe';
import { html, nothing, render, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { installed } from '../catalogue/installed.js';
import { nameOf } from '../catalogue/names.js';
import type { Shell } from '../shell/start.js';
import { makeSolver } from '../table/solver.js';
import { randomDealNumber } from '../table/deal-number.js';
import { errorMessage } from '../text/error-message.js';
import { counted, fill } from '../text/fill.js';
import { forceAnnounce } from '../text/force-announce.js';
import { keptDraft } from './draft/kept-draft.js';
import { placed, type PlacedMistake } from './form/mistakes.js';
import { optionsOf } from './form/options.js';
import { partsOf, type Part } from './form/sections.js';
import { pathText, type JsonObject, type Path } from './json/path.js';
import { fromTemplate, fromVariant, type NamingWords } from './start/beginning.js';
import { TEMPLATES, type TemplateName } from './start/templates.js';
import { KeptResults } from './knowledge/kept-results.js';
import { Survey } from './knowledge/survey.js';
import { FilmView } from './view/film-view.js';
import { formView } from './view/form-view.js';
import { GridView } from './view/grid-view.js';
import { knowledgeView } from './view/knowledge-view.js';
import { Panels } from './view/panels.js';
import { OutView } from './view/out-view.js';
import { startView, type StartName } from './view/start-view.js';
import { rulesView, tableView, type Laid } from './view/table-view.js';
import type { TextEditor } from './text/editor.js';
import { draftOf, Workbench } from './workbench.js';
import { loadWorkshopWords, type WorkshopWords } from './words/index.js';

/** The languages in which a new patience gets a name, besides that of the page. */
const NAMED: readonly LanguageTag[] = ['de', 'en'];
/** Pause in editing, in milliseconds, before deals are searched; and the largest number of workers, which leaves a core to the page. */
const BEFORE_SEARCH = 400;
const MOST_WORKERS = 4;
/** Pause in typing, in milliseconds, before a text is read. */
const REST = 300;

/** Opens the workshop in an element of the page. */
export async function openWorkshop(shell: Shell, view: HTMLElement): Promise<void> {
  const { lang } = shell;
  const [words, ...naming] = await Promise.all([lang, ...NAMED].map(loadWorkshopWords));
  const named = Object.fromEntries(NAMED.map((tag, i) => [tag, naming[i]!]));
  const bench = new Workbench(keptDraft() ?? draftOf(fromTemplate(TEMPLATES.stock, 'stock', named)));
  new Workshop(shell, words!, named, bench, view).open();
}

/** Controls the page: renders the form and the table of a draft, and takes over the player's edits. */
class Workshop {
  #tab: 'edit' | 'play' = 'edit';
  #laid: Laid = { seed: randomDealNumber(), options: {} };
  #status = '';
  #trouble = '';
  #editor: TextEditor | undefined;
  /** Text that was typed and not taken over yet. Rendering may not overwrite it. */
  #typed: string | undefined;
  #loadsEditor = false;
  /** Whether the rules are open. */
  #readsRules = false;
  #typing: ReturnType<typeof setTimeout> | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;
  readonly #kept = new KeptResults();
  readonly #survey: Survey;
  readonly #out: OutView;
  readonly #panels: Panels;
  readonly #film: FilmView;
  readonly #grid: GridView;

  constructor(
    private readonly shell: Shell,
    private readonly words: WorkshopWords,
    private readonly naming: NamingWords,
    private readonly bench: Workbench,
    private readonly view: HTMLElement,
  ) {
    const workers = Math.min(MOST_WORKERS, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
    this.#survey = new Survey(this.#kept, makeSolver, workers, () => this.#drawSoon());
    this.#out = new OutView(
      shell,
      words,
      bench,
      () => this.#laid.seed,
      () => this.#draw(),
    );
    this.#film = new FilmView(shell, words, () => this.#draw());
    this.#panels = new Panels(shell, words, bench, this.#kept, () => document.getElementById('panels')!);
    this.#grid = new GridView(words, shell.lang, bench, () => this.#draw());
  }

  open(): void {
    this.bench.onChange(() => {
      const { read } = this.bench.now;
      const text = read.ok
        ? this.words.fine
        : `${counted(this.words.mistakes, read.mistakes.length, this.shell.lang)}. ${this.words.stale}`;
      this.#status = forceAnnounce(text, this.#status);
      this.#trouble = '';
      this.#film.end();
      this.#draw();
      this.#study();
    });
    this.view.addEventListener('keydown', (event) => this.#key(event));
    this.#draw();
    this.#drawKnowledge();
    this.#panels.draw();
    this.#study();
    const openLink = (): void => {
      if (!location.hash.startsWith('#recipe=')) return;
      void this.#out.open(location.hash);
      history.replaceState(history.state, '', location.pathname);
    };
    addEventListener('hashchange', openLink);
    openLink();
  }

  /** Searches deals of the patience on the table after a pause in editing. */
  #study(): void {
    this.#panels.update();
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => {
      const { read } = this.bench.onTable;
      if (read.ok) void this.#survey.study(read);
    }, BEFORE_SEARCH);
  }

  /** Renders in the next frame, because several workers may report results at the same time. */
  #drawSoon(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#drawKnowledge());
  }

  #draw(): void {
    const { words, bench } = this;
    const { now, onTable } = bench;
    const parts = now.recipe ? partsOf(now.recipe, NAMED) : [];
    const mistakes = placed(now.read.ok ? [] : now.read.mistakes, parts);
    render(
      html`<p class="lead">${words.lead}</p>
        <div class="tabs">
          ${this.#tabs()}
          <p class=${now.read.ok ? 'said' : 'said wrong'} role="status">${this.#status}</p>
        </div>
        <div class="bench" data-tab=${this.#tab}>
          <div class="edit" id="edit" role="tabpanel" aria-labelledby="tab-edit">
            ${startView(words, this.shell.lang, (name) => void this.#start(name))}
            ${this.#trouble ? html`<p class="wrong" role="alert">${this.#trouble}</p>` : nothing} ${this.#tools()}
            ${this.#form(parts, mistakes)} ${this.#text()} ${this.#out.view()}
          </div>
          <div class="play" id="play" role="tabpanel" aria-labelledby="tab-play">
            ${tableView(this.shell, words, onTable, {
              laid: this.#laid,
              // The film plays a deal with the usual options.
              film:
                onTable.read.ok && Object.keys(this.#laid.options).length === 0
                  ? this.#film.view({ subject: onTable.read, seed: this.#laid.seed, text: onTable.text })
                  : html``,
              lay: (laid) => this.#lay(laid),
              moved: () => this.#endFilm(),
              stepped: () => this.#draw(),
            })} <div id="knowledge-place"></div><div id="panels"></div> ${rulesView(this.shell, words, onTable, this.#readsRules, (open) => this.#readRules(open))}
          </div>
        </div>`,
      this.view,
    );
    this.#showText();
  }

  /** Renders the share of winnable deals apart from the rest, because results arrive many times in a second. */
  #drawKnowledge(): void {
    render(knowledgeView(this.words, this.shell.lang, this.#survey), document.getElementById('knowledge-place')!);
  }

  /** Renders two tabs where there is no room for both sides. */
  #tabs(): TemplateResult {
    const { words } = this;
    const tab = (name: 'edit' | 'play'): TemplateResult =>
      html`<button
        type="button"
        role="tab"
        id="tab-${name}"
        aria-controls=${name}
        aria-selected=${this.#tab === name}
        tabindex=${this.#tab === name ? 0 : -1}
        @click=${() => this.#show(name)}
        @keydown=${({ key }: KeyboardEvent) => {
          if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
          this.#show(name === 'edit' ? 'play' : 'edit');
          document.getElementById(`tab-${this.#tab}`)?.focus();
        }}
      >
        ${words.tabs[name]}
      </button>`;
    return html`<div role="tablist" aria-label=${words.tabs.label}>${tab('edit')}${tab('play')}</div>`;
  }

  #tools(): TemplateResult {
    const { words, bench } = this;
    return html`<div class="buttons tools">
        <button type="button" class="plain" ?disabled=${bench.draft.past.length === 0} @click=${() => bench.undo()}>${words.undo}</button>
        <button type="button" class="plain" ?disabled=${bench.draft.future.length === 0} @click=${() => bench.redo()}>${words.redo}</button>
      </div>
      ${bench.isKept ? nothing : html`<p class="note">${words.notKept}</p>`}`;
  }

  #form(parts: readonly Part[], mistakes: readonly PlacedMistake[]): TemplateResult {
    const { words, bench } = this;
    const { lang } = this.shell;
    const grouped = (key: 'field' | 'section'): Map<string, string[]> => {
      const groups = new Map<string, string[]>();
      for (const each of mistakes) {
        const id = key === 'section' && each.field !== undefined ? undefined : each[key];
        if (id !== undefined) groups.set(id, [...(groups.get(id) ?? []), this.#sentence(each.mistake)]);
      }
      return groups;
    };
    return html`${
      mistakes.length === 0
        ? nothing
        : html`<section class="mistakes" aria-labelledby="mistakes">
            <h2 id="mistakes">${counted(words.mistakes, mistakes.length, lang)}</h2>
            <ul>
              ${mistakes.map((each) => {
                const target = each.field ?? (each.section === undefined ? undefined : `section-${each.section}`);
                const sentence = this.#sentence(each.mistake);
                return html`<li class="wrong">
                  ${target === undefined ? sentence : html`<a href="#${target}" @click=${(event: Event) => this.#goTo(event, target)}>${sentence}</a>`}
                </li>`;
              })}
            </ul>
          </section>`
    }
    ${
      bench.now.recipe
        ? formView(parts, {
            words,
            lang,
            mistakes: grouped('field'),
            inSections: grouped('section'),
            change: (field, value) => bench.change(field.set(value), `${field.key} ${field.path}`),
            options: Object.keys(optionsOf(bench.now.recipe)),
            above: { piles: this.#grid.view() },
            act: (recipe, said) => this.#act(recipe, said),
          })
        : html`<p class="note">${words.notJson}</p>`
    }`;
  }

  /** Takes the recipe that a button makes. @param said what it has done, where that is not plain to see */
  #act(recipe: JsonObject, said?: string): void {
    this.bench.change(recipe);
    if (said === undefined || !this.bench.now.read.ok) return;
    this.#status = forceAnnounce(said, this.#status);
    this.#draw();
  }

  /** Renders the text of the recipe: in an editor that is loaded when it is first opened, or in a plain field. */
  #text(): TemplateResult {
    return html`<details class="part" id="text" @toggle=${(event: Event) => void this.#openEditor(event)} @focusout=${() => this.#takeTyped()}>
      <summary><h2>JSON</h2></summary>
      <div id="editor"></div>
      ${
        this.#editor
          ? nothing
          : html`<textarea
              class="code"
              rows="24"
              spellcheck="false"
              aria-label="JSON"
              .value=${live(this.#typed ?? this.bench.draft.text)}
              @input=${({ target }: Event) => this.#type((target as HTMLTextAreaElement).value)}
            ></textarea>`
      }
    </details>`;
  }

  /** Takes over a typed text after a pause in typing. */
  #type(text: string): void {
    clearTimeout(this.#typing);
    this.#typed = text;
    this.#typing = setTimeout(() => this.#takeTyped(), REST);
  }

  /** Takes over the text that was typed last. Called when the focus leaves the text, before the form makes an edit. */
  #takeTyped(): void {
    clearTimeout(this.#typing);
    const text = this.#typed;
    this.#typed = undefined;
    if (text !== undefined) this.bench.write(text, 'text');
  }

  async #openEditor({ target }: Event): Promise<void> {
    if (this.#editor || this.#loadsEditor || !(target as HTMLDetailsElement).open) return;
    this.#loadsEditor = true;
    // Keep the plain field if the editor cannot be loaded.
    const loaded = await import('./text/editor.js').catch(() => undefined);
    if (!loaded) return;
    this.#takeTyped();
    this.#editor = new loaded.TextEditor(document.getElementById('editor')!, this.bench.draft.text, {
      label: 'JSON',
      write: (text) => this.#type(text),
      about: (path) => this.#about(path),
    });
    this.#draw();
  }

  /** Shows text and mistakes in the editor, unless something is being typed there. */
  #showText(): void {
    const { now } = this.bench;
    if (this.#typed !== undefined) return;
    this.#editor?.show(
      now.text,
      now.read.ok
        ? []
        : now.read.mistakes.map((mistake) => ({ path: mistake.path.split('.').filter(Boolean), sentence: this.#sentence(mistake) })),
    );
  }

  /** Returns the sentence with which the form explains a part of the recipe. */
  #about(path: Path): string | undefined {
    const { recipe } = this.bench.now;
    const field =
      recipe &&
      partsOf(recipe, NAMED)
        .flatMap(({ sections }) => sections.flatMap(({ fields }) => fields))
        .find((each) => each.path === pathText(path));
    if (!field) return undefined;
    const { label, help } = this.words.fields[field.key];
    return help === undefined ? label : `${label}. ${help}`;
  }

  #sentence(mistake: Mistake): string {
    return say(problemOf(mistake, 'JSON'), this.shell.lang);
  }

  /** Moves to the field of a mistake, and opens the section that contains it. */
  #goTo(event: Event, id: string): void {
    event.preventDefault();
    const target = document.getElementById(id);
    for (let part = target?.closest('details'); part; part = part.parentElement?.closest('details')) part.open = true;
    target?.focus();
  }

  async #start(name: StartName): Promise<void> {
    const { words, bench, naming } = this;
    const [kind, id = ''] = name.split(':');
    if (kind === 'template') return bench.change(fromTemplate(TEMPLATES[id as TemplateName], id as TemplateName, naming));
    const entry = installed.find((each) => each.id === id);
    if (!entry) return;
    try {
      const beginning = fromVariant(await entry.load(), naming);
      if (beginning.ok) return bench.change(beginning.recipe);
      this.#trouble = fill(words.start.functions, { name: nameOf(entry, this.shell.lang), functions: beginning.functions.join(', ') });
    } catch (error) {
      this.#trouble = fill(words.start.failed, { why: errorMessage(error) });
    }
    this.#draw();
  }

  /** Ends the film: the player goes on from its position. */
  #endFilm(): void {
    this.#film.end();
    this.#draw();
  }

  #readRules(open: boolean): void {
    if (open === this.#readsRules) return;
    this.#readsRules = open;
    this.#draw();
  }

  #lay(laid: Laid): void {
    this.#film.end();
    this.#laid = laid;
    this.#draw();
  }

  #show(tab: 'edit' | 'play'): void {
    this.#tab = tab;
    this.#draw();
  }

  /** Undoes and redoes edits by keys, except in the table and in texts, which have an undo of their own. */
  #key(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const target = event.target as HTMLElement;
    if (target.closest('patience-game, textarea, input[type="text"], .cm-editor')) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) this.bench.redo();
    else this.bench.undo();
  }
}
