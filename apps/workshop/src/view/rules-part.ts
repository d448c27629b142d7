import type { LanguageTag, Variant } from '@patience/core';
import { rulesBlocks } from '@patience/core/rules-page';
import type { ReadRecipe } from '@patience/recipe';
import { describe, type Description } from '@patience/recipe/describe';
import { html, nothing, type TemplateResult } from 'lit';
import type { WorkshopWords } from '../words/index.js';
import { WorkshopPart } from './workshop-part.js';

/** The rules of the patience on the table, described from its data. The description takes a while, so that it is left out until it is read. */
export class RulesPart extends WorkshopPart {
  #isOpen = false;

  protected override render(): TemplateResult | typeof nothing {
    const { read } = this.bench.onTable;
    if (!read.ok) return nothing;
    return html`<details class="part rules-text" @toggle=${(event: Event) => this.#toggle((event.target as HTMLDetailsElement).open)}>
      <summary><h2>${this.words.rules}</h2></summary>
      ${this.#isOpen ? rulesText(read, this.words, this.workshop.lang) : nothing}
    </details>`;
  }

  #toggle(open: boolean): void {
    if (open === this.#isOpen) return;
    this.#isOpen = open;
    this.draw();
  }
}

customElements.define('draft-rules', RulesPart);

const described = new WeakMap<Variant, Description>();

/** Returns a patience with its rules described in the language of the page. The result is cached. */
function describedIn(variant: Variant, lang: LanguageTag): Description {
  const known = described.get(variant) ?? describe(variant, lang);
  described.set(variant, known);
  return known;
}

function rulesText({ value }: Extract<ReadRecipe, { ok: true }>, words: WorkshopWords, lang: LanguageTag): TemplateResult {
  const { rules, unsaid } = describedIn(value, lang);
  const own = (value.strings[lang] ?? value.strings['en'])?.rules;
  return html`${rulesBlocks(own || rules).map(({ kind, texts }) => (kind === 'heading' ? html`<h3>${texts}</h3>` : kind === 'list' ? html`<ul>${texts.map((text) => html`<li>${text}</li>`)}</ul>` : html`<p>${texts.join(' ')}</p>`))}
  ${unsaid.length > 0 ? html`<p class="help">${words.unsaid}</p>` : nothing}`;
}
