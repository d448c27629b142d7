import { textOf, type Variant } from '@patience/core';
import type { RulesBlock } from '@patience/core/rules-page';
import { html, nothing, render, type TemplateResult } from 'lit';
import { pageAddress } from '../../address/site.js';
import type { AddedSource, Source } from '../../catalogue/entry.js';
import { foreign } from '../../catalogue/names.js';
import type { TableShell } from '../../app-shell/start.js';
import { storyOf } from '../../rules/story.js';
import { loadRules, loadWords } from '../../words/load.js';
import { pathWithoutRules, rulesAreOpen, rulesCover, visit, WIDE, type Visit } from './visit.js';
import type { Words as FirstWords } from './first-words.js';

/** A patience on the table, and its entry of the catalogue. */
interface Game {
  readonly entry: Source | AddedSource;
  readonly variant: Variant;
}

/** The rules beside the table, or over it on narrow screens. Without a script they are below it. */
export class RulesPanel {
  readonly #panel: HTMLElement;
  readonly #link: HTMLElement;
  #began = false;

  /** @param onCover called when the rules begin or cease to lie over the table */
  private constructor(
    page: HTMLElement,
    private readonly onCover: (covered: boolean) => void,
  ) {
    this.#panel = page.querySelector('#rules')!;
    this.#link = page.querySelector('#to-rules')!;
  }

  /** Writes the rules where the document has none, and lets the player open and close them. */
  static async open(page: HTMLElement, shell: TableShell<FirstWords>, game: Game, onCover: (covered: boolean) => void): Promise<void> {
    const panel = new RulesPanel(page, onCover);
    await panel.#write(shell, game);
    panel.#listen(shell.words.close);
  }

  async #write(shell: TableShell<FirstWords>, { entry, variant }: Game): Promise<void> {
    const panel = this.#panel;
    if (panel.childElementCount === 0) {
      // Show the rules in English if those of the language cannot be loaded.
      await loadRules(shell.lang).catch(() => undefined);
      const isRecipe = entry.added === true && entry.recipe === true;
      render(html`${rulesOf(shell, variant)}${isRecipe ? await inWorkshop(shell, entry.id) : nothing}`, panel);
      panel.setAttribute('aria-labelledby', 'rules-title');
    }
    panel.hidden = false;
  }

  #listen(closeLabel: string): void {
    const close = Object.assign(document.createElement('button'), { type: 'button', className: 'close', textContent: '×' });
    close.setAttribute('aria-label', closeLabel);
    this.#panel.prepend(close);
    this.#link.setAttribute('role', 'button');
    this.#link.setAttribute('aria-controls', 'rules');
    this.#show(rulesAreOpen());
    this.#link.addEventListener('click', (event) => {
      event.preventDefault();
      this.#show(!this.#isOpen);
    });
    this.#link.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      this.#link.click();
    });
    close.addEventListener('click', () => this.#show(false));
    addEventListener('hashchange', () => this.#show(rulesAreOpen()));
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && this.#isOpen && (this.#hasFocus || !matchMedia(WIDE).matches)) this.#show(false);
    });
  }

  get #isOpen(): boolean {
    return document.documentElement.classList.contains('rules-open');
  }

  get #hasFocus(): boolean {
    return this.#panel.contains(document.activeElement);
  }

  #show(open: boolean): void {
    if (open !== rulesAreOpen()) turn(open);
    document.documentElement.classList.toggle('rules-open', open);
    this.#link.setAttribute('aria-expanded', String(open));
    this.onCover(rulesCover());
    // Measure only open rules: asking closed ones forces a layout of the whole page.
    if (open) {
      this.#panel.scrollTop = 0;
      if (this.#began) this.#panel.focus({ preventScroll: true });
    } else if (this.#hasFocus) this.#link.focus();
    this.#began = true;
  }
}

/**
 * Opens or closes the rules. Opening adds an entry to the history, so that Back closes them; closing goes back if the page added that
 * entry.
 */
function turn(open: boolean): void {
  const { rules, ...before } = visit();
  if (open) history.pushState({ ...before, rules: true } satisfies Visit, '', `${pathWithoutRules()}#rules`);
  else if (rules) history.back();
  else history.replaceState(before, '', pathWithoutRules());
}

/** Returns the link to the draft in the workshop from which a patience was added, or to one that is made from its recipe. */
async function inWorkshop(shell: TableShell<FirstWords>, id: string): Promise<TemplateResult> {
  const { adding } = await loadWords(shell.lang);
  return html`<p><a href="${pageAddress(shell, 'workshop/')}#start=added:${id}">${adding.change}</a></p>`;
}

/** Returns the rules of a patience, for a document that was built without knowing it. */
function rulesOf({ words, lang }: TableShell<FirstWords>, variant: Variant): TemplateResult {
  const [name, summary, rules] = [
    textOf(variant, lang, (texts) => texts.name),
    textOf(variant, lang, (texts) => texts.summary),
    textOf(variant, lang, (texts) => texts.rules),
  ];
  const { story, rest } = storyOf(rules.text, words.rulesPage.history);
  return html`<h2 id="rules-title">${words.table.rules}: ${name.text}</h2>
    ${paragraph(summary.text, foreign(summary, lang), 'lead')}
    ${story === undefined ? nothing : paragraph(story, foreign(rules, lang), 'story')}
    ${rest.map(({ kind, texts }) => block(kind, texts, foreign(rules, lang)))}`;
}

type Attributes = ReturnType<typeof foreign>;

const paragraph = (text: string, { lang, dir }: Attributes, className?: string): TemplateResult =>
  html`<p class=${className ?? nothing} lang=${lang ?? nothing} dir=${dir ?? nothing}>${text}</p>`;

function block(kind: RulesBlock['kind'], texts: readonly string[], attributes: Attributes): TemplateResult {
  const { lang, dir } = attributes;
  if (kind === 'list')
    return html`<ul lang=${lang ?? nothing} dir=${dir ?? nothing}>
      ${texts.map((item) => html`<li>${item}</li>`)}
    </ul>`;
  const text = texts.join(' ');
  return kind === 'heading' ? html`<h3 lang=${lang ?? nothing} dir=${dir ?? nothing}>${text}</h3>` : paragraph(text, attributes);
}
