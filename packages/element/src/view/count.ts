import { html, nothing, type TemplateResult } from 'lit/html.js';

/** A number on a card or place, for who sees: names say it for who listens. */
export const countTemplate = (n: number | undefined): TemplateResult | typeof nothing =>
  n === undefined ? nothing : html`<span class="count" part="count" aria-hidden="true">${n}</span>`;
