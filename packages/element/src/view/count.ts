import { html, nothing, type TemplateResult } from 'lit/html.js';

/** Renders the number of cards for sighted players. The button's name has it for screen readers. */
export const countTemplate = (n: number | undefined): TemplateResult | typeof nothing =>
  n === undefined ? nothing : html`<span class="count" part="count" aria-hidden="true">${n}</span>`;
