import { html, nothing, type TemplateResult } from 'lit';
import { fill } from '@patience/web/text/fill.js';
import type { Section } from '../form/field.js';
import type { Part } from '../form/sections.js';
import type { Change } from '../workbench.js';
import { actButtons } from './act.js';
import { choosingView, fieldView } from './field-view.js';
import './grid-part.js';
import { complaintsAt } from './mistakes-view.js';
import { namesIn } from './pile-names.js';
import { WorkshopPart } from './workshop-part.js';

/** Number of closed groups of the form that get their contents in one task at the start of the page. */
const AT_ONCE = 2;
/** The part of the form that is open at the start. */
const OPEN: Part['key'] = 'piles';

/** The form with which the player edits the recipe. It shows an edit at once; at the start of the page its closed parts come after the open one. */
export class FormPart extends WorkshopPart {
  /** Number of closed groups with contents, and the number that the present rendering has left of them. */
  #filled = 0;
  #left = 0;

  protected override follow(change: Change): void {
    if (change === 'list') return;
    this.#filled = Infinity;
    this.draw();
  }

  protected override updated(): void {
    if (this.#left >= 0) return;
    this.#filled += AT_ONCE;
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const { workshop, bench, words } = this;
    this.#left = this.#filled;
    if (!bench.now.recipe) return html`<p class="note">${words.notJson}</p>`;
    return html`${workshop.parts
      .filter(({ sections, acts }) => sections.length + acts.length > 0)
      .map(
        (part) =>
          html`<details class="part" ?open=${part.key === OPEN}>
            <summary><h2>${words.parts[part.key]}</h2></summary>
            ${part.key === OPEN || this.#isDue() ? this.#insideOf(part) : nothing}
          </details>`,
      )}`;
  }

  /** Tells whether the next group that is closed at the start has its contents yet. They come after those of the open ones. */
  #isDue(): boolean {
    return this.#left-- > 0;
  }

  /** Renders what is in a part. The buttons of piles are above them: below an open row they would be several screens away on a phone. */
  #insideOf({ key, sections, acts }: Part): TemplateResult {
    const buttons = actButtons(acts, this.workshop);
    const inSections = sections.map((section) => this.#section(section));
    return key === 'piles'
      ? html`<pile-grid .workshop=${this.workshop}></pile-grid> ${buttons} ${inSections}`
      : html`${inSections} ${buttons}`;
  }

  /**
   * Renders a section. Rows of piles can be collapsed, because a table may have many. Such a row has no `tabindex` of its own: in Chromium
   * the Tab key would pass over everything in it.
   */
  #section(section: Section): TemplateResult {
    const { words, lang } = this.workshop;
    const [first = '', ...rest] = fill(words.sections[section.key], namesIn(section.names, this.workshop));
    const title = first.toLocaleUpperCase(lang) + rest.join('');
    const id = `section-${section.id}`;
    const isOpen = section.names['role'] === 'tableau';
    return section.key === 'row' || section.key === 'one'
      ? html`<details class="section row" id=${id} aria-label=${title} ?open=${isOpen}>
          <summary>${title}</summary>
          ${isOpen || this.#isDue() ? this.#content(section, title) : nothing}
        </details>`
      : html`<fieldset class="section" id=${id} tabindex="-1">
          <legend>${title}</legend>
          ${this.#content(section, title)}
        </fieldset>`;
  }

  #content({ key, id, names, fields, acts }: Section, title: string): TemplateResult {
    const { workshop, words } = this;
    const shown = fields.filter(({ control }) => control.kind !== 'shown');
    // Fields of a list of rules follow each other rule by rule.
    const ofPiles = key === 'row' || key === 'one';
    const firstOfRules = ofPiles ? shown.find(({ given }) => given.some((each) => /^\d+$/.test(each))) : undefined;
    const complaints = workshop.complaints.filter(({ section }) => section === id);
    return html`${complaintsAt(undefined, complaints, workshop)}
      ${fields.length > 0 ? shown.map((field) => html`${field === firstOfRules ? html`<p class="help">${words.anyRule}</p>` : nothing}${fieldView(field, workshop)}`) : html`<p class="help">${names['role'] === 'stock' ? fill(words.stockElsewhere, { part: words.parts.stock }) : words.notInForm}</p>`}
      ${shown.length < fields.length ? html`<p class="help">${words.moreInText}</p>` : nothing} ${choosingView(fields, title, workshop)} ${actButtons(acts, workshop)}`;
  }
}

customElements.define('recipe-form', FormPart);
