import { wordsOf } from '@patience/core';
import { html, type TemplateResult } from 'lit';
import { controlName } from '../form/edited-field.js';
import { optionsOf } from '../form/options.js';
import type { Change } from '../workbench.js';
import { loadWorkshopWords } from '../words/index.js';
import { formView } from './form-view.js';
import './grid-part.js';
import { complaintContext, groupedBy } from './mistakes-view.js';
import { WorkshopPart } from './workshop-part.js';

/** The form with which the player edits the recipe. It shows an edit at once; at the start of the page its closed parts come after the open one. */
export class FormPart extends WorkshopPart {
  protected override follow(change: Change): void {
    if (change !== 'list') this.draw();
  }

  protected override firstUpdated(): void {
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const { workshop, bench, words } = this;
    const { recipe } = bench.now;
    if (!recipe) return html`<p class="note">${words.notJson}</p>`;
    const { read } = bench.onTable;
    const says = read.ok ? wordsOf(read.value, workshop.lang) : undefined;
    return formView(workshop.parts, {
      ...complaintContext(workshop),
      complaints: groupedBy('field', workshop.complaints),
      inSections: groupedBy('section', workshop.complaints),
      change: (field, value) => bench.change(field.set(value), controlName(field)),
      actions: says?.actions ?? {},
      options: Object.keys(optionsOf(recipe)),
      optionWords: says?.options ?? {},
      cut: (text) => workshop.say(text),
      recipe,
      spoken: () => Promise.all(workshop.named.map(async (tag) => [tag, await loadWorkshopWords(tag)] as const)),
      above: { piles: html`<pile-grid .workshop=${workshop}></pile-grid>` },
      closed: this.hasUpdated,
    });
  }
}

customElements.define('recipe-form', FormPart);
