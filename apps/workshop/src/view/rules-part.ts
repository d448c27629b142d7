import type { Variant } from '@patience/core';
import { rulesBlocks } from '@patience/core/rules-page';
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { WorkshopPart } from './workshop-part.js';

type Describe = (typeof import('@patience/recipe/describe'))['describe'];

/** The rules of the patience on the table, described from its data by a module that is loaded when the part is opened. */
export class RulesPart extends WorkshopPart {
  #describe: Describe | undefined;

  protected override render(): TemplateResult | typeof nothing {
    const { read } = this.bench.onTable;
    if (!read.ok) return nothing;
    return this.closable('rules-text', this.words.rules, () =>
      guard([read.value, this.#describe], () => (this.#describe ? this.#text(read.value, this.#describe) : nothing)),
    );
  }

  protected override async toggled(): Promise<void> {
    if (this.#describe) return;
    this.#describe = (await import('@patience/recipe/describe')).describe;
    this.draw();
  }

  #text(variant: Variant, describe: Describe): TemplateResult {
    const { lang } = this.workshop;
    const { rules, unsaid } = describe(variant, lang);
    const own = (variant.strings[lang] ?? variant.strings['en'])?.rules;
    return html`${rulesBlocks(own || rules).map(({ kind, texts }) => (kind === 'heading' ? html`<h3>${texts}</h3>` : kind === 'list' ? html`<ul>${texts.map((text) => html`<li>${text}</li>`)}</ul>` : html`<p>${texts.join(' ')}</p>`))}
    ${unsaid.length > 0 ? html`<p class="help">${this.words.unsaid}</p>` : nothing}`;
  }
}

customElements.define('draft-rules', RulesPart);
