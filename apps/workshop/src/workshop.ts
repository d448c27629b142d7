import { wordsOf } from '@patience/core';
import { html, nothing, render, type TemplateResult } from 'lit';
import { openStore } from '@patience/web/app-shell/open.js';
import type { Shell } from '@patience/web/app-shell/start.js';
import { MOST_DRAFTS } from '@patience/web/store/draft-records.js';
import { makeSolver } from '@patience/web/table/solver.js';
import { fill } from '@patience/web/text/fill.js';
import { forceAnnounce } from '@patience/web/text/force-announce.js';
import { loadDescriptions } from '@patience/web/words/load.js';
import { beginDraft } from './draft/draft.js';
import { lastOpen, newDraft, type KeptDraft } from './draft/kept-drafts.js';
import { readText } from './draft/reading.js';
import { complaintsOf, type Complaint } from './form/complaints.js';
import { doubtsOf } from './form/doubts.js';
import { controlName, editedField } from './form/edited-field.js';
import { optionsOf } from './form/options.js';
import { partsOf, type Part } from './form/sections.js';
import { formatJson } from './json/format.js';
import type { JsonObject } from './json/path.js';
import { begin, type StartName } from './start/begin.js';
import { fromTemplate, type NamingWords } from './start/beginning.js';
import { TEMPLATES } from './start/templates.js';
import { KeptResults } from './knowledge/kept-results.js';
import { Survey } from './knowledge/survey.js';
import { undoByKey } from './undo-keys.js';
import { sentenceOf } from './view/change-sentence.js';
import { DraftsView } from './view/drafts-view.js';
import { followFocus } from './view/focus.js';
import { formView } from './view/form-view.js';
import { GridView } from './view/grid-view.js';
import { knownShare, knowledgeView, shortShare } from './view/knowledge-view.js';
import { LateParts, nextTask } from './view/late-parts.js';
import { complaintText, firstMistake, groupedBy, mistakesView, type ComplaintContext } from './view/mistakes-view.js';
import { notKeptView } from './view/not-kept-view.js';
import { Panels } from './view/panels.js';
import { OutView } from './view/out-view.js';
import './view/start-list.js';
import { TablePart } from './view/table-part.js';
import { rulesView } from './view/table-view.js';
import { tabsView, type Tab } from './view/tabs-view.js';
import { TextView } from './view/text-view.js';
import { toolsView } from './view/tools-view.js';
import { Workbench, type Change } from './workbench.js';
import { loadWorkshopWords, type WorkshopWords } from './words/index.js';
import { learnNaming, namedFirst } from './words/naming.js';

/** Pause in editing, in milliseconds, before deals are searched. */
const BEFORE_SEARCH = 400;
/** Largest number of workers. They leave one core to the page, except on a machine with two cores: the page is idle most of the time. */
const MOST_WORKERS = 4;

/** Starts of the fragment of an address that begins with a template or a game, and of the name of a game that the player added. */
const START = '#start=';
const ADDED = 'added:';

/**
 * Steps in which the page is first rendered, each in a task of its own, so that a slow processor answers in between. The table comes last:
 * when it has its deal, all other parts are there.
 */
const STAGES = ['head', 'form', 'parts', 'table', 'all'] as const;

/** Parts of the page with an element of their own, in the order in which they follow an edit. */
type LatePart = 'table' | 'text' | 'drafts' | 'rules' | 'out';
/** Parts with an element of their own that are rendered at each stage of the start. */
const BEGUN: Partial<Readonly<Record<(typeof STAGES)[number], readonly LatePart[]>>> = {
  parts: ['text', 'drafts', 'out'],
  table: ['table', 'rules'],
  all: ['table'],
};

/** Opens the workshop in an element of the page. */
export async function openWorkshop(shell: Shell, view: HTMLElement): Promise<void> {
  const { lang } = shell;
  const [words] = await Promise.all([loadWorkshopWords(lang), loadDescriptions(lang)]);
  const naming = learnNaming(lang, words);
  const fresh = (): KeptDraft => newDraft(beginDraft(formatJson(fromTemplate(TEMPLATES.stock, 'stock', naming))), 'template:stock');
  await nextTask();
  const bench = new Workbench(lastOpen() ?? fresh());
  // Read the recipe in a task of its own; the result is cached.
  readText(bench.draft.text);
  await nextTask();
  await new Workshop(shell, words, naming, bench, fresh, view).open();
}

/** Controls the page: renders the form and the table of a draft, and takes over the player's edits. */
class Workshop {
  #tab: Tab = 'edit';
  /** Index of the last stage that is rendered. */
  #stage = 0;
  #status = '';
  /** A sentence that says what the last change of the workbench has made of the game on the table. */
  #fate = '';
  #trouble = '';
  /** Whether the rules are open. */
  #readsRules = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;
  /** Scroll position of the page when the tab of the form was left, in pixels. */
  #editedAt = 0;
  readonly #kept = new KeptResults();
  readonly #survey: Survey;
  readonly #out: OutView;
  readonly #panels: Panels;
  readonly #table: TablePart;
  readonly #grid: GridView;
  readonly #text: TextView;
  readonly #drafts: DraftsView;
  readonly #late: LateParts<LatePart>;

  constructor(
    private readonly shell: Shell,
    private readonly words: WorkshopWords,
    private readonly naming: NamingWords,
    private readonly bench: Workbench,
    fresh: () => KeptDraft,
    private readonly view: HTMLElement,
  ) {
    const cores = navigator.hardwareConcurrency || 2;
    const workers = Math.min(MOST_WORKERS, Math.max(cores - 1, Math.min(cores, 2)));
    const place = (id: string): HTMLElement => document.getElementById(`${id}-place`)!;
    const drawPart = (name: LatePart) => (): void => this.#late.now(name);
    this.#late = new LateParts<LatePart>(
      {
        table: () => this.#table.render(place('table')),
        text: () => {
          render(this.#text.view(), place('text'));
          this.#text.show();
        },
        drafts: () => render(this.#drafts.view(), place('drafts')),
        rules: () => this.#drawRules(place('rules')),
        out: () => render(this.#out.view(), place('out')),
      },
      (waits) => this.view.toggleAttribute('data-late', waits),
    );
    this.#survey = new Survey(this.#kept, makeSolver, workers, () => this.#drawSoon());
    this.#table = new TablePart(
      shell,
      words,
      bench,
      () => this.#has('all'),
      drawPart('table'),
      // The part for sharing shows the deal and the moves.
      () => this.#late.later('out'),
    );
    this.#out = new OutView(shell, words, bench, this.#table, () => knownShare(words, shell.lang, this.#survey), drawPart('out'));
    this.#panels = new Panels(
      shell,
      words,
      bench,
      this.#kept,
      (recipe, said) => this.#act(recipe, said),
      () => document.getElementById('panels')!,
    );
    this.#grid = new GridView(words, shell.lang, bench, () => this.#draw());
    this.#text = new TextView(words, shell.lang, bench, namedFirst(shell.lang), drawPart('text'), () => this.#late.catchUp('text'));
    this.#drafts = new DraftsView(words, shell.lang, bench, fresh, drawPart('drafts'));
  }

  /** Renders the page. @returns a promise that resolves when all of it is there */
  async open(): Promise<void> {
    this.bench.onChange((change) => this.#follow(change));
    this.bench.followOtherTabs();
    this.view.addEventListener('keydown', (event) => undoByKey(event, this.bench));
    for (this.#stage = 0; this.#stage < STAGES.length; this.#stage++) {
      this.#draw();
      const stage = STAGES[this.#stage]!;
      for (const name of BEGUN[stage] ?? []) this.#late.now(name);
      if (stage === 'table') this.#drawKnowledge();
      if (stage === 'table') this.#panels.draw();
      if (stage !== 'all') await nextTask();
    }
    this.#study();
    const openLink = (): void => {
      if (location.hash.startsWith('#recipe=')) void this.#openLink(location.hash);
      if (location.hash.startsWith(START)) void this.#start(decoded(location.hash.slice(START.length)));
    };
    addEventListener('hashchange', openLink);
    openLink();
  }

  /** Shows a change of the workbench. */
  #follow(change: Change): void {
    if (change === 'list') return this.#late.now('drafts');
    this.#forgetLink();
    this.#fate = this.#table.follow(change);
    this.#trouble = '';
    this.#say(this.#sentence(change));
    this.#late.later('table', 'text', 'drafts', 'rules', 'out');
    this.#study();
  }

  /** Opens the recipe in the fragment of the address. */
  async #openLink(hash: string): Promise<void> {
    const { ok, says } = await this.#out.read(hash);
    if (ok) return this.#say(says);
    this.#forgetLink();
    this.#trouble = says;
    this.#draw();
  }

  /** Removes the draft from the address, except while it is the only place where the open draft is: then a reload opens it again. */
  #forgetLink(): void {
    if (/^#(recipe|start)=/.test(location.hash) && !this.bench.isOnlyInAddress) history.replaceState(history.state, '', location.pathname);
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
    const { lang } = this.shell;
    const { now } = bench;
    const parts = now.recipe ? partsOf(now.recipe, namedFirst(lang)) : [];
    const complaints = now.read.ok ? this.#doubts() : complaintsOf(now.recipe, now.read.mistakes, parts, editedField(bench.draft, parts));
    const complaining = this.#complaining();
    render(
      html`<div class="tabs" data-tab=${this.#tab}>
          ${tabsView(words, this.#tab, (tab) => this.#show(tab))} ${toolsView(words, bench)}
          <p class=${now.read.ok ? 'said' : 'said wrong'} role="status">
            ${this.#status}${now.read.ok && this.#status ? html`<span class=${this.#fate === words.dealt ? 'unseen' : ''}> ${this.#fate}</span>` : nothing}
          </p>
          ${firstMistake(complaints, complaining)}
          <span class="bar-share" id="bar-share"></span>
          ${bench.kept === 'full' ? notKeptView(words, bench) : nothing}
        </div>
        <div class="bench" data-tab=${this.#tab}>
          <div class="edit" id="edit" role="tabpanel" aria-labelledby="tab-edit">
            <start-list
              .words=${words}
              .lang=${lang}
              .origin=${bench.origin}
              .start=${(name: StartName) => void this.#start(name)}
            ></start-list>
            ${this.#trouble ? html`<p class="wrong" role="alert">${this.#trouble}</p>` : nothing}
            ${mistakesView(complaints, complaining)} ${this.#has('form') ? this.#form(parts, complaints) : nothing}
            <div id="text-place"></div>
            <div id="drafts-place"></div>
            <div id="out-place"></div>
          </div>
          <div class="play" id="play" role="tabpanel" aria-labelledby="tab-play">
            <div id="table-place"></div>
            <div id="knowledge-place"></div>
            <div id="panels"></div>
            <div id="rules-place"></div>
          </div>
        </div>`,
      this.view,
    );
  }

  /** Renders the share of winnable deals apart from the rest, because results arrive many times in a second. */
  #drawKnowledge(): void {
    render(knowledgeView(this.words, this.shell.lang, this.#survey), document.getElementById('knowledge-place')!);
    render(shortShare(this.words, this.shell.lang, this.#survey), document.getElementById('bar-share')!);
  }

  /** Tells whether the page is rendered up to a stage. */
  #has(stage: (typeof STAGES)[number]): boolean {
    return this.#stage >= STAGES.indexOf(stage);
  }

  /** Returns the reasons why nobody can win a patience whose recipe has no mistake. */
  #doubts(): readonly Complaint[] {
    const { recipe, read } = this.bench.now;
    return recipe && read.ok ? doubtsOf(recipe) : [];
  }

  #complaining(): ComplaintContext {
    const { words, bench } = this;
    return { words, lang: this.shell.lang, inText: bench.draft.source === 'text', act: (recipe, said) => this.#act(recipe, said) };
  }

  #form(parts: readonly Part[], complaints: readonly Complaint[]): TemplateResult {
    const { words, bench } = this;
    const { lang } = this.shell;
    if (!bench.now.recipe) return html`<p class="note">${words.notJson}</p>`;
    return formView(parts, {
      ...this.#complaining(),
      complaints: groupedBy('field', complaints),
      inSections: groupedBy('section', complaints),
      change: (field, value) => bench.change(field.set(value), controlName(field)),
      actions: bench.onTable.read.ok ? (wordsOf(bench.onTable.read.value, lang).actions ?? {}) : {},
      options: Object.keys(optionsOf(bench.now.recipe)),
      optionWords: bench.onTable.read.ok ? (wordsOf(bench.onTable.read.value, lang).options ?? {}) : {},
      cut: (text) => this.#say(text),
      recipe: bench.now.recipe,
      spoken: () => Promise.all(namedFirst(lang).map(async (tag) => [tag, await loadWorkshopWords(tag)] as const)),
      // The page has room for the grid before the grid is there, so that nothing below it jumps.
      above: { piles: this.#has('parts') ? this.#grid.view() : this.#grid.closed() },
      closed: this.#has('parts'),
    });
  }

  #drawRules(place: HTMLElement): void {
    const { shell, words, bench } = this;
    const toggled = (open: boolean): void => {
      if (open === this.#readsRules) return;
      this.#readsRules = open;
      this.#late.now('rules');
    };
    render(rulesView(shell, words, bench.onTable, this.#readsRules, toggled), place);
  }

  /** Replaces the recipe by the one that a button of the form returns. @param said what it has done, where that is not plain to see */
  #act(recipe: JsonObject, said?: string): void {
    followFocus(() => this.bench.change(recipe));
    if (said !== undefined && this.bench.now.read.ok) this.#say(this.#sentence('edit', said));
  }

  /** Returns the sentence about a change of the workbench. @param said what a button has done */
  #sentence(change: Change, said = ''): string {
    const [doubt] = this.#doubts();
    const why = doubt ? complaintText(doubt, this.#complaining()) : '';
    return sentenceOf(change, this.words, this.shell.lang, this.bench, this.#drafts.openName, [said, why]);
  }

  #say(text: string): void {
    this.#status = forceAnnounce(text, this.#status);
    this.#draw();
  }

  /** Begins with a template or a game. @param name see {@link StartName}; that of a game that the player added opens its draft */
  async #start(name: string): Promise<void> {
    const why = name.startsWith(ADDED) ? await this.#openAdded(name.slice(ADDED.length)) : await this.#begin(name as StartName);
    if (why === '') return;
    this.#trouble = why;
    this.#draw();
  }

  /** @returns why the draft could not be begun; empty if it was */
  async #begin(name: StartName): Promise<string> {
    const begun = await begin(name, this.words, this.naming, this.shell.lang);
    if (!begun.ok) return begun.why;
    if (!this.bench.begin(formatJson(begun.recipe), name)) return fill(this.words.drafts.many, { n: MOST_DRAFTS });
    // Until its first edit the draft is kept by the address alone.
    if (this.bench.isOnlyInAddress) history.replaceState(history.state, '', START + name);
    return '';
  }

  /** Opens the draft from which a game was added, or begins one with its recipe. @returns why that failed; empty if it did not */
  async #openAdded(id: string): Promise<string> {
    const store = await openStore(this.shell);
    const record = await store.get('added', id);
    if (record?.draft !== undefined && this.bench.open(record.draft)) return '';
    const recipe = record?.recipe ? readText(record.source).recipe : undefined;
    if (!record || !recipe) return fill(this.words.start.failed, { why: id });
    if (!this.bench.begin(formatJson(recipe), 'text')) return fill(this.words.drafts.many, { n: MOST_DRAFTS });
    await store.write([{ store: 'added', put: { ...record, draft: this.bench.id } }]);
    return '';
  }

  /** Shows the other tab: the table as a whole, or the form where the player has left it. */
  #show(tab: Tab): void {
    if (tab === this.#tab) return;
    if (tab === 'play') this.#editedAt = scrollY;
    this.#tab = tab;
    // The result of the last edit says nothing about what has happened on the other side since.
    this.#status = '';
    this.#draw();
    if (tab === 'edit') scrollTo({ top: this.#editedAt, behavior: 'instant' });
    else this.view.querySelector('.bench')!.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
}

/** Decodes a part of an address. A text that nobody has encoded stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
